// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

/// The overrides are really called, by the Kit too.
@Suite(.alone) @MainActor struct CallTests {
  private let view = EveryView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func frameIsCalled_ByTheApplicationAndByAutoresizing() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(view)
    view.autoresizingMask = .flexibleWidth
    view.frame.origin.x = 10
    #expect(view.calls["frame"] == 1)
    outer.frame.size.width = 200
    #expect(view.calls["frame"] == 2)
    #expect(view.frame.width == 200)
    view.sizeToFit()
    #expect(view.calls["frame"] == 3)
    #expect(view.frame.size == CGSize(width: 30, height: 20))
  }

  @Test func boundsAndCenterAreCalled_ByAutoLayout() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let leading = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5)
    leading.isActive = true
    view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 0, width: 50, height: 40))
    #expect(view.calls["bounds"] == 1)
    #expect(view.calls["frame"] == nil)
    leading.constant = 6
    outer.layoutIfNeeded()
    #expect(view.calls["bounds"] == 1)
    #expect(view.calls["center"] == 2)
    #expect(view.frame.minX == 6)
  }

  @Test func addSubviewIsCalled_AndRefusesWhatItDoesNotPassOn() {
    class Picky: UIView {
      override func addSubview(_ view: UIView) {
        if view is UILabel { super.addSubview(view) }
      }
    }
    let picky: UIView = Picky()
    picky.addSubview(UIView())
    picky.addSubview(UILabel())
    #expect(picky.subviews.count == 1)
    view.addSubview(UILabel())
    #expect(view.calls["addSubview(_:)"] == 1)
    #expect(view.calls["didAddSubview(_:)"] == 1)
    view.insertSubview(UILabel(), at: 0)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(view.calls["insertSubview(_:at:)"] == 1)
    #expect(view.calls["exchangeSubview(at:withSubviewAt:)"] == 1)
  }

  @Test func subviewsChangePlaces() {
    let (one, two, three) = (UIView(), UIView(), UIView())
    let outer = UIView()
    for view in [one, two, three] { outer.addSubview(view) }
    outer.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(outer.subviews == [three, two, one])
    outer.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(outer.subviews == [three, two, one])
  }

  @Test func aStackAddsItsViews_ByAddSubview() {
    class Counting: UIStackView {
      var added = 0
      override func addSubview(_ view: UIView) {
        added += 1
        super.addSubview(view)
      }
    }
    let stack = Counting()
    stack.addArrangedSubview(UILabel())
    #expect(stack.added == 1)
  }

  @Test func layoutStartsFromTheTopmostViewThatNeedsIt() {
    let (top, middle) = (EveryView(frame: view.frame), EveryView(frame: view.frame))
    top.addSubview(middle)
    middle.addSubview(view)
    top.layoutIfNeeded()
    let views = [top, middle, view]
    let before = views.map { $0.calls["layoutSubviews()", default: 0] }
    top.setNeedsLayout()
    middle.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(views.map { $0.calls["layoutSubviews()"] } == before.map { $0 + 1 })
    // An ancestor above a view that needs no layout isn't laid out yet.
    top.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(top.calls["layoutSubviews()"] == before[0] + 1)
    #expect(view.calls["layoutSubviews()"] == before[2] + 2)
  }

  @Test func tintIsNeverNil_AndMayBeSetToInherit() {
    view.tintColor = .systemRed
    #expect(view.calls["tintColor"] == 1)
    view.tintColor = nil
    let color: UIColor = view.tintColor
    #expect(color == .tintColor)
    let label = UILabel()
    label.textColor = nil
    label.font = nil
    #expect(label.textColor == .label)
    #expect(label.font.pointSize == 17)
    #expect(label.layer.borderColor == UIColor.black.cgColor)
    #expect(UIButton(type: .custom).titleColor(for: .normal) == .white)
  }

  @Test func fittingGoesThroughTheLongForm() {
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let member =
      "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"
    #expect(view.calls[member] == 1)
  }

  @Test func controlsSendByTheirOverrides() {
    let control = EveryControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(control.sent == [.touchUpInside])
    #expect(control.performed == 1)
    let button = EveryButton(type: .system)
    button.setTitle("send", for: .normal)
    #expect(button.titleLabel?.text == "SEND")
  }

  @Test func controllersAreCalledInUIKitsOrder() {
    let controller = EveryController(nibName: nil, bundle: nil)
    let screen = Screen(controller)
    let order = [
      "view", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
      "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "viewDidAppear(_:)",
    ]
    #expect(controller.calls == order)
    let presented = UIViewController()
    controller.show(presented, sender: nil)
    #expect(controller.calls.last == "present(_:animated:completion:)")
    screen.update()
    #expect(controller.presentedViewController === presented)
  }

  @Test func navigationPushes_ByItsOverride() {
    let navigation = EveryNavigationController(rootViewController: UIViewController())
    #expect(navigation.pushed == 1)
    navigation.topViewController?.show(UIViewController(), sender: nil)
    #expect(navigation.pushed == 2)
  }

  @Test func aTapGoesToTheView_ThatTheHitTestReturns() throws {
    class Roomy: UIButton {
      var events: [UIEvent.EventType?] = []
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        events.append(event?.type)
        return bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    class Glass: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let controller = UIViewController()
    var presses = 0
    let button = Roomy(type: .custom)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    button.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
    button.accessibilityLabel = "Go"
    let glass = Glass(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    for view in [button, glass, self.view] { controller.view.addSubview(view) }
    let screen = Screen(controller)
    #expect(screen.window.hitTest(CGPoint(x: 95, y: 135), with: nil) === button)
    #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    // The view lies in front, so it was asked both times.
    #expect(view.calls["hitTest(_:with:)"] == 2)
    try screen.button("Go").tap()
    #expect(presses == 1)
    #expect(button.events.contains(.touches))
  }

  @Test func endEditingEndsIt_InSubviews() throws {
    let (controller, field) = (UIViewController(), UITextField(frame: view.frame))
    let stubborn = StubbornDelegate()
    field.delegate = stubborn
    let other = UIView()
    for view in [field, other] { controller.view.addSubview(view) }
    let screen = Screen(controller)
    #expect(field.becomeFirstResponder())
    #expect(!other.endEditing(true))
    #expect(!controller.view.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(controller.view.endEditing(true))
    #expect(!field.isFirstResponder)
    #expect(!controller.view.endEditing(true))
    #expect(screen.window.rootViewController === controller)
  }

  @Test func aDelegateThatIsNotFinal_IsMadeAsMainMakesIt() throws {
    let type: any UIApplicationDelegate.Type = AppDelegate.self
    let created = (type as? UIResponder.Type)?.init(coder: NSCoder())
    let delegate = try #require(created as? any UIApplicationDelegate)
    #expect(delegate is AppDelegate)
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    let start: () -> Void = AppDelegate.main
    withExtendedLifetime(start) {}
  }

  @Test func theTemplatesWork() {
    let controller = ViewController()
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    controller.view.addSubview(card)
    controller.view.addSubview(PhoneField(frame: CGRect(x: 0, y: 70, width: 100, height: 34)))
    let screen = Screen(controller)
    #expect(card.title.frame == CGRect(x: 8, y: 8, width: 84, height: 44))
    #expect(throws: Never.self) { try screen.textField("Phone").tap() }
  }

  // MARK: - Tables

  @Test func aTableIsEdited_ByUIKitsCallsInUIKitsOrder() throws {
    let controller = EveryTableController(style: .plain)
    let screen = Screen(UINavigationController(rootViewController: controller))
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    screen.update()
    #expect(controller.calls == [])
    try screen.button("Edit").tap()
    screen.advance(by: 1)
    #expect(
      controller.calls == [
        "setEditing true", "canEdit 0", "style 0", "indent 0", "canMove 0", "canEdit 1", "style 1",
        "indent 1", "canMove 1", "canEdit 2", "style 2", "indent 2", "canMove 2",
      ])
    let table = try #require(controller.tableView)
    let cell = try #require(table.cellForRow(at: [0, 1]) as? EveryCell)
    #expect(cell.editings == [true])
    #expect(cell.editingStyle == .delete)
    try part("Reorder b", of: controller.view).drag(by: CGVector(dx: 0, dy: 44))
    screen.advance(by: 1)
    #expect(controller.names == ["a", "c", "b"])
    #expect(controller.calls.contains("move 1 to 2"))
    try part("Insert a", of: controller.view).tap()
    screen.advance(by: 1)
    #expect(controller.names == ["new", "a", "c", "b"])
    try part("Delete c", of: controller.view).tap()
    screen.advance(by: 1)
    #expect(cell.showingDeleteConfirmation == false)
    try screen.button("Remove").tap()
    screen.advance(by: 1)
    #expect(controller.names == ["new", "a", "b"])
    #expect(controller.calls.suffix(2).contains("didEnd nil"))
    try screen.button("Done").tap()
    #expect(!table.isEditing)
    #expect(cell.editings.last == false)
  }

  /// The view with an accessibility label.
  private func part(_ label: String, of view: UIView) throws -> UIView {
    func find(_ view: UIView) -> UIView? {
      view.accessibilityLabel == label && !view.isHidden
        ? view : view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(view), "There is no '\(label)'.")
  }

  private final class StubbornDelegate: UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  }
}
