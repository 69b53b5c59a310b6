// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct UIViewControllerTests {
  @Test func isToldOfItsAppearance_InUIKitsOrder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let controller = NotingController()
    let notes = Notes()
    controller.notes = notes
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.makeKeyAndVisible()
    Interface.current.updateCycle.update()
    #expect(
      notes.take() == [
        "loadView", "viewDidLoad", "willAppear", "updateProperties", "updateViewConstraints",
        "willLayout", "didLayout", "didAppear",
      ])
    #expect(controller.view.frame == window.bounds)
    Interface.current.updateCycle.update()
    #expect(notes.take() == [])
    window.rootViewController = nil
    #expect(notes.take() == ["willDisappear", "didDisappear"])
    window.rootViewController = controller
    Interface.current.updateCycle.update()
    #expect(notes.take() == ["willAppear", "didAppear"])
    window.isHidden = true
    #expect(notes.take() == ["willDisappear", "didDisappear"])
  }

  @Test func neverDidAppear_WhenItLeavesBeforeTheCycle() {
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    let controller = NotingController()
    let notes = Notes()
    window.rootViewController = controller
    controller.notes = notes
    window.rootViewController = nil
    Interface.current.updateCycle.update()
    #expect(notes.take() == ["willDisappear", "didDisappear"])
  }

  @Test func tellsItsChildren_WhenTheirViewsComeAndGo() {
    let window = UIWindow(frame: .zero)
    let (parent, child) = (NotingController(), NotingController())
    let notes = Notes()
    child.notes = notes
    window.rootViewController = parent
    window.makeKeyAndVisible()
    Interface.current.updateCycle.update()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    Interface.current.updateCycle.update()
    #expect(
      notes.take() == [
        "willMove(toParent)", "loadView", "viewDidLoad", "willAppear", "didMove(toParent)",
        "updateProperties", "updateViewConstraints", "willLayout", "didLayout", "didAppear",
      ])
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      notes.take() == [
        "willMove(toParent: nil)", "willDisappear", "didDisappear", "didMove(toParent: nil)",
      ])
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func tellsAChild_ThatIsAddedWhileTheParentAppears() {
    let window = UIWindow(frame: .zero)
    let (parent, child) = (NotingController(), NotingController())
    let notes = Notes()
    child.loadViewIfNeeded()
    child.notes = notes
    parent.whenItWillAppear = { [weak parent, weak child] in
      guard let parent, let child, child.parent == nil else { return }
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    window.rootViewController = parent
    window.makeKeyAndVisible()
    Interface.current.updateCycle.update()
    #expect(
      notes.take().filter { $0.contains("ppear") } == ["willAppear", "didAppear"])
    window.rootViewController = nil
    #expect(notes.take() == ["willDisappear", "didDisappear"])
  }

  @Test func handsItsWindowOver_WhileItLoadsOrAppears() {
    let other = UIViewController()
    for isLoading in [true, false] {
      let window = UIWindow(frame: .zero)
      let first = NotingController()
      let handOver = { [weak window] in
        guard let window else { return }
        window.rootViewController = other
      }
      if isLoading { first.whenItHasLoaded = handOver } else { first.whenItWillAppear = handOver }
      window.rootViewController = first
      window.makeKeyAndVisible()
      Interface.current.updateCycle.update()
      #expect(window.subviews == [other.view])
    }
  }

  @Test func refusesToBeItsOwnDescendant() {
    let (outer, inner) = (UIViewController(), UINavigationStub())
    outer.addChild(inner)
    let messages = messages {
      inner.addChild(outer)
      outer.addChild(outer)
    }
    #expect(
      messages == [
        "UIViewController can't be a child of UINavigationStub: it would contain itself.",
        "UIViewController can't be a child of UIViewController: it would contain itself.",
      ])
    #expect(outer.parent == nil)
  }

  @Test func leavesItsFormerParent_WhenAnotherAddsIt() {
    let (one, other, child) = (UIViewController(), UIViewController(), UIViewController())
    one.addChild(child)
    one.addChild(child)
    #expect(one.children.count == 1)
    other.addChild(child)
    #expect(one.children.isEmpty)
    #expect(other.children == [child])
  }

  @Test func showsAnEmptyView_WhenLoadViewMakesNone() {
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    let controller = Forgetful()
    let messages = messages { controller.loadViewIfNeeded() }
    #expect(
      messages == [
        """
        Forgetful.loadView() left the property 'view' unset. Set it there, or don't override \
        loadView(). The screen shows an empty view.
        """
      ])
    #expect(controller.isViewLoaded)
  }

  @Test func keepsWhatLoadViewAdds_WhenItReadsTheViewBeforeItSetsIt() {
    final class Early: UIViewController {
      let label = UILabel()
      override func loadView() {
        view.backgroundColor = .red
        view.addSubview(label)
      }
    }
    let controller = Early()
    let messages = messages { controller.loadViewIfNeeded() }
    #expect(
      messages == [
        """
        Early.loadView() reads the property 'view' before it has set it. Make the view there ('view = \
        UIView()'), or move the code to viewDidLoad(). The screen gets a plain view.
        """
      ])
    #expect(controller.view.subviews == [controller.label])
    #expect(controller.view.backgroundColor == .red)
  }

  @Test func tellsItsWindowItsTitle() throws {
    try withRecordingHost { host in
      let window = UIWindow(frame: .zero)
      let controller = UIViewController()
      controller.title = "One"
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let windowHost = try #require(host.windows.first)
      #expect(window.title == "One")
      let before = windowHost.chromeUpdates
      controller.title = "Two"
      controller.title = "Two"
      #expect(windowHost.chromeUpdates == before + 1)
      window.rootViewController = nil
      #expect(window.title == nil)
      #expect(windowHost.chromeUpdates == before + 2)
    }
  }

  @Test func isFreedWithItsViews_WhenItLeavesTheScreen() {
    weak var controller: UIViewController?
    weak var view: UIView?
    withRecordingHost { _ in
      let window = UIWindow(frame: .zero)
      window.makeKeyAndVisible()
      do {
        let screen = NotingController()
        let label = UILabel()
        screen.view.addSubview(label)
        let button = UIButton(type: .system)
        button.addTarget(screen, action: NotingController.viewDidLoad, for: .touchUpInside)
        screen.view.addSubview(button)
        (controller, view) = (screen, label)
        window.rootViewController = screen
        Interface.current.updateCycle.update()
        label.text = "changed"
        window.rootViewController = nil
      }
      Interface.current.updateCycle.update()
      #expect(controller == nil)
      #expect(view == nil)
    }
  }

  private final class UINavigationStub: UIViewController {}

  @Test func replacesTheViewOfAChild() {
    let (parent, first, second) = (UIViewController(), UIViewController(), UIViewController())
    for child in [first, second] { parent.addChild(child) }
    parent.view.addSubview(first.view)
    var ends: [Bool] = []
    parent.transition(
      from: first, to: second, duration: 0, animations: { ends.append(false) },
      completion: { ends.append($0) })
    #expect(second.view.superview === parent.view)
    Interface.current.updateCycle.updateToRest()
    #expect(ends == [false, true] && parent.view.subviews == [second.view])
  }
}

private final class Notes {
  private var notes: [String] = []

  func add(_ note: String) { notes.append(note) }

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}

private final class NotingController: UIViewController {
  var notes: Notes?
  var whenItHasLoaded: () -> Void = {}
  var whenItWillAppear: () -> Void = {}

  override func loadView() {
    notes?.add("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    notes?.add("viewDidLoad")
    whenItHasLoaded()
  }

  override func viewWillAppear(_ animated: Bool) {
    notes?.add("willAppear")
    whenItWillAppear()
  }

  override func viewDidAppear(_ animated: Bool) { notes?.add("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { notes?.add("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { notes?.add("didDisappear") }
  override func updateProperties() { notes?.add("updateProperties") }
  override func updateViewConstraints() { notes?.add("updateViewConstraints") }
  override func viewWillLayoutSubviews() { notes?.add("willLayout") }
  override func viewDidLayoutSubviews() { notes?.add("didLayout") }

  override func willMove(toParent parent: UIViewController?) {
    notes?.add(parent == nil ? "willMove(toParent: nil)" : "willMove(toParent)")
  }

  override func didMove(toParent parent: UIViewController?) {
    notes?.add(parent == nil ? "didMove(toParent: nil)" : "didMove(toParent)")
  }
}
