// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerInterfaceBuilder

/// An item of the published table.
nonisolated struct Picture: Identifiable {
  let id: Int
  let title: String
}

/// The cell of the published table.
final class TableCell: UITableViewCell {
  weak var cellImage: UIImageView?
  weak var cellTitle: UILabel?

  override class var wires: AnyWires {
    Wires<TableCell>(super.wires)
      .outlet("cellImage", \.cellImage)
      .outlet("cellTitle", \.cellTitle)
  }
}

final class VCTableDataSource: TableDataSource<Picture, TableCell> {
  override func configure(_ cell: TableCell, with item: Picture) {
    cell.cellTitle?.text = item.title
  }
}

final class VCTableDelegate: TableDelegate<Picture> {}

final class VCTableCoordinator: TableCoordinator<Picture, TableCell> {}

/// The controller of the published table, which knows nothing of rows.
final class VCTable: UIViewController {
  var tableViewCoordinator: VCTableCoordinator?
  private(set) var pressed: [String?] = []

  override class var wires: AnyWires {
    Wires<VCTable>(super.wires)
      .outlet("tableViewCoordinator", \.tableViewCoordinator)
      .action("itemPressed:", VCTable.itemPressed)
  }

  func itemPressed(_ sender: VCTableDelegate) {
    pressed.append(sender.selectedData?.title)
  }
}

/// A data source that doesn't configure its cells.
final class BareDataSource: TableDataSource<Picture, TableCell> {}

private nonisolated let corpus = ProcessInfo.processInfo.environment["GOSSAMER_CORPUS"]

@Suite(.alone) @MainActor struct TableCoordinatorNibTests {
  /// A table with its coordinator, data source and delegate, written for the tests.
  private static let table = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="VCTable"><connections>
    <outlet property="tableViewCoordinator" destination="coordinator" id="o1"/>
    <outlet property="view" destination="root" id="o2"/></connections></placeholder>
    <view id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
    <tableView style="plain" separatorStyle="none" rowHeight="80" id="table">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <connections>
    <outlet property="dataSource" destination="source" id="o3"/>
    <outlet property="delegate" destination="delegate" id="o4"/></connections></tableView>
    </subviews></view>
    """

  private static let objects = """
    <customObject id="source" customClass="VCTableDataSource"/>
    <customObject id="delegate" customClass="VCTableDelegate"><connections>
    <action selector="itemPressed:" destination="-1" eventType="valueChanged" id="a"/></connections></customObject>
    """

  private static let coordinator = """
    <customObject id="coordinator" customClass="VCTableCoordinator"><connections>
    <outlet property="dataSource" destination="source" id="o5"/>
    <outlet property="delegate" destination="delegate" id="o6"/>
    <outlet property="tableView" destination="table" id="o7"/></connections></customObject>
    """

  private static let cell = """
    <tableViewCell rowHeight="80" id="c" customClass="TableCell">
    <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
    <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
    <rect key="frame" x="0.0" y="0.0" width="320" height="80"/><subviews>
    <imageView id="image"><rect key="frame" x="0.0" y="0.0" width="60" height="60"/></imageView>
    <label id="title"><rect key="frame" x="70" y="0.0" width="200" height="60"/></label>
    </subviews></tableViewCellContentView>
    <connections><outlet property="cellImage" destination="image" id="o1"/>
    <outlet property="cellTitle" destination="title" id="o2"/></connections></tableViewCell>
    """

  /// Uses a table as a person does: it has to show the coordinator's items, and to report the chosen row to the
  /// owner.
  private func use(table: UINib, cell: UINib, rowHeight: CGFloat) throws {
    let owner = VCTable()
    let (_, scene) = try table.load(owner: owner)
    #expect(scene.diagnostics.map(\.description) == [])
    let coordinator = try #require(owner.tableViewCoordinator)
    let view = try #require(coordinator.tableView)
    #expect(view.dataSource === coordinator.dataSource && view.delegate === coordinator.delegate)
    #expect(coordinator.dataSource is VCTableDataSource && coordinator.delegate is VCTableDelegate)
    view.register(cell, forCellReuseIdentifier: "TableCell")
    let screen = Screen(owner)
    coordinator.items = [Picture(id: 1, title: "Anna"), Picture(id: 2, title: "Ben")]
    screen.update()
    let cells = view.visibleCells.compactMap { $0 as? TableCell }
    #expect(cells.map { $0.cellTitle?.text } == ["Anna", "Ben"])
    #expect(cells.allSatisfy { $0.cellImage != nil && $0.bounds.height == rowHeight })
    #expect(cells.allSatisfy { $0.cellTitle?.superview === $0.contentView })
    try screen.label("Ben").tap()
    #expect(owner.pressed == ["Ben"] && coordinator.selectedData?.id == 2)
    coordinator.show([Picture(id: 2, title: "Benjamin"), Picture(id: 3, title: "Cleo")])
    screen.advance(by: 1)
    try screen.label("Cleo").tap()
    #expect(owner.pressed == ["Ben", "Cleo"])
  }

  @Test func connectsTableCoordinatorDataSourceAndDelegate_AsTheDocumentSays() throws {
    try use(
      table: UINib(.xib(Self.table + Self.objects + Self.coordinator)),
      cell: UINib(.xib(Self.cell)), rowHeight: 80)
  }

  @Test(
    .enabled(
      if: corpus != nil,
      "The published documents belong to others: GOSSAMER_CORPUS names the folder that has them."))
  func loadsThePublishedTable_AsItIs() throws {
    let folder = URL(fileURLWithPath: try #require(corpus) + "/IanKeen+TableViewTuneUp")
    func nib(_ path: String) -> UINib {
      UINib(contentsOf: folder.appendingPathComponent(path), file: #fileID)
    }
    try use(
      table: nib("02_SlimTableView/SlimTableView/ViewControllers/VCTable/VCTable.xib"),
      cell: nib("01_FatTableView/FatTableView/ViewControllers/VCTable/TableCell.xib"),
      rowHeight: 150)
  }

  @Test func saysWhatIsMissing_WhenACoordinatorIsConnectedWithSomeOnly() throws {
    let coordinator = """
      <customObject id="coordinator" customClass="VCTableCoordinator"><connections>
      <outlet property="dataSource" destination="source" id="o5"/></connections></customObject>
      """
    let logged = try messages {
      _ = try UINib(.xib(Self.table + Self.objects + coordinator)).load(owner: VCTable())
    }
    #expect(
      logged == [
        """
        View.xib:13: VCTableCoordinator isn't connected with everything: 'tableView', 'delegate' are missing, so the \
        table stays empty, or tells nothing. Connect the outlets of the object.
        """
      ])
  }

  @Test func saysSo_WhenAnOutletLeadsToTheWrongObject() throws {
    let coordinator = Self.coordinator.replacingOccurrences(
      of: #"property="delegate" destination="delegate""#,
      with: #"property="delegate" destination="source""#)
    let document = try Document.xib(Self.table + Self.objects + coordinator)
    _ = messages { _ = UINib(document).instantiate(withOwner: VCTable()) }
    #expect(
      document.reports == [
        """
        View.xib:15: warning: The outlet 'delegate' isn't connected: 'delegate' of VCTableCoordinator is of type \
        TableDelegate<Picture>, which a VCTableDataSource can't become. Give it a value of that type.
        """
      ])
  }

  @Test func saysSo_WhenADataSourceDoesNotSayWhatItsCellsShow() throws {
    let objects = Self.objects.replacingOccurrences(
      of: "VCTableDataSource", with: "BareDataSource")
    let owner = VCTable()
    let logged = try messages {
      _ = try UINib(.xib(Self.table + objects + Self.coordinator)).load(owner: owner)
      let screen = Screen(owner)
      owner.tableViewCoordinator?.items = [Picture(id: 1, title: "a"), Picture(id: 2, title: "b")]
      screen.update()
    }
    #expect(
      logged == [
        """
        BareDataSource has no configuration, so its cells show nothing. Set one, or override configure(_:with:).
        """
      ])
  }

  @Test func saysSo_WhenTheNibOfACellHasAnotherIdentifier() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(
      UINib(try .xib(Self.cell.replacingOccurrences(of: "rowHeight", with: "reuseIdentifier"))),
      forCellReuseIdentifier: "Picture")
    let logged = messages {
      #expect(table.dequeueReusableCell(withIdentifier: "Picture")?.reuseIdentifier == "Picture")
    }
    #expect(logged.count == 1)
    #expect(
      logged.first?.contains(
        "has the reuse identifier '80' in its document. It is used as 'Picture'")
        == true, "\(logged)")
  }
}
