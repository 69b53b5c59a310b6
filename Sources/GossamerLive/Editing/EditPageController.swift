// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

/// Shows one page of the editor's panel as a table, and shows it anew after each change of the document.
final class EditPageController: UITableViewController {
  private let makePage: () -> EditPage?
  private var page: EditPage?
  private var sections: [EditPage.Section] = []
  private lazy var search = UITextField()
  private let follow: (EditDragSource, UIPanGestureRecognizer) -> Void
  private var dragged: EditDragSource?

  /// Creates a controller.
  /// - Parameters:
  ///   - follow: called while a person drags a row.
  ///   - makePage: makes the page as it is now; nil if what it is about doesn't exist any more.
  init(
    follow: @escaping (EditDragSource, UIPanGestureRecognizer) -> Void = { _, _ in },
    _ makePage: @escaping () -> EditPage?
  ) {
    self.follow = follow
    self.makePage = makePage
    super.init(style: .insetGrouped)
  }

  /// Pages are in no document.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.register(EditTextCell.self, forCellReuseIdentifier: "text")
    tableView.register(EditSwitchCell.self, forCellReuseIdentifier: "switch")
    showAgain()
    if page?.isSearchable == true { addSearchField() }
    let pan = UIPanGestureRecognizer(target: self, action: EditPageController.drag)
    // A finger scrolls the table.
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    tableView.addGestureRecognizer(pan)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began {
      let (point, moved) = (pan.location(in: tableView), pan.translation(in: tableView))
      let start = CGPoint(x: point.x - moved.x, y: point.y - moved.y)
      dragged = tableView.indexPathForRow(at: start).flatMap {
        sections[$0.section].rows[$0.row].dragged
      }
    }
    if let dragged { follow(dragged, pan) }
  }

  private func addSearchField() {
    search.placeholder = "Filter"
    search.borderStyle = .roundedRect
    search.clearButtonMode = .always
    search.accessibilityLabel = "Filter"
    search.addAction(UIAction { [weak self] _ in self?.filter() }, for: .editingChanged)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 52))
    search.frame = header.bounds.insetBy(dx: 16, dy: 8)
    search.autoresizingMask = .flexibleWidth
    header.addSubview(search)
    tableView.tableHeaderView = header
  }

  private func filter() {
    let old = sections
    sections = page?.sections(matching: search.text ?? "") ?? []
    guard sections.count == old.count, zip(sections, old).allSatisfy({ $0.isLike($1) }) else {
      return tableView.reloadData()
    }
    // The cells stay, and with them the field in which a person is typing.
    tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
  }

  /// Shows the page as it is now.
  /// - Returns: whether what it is about still exists.
  @discardableResult
  func showAgain() -> Bool {
    page = makePage()
    title = page?.title
    tableView.accessibilityLabel = page?.title
    filter()
    return page != nil
  }

  // MARK: - Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].header
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    sections[section].footer
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = tableView.dequeueReusableCell(
      withIdentifier: row.action.reuseIdentifier, for: indexPath)
    switch row.action {
    case .enter(let text, let placeholder, let store):
      (cell as? EditTextCell)?.show(row.title, text: text, placeholder: placeholder, store: store)
    case .turn(let isOn, let store):
      (cell as? EditSwitchCell)?.show(row.title, isOn: isOn, store: store)
    case .none, .perform, .delete:
      cell.contentConfiguration = content(of: row)
    }
    return cell
  }

  private func content(of row: EditPage.Row) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.secondaryText = row.detail
    content.secondaryTextProperties.color = .secondaryLabel
    switch row.action {
    case .perform: content.textProperties.color = .label
    case .delete: content.textProperties.color = .systemRed
    case .none, .enter, .turn: break
    }
    return content
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    switch sections[indexPath.section].rows[indexPath.row].action {
    case .perform, .delete: true
    case .none, .enter, .turn: false
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    switch sections[indexPath.section].rows[indexPath.row].action {
    case .perform(let perform), .delete(let perform): perform()
    case .none, .enter, .turn: break
    }
  }
}
