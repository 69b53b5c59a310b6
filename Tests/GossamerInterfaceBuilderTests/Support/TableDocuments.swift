// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

@testable import GossamerInterfaceBuilder

/// A storyboard whose first scene is a navigation controller with a table controller in it, and whose second one
/// is a screen called "Detail".
@MainActor func tableStoryboard(
  _ contents: String, table attributes: String = #"style="plain" rowHeight="-1""#,
  controller name: String = "ListController", connected: Bool = true, bar: String = "",
  refreshControl: String = "", objects: String = ""
) throws -> UIStoryboard {
  let connections =
    connected
    ? """
    <connections><outlet property="dataSource" destination="list" id="o1"/>
    <outlet property="delegate" destination="list" id="o2"/></connections>
    """ : ""
  return UIStoryboard(
    try .storyboard(
      """
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">\(bar)
      <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="l"><objects>
      <tableViewController id="list" customClass="\(name)" sceneMemberID="viewController">
      <tableView key="view" id="table" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      \(contents)
      \(connections)
      </tableView>\(refreshControl)</tableViewController>
      \(objects)</objects></scene>
      <scene sceneID="d"><objects><viewController id="detail" title="Detail" sceneMemberID="viewController">
      <view key="view" id="detail-view"/></viewController></objects></scene>
      """, attributes: #"initialViewController="nav" useAutolayout="YES""#))
}

/// A cell of a built-in style, optionally with an image.
nonisolated func cell(
  _ id: String, _ text: String, _ attributes: String = "", more: String = ""
) -> String {
  """
  <tableViewCell id="\(id)" textLabel="\(id)-text" style="IBUITableViewCellStyleDefault" \(attributes)>
  <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
  <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
  <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
  <subviews><label text="\(text)" id="\(id)-text">
  <rect key="frame" x="16" y="0.0" width="361" height="44"/>
  <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
  </tableViewCellContentView>\(more)</tableViewCell>
  """
}

/// A list of names, each in a prototype cell.
final class ListController: UITableViewController {
  var names = ["Anna", "Ben", "Cleo"]
  var identifier = "Name"
  private(set) var log: [String] = []

  override class var wires: AnyWires {
    Wires<ListController>(super.wires).action("toggle:", ListController.toggle)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    (cell as? NameCell)?.nameLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
    let selected = tableView.indexPathForSelectedRow?.row
    log.append(
      "\(segue.identifier ?? "nil") from \(row.map(String.init) ?? "nil"), selected \(selected.map(String.init) ?? "nil")"
    )
  }

  func toggle(_ sender: UISwitch) {
    log.append("\(sender.accessibilityLabel ?? "nil") \(sender.isOn ? "on" : "off")")
  }
}

/// A cell with an outlet.
final class NameCell: UITableViewCell {
  weak var nameLabel: UILabel?
  private(set) var wakes = 0

  override class var wires: AnyWires {
    Wires<NameCell>(super.wires).outlet("nameLabel", \.nameLabel)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    wakes += nameLabel == nil ? 0 : 1
  }
}

/// A form with static rows, one of which is shown only on demand.
final class FormController: UITableViewController {
  var hidesLast = false
  weak var cityCell: UITableViewCell?

  override class var wires: AnyWires {
    Wires<FormController>(super.wires).outlet("cityCell", \.cityCell)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    super.tableView(tableView, numberOfRowsInSection: section) - (hidesLast ? 1 : 0)
  }
}

/// A form that counts more rows than its document has.
final class LongFormController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
}

/// A list that a person refreshes.
final class NewsController: UITableViewController {
  private(set) var reloads = 0

  override class var wires: AnyWires {
    Wires<NewsController>(super.wires).action("reload:", NewsController.reload)
  }

  func reload(_ sender: UIRefreshControl) {
    reloads += 1
  }
}
