// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// Menus in a real window, by the mouse and by the keyboard.
  @Suite struct MenuTests {
    private let board = MenuBoard(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    @Test func theSecondaryButton_OpensTheMenu_AndAClickChooses() async throws {
      let shown = try await Stage.show(board, size: CGSize(width: 400, height: 400))
      try await Person.clicksSecondarily(board.card, in: shown)
      let popover = try await openPopover(in: shown)
      #expect(Self.texts(in: popover) == ["Note", "Rename", "Sort by", "Delete"])
      try await Stage.settle(shown)
      // 8 points from the pointer's row lies the title, then come the entries.
      try await Person.movesByPointer(right: 30, down: 60)
      try await Person.clicksThere()
      try await Stage.eventually("something is chosen") { board.calls.last != "will display" }
      #expect(board.calls.suffix(2) == ["will end", "rename"])
      #expect(shown.window.shownMenu == nil)
      try await Stage.eventually("the popover is gone") { try Self.popover(in: shown) == nil }
      // The release went to the menu. The next press works nevertheless.
      try await Person.clicks(CGPoint(x: 380, y: 380), of: board, in: shown)
      try await Stage.eventually("the tap is heard") { board.calls.last == "tap" }
    }

    @Test func keys_OpenTheMenu_GoIntoTheSubmenu_AndLeaveIt() async throws {
      let shown = try await Stage.show(board, size: CGSize(width: 400, height: 400))
      board.card.becomeFirstResponder()
      try await Stage.settle(shown)
      try await Person.presses("shift+F10")
      _ = try await openPopover(in: shown)
      try await Stage.settle(shown)
      for key in ["Down", "Right", "Left", "Right", "Return"] { try await Person.presses(key) }
      try await Stage.eventually("the entry of the submenu is chosen") {
        board.calls.last == "by name"
      }
      try await Person.presses("Menu")
      _ = try await openPopover(in: shown)
      try await Person.presses("Escape")
      try await Stage.eventually("the menu is closed") { shown.window.shownMenu == nil }
      #expect(board.calls.last == "will end")
      try await Stage.eventually("the popover is gone") { try Self.popover(in: shown) == nil }
    }

    @Test(arguments: ["Escape", "Return", "a press beside it"])
    func aViewKeepsTheKeyboard_WhenItsMenuIsClosedBy(what: String) async throws {
      let shown = try await Stage.show(board, size: CGSize(width: 400, height: 400))
      board.card.becomeFirstResponder()
      try await Stage.settle(shown)
      try await Person.presses("Menu")
      _ = try await openPopover(in: shown)
      try await Stage.settle(shown)
      if what == "a press beside it" {
        try await Person.clicks(CGPoint(x: 380, y: 380), of: board, in: shown)
      } else {
        try await Person.presses(what)
      }
      try await Stage.eventually("the menu is closed") { shown.window.shownMenu == nil }
      try await Stage.eventually("the popover is gone") { try Self.popover(in: shown) == nil }
      // Keys count at once, and when GTK has painted the window without the menu.
      for count in 1...2 {
        #expect(board.card.isFirstResponder)
        #expect(try shown.focusedView == nil)
        try await Person.presses("x")
        try await Stage.eventually("the command is performed") { board.card.commands == count }
        for _ in 0..<3 { try await Stage.settle(shown) }
      }
    }

    @Test func aFieldKeepsTheKeyboard_WhileAMenuIsOpen_AndAfterIt() async throws {
      let shown = try await Stage.show(board, size: CGSize(width: 400, height: 400))
      board.field.becomeFirstResponder()
      try await Stage.settle(shown)
      try await Person.presses("a")
      try await Stage.eventually("the field has the letter") { board.field.text == "a" }
      try await Person.clicksSecondarily(board.card, in: shown)
      _ = try await openPopover(in: shown)
      #expect(board.field.isFirstResponder)
      // A press beside the menu closes it and does nothing else.
      try await Person.clicks(CGPoint(x: 380, y: 380), of: board, in: shown)
      try await Stage.eventually("the menu is closed") { shown.window.shownMenu == nil }
      #expect(board.calls.contains("tap") == false)
      try await Stage.eventually("the popover is gone") { try Self.popover(in: shown) == nil }
      try await Person.presses("b")
      try await Stage.eventually("the field has both letters") { board.field.text == "ab" }
    }

    @Test func aButton_OpensItsMenu() async throws {
      let shown = try await Stage.show(board, size: CGSize(width: 400, height: 400))
      try await Person.clicks(board.button, in: shown)
      let popover = try await openPopover(in: shown)
      #expect(Self.texts(in: popover) == ["One", "Two"])
      try await Stage.settle(shown)
      try await Person.presses("Down")
      try await Person.presses("Return")
      try await Stage.eventually("the second entry is chosen") { board.calls.contains("two") }
    }

    @Test func theMenuOfAPicker_OpensAtWhatIsChosen_AndIsUsedByKeys() async throws {
      let numbers = Numbers()
      let picker = UIPickerView(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
      (picker.dataSource, picker.delegate) = (numbers, numbers)
      picker.selectRow(150, inComponent: 0, animated: false)
      board.addSubview(picker)
      let shown = try await Stage.show(board, size: CGSize(width: 400, height: 400))
      try await Person.clicks(picker.buttons[0], in: shown)
      let popover = try await openPopover(in: shown)
      #expect(Self.texts(in: popover).count == 200)
      try await Stage.settle(shown)
      try await Person.presses("Down")
      try await Person.presses("Return")
      try await Stage.eventually("the next row is chosen") { numbers.chosen == [151] }
      #expect(picker.buttons[0].titleLabel?.text == "151")
    }

    @Test(arguments: ["view", "window", "delegate"])
    func whatAnOpenMenuBelongsTo_MayGo(what: String) async throws {
      let shown = try await Stage.show(board, size: CGSize(width: 400, height: 400))
      try await Person.clicksSecondarily(board.card, in: shown)
      _ = try await openPopover(in: shown)
      switch what {
      case "view": board.card.removeFromSuperview()
      case "window": shown.window.isHidden = true
      default: board.card.interactions = []
      }
      #expect(shown.window.shownMenu == nil)
      #expect(board.calls.last == "will end")
      guard what != "window" else { return }
      try await Stage.eventually("the popover is gone") { try Self.popover(in: shown) == nil }
    }

    @Test func anAction_MayCloseTheWindow() async throws {
      let shown = try await Stage.show(board, size: CGSize(width: 400, height: 400))
      board.closesWindow = true
      try await Person.clicksSecondarily(board.card, in: shown)
      _ = try await openPopover(in: shown)
      try await Stage.settle(shown)
      try await Person.presses("Return")
      try await Stage.eventually("the window is closed") { shown.window.isHidden }
      let other = try await Stage.show(MenuBoard(), size: CGSize(width: 200, height: 200))
      #expect(!other.window.isHidden)
    }

    @Test func entriesAreMenuItems_ToAssistiveTechnologies() async throws {
      let shown = try await Stage.show(board, size: CGSize(width: 400, height: 400))
      board.button.menu = UIMenu(
        options: .singleSelection, children: [UIAction(title: "One", state: .on) { _ in }])
      try await Person.clicks(board.button, in: shown)
      let popover = try await openPopover(in: shown)
      let entry = try #require(Self.find(GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO, in: popover))
      #expect(Self.find(GTK_ACCESSIBLE_ROLE_MENU, in: popover) != nil)
      #expect(
        gtk_test_accessible_has_property(OpaquePointer(entry), GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
      #expect(
        gtk_test_accessible_has_state(OpaquePointer(entry), GTK_ACCESSIBLE_STATE_CHECKED) != 0)
    }

    @Test func aThousandEntries_Scroll() async throws {
      board.many = true
      let shown = try await Stage.show(board, size: CGSize(width: 400, height: 400))
      try await Person.clicksSecondarily(board.card, in: shown)
      let popover = try await openPopover(in: shown)
      #expect(Self.texts(in: popover).count == 1_000)
      try await Stage.settle(shown)
      #expect(gtk_widget_get_height(popover) < 1_024)
      try await Person.presses("Escape")
      try await Stage.eventually("the menu is closed") { shown.window.shownMenu == nil }
    }

    // MARK: - Inspecting popovers

    private func openPopover(in shown: ShownWindow) async throws -> WidgetPointer {
      try await Stage.eventually("the menu is open") {
        guard let popover = try Self.popover(in: shown) else { return false }
        return gtk_widget_get_mapped(popover) != 0
      }
      return try #require(try Self.popover(in: shown))
    }

    private static func popover(in shown: ShownWindow) throws -> WidgetPointer? {
      var open = [try shown.gtkWindow]
      while let widget = open.popLast() {
        if gtk_widget_has_css_class(widget, "gossamer-menu") != 0 { return widget }
        open += widget.children
      }
      return nil
    }

    private static func find(
      _ role: GtkAccessibleRole, in widget: WidgetPointer
    ) -> WidgetPointer? {
      if gtk_accessible_get_accessible_role(OpaquePointer(widget)) == role { return widget }
      return widget.children.lazy.compactMap { find(role, in: $0) }.first
    }

    private static func texts(in widget: WidgetPointer) -> [String] {
      if let text = labelText(widget) { return [text] }
      return widget.children.flatMap(texts)
    }

    private static func labelText(_ widget: WidgetPointer) -> String? {
      let name = String(cString: gtk_widget_get_name(widget))
      guard name == "GtkLabel" else { return nil }
      return String(cString: gtk_label_get_text(OpaquePointer(widget)))
    }
  }
}

private final class MenuBoard: UIView, UIContextMenuInteractionDelegate {
  let card = FocusableView(frame: CGRect(x: 20, y: 20, width: 200, height: 60))
  let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
  let button = UIButton(type: .system)
  var calls: [String] = []
  var closesWindow = false
  var many = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: MenuBoard.tap))
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    button.frame = CGRect(x: 240, y: 20, width: 100, height: 40)
    button.setTitle("Sort", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [action("One"), action("Two")])
    for view in [card, field, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func tap() { calls.append("tap") }

  private func action(
    _ title: String, state: UIMenuElement.State = .off, attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [unowned self] action in
      calls.append(action.title.lowercased())
      if closesWindow { window?.isHidden = true }
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration { [unowned self] _ in
      if many { return UIMenu(children: (0..<1_000).map { action("Entry \($0)") }) }
      return UIMenu(
        title: "Note",
        children: [
          action("Rename"),
          UIMenu(title: "Sort by", children: [action("By name", state: .on), action("By date")]),
          UIMenu(options: .displayInline, children: [action("Delete", attributes: .destructive)]),
        ])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("will display") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("will end") }
}

private final class Numbers: UIPickerViewDataSource, UIPickerViewDelegate {
  private(set) var chosen: [Int] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 200 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row)" }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append(row)
  }
}

private final class FocusableView: UIView {
  private(set) var commands = 0

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "x", modifierFlags: [], action: FocusableView.perform)]
  }

  private func perform() { commands += 1 }
}
