// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// An event for which a task waits, even if it is cancelled.
private final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  func wait() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

private struct Complaint: Error {}

/// A screen that begins a task when its view is loaded, and records the outcome.
private final class WorkingController: UIViewController {
  final class Outcome {
    var work: Task<Void, Never>?
    var said: [String] = []
  }

  let gate: Gate
  let outcome = Outcome()

  init(_ gate: Gate) {
    self.gate = gate
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    outcome.work = task { [gate, outcome] $controller in
      outcome.said.append("began")
      await gate.wait()
      outcome.said.append(controller == nil ? "alone" : "owned")
    }
  }
}

@Suite(.alone) @MainActor struct TaskTests {
  private let gate = Gate()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Interface.current.updateCycle.update()
  }

  @Test func freesAPoppedScreen_WhileItsTaskHangs() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    var controller: WorkingController? = WorkingController(gate)
    weak let freed = controller
    let outcome = controller?.outcome
    if let controller { navigation.pushViewController(controller, animated: false) }
    Interface.current.updateCycle.update()
    controller = nil
    #expect(freed != nil)
    #expect(outcome?.work?.isCancelled == false)
    navigation.popViewController(animated: false)
    Interface.current.updateCycle.updateToRest()
    #expect(freed == nil)
    #expect(outcome?.work?.isCancelled == true)
    #expect(outcome?.said == ["began"])
    gate.open()
    await outcome?.work?.value
    #expect(outcome?.said == ["began", "alone"])
  }

  /// The ways in which a screen ends although it is still retained.
  enum End: CaseIterable {
    case popped, poppedFromBelow, dismissed, dismissedInContainer, removed, replaced
  }

  @Test(arguments: End.allCases)
  func cancelsTheWork_WhenTheScreenEnds(end: End) async {
    let (root, controller) = (UIViewController(), WorkingController(gate))
    let navigation = UINavigationController(rootViewController: root)
    show(navigation)
    controller.loadViewIfNeeded()
    let finish: () -> Void
    switch end {
    case .popped:
      navigation.pushViewController(controller, animated: false)
      finish = { navigation.popViewController(animated: false) }
    case .poppedFromBelow:
      navigation.pushViewController(controller, animated: false)
      navigation.pushViewController(UIViewController(), animated: false)
      finish = { navigation.popToRootViewController(animated: false) }
    case .dismissed:
      root.present(controller, animated: false)
      finish = { root.dismiss(animated: false) }
    case .dismissedInContainer:
      let stack = UINavigationController(rootViewController: controller)
      root.present(stack, animated: false)
      finish = { [controller, stack] in
        #expect(controller.parent === stack)
        root.dismiss(animated: false)
      }
    case .removed:
      root.addChild(controller)
      root.view.addSubview(controller.view)
      finish = {
        controller.view.removeFromSuperview()
        controller.removeFromParent()
      }
    case .replaced:
      window.rootViewController = controller
      finish = { window.rootViewController = root }
    }
    Interface.current.updateCycle.updateToRest()
    #expect(controller.outcome.work?.isCancelled == false)
    finish()
    Interface.current.updateCycle.updateToRest()
    #expect(controller.outcome.work?.isCancelled == true)
    gate.open()
    await controller.outcome.work?.value
  }

  /// The events in the life of a screen.
  enum Change: CaseIterable {
    case covered, presentedOver, givenAnotherParent, pushedElsewhere, wrapped
  }

  @Test(arguments: Change.allCases)
  func goesOn_WhenTheScreenStays(change: Change) async {
    let controller = WorkingController(gate)
    switch change {
    case .covered:
      let navigation = UINavigationController(rootViewController: controller)
      show(navigation)
      navigation.pushViewController(UIViewController(), animated: false)
    case .presentedOver:
      show(controller)
      let over = UIViewController()
      over.modalPresentationStyle = .fullScreen
      controller.present(over, animated: false)
    case .givenAnotherParent:
      let (one, other) = (UIViewController(), UIViewController())
      show(one)
      one.addChild(controller)
      one.view.addSubview(controller.view)
      other.addChild(controller)
      other.view.addSubview(controller.view)
    case .pushedElsewhere:
      let parent = UIViewController()
      show(parent)
      parent.addChild(controller)
      parent.view.addSubview(controller.view)
      window.rootViewController = UINavigationController(rootViewController: controller)
    case .wrapped:
      show(controller)
      window.rootViewController = UINavigationController(rootViewController: controller)
    }
    Interface.current.updateCycle.updateToRest()
    #expect(controller.outcome.work?.isCancelled == false)
    gate.open()
    await controller.outcome.work?.value
    #expect(controller.outcome.said == ["began", "owned"])
  }

  @Test func begins_BeforeTheCallReturns() async {
    let controller = UIViewController()
    var said: [String] = []
    let work = controller.task { _ in
      said.append("first")
      await Task.yield()
      said.append("last")
    }
    said.append("called")
    await work.value
    #expect(said == ["first", "called", "last"])
  }

  @Test func handsAnErrorToTheOwner() async {
    let view = UIView()
    var shown: [String] = []
    let work = view.task { _ in
      await Task.yield()
      throw Complaint()
    } catch: { owner, error in
      shown.append("\(owner === view) \(error)")
    }
    await work.value
    #expect(shown == ["true Complaint()"])
  }

  @Test func showsNoError_WhenTheWorkIsCancelled() async {
    let controller = UIViewController()
    var shown = 0
    let work = controller.task { [gate] _ in
      await gate.wait()
      throw Complaint()
    } catch: { _, _ in
      shown += 1
    }
    controller.cancelTasks()
    gate.open()
    await work.value
    let stopped = controller.task { _ in
      throw CancellationError()
    } catch: { _, _ in
      shown += 1
    }
    await stopped.value
    #expect(shown == 0)
  }

  @Test func replacesWorkOfTheSameName_AndNoOther() async {
    let view = UIView()
    let works = ["image", "name", "image"].map { name in
      view.task(id: name) { [gate] _ in await gate.wait() }
    }
    #expect(works.map(\.isCancelled) == [true, false, false])
    gate.open()
    for work in works { await work.value }
    await view.task(id: "image") { _ in }.value
    #expect(works.map(\.isCancelled) == [true, false, false])
    #expect(view.tasks?.isEmpty == true)
  }

  @Test func cancelsWork_ThatWasReplacedInItsFirstPart() async {
    let view = UIView()
    let first = view.task(id: 1) { [gate] $owner in
      owner?.task(id: 1) { _ in }
      await gate.wait()
    }
    #expect(first.isCancelled)
    gate.open()
    await first.value
  }

  @Test func endsTheWorkOfViews_WhenTheyAreTakenOut() async {
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    let work = inner.task { [gate] _ in await gate.wait() }
    other.addSubview(inner)
    #expect(!work.isCancelled)
    outer.addSubview(other)
    #expect(!work.isCancelled)
    other.removeFromSuperview()
    #expect(work.isCancelled)
    gate.open()
    await work.value
  }

  @Test func endsTheWorkOfViews_WithTheScreenThatTheyAreOn() async {
    let (root, screen, image) = (UIViewController(), UIViewController(), UIImageView())
    screen.view.addSubview(image)
    let work = image.task { [gate] _ in await gate.wait() }
    let navigation = UINavigationController(rootViewController: root)
    show(navigation)
    navigation.pushViewController(screen, animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    Interface.current.updateCycle.updateToRest()
    #expect(screen.view.superview == nil)
    #expect(!work.isCancelled)
    navigation.popToRootViewController(animated: false)
    Interface.current.updateCycle.updateToRest()
    #expect(work.isCancelled)
    gate.open()
    await work.value
  }

  @Test func endsTheWorkOfAView_WhenItIsFreed() async {
    var view: UIView? = UIView()
    let work = view?.task { [gate] _ in await gate.wait() }
    view = nil
    #expect(work?.isCancelled == true)
    gate.open()
    await work?.value
  }
}
