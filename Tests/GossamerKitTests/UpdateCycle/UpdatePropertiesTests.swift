// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Observation
import Synchronization
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct UpdatePropertiesTests {
  @Test func runsAgain_WhenSomethingHasChangedThatItRead() {
    let model = Model()
    let (window, view) = shownView(of: model)
    #expect(view.updates == 1)
    Interface.current.updateCycle.update()
    #expect(view.updates == 1)
    model.title = "new"
    #expect(view.title == "old")
    Interface.current.updateCycle.update()
    #expect(view.updates == 2)
    #expect(view.title == "new")
    model.unread = 1
    Interface.current.updateCycle.update()
    #expect(view.updates == 2)
    withExtendedLifetime(window) {}
  }

  @Test func runsOnce_WhenAPropertyIsSetAThousandTimes() {
    let model = Model()
    let (window, view) = shownView(of: model)
    for number in 1...1000 { model.title = "\(number)" }
    Interface.current.updateCycle.update()
    #expect(view.updates == 2)
    #expect(view.title == "1000")
    withExtendedLifetime(window) {}
  }

  @Test func asksTheHostOnce_WhenAThousandViewsReadWhatHasChanged() {
    withRecordingHost { host in
      let model = Model()
      let window = UIWindow(frame: .zero)
      let views = (0..<1000).map { _ in TitleView(model: model) }
      for view in views { window.addSubview(view) }
      window.makeKeyAndVisible()
      let requests = host.updateRequests
      for number in 1...1000 { model.title = "\(number)" }
      #expect(host.updateRequests == requests + 1)
      Interface.current.updateCycle.update()
      #expect(views.allSatisfy { $0.updates == 2 && $0.title == "1000" })
      #expect(host.updateRequests == requests + 1)
    }
  }

  @Test func runsAgain_WhenItWasAskedFor() {
    let (window, view) = shownView(of: Model())
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    Interface.current.updateCycle.update()
    #expect(view.updates == 2)
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    Interface.current.updateCycle.update()
    #expect(view.updates == 3)
    withExtendedLifetime(window) {}
  }

  @Test func runsBeforeConstraintsAndLayout_InTheSameCycle() {
    let window = UIWindow(frame: .zero)
    let view = NotingView()
    window.addSubview(view)
    var notes: [String] = []
    view.note = { note in
      notes.append(note)
      if note == "updateProperties" {
        view.setNeedsUpdateConstraints()
        view.setNeedsLayout()
      }
    }
    window.makeKeyAndVisible()
    Interface.current.updateCycle.update()
    notes = []
    view.setNeedsUpdateProperties()
    Interface.current.updateCycle.update()
    #expect(notes == ["updateProperties", "updateConstraints", "layoutSubviews"])
  }

  @Test func showsOneState_WhenOneUpdateChangesWhatAnotherReads() {
    let model = Model()
    let window = UIWindow(frame: .zero)
    let (reader, writer) = (TitleView(model: model), WritingView(model: model))
    window.addSubview(reader)
    window.addSubview(writer)
    window.makeKeyAndVisible()
    Interface.current.updateCycle.update()
    #expect(reader.title == "0 seen")
    model.unread = 7
    Interface.current.updateCycle.update()
    #expect(reader.title == "7 seen")
  }

  @Test func isNotCalledAnyMore_WhenTheViewHasLeftAndIsFreed() {
    let model = Model()
    weak var weakView: TitleView?
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    do {
      let view = TitleView(model: model)
      window.addSubview(view)
      Interface.current.updateCycle.update()
      weakView = view
      model.title = "changed"
      view.removeFromSuperview()
    }
    Interface.current.updateCycle.update()
    #expect(weakView == nil)
    model.title = "again"
  }

  @Test func runsInTheNextCycle_WhenTheChangeComesFromAnotherThread() async throws {
    let model = ThreadSafeModel()
    let window = UIWindow(frame: .zero)
    let view = CountView(model: model)
    window.addSubview(view)
    window.makeKeyAndVisible()
    Interface.current.updateCycle.update()
    #expect(view.count == 0)
    await Task.detached { model.count = 5 }.value
    // The change reaches the main actor by a task.
    try await eventually("the view follows") { view.count != 0 }
    #expect(view.count == 5)
  }

  @Test func namesTheViewsThatNeverComeToRest_Once() {
    let window = UIWindow(frame: .zero)
    let (one, other) = (RestlessView(), RestlessView())
    (one.other, other.other) = (other, one)
    one.accessibilityIdentifier = "one"
    other.accessibilityIdentifier = "other"
    window.addSubview(one)
    window.addSubview(other)
    window.makeKeyAndVisible()
    let messages = messages {
      Interface.current.updateCycle.update()
      Interface.current.updateCycle.update()
    }
    #expect(
      messages == [
        """
        The update cycle didn't come to rest in 100 rounds. These ask to run again each time the \
        cycle runs: RestlessView 'other'.updateProperties(), RestlessView 'one'.updateProperties().
        """
      ])
    one.other = nil
    other.other = nil
    Interface.current.updateCycle.update()
    let calls = one.calls + other.calls
    Interface.current.updateCycle.update()
    #expect(one.calls + other.calls == calls)
  }

  @Test func namesTheViewWhoseLayoutNeverComesToRest() {
    final class Shaking: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let view = Shaking()
    let messages = messages { view.layoutIfNeeded() }
    #expect(
      messages == [
        """
        Layout of Shaking didn't come to rest in 100 rounds. These ask to run again each time they \
        run: Shaking.layoutSubviews().
        """
      ])
  }

  private func shownView(of model: Model) -> (UIWindow, TitleView) {
    let window = UIWindow(frame: .zero)
    let view = TitleView(model: model)
    window.addSubview(view)
    window.makeKeyAndVisible()
    Interface.current.updateCycle.update()
    return (window, view)
  }
}

@Observable private final class Model {
  var title = "old"
  var unread = 0
}

/// A model that any thread may change.
nonisolated private final class ThreadSafeModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Mutex(0)

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      return stored.withLock { $0 }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.count) { stored.withLock { $0 = newValue } }
    }
  }
}

private final class TitleView: UIView {
  let model: Model
  private(set) var title = ""
  private(set) var updates = 0

  init(model: Model) {
    self.model = model
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func updateProperties() {
    updates += 1
    title = model.title
  }
}

private final class WritingView: UIView {
  let model: Model

  init(model: Model) {
    self.model = model
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func updateProperties() { model.title = "\(model.unread) seen" }
}

private final class CountView: UIView {
  let model: ThreadSafeModel
  private(set) var count = -1

  init(model: ThreadSafeModel) {
    self.model = model
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func updateProperties() { count = model.count }
}

/// A view that makes another one update its properties whenever it updates its own.
private final class RestlessView: UIView {
  weak var other: RestlessView?
  private(set) var calls = 0

  override func updateProperties() {
    calls += 1
    other?.setNeedsUpdateProperties()
  }
}
