// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GossamerGTK
@testable import GossamerKit

extension GTKTests {
  /// Using lists with controls in their items by the keyboard alone.
  @Suite struct ListKeyboardTests {
    private let source = Tasks()
    private let root = UIView()
    private let before = UIButton(type: .system)
    private let after = UIButton(type: .system)
    private let table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 600))

    init() {
      for (button, title, y) in [(before, "Edit", 10.0), (after, "Done", 700)] {
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 10, y: y, width: 100, height: 40)
      }
      table.dataSource = source
      table.delegate = source
      for view in [before, table, after] { root.addSubview(view) }
    }

    private var focused: UIView? { table.window?.host?.focusedView }

    private func presses(_ keys: String..., until outcome: String, _ condition: () -> Bool)
      async throws
    {
      for key in keys { try await Person.presses(key) }
      try await Stage.eventually(outcome, condition)
    }

    @Test func isOneStopOfTheTabKey_ThoughItsRowsHaveSwitches() async throws {
      let shown = try await Stage.show(root)
      try await presses("Tab", until: "the first button has it") { focused === before }
      try await presses("Tab", until: "the list has it") { table.isFirstResponder }
      #expect(table.currentItem == [0, 0])
      try await Stage.settle(shown)
      #expect(table.focusRing.superview === table)
      // Back, and in from the other side.
      try await presses("shift+Tab", until: "the first button has it") { focused === before }
      try await presses("shift+Tab", until: "the last button has it") { focused === after }
      try await presses("shift+Tab", until: "the list has it") { table.isFirstResponder }
    }

    @Test func tabLeadsThroughTheRow_AndOn() async throws {
      let shown = try await Stage.show(root)
      try await presses("Tab", "Tab", "Down", until: "the second row has it") {
        table.currentItem == [0, 1] && table.isFirstResponder
      }
      try await presses("Tab", until: "its switch has it") { focused === source.toggle(1, table) }
      try await presses("space", until: "its switch is on") { source.isOn == [1] }
      try await presses("Tab", until: "its button has it") { focused === source.button(1, table) }
      try await presses("shift+Tab", until: "its switch has it") {
        focused === source.toggle(1, table)
      }
      try await presses("shift+Tab", until: "the list has it") { table.isFirstResponder }
      #expect(table.currentItem == [0, 1])
      try await presses("Tab", "Tab", "Tab", until: "what follows has it") { focused === after }
      withExtendedLifetime(shown) {}
    }

    @Test func theArrowToTheRightLeadsIn_AndThatToTheLeftOrEscapeBack() async throws {
      let shown = try await Stage.show(root)
      try await presses("Tab", "Tab", "Down", "Right", until: "the switch has it") {
        focused === source.toggle(1, table)
      }
      try await presses("Right", until: "the button has it") { focused === source.button(1, table) }
      // There is no further control.
      try await presses("Right", "Left", until: "the switch has it") {
        focused === source.toggle(1, table)
      }
      try await presses("Left", until: "the list has it") { table.isFirstResponder }
      try await presses("Right", "Right", "Escape", until: "the list has it") {
        table.isFirstResponder
      }
      try await presses("Right", "Down", until: "the next row has it") {
        table.isFirstResponder && table.currentItem == [0, 2]
      }
      withExtendedLifetime(shown) {}
    }

    @Test func goesToTheSelectedRow_WhenTheKeyboardComesBack() async throws {
      let shown = try await Stage.show(root)
      table.selectRow(at: [0, 40], animated: false, scrollPosition: .none)
      try await presses("Tab", "Tab", until: "the selected row has it") {
        table.isFirstResponder && table.currentItem == [0, 40]
      }
      #expect(table.indexPathsForVisibleRows?.contains([0, 40]) == true)
      withExtendedLifetime(shown) {}
    }

    @Test func aHeldArrowGoesOn() async throws {
      let shown = try await Stage.show(root)
      try await presses("Tab", "Tab", until: "the list has it") { table.isFirstResponder }
      try await Person.holds("Down") {
        try await Stage.eventually("it is ten rows further") { (table.currentItem?.row ?? 0) >= 10 }
      }
      withExtendedLifetime(shown) {}
    }

    @Test func goesToTheRow_WhoseBeginningIsTyped() async throws {
      let shown = try await Stage.show(root)
      try await presses("Tab", "Tab", until: "the list has it") { table.isFirstResponder }
      try await Person.types("task 9")
      try await Stage.eventually("it is found") { table.currentItem == [0, 9] }
      try await Person.types("9")
      try await Stage.eventually("it is found, far below") { table.currentItem == [0, 99] }
      #expect(source.isOn.isEmpty)
      #expect(table.indexPathForSelectedRow == nil)
      withExtendedLifetime(shown) {}
    }

    @Test func whatStandsAroundTheRows_IsReachedToo() async throws {
      let (header, footer) = (UIButton(type: .system), UIButton(type: .system))
      for button in [header, footer] {
        button.setTitle("More", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
      }
      source.count = 2
      table.tableHeaderView = header
      table.tableFooterView = footer
      let shown = try await Stage.show(root)
      try await presses("Tab", "Tab", until: "the header has it") { focused === header }
      try await presses("Tab", until: "the rows have it") { table.isFirstResponder }
      try await presses("Tab", "Tab", "Tab", until: "the footer has it") { focused === footer }
      try await presses("Tab", until: "what follows has it") { focused === after }
      try await presses("shift+Tab", until: "the footer has it") { focused === footer }
      try await presses("shift+Tab", until: "the rows have it") { table.isFirstResponder }
      withExtendedLifetime(shown) {}
    }

    @Test func anEmptyListIsNoStop() async throws {
      source.count = 0
      let shown = try await Stage.show(root)
      try await presses("Tab", "Tab", until: "the last button has it") { focused === after }
      withExtendedLifetime(shown) {}
    }

    @Test func tabGoesFromFieldToField_OfAForm() async throws {
      source.hasFields = true
      let shown = try await Stage.show(root)
      try await presses("Tab", "Tab", "F2", until: "the first field has it") {
        source.field(0, table)?.isEditing == true
      }
      try await Person.types("a")
      try await presses("Tab", until: "the second field has it") {
        source.field(1, table)?.isEditing == true
      }
      try await presses("shift+Tab", until: "the first field has it") {
        source.field(0, table)?.isEditing == true
      }
      #expect(source.field(0, table)?.text == "a")
      try await presses("Escape", until: "the list has it") { table.isFirstResponder }
      withExtendedLifetime(shown) {}
    }

    @Test func aRowIsDeletedInEditingMode_ByItsTwoButtons() async throws {
      source.isEditable = true
      table.isEditing = true
      let shown = try await Stage.show(root)
      try await presses("Tab", "Tab", "Down", "Tab", until: "the first button has it") {
        focused?.accessibilityLabel == "Delete Task 1"
      }
      try await presses("space", until: "the second one has it") {
        focused?.accessibilityLabel == "Delete"
      }
      try await presses("Escape", until: "the list has it") { table.isFirstResponder }
      try await presses("Escape", "Tab", until: "the first button has it") {
        focused?.accessibilityLabel == "Delete Task 1"
      }
      try await presses("space", until: "the second one has it") {
        focused?.accessibilityLabel == "Delete"
      }
      try await presses("Return", until: "the row is gone") { source.count == 99 }
      try await Stage.eventually("the list has it") { table.isFirstResponder }
      #expect(table.currentItem == [0, 1])
      withExtendedLifetime(shown) {}
    }

    @Test func theColumnsOfASplitView_AreReachedByF6() async throws {
      let (split, list, detail) = (
        UISplitViewController(), UITableViewController(), UIViewController()
      )
      list.tableView.dataSource = source
      detail.view.addSubview(after)
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      let shown = try await Stage.show(split, size: CGSize(width: 1000, height: 700))
      func focused() -> UIView? { shown.window.host?.focusedView }
      list.tableView.becomeFirstResponder()
      try await presses("F6", until: "the detail has it") { focused() === after }
      try await presses("F6", until: "the list has it") { list.tableView.isFirstResponder }
      try await presses("shift+F6", until: "the detail has it") { focused() === after }
      withExtendedLifetime(shown) {}
    }
  }
}

/// Rows with a switch and a button each, or with a field.
private final class Tasks: UITableViewDataSource, UITableViewDelegate {
  var count = 100
  var hasFields = false
  var isEditable = false
  var isOn: Set<Int> = []

  func toggle(_ row: Int, _ table: UITableView) -> UISwitch? { find(row, table) }
  func button(_ row: Int, _ table: UITableView) -> UIButton? { find(row, table) }
  func field(_ row: Int, _ table: UITableView) -> UITextField? { find(row, table) }

  private func find<View: UIView>(_ row: Int, _ table: UITableView) -> View? {
    table.cellForRow(at: [0, row])?.contentView.subviews.lazy.compactMap { $0 as? View }.first
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Task") ?? make()
    cell.textLabel?.text = "Task \(indexPath.row)"
    for view in cell.contentView.subviews { view.tag = indexPath.row }
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    count -= 1
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  private func make() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "Task")
    if hasFields {
      cell.contentView.addSubview(UITextField(frame: CGRect(x: 150, y: 6, width: 200, height: 32)))
      return cell
    }
    let (toggle, button) = (UISwitch(), UIButton(type: .system))
    toggle.frame.origin = CGPoint(x: 200, y: 6)
    toggle.addAction(
      UIAction { [weak self] action in
        if let view = action.sender as? UISwitch, view.isOn { self?.isOn.insert(view.tag) }
      }, for: .valueChanged)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 290, y: 2, width: 80, height: 40)
    cell.contentView.addSubview(toggle)
    cell.contentView.addSubview(button)
    return cell
  }
}
