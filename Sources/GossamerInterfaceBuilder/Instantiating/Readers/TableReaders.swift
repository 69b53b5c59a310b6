// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<tableView>`. Static cells are created with the scene. A cell of a prototype is created when
/// a row needs one.
enum TableViewReader: ViewReader {
  static func read(_ element: Element, into view: UITableView, _ instantiation: Instantiation) {
    ScrollViewReader.read(element, into: view, instantiation)
    view.showsHorizontalScrollIndicator = element.bool("showsHorizontalScrollIndicator") ?? false
    if let style = element.choice("style", from: styles) { view.storedStyle = style }
    // Set after the style, because the style sets a background colour.
    if let color = instantiation.color("backgroundColor", of: element) {
      view.backgroundColor = color
    }
    readHeights(element, into: view)
    view.separatorStyle = element.choice("separatorStyle", from: separatorStyles) ?? .singleLine
    if let color = instantiation.color("separatorColor", of: element) {
      view.separatorColor = color
    }
    if let insets = element.edgeInsets("separatorInset") { view.separatorInset = insets }
    view.allowsSelection = element.bool("allowsSelection") ?? true
    view.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
    view.staticSections = sections(of: element).map { section in
      let staticSection = StaticTableSection(
        headerTitle: section.text("headerTitle"), footerTitle: section.text("footerTitle"))
      instantiation.register(staticSection, for: section)
      return staticSection
    }
    instantiation.tables.append((view, element))
  }

  static func add(_ subview: UIView, from element: Element, to view: UITableView) {
    switch element.key {
    case "tableHeaderView": view.tableHeaderView = subview
    case "tableFooterView": view.tableFooterView = subview
    case "backgroundView": view.backgroundView = subview
    default:
      guard let section = element.parent?.parent,
        let table = section.parent?.parent,
        let index = sections(of: table).firstIndex(where: { $0 === section }),
        let cell = subview as? UITableViewCell
      else { return }
      view.staticSections[index].cells.append(cell)
    }
  }

  private static func sections(of table: Element) -> [Element] {
    table.members(of: "sections").filter { $0.name == "tableViewSection" }
  }

  private static func readHeights(_ element: Element, into view: UITableView) {
    if let height = height("rowHeight", of: element) { view.rowHeight = height }
    if let height = height("estimatedRowHeight", of: element) { view.estimatedRowHeight = height }
    for (name, property) in headerAndFooterHeights {
      if let height = height(name, of: element), !defaultHeights.contains(height) {
        view[keyPath: property] = height
      }
    }
  }

  /// A height in points. Nil, which means self-sizing, if the document has none or -1.
  private static func height(_ name: String, of element: Element) -> CGFloat? {
    element.number(name).flatMap { $0 >= 0 ? $0 : nil }
  }

  private static let headerAndFooterHeights:
    [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
      ("sectionHeaderHeight", \.sectionHeaderHeight),
      ("sectionFooterHeight", \.sectionFooterHeight),
    ]

  /// The default heights that Interface Builder writes: 10 or 18 in a grouped table, 22 or 28 in a plain one.
  /// They count as not given: a header is as high as its title, and a section without a title has no header.
  private static let defaultHeights: Set<CGFloat> = [10, 18, 22, 28]

  private static let styles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  private static let separatorStyles: [String: UITableViewCell.SeparatorStyle] = [
    "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
    "none": .none,
  ]
}

/// Reads `<tableViewCell>`. The element of its content view describes the one that the cell has created.
enum TableViewCellReader: ViewReader {
  static func read(_ element: Element, into view: UITableViewCell, _ instantiation: Instantiation) {
    view.cellStyle = element.choice("style", from: styles) ?? .default
    view.reuseIdentifier = element.string("reuseIdentifier")
    view.accessoryType = element.choice("accessoryType", from: accessories) ?? .none
    view.selectionStyle = element.choice("selectionStyle", from: selectionStyles) ?? .default
    view.indentationWidth = element.number("indentationWidth") ?? 10
    view.indentationLevel = element.integer("indentationLevel") ?? 0
    view.documentHeight = element.number("rowHeight").flatMap { $0 >= 0 ? $0 : nil }
    if let insets = element.edgeInsets("separatorInset") { view.separatorInset = insets }
    if let content = element.child(key: "contentView") {
      CommonViewReader.read(content, into: view.contentView, instantiation)
      instantiation.register(view.contentView, for: content)
    }
    readConfiguration(element, into: view, instantiation)
  }

  static func add(_ subview: UIView, from element: Element, to view: UITableViewCell) {
    switch element.key {
    case "accessoryView": view.accessoryView = subview
    case "backgroundView": view.backgroundView = subview
    case "selectedBackgroundView": view.selectedBackgroundView = subview
    default:
      if let part = part(of: element) {
        view.adopt(subview, as: part)
      } else {
        view.contentView.addSubview(subview)
      }
    }
  }

  /// The part of a cell's style that an element describes: one of the labels, or the image view. The cell's element
  /// refers to them by their ids. Nil if the element is none of them.
  static func part(of element: Element) -> UITableViewCell.Part? {
    guard let id = element.id, let cell = element.parent?.parent?.parent,
      cell.name == "tableViewCell"
    else { return nil }
    return parts.first { cell.string($0.name) == id && $0.element == element.name }?.part
  }

  private static func readConfiguration(
    _ element: Element, into view: UITableViewCell, _ instantiation: Instantiation
  ) {
    guard let child = element.child(key: "contentConfiguration"),
      child.name == "listContentConfiguration"
    else { return }
    var configuration = view.defaultContentConfiguration()
    configuration.text = child.text("text")
    configuration.secondaryText = child.text("secondaryText")
    configuration.image = instantiation.image("image", of: child)
    view.contentConfiguration = configuration
  }

  private static let parts: [(name: String, element: String, part: UITableViewCell.Part)] = [
    ("textLabel", "label", .text), ("detailTextLabel", "label", .detail),
    ("imageView", "imageView", .image),
  ]

  private static let styles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
  ]

  private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
}

/// Reads a `<label>` that is the text label or the detail label of a cell's style.
enum CellLabelReader: ViewReader {
  static func read(_ element: Element, into view: UILabel, _ instantiation: Instantiation) {
    LabelReader.read(element, into: view, instantiation)
  }

  static func makeBase(_ coder: NibCoder) -> UIView { CellLabel(coder: coder) ?? UIView() }
}

/// Reads the `<imageView>` of a cell's style.
enum CellImageReader: ViewReader {
  static func read(_ element: Element, into view: UIImageView, _ instantiation: Instantiation) {
    ImageViewReader.read(element, into: view, instantiation)
  }

  static func makeBase(_ coder: NibCoder) -> UIView { CellImageView(coder: coder) ?? UIView() }
}
