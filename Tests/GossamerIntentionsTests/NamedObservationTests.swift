// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerLive
import GossamerTestSupport
import Testing

/// Observation by names, as documents use it.
@Suite(.alone) struct NamedObservationTests {
  let container = AnyModelContainer()
  let pilot = Pilot(name: "Amelia")
  let label = CountingLabel()
  let intention = ObserveIntention()

  private func observe(
    _ source: any KeyValueCoding, _ sourceKeyPath: String, _ target: any KeyValueCoding,
    _ targetKeyPath: String
  ) throws {
    try intention.observe(source, sourceKeyPath, target, targetKeyPath)
  }

  @Test func showsTheValue_AndFollowsIt() throws {
    container.anyModel = pilot
    try observe(container, "model.name", label, "text")
    #expect(label.text == "Amelia")
    for number in 1...100 { pilot.name = "Amelia \(number)" }
    nextFrame()
    #expect(label.text == "Amelia 100")
    #expect(label.settings == 2)
  }

  @Test func awakesOnce_WhenAControllerGetsItToo() throws {
    container.anyModel = pilot
    try observe(container, "model.name", label, "text")
    UIViewController().intentions = [intention]
    label.text = "typed"
    nextFrame()
    #expect(label.text == "typed")
  }

  @Test func leavesTextOfOthers_WhenAnotherPropertyChanges() throws {
    container.anyModel = pilot
    try observe(container, "model.name", label, "text")
    label.text = "typed"
    pilot.hours += 1
    nextFrame()
    #expect(label.text == "typed")
  }

  @Test func showsTheNewModel_EvenIfItsValueIsTheSame() throws {
    container.anyModel = pilot
    try observe(container, "model.name", label, "text")
    label.text = "typed"
    container.anyModel = Pilot(name: "Amelia")
    nextFrame()
    #expect(label.text == "Amelia")
  }

  @Test func leavesTheTargetAlone_AsLongAsThereIsNoModel() throws {
    label.text = "Label"
    let messages = try messages { try observe(container, "model.name", label, "text") }
    #expect(label.text == "Label")
    #expect(messages.isEmpty)
    container.anyModel = pilot
    nextFrame()
    #expect(label.text == "Amelia")
    container.anyModel = nil
    nextFrame()
    #expect(label.text == nil)
  }

  @Test func leavesATargetAlone_WhenTheModelGoesAwayAndItCannotBeNil() throws {
    container.anyModel = pilot
    pilot.hours = 36
    let messages = try messages {
      try observe(container, "model.hours", label, "tag")
      container.anyModel = nil
      nextFrame()
    }
    #expect(label.tag == 36)
    #expect(messages.isEmpty)
  }

  @Test func showsNothing_WhereTheValueIsNil() throws {
    container.anyModel = pilot
    label.text = "Label"
    try observe(container, "model.nickname", label, "text")
    #expect(label.text == nil)
    label.text = "typed"
    pilot.name = "Bessie"
    nextFrame()
    #expect(label.text == "typed")
    pilot.nickname = "Meeley"
    nextFrame()
    #expect(label.text == "Meeley")
  }

  @Test func followsTheObjectsOnThePath_AndWaitsWhileOneIsNil() throws {
    container.anyModel = pilot
    label.text = "Label"
    try observe(container, "model.plane.name", label, "text")
    #expect(label.text == "Label")
    pilot.plane = Plane(name: "Vega")
    nextFrame()
    #expect(label.text == "Vega")
    pilot.plane?.name = "Electra"
    nextFrame()
    #expect(label.text == "Electra")
    pilot.plane = nil
    nextFrame()
    #expect(label.text == nil)
  }

  @Test func observesAnObjectWithoutAContainer() throws {
    try observe(pilot, "name", label, "text")
    pilot.name = "Bessie"
    nextFrame()
    #expect(label.text == "Bessie")
  }

  @Test func observesAModelMadeOfData() throws {
    let model = try DynamicModel(json: #"{"name": "Amelia", "plane": {"name": "Vega"}}"#)
    container.anyModel = model
    try observe(container, "model.plane.name", label, "text")
    #expect(label.text == "Vega")
    try model.setValue("Electra", forKeyPath: "plane.name")
    nextFrame()
    #expect(label.text == "Electra")
  }

  @Test func writesAlongTheKeyPathOfTheTarget() throws {
    pilot.hours = 7
    try observe(pilot, "hours", label, "layer.cornerRadius")
    #expect(label.layer.cornerRadius == 7)
  }

  // MARK: - A person's changes

  @Test(arguments: [true, false], [true, false])
  func showsTheModelAgain_WhenAPersonSetsAnEqualValue(observesByName: Bool, setsByName: Bool) throws
  {
    let controller = UIViewController()
    let container = ModelContainer(model: pilot)
    if observesByName {
      try observe(container, "model.name", label, "text")
    } else {
      controller.intentions = [ObserveIntention(from: container, \.name, to: label, \.text)]
      nextFrame()
    }
    label.text = "typed"
    if setsByName {
      try container.setValue("Amelia", forModelKeyPath: "name")
    } else {
      try container.setValue("Amelia", at: \.name)
    }
    nextFrame()
    #expect(label.text == "Amelia")
  }

  @Test func showsTheModelAgain_WhenThePropertyIsOneOfAnObjectInIt() throws {
    pilot.plane = Plane(name: "Vega")
    container.anyModel = pilot
    try observe(container, "model.plane.name", label, "text")
    label.text = "typed"
    try container.setValue(3, forModelKeyPath: "hours")
    nextFrame()
    #expect(label.text == "typed")
    try container.setValue("Vega", forModelKeyPath: "plane.name")
    nextFrame()
    #expect(label.text == "Vega")
  }

  @Test func showsAModelMadeOfDataAgain_WhenAPersonSetsAnEqualValue() throws {
    container.anyModel = try DynamicModel(json: #"{"name": "Amelia", "age": 39}"#)
    try observe(container, "model.name", label, "text")
    label.text = "typed"
    try container.setValue(40, forModelKeyPath: "age")
    nextFrame()
    #expect(label.text == "typed")
    try container.setValue("Amelia", forModelKeyPath: "name")
    nextFrame()
    #expect(label.text == "Amelia")
  }

  @Test func doesNotSetAnOutlet_ThatHasTheObject() throws {
    let hangar = Hangar()
    pilot.plane = Plane(name: "Vega")
    hangar.plane = pilot.plane
    container.anyModel = pilot
    try observe(container, "model.plane", hangar, "plane")
    #expect(hangar.arrivals == 1)
    pilot.plane = Plane(name: "Electra")
    nextFrame()
    #expect(hangar.arrivals == 2)
    #expect(hangar.plane === pilot.plane)
  }

  // MARK: - Lifetime

  @Test func keepsTheContainerAlive_ButNeitherTargetNorAnotherSource() throws {
    var (container, label): (AnyModelContainer?, UILabel?) = (
      ModelContainer(model: pilot), UILabel()
    )
    weak let sourceContainer = container
    weak let target = label
    try observe(#require(container), "model.name", #require(label), "text")
    (container, label) = (nil, nil)
    #expect(sourceContainer != nil)
    #expect(target == nil)
    var plane: Plane? = Plane(name: "Vega")
    weak let source = plane
    let other = ObserveIntention()
    try other.connect([
      "sourceObject": plane, "sourceKeyPath": "name", "target": self.label, "targetKeyPath": "text",
    ])
    other.awakeFromNib()
    nextFrame()
    plane = nil
    #expect(source == nil)
  }
}

/// Counts how often its outlet is set.
private final class Hangar: Wirable {
  var plane: Plane? {
    didSet { arrivals += 1 }
  }
  private(set) var arrivals = 0

  static var wires: AnyWires { Wires<Hangar>().outlet("plane", \.plane) }
}
