// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Selecting items in code, by touch and by the keyboard.
@Suite(.alone) @MainActor struct CollectionSelectionTests {
  private let source = CollectionSource(count: 100)
  private let shown: ShownCollection
  private var view: UICollectionView { shown.view }

  init() {
    shown = ShownCollection(source)
    source.calls = []
  }

  private func tap(_ item: Int) throws {
    try #require(view.cellForItem(at: [0, item])).tap()
  }

  @Test func aTapSelects_AndAnotherOneDeselectsTheFirst() throws {
    try tap(3)
    #expect(
      source.calls == [
        "shouldHighlight [0, 3]", "didHighlight [0, 3]", "didUnhighlight [0, 3]",
        "shouldSelect [0, 3]", "didSelect [0, 3]",
      ])
    #expect(view.cellForItem(at: [0, 3])?.isSelected == true)
    source.calls = []
    try tap(4)
    #expect(
      source.calls.suffix(3) == ["shouldSelect [0, 4]", "didDeselect [0, 3]", "didSelect [0, 4]"])
    #expect(view.indexPathsForSelectedItems == [[0, 4]])
    #expect(view.cellForItem(at: [0, 3])?.isSelected == false)
  }

  @Test func aTapDeselects_WhenMultipleSelectionIsAllowed() throws {
    view.allowsMultipleSelection = true
    try tap(3)
    try tap(1)
    #expect(view.indexPathsForSelectedItems == [[0, 3], [0, 1]])
    source.mayDeselect = false
    try tap(3)
    #expect(view.indexPathsForSelectedItems == [[0, 3], [0, 1]])
    source.mayDeselect = true
    source.calls = []
    try tap(3)
    #expect(source.calls.suffix(2) == ["shouldDeselect [0, 3]", "didDeselect [0, 3]"])
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    view.allowsMultipleSelection = false
    #expect(view.indexPathsForSelectedItems == [])
  }

  /// A change that the delegate makes while the user selects item 5: it reloads the data with two items, or deletes the
  /// first two.
  nonisolated struct Change: Sendable, CustomTestStringConvertible {
    let call: String
    let isReload: Bool
    let selected: IndexPath?
    var testDescription: String { "\(call), \(isReload ? "reload" : "deletion")" }
  }

  @Test(arguments: [
    Change(call: "shouldHighlight [0, 5]", isReload: true, selected: nil),
    Change(call: "didUnhighlight [0, 5]", isReload: true, selected: nil),
    Change(call: "didUnhighlight [0, 5]", isReload: false, selected: [0, 3]),
    Change(call: "shouldSelect [0, 5]", isReload: true, selected: nil),
    Change(call: "shouldSelect [0, 5]", isReload: false, selected: [0, 3]),
    Change(call: "didDeselect [0, 3]", isReload: true, selected: nil),
    Change(call: "didDeselect [0, 3]", isReload: false, selected: [0, 3]),
  ])
  func selectsTheTappedItemOrNone_WhenTheDelegateChangesTheItems(change: Change) throws {
    try tap(3)
    source.calls = []
    source.react = { [unowned source, view] call in
      guard call == change.call else { return }
      source.react = { _ in }
      if change.isReload {
        source.sections = [["one", "two"]]
        view.reloadData()
      } else {
        source.sections[0].removeSubrange(0..<2)
        view.deleteItems(at: [[0, 0], [0, 1]])
      }
    }
    let touch = try #require(view.cellForItem(at: [0, 5])).press()
    touch.lift()
    shown.update()
    #expect(view.indexPathsForSelectedItems == (change.selected.map { [$0] } ?? []))
    let selections = source.calls.filter { $0.hasPrefix("didSelect") }
    #expect(selections == (change.selected.map { ["didSelect \(Array($0))"] } ?? []))
    if change.call.hasPrefix("shouldHighlight") {
      #expect(!source.calls.contains { $0.hasPrefix("didHighlight") })
    }
  }

  @Test func doesNotCallDidSelect_WhenASegueOfTheCellRemovesTheItem() throws {
    let cell = try #require(view.cellForItem(at: [0, 5]))
    cell.selectionHandlers.append { [source, view] _ in
      source.sections = [["one", "two"]]
      view.reloadData()
    }
    try tap(5)
    #expect(!source.calls.contains("didSelect [0, 5]"))
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test(arguments: ["highlight", "select", "none"])
  func nothingIsSelected_WhenItIsNotAllowed(what: String) throws {
    source.mayHighlight = what != "highlight"
    source.maySelect = what != "select"
    view.allowsSelection = what != "none"
    try tap(3)
    #expect(view.indexPathsForSelectedItems == [])
    #expect(!source.calls.contains("didSelect [0, 3]"))
  }

  @Test func pressThatLeavesTheItemSelectsNothing() throws {
    let touch = try #require(view.cellForItem(at: [0, 3])).press()
    #expect(view.cellForItem(at: [0, 3])?.isHighlighted == true)
    touch.move(by: CGVector(dx: 0, dy: 200))
    #expect(view.cellForItem(at: [0, 3])?.isHighlighted == false)
    touch.lift()
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func doesNotCallTheDelegate_WhenSelectingInCode() {
    view.selectItem(at: [0, 80], animated: false, scrollPosition: .top)
    shown.update()
    #expect(view.cellForItem(at: [0, 80])?.isSelected == true)
    #expect(!source.calls.contains { $0.contains("elect") })
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
    let logged = messages {
      view.selectItem(at: [1, 0], animated: false, scrollPosition: .top)
    }
    #expect(
      logged == [
        "\(view.shortDescription) has no item [1, 0] to select; it has 1 section. Nothing was selected."
      ])
  }

  @Test func reusedCellsShowWhetherTheirItemIsSelected() {
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    let background = UIView()
    view.cellForItem(at: [0, 0])?.selectedBackgroundView = background
    #expect(!background.isHidden)
    view.contentOffset.y = 700
    shown.update()
    #expect(view.visibleCells.allSatisfy { !$0.isSelected })
    view.contentOffset.y = 0
    shown.update()
    #expect(view.cellForItem(at: [0, 0])?.isSelected == true)
  }

  // MARK: - Keyboard

  @Test func arrowKeysMoveTheFocusFromItemToItem() {
    view.becomeFirstResponder()
    shown.press(UIKeyCommand.inputDownArrow)
    #expect(view.currentItem == [0, 0])
    let expected: [(String, IndexPath)] = [
      (UIKeyCommand.inputRightArrow, [0, 1]), (UIKeyCommand.inputDownArrow, [0, 6]),
      (UIKeyCommand.inputLeftArrow, [0, 5]), (UIKeyCommand.inputLeftArrow, [0, 4]),
      (UIKeyCommand.inputRightArrow, [0, 5]), (UIKeyCommand.inputUpArrow, [0, 0]),
      (UIKeyCommand.inputUpArrow, [0, 0]), (UIKeyCommand.inputEnd, [0, 99]),
      (UIKeyCommand.inputRightArrow, [0, 99]), (UIKeyCommand.inputDownArrow, [0, 99]),
      (UIKeyCommand.inputUpArrow, [0, 94]), (UIKeyCommand.inputPageUp, [0, 64]),
      (UIKeyCommand.inputPageDown, [0, 94]), (UIKeyCommand.inputPageDown, [0, 99]),
      (UIKeyCommand.inputHome, [0, 0]), (UIKeyCommand.inputPageUp, [0, 0]),
    ]
    for (number, (key, item)) in expected.enumerated() {
      shown.press(key)
      #expect(view.currentItem == item, "key \(number)")
      #expect(view.indexPathsForVisibleItems.contains(item))
    }
  }

  @Test func arrowKeysAreMirrored_FromRightToLeft() {
    shown.window.traitOverrides.layoutDirection = .rightToLeft
    shown.update()
    view.becomeFirstResponder()
    shown.press(UIKeyCommand.inputHome)
    shown.press(UIKeyCommand.inputLeftArrow)
    #expect(view.currentItem == [0, 1])
    for _ in 0..<4 { shown.press(UIKeyCommand.inputLeftArrow) }
    #expect(view.currentItem == [0, 5])
    shown.press(UIKeyCommand.inputRightArrow)
    #expect(view.currentItem == [0, 4])
  }

  @Test func arrowKeysMoveSideways_InAHorizontalLayout() throws {
    let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    flow.scrollDirection = .horizontal
    view.frame.size.height = 50
    shown.update()
    view.becomeFirstResponder()
    shown.press(UIKeyCommand.inputHome)
    for _ in 0..<8 { shown.press(UIKeyCommand.inputRightArrow) }
    #expect(view.currentItem == [0, 8])
    #expect(abs(view.contentOffset.x - 210) < 0.001)
    shown.press(UIKeyCommand.inputDownArrow)
    #expect(view.currentItem == [0, 8])
    shown.press(UIKeyCommand.inputPageDown)
    #expect(view.currentItem == [0, 12] || view.currentItem == [0, 13])
  }

  @Test func spaceAndReturnSelectTheFocusedItem() {
    view.becomeFirstResponder()
    shown.press(UIKeyCommand.inputHome)
    shown.press(" ")
    #expect(view.indexPathsForSelectedItems == [[0, 0]])
    #expect(view.focusRing.frame == CGRect(x: 2, y: 2, width: 46, height: 46))
    shown.press(UIKeyCommand.inputDownArrow)
    shown.press("\r")
    #expect(view.indexPathsForSelectedItems == [[0, 5]])
    #expect(source.calls.suffix(2) == ["didDeselect [0, 0]", "didSelect [0, 5]"])
  }
}
