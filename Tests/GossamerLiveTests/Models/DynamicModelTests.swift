// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerLive

@Suite(.alone) struct DynamicModelTests {
  private let json = """
    {"name": "Dominik", "age": 42, "size": 1.85, "isHere": true, "partner": null,
     "tags": ["a", 2, null, {"deep": "er"}], "address": {"city": "Köln"}}
    """

  @Test func hasTheMembersOfTheObject() throws {
    let model = try DynamicModel(json: json)
    #expect(
      model.codingKeys == ["address", "age", "isHere", "name", "partner", "size", "tags"])
    #expect(try model.value(forKey: "name") as? String == "Dominik")
    #expect(try model.value(forKey: "age") as? Int == 42)
    #expect(try model.value(forKey: "size") as? Double == 1.85)
    #expect(try model.value(forKey: "isHere") as? Bool == true)
    #expect(try model.value(forKey: "partner") == nil)
    #expect(try model.value(forKeyPath: "address.city") as? String == "Köln")
    let tags = try #require(try model.value(forKey: "tags") as? [Any?])
    #expect(tags.count == 4)
    #expect(tags[0] as? String == "a")
    #expect(tags[1] as? Int == 2)
    #expect(tags[2] == nil)
    #expect(try (tags[3] as? DynamicModel)?.value(forKey: "deep") as? String == "er")
  }

  @Test func notifiesTheReadersOfAMember_AndNobodyElse() throws {
    let model = try DynamicModel(json: json)
    var (names, ages, cities) = (0, 0, 0)
    let scopes = [
      ("name", ObservationScope { names += 1 }), ("age", ObservationScope { ages += 1 }),
      ("address.city", ObservationScope { cities += 1 }),
    ]
    for (keyPath, scope) in scopes { scope.track { _ = try? model.value(forKeyPath: keyPath) } }
    try model.setValue("Anna", forKey: "name")
    #expect((names, ages, cities) == (1, 0, 0))
    try model.setValue("Bonn", forKeyPath: "address.city")
    #expect((names, ages, cities) == (1, 0, 1))
    #expect(try model.value(forKeyPath: "address.city") as? String == "Bonn")
  }

  @Test func acceptsValuesOfAnyType() throws {
    let model = try DynamicModel(json: json)
    try model.setValue(3, forKey: "partner")
    try model.setValue(nil, forKey: "name")
    #expect(try model.value(forKey: "partner") as? Int == 3)
    #expect(try model.value(forKey: "name") == nil)
  }

  @Test(arguments: [
    ("nmae", "the model has no member 'nmae'. Did you mean 'name'?"),
    ("telephone", "the model has no member 'telephone'. Add it to the data of the model."),
    (
      "name.first",
      """
      the key path 'name.first' goes too far: 'name' is of type String, which has no keys. Let the \
      key path end there, or make the class Wirable.
      """
    ),
  ])
  func saysWhatIsWrong_WhenAKeyPathLeadsNowhere(keyPath: String, message: String) throws {
    let model = try DynamicModel(json: json)
    let error = #expect(throws: KeyValueCodingError.self) {
      try model.setValue("x", forKeyPath: keyPath)
    }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    (
      "[1]",
      """
      person.json:1:1: The model is no object. Write its properties in braces: {"name": "Ada"}.
      """
    ),
    (
      "{\n  'name': 1}",
      "person.json:2:3: ''name'' stands where a member's name in double quotes has to be."
    ),
  ])
  func saysWhatIsWrong_WhenTheTextIsNoObject(text: String, message: String) {
    let error = #expect(throws: JSONError.self) {
      try DynamicModel(json: text, source: "person.json")
    }
    #expect(error?.description == message)
  }

  @Test func hasTheLaterMember_WhenTwoHaveOneName() throws {
    let model = try DynamicModel(json: #"{"a": 1, "a": 2}"#)
    #expect(try model.value(forKey: "a") as? Int == 2)
  }

  @Test func isObservedThroughAContainer() throws {
    let container = ModelContainer(model: try DynamicModel(json: json))
    var changes = 0
    let scope = ObservationScope { changes += 1 }
    scope.track {
      _ = try? (container.anyModel as? any KeyValueCoding)?.value(forKey: "name")
    }
    try (container.anyModel as? any KeyValueCoding)?.setValue("Anna", forKey: "name")
    #expect(changes == 1)
  }
}
