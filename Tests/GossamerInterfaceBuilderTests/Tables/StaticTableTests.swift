// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerInterfaceBuilder

@Suite(.alone) @MainActor struct StaticTableTests {
  private static let sections = """
    <sections>
    <tableViewSection headerTitle="Home" footerTitle="Where you live" id="s1"><cells>
    \(cell("street", "Street"))
    \(cell("city", "City", #"rowHeight="88""#))
    </cells></tableViewSection>
    <tableViewSection id="s2"><cells>
    \(cell("more", "More", #"accessoryType="disclosureIndicator""#, more: """
      <connections><segue destination="detail" kind="show" id="s"/></connections>
      """))
    </cells></tableViewSection>
    </sections>
    """

  private func show<Controller: UITableViewController>(
    _ storyboard: UIStoryboard, _ prepare: (Controller) -> Void = { _ in }
  ) throws -> (screen: Screen, form: Controller) {
    let navigation: UINavigationController = try storyboard.initialViewController()
    let form = try #require(navigation.topViewController as? Controller)
    prepare(form)
    return (Screen(navigation), form)
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.visibleCells.map { $0.textLabel?.text }
  }

  @Test(arguments: ["FormController", "UITableViewController"])
  func showsTheRowsOfTheDocument_WithoutAnyCode(controller: String) throws {
    let storyboard = try tableStoryboard(
      Self.sections,
      table: #"style="grouped" dataMode="static" rowHeight="-1" sectionHeaderHeight="18""#,
      controller: controller)
    let (_, form): (_, UITableViewController) = try show(storyboard)
    let table = try #require(form.tableView)
    #expect(table.style == .grouped)
    #expect(texts(table) == ["Street", "City", "More"])
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleCells.map(\.bounds.height) == [44, 88, 44])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "HOME")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "Where you live")
    #expect(try storyboard.load().document.reports == [])
  }

  @Test func refreshes_ByTheControlOfTheDocument() throws {
    let storyboard = try tableStoryboard(
      "", controller: "NewsController",
      refreshControl: """
        <refreshControl key="refreshControl" opaque="NO" enabled="NO" id="refresh">
        <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/>
        <attributedString key="attributedTitle"><fragment content="News"/></attributedString>
        <connections>
        <action selector="reload:" destination="list" eventType="valueChanged" id="a"/>
        </connections></refreshControl>
        """)
    let (screen, news): (_, NewsController) = try show(storyboard)
    #expect(news.refreshControl?.attributedTitle?.string == "News")
    #expect(news.tableView.refreshControl === news.refreshControl)
    #expect(screen.pressKey("r", .command))
    #expect(news.reloads == 1 && news.refreshControl?.isRefreshing == true)
    #expect(try storyboard.load().document.reports == [])
  }

  @Test func keepsTheCells_WhileTheirRowsAreNotSeen() throws {
    let storyboard = try tableStoryboard(Self.sections, controller: "UITableViewController")
    let (screen, form): (_, UITableViewController) = try show(storyboard)
    let street = form.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    screen.size = CGSize(width: 393, height: 120)
    form.tableView.scrollToRow(at: IndexPath(row: 0, section: 1), at: .bottom, animated: false)
    screen.update()
    form.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    screen.update()
    #expect(form.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === street)
    #expect(street?.textLabel?.text == "Street")
  }

  @Test func showsFewerRows_WhenASubclassCountsFewer() throws {
    let storyboard = try tableStoryboard(Self.sections, controller: "FormController")
    let (screen, form): (_, FormController) = try show(storyboard) { $0.hidesLast = true }
    #expect(texts(form.tableView) == ["Street"])
    form.hidesLast = false
    form.tableView.reloadData()
    screen.update()
    #expect(texts(form.tableView) == ["Street", "City", "More"])
  }

  @Test func beginsBelowALargeTitle() throws {
    let storyboard = try tableStoryboard(
      Self.sections, controller: "UITableViewController",
      bar: #"<navigationBar key="navigationBar" largeTitles="YES" id="bar"/>"#)
    let (screen, form): (_, UITableViewController) = try show(storyboard)
    let bar = try #require(form.navigationController?.navigationBar)
    #expect(bar.frame.height == 96 && form.tableView.contentOffset.y == -96)
    screen.size = CGSize(width: 393, height: 600)
    #expect(bar.frame.height == 96 && form.tableView.contentOffset.y == -96)
  }

  @Test func performsTheSegueOfACell_WhenItsRowIsSelected() throws {
    let storyboard = try tableStoryboard(Self.sections, controller: "FormController")
    let (screen, form): (_, FormController) = try show(storyboard)
    try screen.label("More").tap()
    screen.advance(by: 1)
    #expect(form.navigationController?.topViewController?.title == "Detail")
  }

  @Test func leavesNothingBehind_WhenItsScreenGoes() throws {
    let storyboard = try tableStoryboard(Self.sections, controller: "FormController")
    let left = try leaks {
      try storyboard.initialViewController() as UINavigationController
    } after: { screen in
      try screen.label("More").tap()
      screen.advance(by: 1)
    }
    #expect(left == [])
  }

  @Test func saysSo_WhenAControllerCountsMoreThanTheDocumentHas() throws {
    let storyboard = try tableStoryboard(
      #"<sections><tableViewSection id="s1"><cells>\#(cell("a", "A"))</cells></tableViewSection></sections>"#,
      controller: "LongFormController")
    let logged = try messages {
      let (_, _): (_, LongFormController) = try show(storyboard)
    }
    #expect(
      logged.contains {
        $0.contains("has no static cell for row [0, 1]: the sections of its document have 1 cells.")
      }, "\(logged)")
  }

  @Test func saysSo_WhenNoTableControllerAnswersForStaticCells() throws {
    let storyboard = try UIStoryboard.scene(
      """
      <view key="view" id="v"><subviews>
      <tableView id="t" dataMode="static"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <sections><tableViewSection id="s"><cells>\(cell("a", "A"))<label id="l"/></cells></tableViewSection></sections>
      </tableView></subviews></view>
      """)
    #expect(
      try storyboard.reports() == [
        """
        Main.storyboard:13: error: <label> is no table view cell, but stands where one has to be, so it is left \
        out. Put it into the content view of a cell.
        """,
        """
        Main.storyboard:5: error: The table has static cells, but isn't the view of a table view controller, \
        so they aren't shown. Make it the view of one, or make prototypes of the cells.
        """,
      ])
  }

  @Test func saysSo_WhenAPrototypeCanNeverBeShown() throws {
    let storyboard = try tableStoryboard(
      """
      <prototypes>\(cell("a", "A"))
      \(cell("b", "B", #"reuseIdentifier="Name""#))
      \(cell("c", "C", #"reuseIdentifier="Name""#))<view id="d"><rect key="frame" x="0" y="0" width="1" height="1"/></view></prototypes>
      """)
    _ = try storyboard.loaded()
    #expect(
      try storyboard.load().document.reports == [
        """
        Main.storyboard:9: warning: The prototype cell has no reuse identifier, so no row can have it. Give it \
        one in the attributes inspector, and dequeue that.
        """,
        """
        Main.storyboard:25: error: The prototype cell in line 17 has the reuse identifier 'Name' already, so no \
        row can have this one. Give it another.
        """,
        """
        Main.storyboard:32: error: <view> is no table view cell, but stands where one has to be, so it is left \
        out. Put it into the content view of a cell.
        """,
      ])
  }

  @Test func readsTheLookOfATable() throws {
    let storyboard = try tableStoryboard(
      """
      <inset key="separatorInset" minX="40" minY="0.0" maxX="8" maxY="0.0"/>
      <color key="separatorColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <view key="tableHeaderView" id="h"><rect key="frame" x="0.0" y="0.0" width="393" height="70"/></view>
      <view key="tableFooterView" id="f"><rect key="frame" x="0.0" y="70" width="393" height="30"/></view>
      <prototypes>\(cell("c", "Title", #"reuseIdentifier="Name" indentationLevel="2" indentationWidth="20""#))</prototypes>
      """,
      table: """
        style="insetGrouped" separatorStyle="none" rowHeight="60" estimatedRowHeight="50" allowsMultipleSelection="YES" \
        sectionHeaderHeight="33" sectionFooterHeight="18"
        """)
    let (_, list): (_, ListController) = try show(storyboard)
    let table = try #require(list.tableView)
    #expect(table.style == .insetGrouped && table.separatorStyle == .none)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 8))
    #expect(table.separatorColor == .red)
    #expect(table.rowHeight == 60 && table.estimatedRowHeight == 50)
    #expect(table.sectionHeaderHeight == 33)
    #expect(table.sectionFooterHeight == UITableView.automaticDimension)
    #expect(table.allowsMultipleSelection && table.allowsSelection)
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 393, height: 70))
    #expect(table.tableFooterView?.bounds.height == 30)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.bounds.height == 60)
    #expect(cell.textLabel?.frame.minX == 56)
  }

  @Test func laysTheStylesOfCellsOut_WithTheLabelsOfTheDocument() throws {
    let storyboard = try tableStoryboard(
      """
      <prototypes><tableViewCell id="c" reuseIdentifier="Name" textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleValue1">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="content">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/><subviews>
      <label text="Title" id="t"><rect key="frame" x="1" y="1" width="1" height="1"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/></label>
      <label text="Detail" id="d"><rect key="frame" x="1" y="1" width="1" height="1"/></label>
      </subviews></tableViewCellContentView></tableViewCell></prototypes>
      """)
    let (screen, list): (_, ListController) = try show(storyboard)
    let cell = try #require(list.tableView.visibleCells.first)
    #expect(cell.textLabel?.text == "Anna" && cell.detailTextLabel?.text == "Detail")
    #expect(cell.textLabel?.font == .boldSystemFont(ofSize: 17))
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.detailTextLabel?.frame.maxX == 377)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = "Anna\nBertha\nCleo"
    screen.update()
    #expect(cell.bounds.height > 60)
  }

  @Test func showsTheContentConfigurationOfACell() throws {
    let storyboard = try tableStoryboard(
      """
      <sections><tableViewSection id="s1"><cells>
      <tableViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="content">
      <rect key="frame" x="0.0" y="0.0" width="393" height="44"/></tableViewCellContentView>
      <listContentConfiguration key="contentConfiguration" text="Open Browser" secondaryText="Vanilla"/>
      </tableViewCell></cells></tableViewSection></sections>
      """, controller: "UITableViewController")
    let (screen, _): (_, UITableViewController) = try show(storyboard)
    #expect(try screen.label("Open Browser").text == "Open Browser")
    #expect(try screen.label("Vanilla").text == "Vanilla")
  }
}
