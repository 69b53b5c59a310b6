// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// The appearance of a screen: when it has its size, and the reason that it knows.
@Suite(.alone) @MainActor struct TransitionTests {
  @Test func isAppearing_WithItsSizeAndInItsWindow_BeforeItIsLaidOut() {
    let (parent, child) = (UIViewController(), TransitionScreen())
    parent.addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    parent.view.addSubview(child.view)
    NSLayoutConstraint.activate([
      child.view.widthAnchor.constraint(equalTo: parent.view.widthAnchor, multiplier: 0.5),
      child.view.heightAnchor.constraint(equalToConstant: 30),
      child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
      child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
    ])
    child.didMove(toParent: parent)
    let window = makeWindow(parent)
    #expect(
      child.calls == ["willAppear", "isAppearing 200 x 30, in a window", "willLayout", "didAppear"])
    child.calls = []
    window.rootViewController = nil
    window.rootViewController = parent
    Interface.current.updateCycle.updateToRest()
    #expect(child.calls.filter { $0.hasPrefix("isAppearing") }.count == 1)
  }

  @Test func knowsThatItIsPresentedAndDismissed() {
    let (root, screen) = (UIViewController(), TransitionScreen())
    let window = makeWindow(root)
    root.present(screen, animated: false)
    Interface.current.updateCycle.updateToRest()
    #expect(screen.reasons == ["willAppear presented", "didAppear presented"])
    #expect(!screen.isBeingPresented)
    screen.reasons = []

    // A screen that reappears from below another one is neither presented nor pushed.
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    screen.present(cover, animated: false)
    Interface.current.updateCycle.updateToRest()
    screen.dismiss(animated: false)
    Interface.current.updateCycle.updateToRest()
    #expect(
      screen.reasons == ["willDisappear ", "didDisappear ", "willAppear ", "didAppear "])
    screen.reasons = []

    root.dismiss(animated: false)
    Interface.current.updateCycle.updateToRest()
    #expect(screen.reasons == ["willDisappear dismissed", "didDisappear dismissed"])
    #expect(!screen.isBeingDismissed)
    #expect(window.rootViewController === root)
  }

  @Test func knowsThatItIsPushedAndPopped() {
    let screen = TransitionScreen()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = makeWindow(navigation)
    navigation.pushViewController(screen, animated: false)
    Interface.current.updateCycle.updateToRest()
    #expect(screen.reasons == ["willAppear toParent", "didAppear toParent"])
    screen.reasons = []
    navigation.pushViewController(UIViewController(), animated: false)
    Interface.current.updateCycle.updateToRest()
    navigation.popViewController(animated: false)
    Interface.current.updateCycle.updateToRest()
    #expect(
      screen.reasons == ["willDisappear ", "didDisappear ", "willAppear ", "didAppear "])
    screen.reasons = []
    navigation.popViewController(animated: false)
    Interface.current.updateCycle.updateToRest()
    #expect(screen.reasons == ["willDisappear fromParent", "didDisappear fromParent"])
    #expect(!screen.isMovingFromParent)
    #expect(window.rootViewController === navigation)
  }

  @Test func beginsAndEndsEditing_ByItsButton() {
    let screen = EditableScreen()
    let button = screen.editButtonItem
    #expect(button === screen.editButtonItem)
    #expect(button.title == "Edit")
    let bar = UINavigationController(rootViewController: screen)
    screen.navigationItem.rightBarButtonItem = button
    let window = makeWindow(bar)
    button.button.sendActions(for: .primaryActionTriggered)
    #expect(screen.isEditing)
    #expect(button.title == "Done")
    #expect(button.style == .done)
    screen.isEditing = false
    #expect(button.title == "Edit")
    #expect(button.style == .plain)
    #expect(screen.calls == ["true animated", "false"])
    #expect(window.rootViewController === bar)
  }

  @Test func tellsOfTheSafeArea_BeforeLayout_AndOnlyWhenItChanges() {
    let controller = SafeAreaScreen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.hostSafeAreaInsets.top = 20
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Interface.current.updateCycle.updateToRest()
    #expect(controller.calls == ["controller 20"])
    #expect(controller.inner.calls == ["safe area 20", "layout"])
    controller.inner.calls = []

    controller.additionalSafeAreaInsets.top = 10
    Interface.current.updateCycle.updateToRest()
    #expect(controller.calls == ["controller 20", "controller 30"])
    #expect(controller.inner.calls.first == "safe area 30")
    controller.inner.calls = []

    // A view that moves out of the bar's way has no insets any more, and hears of it once.
    controller.inner.frame.origin.y = 100
    Interface.current.updateCycle.updateToRest()
    controller.inner.setNeedsLayout()
    Interface.current.updateCycle.updateToRest()
    #expect(controller.inner.calls == ["safe area 0", "layout"])
  }
}

private final class TransitionScreen: UIViewController {
  var calls: [String] = []
  var reasons: [String] = []

  private func note(_ call: String) {
    calls.append(call)
    let flags = [
      isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
      isMovingToParent && navigationController != nil ? "toParent" : nil,
      isMovingFromParent ? "fromParent" : nil,
    ]
    reasons.append("\(call) \(flags.compactMap { $0 }.joined(separator: ", "))")
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { calls.append("willLayout") }

  override func viewIsAppearing(_ animated: Bool) {
    let size = view.bounds.size
    let place = view.window == nil ? "in none" : "in a window"
    calls.append("isAppearing \(Int(size.width)) x \(Int(size.height)), \(place)")
  }
}

private final class EditableScreen: UIViewController {
  var calls: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append("\(editing)\(animated ? " animated" : "")")
  }
}

private final class SafeAreaScreen: UIViewController {
  var calls: [String] = []
  let inner = SafeAreaView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))

  override func viewDidLoad() { view.addSubview(inner) }

  override func viewSafeAreaInsetsDidChange() {
    calls.append("controller \(Int(view.safeAreaInsets.top))")
  }
}

private final class SafeAreaView: UIView {
  var calls: [String] = []

  override func safeAreaInsetsDidChange() { calls.append("safe area \(Int(safeAreaInsets.top))") }
  override func layoutSubviews() { calls.append("layout") }
}
