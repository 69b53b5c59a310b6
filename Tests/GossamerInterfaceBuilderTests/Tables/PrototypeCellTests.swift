// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) @MainActor struct PrototypeCellTests {
  private func show(
    _ storyboard: UIStoryboard, names: [String]? = nil
  ) throws -> (screen: Screen, list: ListController) {
    let navigation: UINavigationController = try storyboard.initialViewController()
    let list = try #require(navigation.topViewController as? ListController)
    if let names { list.names = names }
    return (Screen(navigation), list)
  }

  private func prototypes(_ cells: String) -> String { "<prototypes>\(cells)</prototypes>" }

  private static let named = #"reuseIdentifier="Name""#

  private static let segue =
    #"<connections><segue destination="detail" kind="show" identifier="open" id="s"/></connections>"#

  @Test func makesACellForEachRow_OfThePrototype() throws {
    let storyboard = try tableStoryboard(prototypes(cell("c", "Title", Self.named)))
    let (_, list) = try show(storyboard)
    #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["Anna", "Ben", "Cleo"])
    #expect(list.tableView.visibleCells.map(\.reuseIdentifier) == ["Name", "Name", "Name"])
    #expect(list.tableView.visibleCells.map(\.bounds.height) == [44, 44, 44])
    #expect(try storyboard.load().document.reports == [])
  }

  @Test func reusesTheCells_OfRowsThatAreNotSeenAnyMore() throws {
    let storyboard = try tableStoryboard(prototypes(cell("c", "Title", Self.named)))
    let (screen, list) = try show(storyboard, names: (0..<1000).map { "Row \($0)" })
    let before = list.tableView.visibleCells
    list.tableView.scrollToRow(
      at: IndexPath(row: 900, section: 0), at: .top, animated: false)
    screen.update()
    let after = list.tableView.visibleCells
    #expect(after.contains { $0.textLabel?.text == "Row 900" })
    #expect(after.contains { cell in before.contains { $0 === cell } })
  }

  @Test func connectsTheOutletsOfEachCell_AndWakesItUp() throws {
    let storyboard = try tableStoryboard(
      prototypes(
        """
        <tableViewCell id="c" customClass="NameCell" reuseIdentifier="Name" selectionStyle="none" accessoryType="checkmark" rowHeight="90">
        <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="content">
        <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
        <subviews><label id="name" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></label></subviews>
        <constraints>
        <constraint firstItem="name" firstAttribute="top" secondItem="content" secondAttribute="top" constant="30" id="c1"/>
        <constraint firstItem="name" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c2"/>
        <constraint firstAttribute="bottom" secondItem="name" secondAttribute="bottom" constant="30" id="c3"/>
        <constraint firstItem="name" firstAttribute="height" constant="21" id="c4"/>
        </constraints></tableViewCellContentView>
        <connections><outlet property="nameLabel" destination="name" id="o"/></connections>
        </tableViewCell>
        """))
    let (_, list) = try show(storyboard)
    let cells = list.tableView.visibleCells.compactMap { $0 as? NameCell }
    #expect(cells.map { $0.nameLabel?.text } == ["Anna", "Ben", "Cleo"])
    #expect(cells.map(\.wakes) == [1, 1, 1])
    let first = try #require(cells.first)
    #expect(first.selectionStyle == .none && first.accessoryType == .checkmark)
    #expect(first.nameLabel?.superview === first.contentView)
    #expect(first.nameLabel?.frame.minX == 16 && first.nameLabel?.frame.minY == 30)
    // The lowest pixel of the row is the separator's.
    #expect(first.bounds.height == 82)
    #expect(try storyboard.load().document.reports == [])
  }

  @Test func performsItsSegueBeforeTheDelegateIsCalled_WhenItsRowIsSelected() throws {
    let storyboard = try tableStoryboard(
      prototypes(cell("c", "Title", Self.named, more: Self.segue)))
    let (screen, list) = try show(storyboard)
    try list.tableView.visibleCells[1].tap()
    screen.advance(by: 1)
    #expect(list.log == ["open from 1, selected 1", "selected 1"])
    #expect(list.navigationController?.topViewController?.title == "Detail")
    list.navigationController?.popViewController(animated: false)
    screen.advance(by: 1)
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func performsTheSegueOfItsDetailButton_WhenThatIsPressed() throws {
    let storyboard = try tableStoryboard(
      prototypes(
        cell(
          "c", "Title", Self.named + #" accessoryType="detailButton""#,
          more: """
            <connections><segue destination="detail" kind="show" identifier="info" trigger="accessoryAction" id="s"/></connections>
            """)))
    let (screen, list) = try show(storyboard)
    let button = try #require(
      list.tableView.visibleCells[2].subviews.compactMap { $0 as? UIButton }.first)
    try button.tap()
    screen.advance(by: 1)
    #expect(list.log == ["info from 2, selected nil"])
    #expect(list.navigationController?.topViewController?.title == "Detail")
  }

  @Test func sendsActionsOfItsControls_ToTheController() throws {
    let storyboard = try tableStoryboard(
      prototypes(
        """
        <tableViewCell id="c" reuseIdentifier="Name"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="content">
        <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
        <subviews><switch id="s"><rect key="frame" x="16" y="6" width="51" height="31"/>
        <accessibility key="accessibilityConfiguration" label="Loud"/>
        <connections><action selector="toggle:" destination="list" eventType="valueChanged" id="a"/></connections>
        </switch></subviews></tableViewCellContentView></tableViewCell>
        """))
    let (screen, list) = try show(storyboard, names: ["Anna"])
    try screen.switch("Loud").toggle()
    #expect(list.log == ["Loud on"])
  }

  @Test func leavesNothingBehind_WhenItsScreenGoes() throws {
    let storyboard = try tableStoryboard(
      prototypes(cell("c", "Title", Self.named, more: Self.segue)))
    let left = try leaks {
      try storyboard.initialViewController() as UINavigationController
    } after: { screen in
      try screen.label("Ben").tap()
      screen.advance(by: 1)
    }
    #expect(left == [])
  }

  @Test func showsAPlainCell_WithAMessage_WhenNoPrototypeHasTheIdentifier() throws {
    let storyboard = try tableStoryboard(prototypes(cell("c", "Title", #"reuseIdentifier="Nmae""#)))
    let logged = try messages {
      _ = try show(storyboard, names: ["Anna"])
    }
    #expect(logged.count == 1)
    #expect(
      logged.first?.contains("has no cell for 'Name'") == true
        && logged.first?.contains("give a prototype cell of its document that identifier") == true,
      "\(logged)")
  }

  @Test func showsAPlainCell_WhenTheClassIsNoCell() throws {
    let storyboard = try tableStoryboard(
      prototypes(cell("c", "Title", Self.named + #" customClass="CounterView""#)))
    let (_, list) = try show(storyboard)
    #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["Anna", "Ben", "Cleo"])
    #expect(
      try storyboard.load().document.reports == [
        """
        Main.storyboard:9: error: The class 'CounterView' is no subclass of UITableViewCell, which \
        <tableViewCell> has to be, so UITableViewCell stands in for it. Choose another class, or another object.
        """
      ])
  }

  @Test func makesTheControllerDataSourceAndDelegate_OfATableWithoutThem() throws {
    let storyboard = try tableStoryboard(
      prototypes(cell("c", "Title", Self.named)), connected: false)
    let (_, list) = try show(storyboard)
    #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
    #expect(list.tableView.visibleCells.count == 3)
  }
}
