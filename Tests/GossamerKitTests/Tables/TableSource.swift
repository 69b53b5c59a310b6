// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A data source and delegate with the rows that a test chooses. It records the calls that it gets.
final class TableSource: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  /// The recorded calls in order, without those that ask for counts.
  var calls: [String] = []
  /// Called with each recorded call, so that a test can react in it.
  var react: (String) -> Void = { _ in }
  var cellsMade = 0
  var configure: (UITableViewCell, String) -> Void = { $0.textLabel?.text = $1 }
  var mayHighlight = true
  var select: (IndexPath) -> IndexPath? = { $0 }
  var style = UITableViewCell.CellStyle.default

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  convenience init(count: Int) {
    self.init([(0..<count).map { "Row \($0)" }])
  }

  private func record(_ call: String) {
    calls.append(call)
    react(call)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Cell")
      ?? {
        cellsMade += 1
        return UITableViewCell(style: style, reuseIdentifier: "Cell")
      }()
    configure(cell, sections[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    record("shouldHighlight \(Array(indexPath))")
    return mayHighlight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    record("didHighlight \(Array(indexPath))")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    record("didUnhighlight \(Array(indexPath))")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    record("willSelect \(Array(indexPath))")
    return select(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    record("didSelect \(Array(indexPath))")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    record("willDeselect \(Array(indexPath))")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    record("didDeselect \(Array(indexPath))")
  }
}

/// A table in a window of 393 by 852 points.
final class ShownTable {
  let table: UITableView
  private let source: AnyObject
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init(
    _ source: any UITableViewDataSource & UITableViewDelegate, style: UITableView.Style = .plain
  ) {
    self.source = source
    table = UITableView(frame: window.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = source
    table.delegate = source
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(table)
    update()
  }

  isolated deinit { window.isHidden = true }

  func update() { Interface.current.updateCycle.updateToRest() }

  /// The texts of the visible rows, from top to bottom.
  var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  /// The distance from the table's visible top to the row with this text; nil if the row isn't visible.
  func place(of text: String) -> CGFloat? {
    table.visibleCells.first { $0.textLabel?.text == text }.map {
      $0.frame.minY - table.contentOffset.y
    }
  }

  func press(_ key: String, _ flags: UIKeyModifierFlags = []) {
    let key = UIKey(
      UIKeyboardHIDUsage(typing: key), characters: key, charactersIgnoringModifiers: key,
      modifierFlags: flags)
    if !window.eventSynthesizer.keyDown(1, key) { _ = window.eventSynthesizer.keyWasLeft(key) }
    window.eventSynthesizer.keyUp(1)
    update()
  }
}
