// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Alerts as a person uses them. The window is 400 by 600 points.
@Suite(.alone) @MainActor struct AlertTests {
  private let notes = ScreenNotes()
  private let lower: UIViewController
  private let field = UITextField(frame: CGRect(x: 20, y: 80, width: 100, height: 34))
  private let screen: Screen

  init() {
    lower = UIViewController()
    field.placeholder = "Below"
    lower.view.addSubview(field)
    screen = Screen(lower, size: CGSize(width: 400, height: 600))
  }

  private func makeAlert(
    _ titles: [(String, UIAlertAction.Style)] = [("OK", .default)],
    title: String? = "Delete?", message: String? = "It can't be brought back.",
    style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in titles {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [notes, unowned lower] action in
          let isGone = lower.presentedViewController == nil
          notes.add("\(action.title ?? "nil")\(isGone ? "" : " too early")")
        })
    }
    return alert
  }

  private func present(_ alert: UIViewController) {
    lower.present(alert, animated: true)
    screen.update()
  }

  private func pressBeside() {
    Touch(
      on: screen.window, at: CGPoint(x: 10, y: 10), type: .indirectPointer, buttons: .primary
    ).lift()
    screen.update()
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
  private func frame(_ title: String) throws -> CGRect { frame(of: try screen.button(title)) }

  // MARK: - Choosing

  @Test func theHandlerIsCalledOnce_AfterTheDismissal() throws {
    let alert = makeAlert([("Delete", .destructive), ("Cancel", .cancel)])
    present(alert)
    #expect(notes.take() == [])
    let button = try screen.button("Delete")
    try button.tap()
    button.performPrimaryAction()
    screen.update()
    #expect(notes.take() == ["Delete"])
    #expect(lower.presentedViewController == nil && alert.view.window == nil)
  }

  @Test func aHandlerPresentsTheNextAlert() throws {
    let next = makeAlert(title: "Next")
    let alert = makeAlert([])
    alert.addAction(
      UIAlertAction(title: "Go on", style: .default) { [lower] _ in
        lower.present(next, animated: true)
      })
    present(alert)
    try screen.button("Go on").tap()
    screen.update()
    #expect(lower.presentedViewController === next)
  }

  @Test func noHandlerIsCalled_WhenCodeDismisses() {
    present(makeAlert())
    lower.dismiss(animated: true)
    screen.update()
    #expect(notes.take() == [] && lower.presentedViewController == nil)
  }

  @Test func aDisabledActionCanBeChosen_OnceItIsEnabled() throws {
    let alert = makeAlert([("Save", .default)])
    alert.actions.first?.isEnabled = false
    present(alert)
    let save = try screen.button("Save")
    #expect(throws: ScreenError.self) { try save.tap() }
    alert.actions.first?.isEnabled = true
    try save.tap()
    #expect(notes.take() == ["Save"])
  }

  @Test func nothingIsLeft_WhenAHandlerRefersToItsAlert() throws {
    weak var gone: UIAlertController?
    do {
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [notes] _ in
          notes.add(alert.textFields?.first?.text ?? "nil")
        })
      gone = alert
      present(alert)
    }
    try screen.find(UITextField.self).insertText("Anna")
    try screen.button("OK").tap()
    screen.update()
    #expect(notes.take() == ["Anna"])
    #expect(gone == nil)
  }

  // MARK: - Keys

  nonisolated static let escapes: [([String], String?)] = [
    (["OK", "cancel:No"], "No"), (["OK"], "OK"), (["Yes", "Maybe"], nil),
  ]

  @Test(arguments: escapes)
  func escapeChoosesTheCancelAction_OrTheOnlyOne(titles: [String], chosen: String?) {
    let actions = titles.map { title in
      title.hasPrefix("cancel:")
        ? (String(title.dropFirst(7)), UIAlertAction.Style.cancel) : (title, .default)
    }
    present(makeAlert(actions))
    screen.pressEscape()
    #expect(notes.take() == [chosen].compactMap { $0 })
    #expect((lower.presentedViewController == nil) == (chosen != nil))
  }

  @Test func escapeCancels_EvenFromAField() throws {
    let alert = makeAlert([("OK", .default), ("Cancel", .cancel)])
    alert.addTextField()
    present(alert)
    #expect(try screen.find(UITextField.self).isFirstResponder)
    screen.pressEscape()
    #expect(notes.take() == ["Cancel"])
  }

  @Test func returnChoosesThePreferredAction_ElseTheFirstDefaultOne() {
    let alert = makeAlert([("Delete", .destructive), ("Keep", .default), ("Move", .default)])
    present(alert)
    screen.pressKey("\r")
    #expect(notes.take() == ["Keep"])
    let other = makeAlert([("Delete", .destructive), ("Keep", .default), ("Move", .default)])
    other.preferredAction = other.actions.last
    present(other)
    screen.pressKey("\r")
    #expect(notes.take() == ["Move"])
    present(makeAlert([("Delete", .destructive), ("Cancel", .cancel)]))
    screen.pressKey("\r")
    #expect(notes.take() == ["Cancel"])
  }

  @Test func returnGoesFromFieldToField_ThenChooses() throws {
    let alert = makeAlert([("Log in", .default)])
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    alert.actions.first?.isEnabled = false
    present(alert)
    let (name, password) = (try screen.textField("Name"), try screen.textField("Password"))
    #expect(name.isFirstResponder && alert.textFields == [name, password])
    name.insertText("Anna")
    try name.press(.return)
    #expect(password.isFirstResponder)
    password.insertText("secret")
    try password.press(.return)
    #expect(lower.presentedViewController === alert && notes.take() == [])
    alert.actions.first?.isEnabled = true
    try password.press(.return)
    #expect(notes.take() == ["Log in"] && password.text == "secret")
  }

  @Test func theKeyboardGoesBack_WhenTheAlertIsGone() throws {
    try field.tap()
    let alert = makeAlert()
    alert.addTextField()
    present(alert)
    #expect(alert.textFields?.first?.isFirstResponder == true && !field.isFirstResponder)
    try screen.button("OK").tap()
    screen.update()
    #expect(field.isFirstResponder)
  }

  // MARK: - Layout

  @Test func twoActionsStandSideBySide_TheCancelActionFirst() throws {
    present(makeAlert([("Delete", .destructive), ("Cancel", .cancel)]))
    let (delete, cancel) = (try frame("Delete"), try frame("Cancel"))
    #expect(cancel.minY == delete.minY && cancel.maxX < delete.minX)
    #expect(cancel.minX == 50 && delete.maxX == 350 && cancel.height == 44)
    screen.direction = .rightToLeft
    #expect(try frame("Cancel").minX > frame("Delete").minX)
  }

  @Test func longAndManyActionsAreStacked_TheCancelActionLast() throws {
    let long = "Delete everything for good"
    present(makeAlert([("Cancel", .cancel), (long, .destructive)]))
    #expect(try frame("Cancel").minY == frame(long).maxY + 1)
    #expect(try frame(long).width == 300)
    screen.pressEscape()
    present(makeAlert([("Cancel", .cancel), ("A", .default), ("B", .default)]))
    #expect(try [frame("A"), frame("B"), frame("Cancel")].map(\.height) == [44, 44, 44])
    #expect(try frame("A").minY < frame("B").minY && frame("B").minY < frame("Cancel").minY)
  }

  @Test func anAlertLiesInTheMiddle_AndHasRoomInANarrowWindow() throws {
    let alert = makeAlert()
    present(alert)
    #expect(alert.view.frame.midX == 200 && abs(alert.view.frame.midY - 300) <= 0.5)
    let height = alert.view.frame.height
    alert.message = String(repeating: "Once more. ", count: 20)
    screen.update()
    #expect(alert.view.frame.height > height + 40)
    #expect(abs(alert.view.frame.midY - 300) <= 0.5)
    screen.size = CGSize(width: 250, height: 600)
    #expect(alert.view.frame.minX == 16 && alert.view.frame.width == 218)
  }

  @Test func whatHasNoRoomIsScrolled_AndButtonsAreSeen() throws {
    let titles = (1...3).map { ("Action \($0)", UIAlertAction.Style.default) }
    let alert = makeAlert(titles, message: String(repeating: "Once more. ", count: 200))
    present(alert)
    #expect(alert.view.frame == CGRect(x: 50, y: 16, width: 300, height: 568))
    let views = try #require(screen.button("Action 1").superview?.superview?.subviews)
    let header = try #require(views.compactMap { $0 as? AlertHeader }.first)
    #expect(header.contentSize.height > header.bounds.height)
    try screen.button("Action 3").tap()
    #expect(notes.take() == ["Action 3"])
    let many = (1...40).map { ("Action \($0)", UIAlertAction.Style.default) }
    present(makeAlert(many))
    try screen.button("Action 40").scrollIntoView()
    try screen.button("Action 40").tap()
    #expect(notes.take() == ["Action 40"])
  }

  @Test func anActionSheetLiesBelow_AndInTheMiddleOfAWideWindow() throws {
    let sheet = makeAlert(
      [("Share", .default), ("Cancel", .cancel), ("Delete", .destructive)], style: .actionSheet)
    present(sheet)
    #expect(sheet.view.frame.minX == 8 && sheet.view.frame.maxY == 592)
    #expect(try frame("Cancel") == CGRect(x: 8, y: 536, width: 384, height: 56))
    #expect(try frame("Delete").maxY == 528)
    screen.size = CGSize(width: 1000, height: 600)
    #expect(sheet.view.frame.midX == 500 && abs(sheet.view.frame.midY - 300) <= 0.5)
    #expect(try frame("Cancel").minY == frame("Delete").maxY + 1)
  }

  @Test func aPressBesideCancelsAnActionSheet_AndNoAlert() {
    present(makeAlert([("A", .default), ("Cancel", .cancel)]))
    pressBeside()
    #expect(lower.presentedViewController != nil)
    screen.pressEscape()
    _ = notes.take()
    present(makeAlert([("A", .default), ("Cancel", .cancel)], style: .actionSheet))
    pressBeside()
    #expect(notes.take() == ["Cancel"])
  }

  @Test func isLiftedInTheDark_AndLeavesTheWindowItsTitle() {
    lower.title = "List"
    screen.style = .dark
    let alert = makeAlert()
    present(alert)
    #expect(alert.view.traitCollection.userInterfaceLevel == .elevated)
    #expect(alert.view.accessibilityLabel == "Delete?")
    #expect(screen.window.title == "List")
  }

  // MARK: - Bad input

  @Test func refusesWithTheReason() {
    let alert = makeAlert([("Cancel", .cancel)], title: "A")
    let sheet = makeAlert([("Share", .default)], title: "B", style: .actionSheet)
    let said = messages {
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(alert.actions[0])
      alert.preferredAction = UIAlertAction(title: "Other", style: .default)
      sheet.preferredAction = sheet.actions.first
      sheet.addTextField()
      present(alert)
      present(sheet)
    }
    #expect(
      said == [
        """
        The alert 'A': The action 'No' isn't added: the alert has a cancel action already, 'Cancel', \
        and can have only one.
        """,
        "The alert 'A': It has the action 'Cancel' already.",
        """
        The alert 'A': The action 'Other' can't be the preferred one: it isn't among the actions; add \
        it before.
        """,
        """
        The action sheet 'B': The action 'Share' can't be the preferred one: an action sheet has none.
        """,
        "The action sheet 'B': A text field can only be added to an alert, not to an action sheet.",
        """
        UIAlertController isn't presented on UIViewController (by UIViewController): it is already \
        presenting UIAlertController. Dismiss that one before, or present from it.
        """,
      ])
    #expect(alert.actions.count == 1 && alert.preferredAction == nil && sheet.textFields == nil)
  }

  @Test func anAlertWithNothingInIt_StaysUntilCodeDismissesIt() {
    let alert = makeAlert([], title: nil, message: nil)
    present(alert)
    screen.pressEscape()
    screen.pressKey("\r")
    #expect(lower.presentedViewController === alert && alert.view.frame.height == 0)
    lower.dismiss(animated: false)
    screen.update()
    #expect(lower.presentedViewController == nil)
  }
}
