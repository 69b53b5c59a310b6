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
/// Add subviews to the ``contentView``. Where the table sets no row height, the constraints between the subviews and
/// the edges of the content view determine it. Without constraints, the cell shows its ``contentConfiguration``, or the
/// ``textLabel``, ``detailTextLabel`` and ``imageView`` as its style lays them out.
///
/// The constraints inside a cell are solved by an engine of its own, which the cell keeps when it is reused.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitableviewcell
open class UITableViewCell: UIView, TableItemView {
  // MARK: - Creating a table view cell

  /// Creates a cell. Unlike in UIKit, the initialiser is `required`: Swift can create an instance of a registered class
  /// only by a required initialiser.
  /// - Parameter reuseIdentifier: the identifier under which the table reuses the cell; nil for a cell that isn't
  ///   reused.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardHeight))
  }

  /// Creates a cell from an Interface Builder document.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Creates a cell of the default style that isn't reused.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  override func setUp() {
    super.setUp()
    prepareContent()
  }

  /// The outlets and attributes of cells in documents, by UIKit's key-value coding names.
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

  /// The identifier under which the table reuses the cell; nil for a cell that isn't reused.
  open package(set) var reuseIdentifier: String?

  /// Called before the cell is reused. An override calls `super`, and resets whatever `tableView(_:cellForRowAt:)`
  /// doesn't set for every row.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    leaveEditing()
  }

  // MARK: - Specifying content

  /// The content of the cell as a value; nil if the cell shows the subviews of its ``contentView`` instead.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// An empty configuration for this cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    defaultConfiguration
  }

  /// The current state of the cell, as ``updateConfiguration(using:)`` gets it.
  open var configurationState: UICellConfigurationState { currentState }

  /// Adapts the configuration to the cell's state. Called before the cell is displayed, and when its state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) { adapt(to: state) }

  /// Asks for ``updateConfiguration(using:)`` in the next update cycle.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsUpdateProperties()
  }

  /// Adapts a cell's configurations to its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called by ``updateConfiguration(using:)``; nil for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether ``updateConfiguration(using:)`` adapts the content configuration to the state. True unless set.
  open var automaticallyUpdatesContentConfiguration = true

  // MARK: - Managing the content

  /// The view to which subviews are added: the area of the cell without its accessory and its separator.
  open var contentView: UIView { content }

  /// The label for the main text. A ``contentConfiguration`` has a label of its own.
  open var textLabel: UILabel? { content.ensuredText }

  /// The label for the secondary text; nil in the style ``CellStyle/default``, which has none.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : content.ensuredDetail }

  /// The image view before the text; nil in the style ``CellStyle/value2``.
  open var imageView: UIImageView? { cellStyle == .value2 ? nil : content.ensuredImage }

  // MARK: - Specifying backgrounds

  /// The background as a value, which replaces the background views; nil for these.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackgroundConfiguration() }
  }

  /// The background that suits the cell's table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (superview as? UITableView)?.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// Whether ``updateConfiguration(using:)`` adapts the background configuration to the state. True unless set.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// The view behind the content while the cell is selected or highlighted; nil for a grey background.
  open var selectedBackgroundView: UIView? {
    didSet {
      if let oldValue, oldValue !== selectedBackgroundView { oldValue.removeFromSuperview() }
      stateDidChange()
    }
  }

  // MARK: - Managing accessory views

  /// The standard accessory at the trailing end.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// A custom view at the trailing end, which keeps the size of its frame; nil for the ``accessoryType``.
  open var accessoryView: UIView? {
    didSet {
      if let oldValue, oldValue !== accessoryView { oldValue.removeFromSuperview() }
      accessoryDidChange()
    }
  }

  /// The standard accessory at the trailing end in editing mode. ``AccessoryType/none`` unless set.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }

  /// A custom view at the trailing end in editing mode, which keeps the size of its frame; nil for the
  /// ``editingAccessoryType``.
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

  /// Switches the cell to editing mode, or back. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    editingDidChange()
  }

  /// The editing style that the delegate returned for the row; ``EditingStyle/none`` outside of editing mode.
  open var editingStyle: EditingStyle { rowEditing?.style ?? .none }

  /// Whether the row is swiped aside so that its trailing buttons, such as Delete, are visible.
  open var showingDeleteConfirmation: Bool { swipe?.isLeading == false }

  /// Whether the row can be reordered in editing mode if the data source doesn't implement
  /// `tableView(_:canMoveRowAt:)`. False unless set.
  open var showsReorderControl = false

  /// Has no effect: the delegate's `tableView(_:shouldIndentWhileEditingRowAt:)` decides.
  open var shouldIndentWhileEditing = true

  // MARK: - Managing content indentation

  /// The number of levels, each of ``indentationWidth``, by which the standard labels and the image are indented. 0
  /// unless set.
  open var indentationLevel = 0 {
    didSet { content.indentation = CGFloat(indentationLevel) * indentationWidth }
  }

  /// The width of one level of ``indentationLevel``, in points. 10 unless set.
  open var indentationWidth: CGFloat = 10 {
    didSet { content.indentation = CGFloat(indentationLevel) * indentationWidth }
  }

  // MARK: - Managing selection and highlighting

  /// The appearance of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { stateDidChange() } }
  }

  /// Whether the cell looks selected. The table sets this; to find out which rows are selected, ask the table.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Makes the cell look selected, or not. An override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedSelected else { return }
    storedSelected = selected
    stateDidChange()
  }

  /// Whether the cell looks highlighted, as while it is pressed.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Makes the cell look highlighted, or not. An override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedHighlighted else { return }
    storedHighlighted = highlighted
    stateDidChange()
  }

  package func callSelectionHandlers() {
    for handler in selectionHandlers { handler(self) }
  }

  // MARK: - Managing the separator

  /// The insets of the separator below the cell from the edges of the table; the table's separator inset unless set.
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

  /// Updates the configuration, before the layout.
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

  /// The texts of the labels in the content view, in order.
  override var defaultAccessibilityLabel: String? { texts(in: content) }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isSelected ? .selected : .none
  }

  // MARK: - Stored state of the extensions

  /// The style. A document sets it before the cell is displayed.
  package var cellStyle: CellStyle {
    didSet { content.style = cellStyle }
  }
  /// The row height that the document sets for a static cell, in points; nil for the table's row height.
  package var documentHeight: CGFloat?
  /// The handlers that are called when a person selects the row, before the delegate.
  var selectionHandlers: [(UITableViewCell) -> Void] = []
  /// The handlers that are called when a person presses the detail button, before the delegate.
  var accessoryHandlers: [(UITableViewCell) -> Void] = []
  private(set) lazy var content = CellContentView(style: cellStyle)
  /// The view of the content configuration, inside the content view; nil without a configuration.
  var configurationView: (any UIView & UIContentView)?
  /// The view of the background configuration.
  var configuredBackground: BackgroundConfigurationView?
  var needsConfiguration = true
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
  /// The appearance in editing mode; nil outside of editing mode.
  var rowEditing: RowEditing?
  var editControl: RowEditControl?
  var reorderHandle: ReorderHandle?
  /// The background colour from before the cell was raised to be dragged; nil if the cell isn't raised.
  var groundBeforeLift: UIColor??
  /// The swipe in progress, or the open buttons, of the row; nil if the row isn't swiped aside.
  var swipe: RowSwipe?
  package internal(set) var look = Look()
  var isMeasured = false
}
