// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One row of a table.
///
///     final class PhotoCell: UITableViewCell {
///       let title = UILabel()
///
///       required init(style: CellStyle, reuseIdentifier: String?) {
///         super.init(style: style, reuseIdentifier: reuseIdentifier)
///         contentView.addSubview(title)
///       }
///
///       required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
///     }
///
/// Subviews go into the ``contentView``. Constraints between them and its edges say how high the row is, where
/// the table has no height for it. Without any, the ``textLabel`` and its like are placed by the style, or
/// ``contentConfiguration`` says what is shown.
///
/// Constraints inside of the cell are solved by an engine of its own, which it keeps when it is used again.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitableviewcell
open class UITableViewCell: UIView, TableItemView {
  // MARK: - Creating a table view cell

  /// Creates a cell. Unlike in UIKit it is `required`, since Swift makes an object of a class that was
  /// registered by such an initialiser only.
  /// - Parameter reuseIdentifier: for which rows it is used again; nil for none.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardHeight))
  }

  /// Creates a cell that an Interface Builder document describes.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Creates a cell of the default style, for one row only.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  override func setUp() {
    super.setUp()
    prepareContent()
  }

  /// The wires of cells, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UITableViewCell>(super.wires)
      .outlet("backgroundView", \.backgroundView)
      .outlet("selectedBackgroundView", \.selectedBackgroundView)
      .outlet("accessoryView", \.accessoryView)
      .outlet("editingAccessoryView", \.editingAccessoryView)
      .attribute("accessoryType", \.accessoryType)
      .attribute("editingAccessoryType", \.editingAccessoryType)
      .attribute("showsReorderControl", \.showsReorderControl)
      .attribute("selectionStyle", \.selectionStyle)
      .attribute("separatorInset", \.separatorInset)
  }

  // MARK: - Reusing cells

  /// For which rows the cell is used again; nil for none.
  open package(set) var reuseIdentifier: String?

  /// Called before the cell is used again. An override calls `super`, and takes back what `cellForRowAt` may
  /// leave as it is.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    leaveEditing()
  }

  // MARK: - Specifying content

  /// What is shown, as a value; nil for what the ``contentView`` has.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// A configuration of this cell's style, with nothing in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    defaultConfiguration
  }

  /// How the cell is at the moment, for ``updateConfiguration(using:)``.
  open var configurationState: UICellConfigurationState { currentState }

  /// Called before the cell is shown, and when its state has changed: adapts the configuration to it.
  open func updateConfiguration(using state: UICellConfigurationState) { adapt(to: state) }

  /// Asks for ``updateConfiguration(using:)`` in the next update cycle.
  open func setNeedsUpdateConfiguration() { needsConfiguration = true }

  // MARK: - Managing the content

  /// Where subviews go: the cell without its accessory and its separator.
  open var contentView: UIView { content }

  /// The text. Where a content configuration is set, that has another one.
  open var textLabel: UILabel? { content.ensuredText }

  /// The further text, of styles that have one; nil otherwise.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : content.ensuredDetail }

  /// The image before the text. Not in the style ``CellStyle/value2``.
  open var imageView: UIImageView? { cellStyle == .value2 ? nil : content.ensuredImage }

  // MARK: - Specifying backgrounds

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// The view behind the content while the cell is selected or pressed; nil for a grey one.
  open var selectedBackgroundView: UIView? {
    didSet {
      if let oldValue, oldValue !== selectedBackgroundView { oldValue.removeFromSuperview() }
      stateDidChange()
    }
  }

  // MARK: - Managing accessory views

  /// What stands at the end.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// The view at the end, of the size of its frame, in place of what ``accessoryType`` says; nil for that.
  open var accessoryView: UIView? {
    didSet {
      if let oldValue, oldValue !== accessoryView { oldValue.removeFromSuperview() }
      accessoryDidChange()
    }
  }

  /// What stands at the end in editing mode. Nothing unless set.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }

  /// The view at the end in editing mode, of the size of its frame, in place of what
  /// ``editingAccessoryType`` says; nil for that.
  open var editingAccessoryView: UIView? {
    didSet {
      if let oldValue, oldValue !== editingAccessoryView { oldValue.removeFromSuperview() }
      accessoryDidChange()
    }
  }

  // MARK: - Editing the cell

  /// Whether the cell is in editing mode. The table sets it for rows that can be edited.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Lets the cell look as in editing mode, or as outside of it. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    editingDidChange()
  }

  /// What editing does to the row, as the delegate says; ``EditingStyle/none`` outside of editing mode.
  open var editingStyle: EditingStyle { rowEditing?.style ?? .none }

  /// Whether the buttons are seen by which the row is deleted: it is swiped aside.
  open var showingDeleteConfirmation: Bool { swipe?.isLeading == false }

  /// Whether the row can be dragged in editing mode, where the data source doesn't say. False unless set.
  open var showsReorderControl = false

  // MARK: - Managing content indentation

  /// How many times the texts and the image of a style are indented by ``indentationWidth``. 0 unless set.
  open var indentationLevel = 0 {
    didSet { content.indentation = CGFloat(indentationLevel) * indentationWidth }
  }

  /// How far each level of ``indentationLevel`` indents, in points. 10 unless set.
  open var indentationWidth: CGFloat = 10 {
    didSet { content.indentation = CGFloat(indentationLevel) * indentationWidth }
  }

  // MARK: - Managing selection and highlighting

  /// How the cell looks while it is selected.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { stateDidChange() } }
  }

  /// Whether the cell looks selected. The table sets it; what is selected is asked of the table.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Lets the cell look selected. An override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedSelected else { return }
    storedSelected = selected
    stateDidChange()
  }

  /// Whether the cell looks pressed.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Lets the cell look pressed. An override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedHighlighted else { return }
    storedHighlighted = highlighted
    stateDidChange()
  }

  package func callSelectionHandlers() {
    for handler in selectionHandlers { handler(self) }
  }

  // MARK: - Managing the separator

  /// How far the line below keeps from the edges of the table; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? look.separatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: - Laying out

  /// Places the content, the accessory and the separator.
  open override func layoutSubviews() {
    prepareLayout()
    super.layoutSubviews()
    placeParts()
    noteResizing()
  }

  /// Adapts the configuration, before it is laid out.
  open override func updateProperties() {
    super.updateProperties()
    updateConfigurationIfNeeded()
  }

  // MARK: - Accessibility

  /// Selects the row, as Return does.
  open override func accessibilityActivate() -> Bool { activateInList() }

  override var builtInAccessibleActions: [UIAccessibilityCustomAction] {
    (superview as? UITableView)?.rowMenus.accessibleActions(of: self) ?? []
  }

  /// What the labels inside say, in their order.
  override var defaultAccessibilityLabel: String? { texts(in: content) }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isSelected ? .selected : .none
  }

  // MARK: - State that the chapters keep

  /// Documents set it, before anything is shown.
  package var cellStyle: CellStyle {
    didSet { content.style = cellStyle }
  }
  /// How high the document lets the static cell be, in points; nil for as high as the table's rows are.
  package var documentHeight: CGFloat?
  /// What happens when a person selects the row, before the delegate hears of it.
  var selectionHandlers: [(UITableViewCell) -> Void] = []
  /// What happens when a person presses the detail button, before the delegate hears of it.
  var accessoryHandlers: [(UITableViewCell) -> Void] = []
  private(set) lazy var content = CellContentView(style: cellStyle)
  /// What shows the content configuration, inside of the content view; nil without one.
  var configurationView: (any UIView & UIContentView)?
  var needsConfiguration = false
  var contentLeading: NSLayoutConstraint?
  var contentTrailing: NSLayoutConstraint?
  var contentBottom: NSLayoutConstraint?
  var shownAccessory: UIView?
  var separator: UIView?
  var grayBackground: UIView?
  var storedSelected = false
  var storedHighlighted = false
  var ownSeparatorInset: UIEdgeInsets?
  var storedEditing = false
  /// How the cell looks in editing mode; nil outside of it.
  var rowEditing: RowEditing?
  var editControl: RowEditControl?
  var reorderHandle: ReorderHandle?
  /// The background from before the cell was lifted; nil unless it is.
  var groundBeforeLift: UIColor??
  /// How far the row is swiped aside; nil if it isn't.
  var swipe: RowSwipe?
  package internal(set) var look = Look()
  var isMeasured = false
}
