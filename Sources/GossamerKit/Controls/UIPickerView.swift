// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// Lets a person select a row of a list, or of several lists side by side, the components.
///
/// On a desktop each component is a button with the title of the selected row, whose menu has all rows, instead of UIKit's
/// wheel. So it fits in a row of 44 points, and the keyboard and assistive technologies use it like any menu.
///
///     picker.dataSource = self
///     picker.delegate = self
///     picker.accessibilityLabel = "Channel"
///
/// The delegate is asked for all titles when the menu opens; before that only for the title of the selected row. If
/// ``UIView/isUserInteractionEnabled`` is false the buttons are disabled, and so is the button of a component without rows.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipickerview
open class UIPickerView: UIView {
  /// The wires of pickers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIPickerView>(super.wires)
      .outlet("dataSource", \.dataSource)
      .outlet("delegate", \.delegate)
      .selector("reloadAllComponents", UIPickerView.reloadAllComponents)
  }

  // MARK: - Providing the picker content

  /// Provides the numbers of components and rows; held weakly. Setting it reloads the picker.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadAllComponents() } }
  }

  /// Provides the titles of the rows, and is told what a person selects; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { reloadAllComponents() } }
  }

  // MARK: - Getting the dimensions of the picker

  /// The number of components.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return rowCounts.count
  }

  /// The number of rows of a component; 0 if there is no such component.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return rowCounts.indices.contains(component) ? rowCounts[component] : 0
  }

  // MARK: - Reloading the picker

  /// Reloads all components. The selected rows are kept as far as they still exist.
  open func reloadAllComponents() {
    for button in buttons { button.contextMenuInteraction?.dismissMenu() }
    needsLoading = true
    setNeedsUpdateProperties()
    contentDidChange()
  }

  /// Reloads the rows of a component.
  open func reloadComponent(_ component: Int) {
    loadIfNeeded()
    guard rowCounts.indices.contains(component) else {
      return complain("component \(component) to reload", "it has \(rowCounts.count)")
    }
    buttons[component].contextMenuInteraction?.dismissMenu()
    load(component)
    contentDidChange()
  }

  // MARK: - Selecting rows

  /// Selects a row. The delegate isn't told. A row that doesn't exist is refused with a message.
  /// - Parameter animated: ignored, because nothing moves.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard rowCounts.indices.contains(component) else {
      return complain("component \(component) to select a row in", "it has \(rowCounts.count)")
    }
    guard (0..<rowCounts[component]).contains(row) else {
      return complain(
        "row \(row) in component \(component) to select", "it has \(rowCounts[component]) there")
    }
    selection[component] = row
    showSelection(of: component)
    contentDidChange()
  }

  /// The selected row of a component, by default the first one; -1 if there are no rows or no such component.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    return selection.indices.contains(component) ? selection[component] : -1
  }

  /// Has no effect: a component shows its selected row alone.
  open var showsSelectionIndicator = true

  // MARK: - Size and layout

  /// The size of all components side by side, each as wide as the widest one, and as high as a button.
  open override var intrinsicContentSize: CGSize {
    loadIfNeeded()
    guard let height = buttonHeight else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let width = buttons.map(\.intrinsicContentSize.width).max() ?? 0
    let count = CGFloat(buttons.count)
    return CGSize(width: count * width + (count - 1) * Self.spacing, height: height)
  }

  /// The natural size, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    return CGSize(width: max(natural.width, 0), height: max(natural.height, 0))
  }

  /// Places the components, with equal widths and vertically centred.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let count = CGFloat(buttons.count)
    let width = max((bounds.width - (count - 1) * Self.spacing) / max(count, 1), 0)
    let height = min(buttonHeight ?? 0, bounds.height)
    for (index, button) in buttons.enumerated() {
      let place = isMirrored ? buttons.count - 1 - index : index
      let start = (CGFloat(place) * (width + Self.spacing)).rounded()
      button.frame = CGRect(
        x: start, y: ((bounds.height - height) / 2).rounded(), width: width.rounded(.down),
        height: height)
    }
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    guard let button = buttons.first else { return (0, 0) }
    let offsets = button.baselineOffsets
    return (
      button.frame.minY + offsets.first, bounds.height - button.frame.maxY + offsets.last
    )
  }

  override func updateOwnProperties() { loadIfNeeded() }

  /// Whether the picker takes input.
  open override var isUserInteractionEnabled: Bool {
    didSet { for component in buttons.indices { updateEnabled(component) } }
  }

  // MARK: - Accessibility

  // The buttons are the accessibility elements.
  override var isAccessibilityElementByDefault: Bool { false }

  /// The purpose of the picker, in a word or two. The names of the buttons consist of it and the title of the selected row.
  open override var accessibilityLabel: String? {
    didSet { for button in buttons { button.setNeedsCommit(.accessibility) } }
  }

  // MARK: - Loading

  private var needsLoading = true
  private var rowCounts: [Int] = []
  private var selection: [Int] = []
  /// The buttons, one per component.
  package private(set) var buttons: [PickerButton] = []
  private static let spacing: CGFloat = 8

  private var buttonHeight: CGFloat? { buttons.map(\.intrinsicContentSize.height).max() }

  private func loadIfNeeded() {
    guard needsLoading else { return }
    needsLoading = false
    let asked = dataSource?.numberOfComponents(in: self) ?? 0
    if asked < 0 { complainOfAnswer("\(asked) components") }
    let count = max(asked, 0)
    while buttons.count > count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < count {
      let button = PickerButton(component: buttons.count, of: self)
      buttons.append(button)
      addSubview(button)
    }
    rowCounts = Array(repeating: 0, count: count)
    selection = (0..<count).map { selection.indices.contains($0) ? selection[$0] : 0 }
    for component in 0..<count { load(component) }
  }

  private func load(_ component: Int) {
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    if count < 0 { complainOfAnswer("\(count) rows in component \(component)") }
    // The data source may have reloaded the picker.
    guard rowCounts.indices.contains(component) else { return }
    rowCounts[component] = max(count, 0)
    selection[component] = min(max(selection[component], 0), rowCounts[component] - 1)
    showSelection(of: component)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showSelection(of component: Int) {
    let button = buttons[component]
    let row = selection[component]
    let shown = row >= 0 ? title(ofRow: row, component) : StyledText()
    // A button without a title would be less high than one with a title.
    button.configuration?.title = shown.attributed == nil ? shown.string ?? " " : nil
    button.setAttributedTitle(shown.attributed, for: .normal)
    updateEnabled(component)
  }

  private func updateEnabled(_ component: Int) {
    buttons[component].isEnabled = isUserInteractionEnabled && rowCounts[component] > 0
  }

  private func title(ofRow row: Int, _ component: Int) -> StyledText {
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    if let view, !(view is NoRowView) { return view.titleOfRow ?? StyledText() }
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return StyledText(title)
    }
    return StyledText(delegate?.pickerView(self, titleForRow: row, forComponent: component))
  }

  private func complain(_ missing: String, _ fact: String) {
    Messages.views.error("\(shortDescription) has no \(missing); \(fact). Nothing has changed.")
  }

  private func complainOfAnswer(_ answer: String) {
    Messages.views.error(
      "The data source of \(shortDescription) answers that there are \(answer); there are none now."
    )
  }

  // MARK: - Selection by a person

  /// The rows of a component, as a menu.
  func makeMenu(of component: Int) -> UIMenu? {
    loadIfNeeded()
    guard rowCounts.indices.contains(component) else { return nil }
    let actions = (0..<rowCounts[component]).map { row in
      UIAction(
        title: title(ofRow: row, component).string ?? "",
        state: row == selection[component] ? .on : .off
      ) { [weak self] _ in self?.choose(row, component) }
    }
    return UIMenu(options: .singleSelection, children: actions)
  }

  /// Moves the selection by `distance` rows, as a person wants.
  fileprivate func step(by distance: Int, _ component: Int) {
    loadIfNeeded()
    let row = selectedRow(inComponent: component) + distance
    guard rowCounts.indices.contains(component), 0..<rowCounts[component] ~= row else { return }
    choose(row, component)
  }

  /// Selects a row and tells the delegate, because a person has selected it.
  private func choose(_ row: Int, _ component: Int) {
    guard row != selectedRow(inComponent: component) else { return }
    selectRow(row, inComponent: component, animated: false)
    guard let delegate else { return }
    WireActivity.call(from: self, to: delegate) {
      delegate.pickerView(self, didSelectRow: row, inComponent: component)
    }
  }
}

/// The button of a component of a picker: it shows the selected row, and all rows in its menu.
package final class PickerButton: UIButton {
  private let component: Int
  private weak var picker: UIPickerView?

  init(component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    madeType = .system
    var look = Configuration.gray()
    look.baseForegroundColor = .label
    look.image = UIImage(systemName: "arrowtriangle.down")
    look.imagePlacement = .trailing
    look.imagePadding = 8
    configuration = look
    titleLabel?.lineBreakMode = .byTruncatingTail
    contentHorizontalAlignment = .fill
    isContextMenuInteractionEnabled = true
    showsMenuAsPrimaryAction = true
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  /// Returns a menu with the rows of the component, whose titles are asked for now.
  package override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, let menu = picker?.makeMenu(of: component) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// The purpose of the picker and the selected row: "Channel, General".
  override var defaultAccessibilityLabel: String? {
    let names = [picker?.accessibilityLabel, super.defaultAccessibilityLabel]
    return names.compactMap { $0?.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.adjustable)
  }

  /// Selects the next row.
  package override func accessibilityIncrement() { if isEnabled { picker?.step(by: 1, component) } }

  /// Selects the previous row.
  package override func accessibilityDecrement() {
    if isEnabled { picker?.step(by: -1, component) }
  }
}

/// Provides the numbers of a picker's components and rows.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipickerviewdatasource
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns the number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the titles of a picker's rows, and is told what a person selects. All methods are optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipickerviewdelegate
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the title of a row; nil for none.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// Returns the attributed title of a row, which the button shows but the menu doesn't; nil to use
  /// ``pickerView(_:titleForRow:forComponent:)``.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// Returns the view of a row, which UIKit shows instead of a title. Here its first label gives the title, or else its accessibility
  /// label, since a menu shows texts.
  /// - Parameter view: nil: no view is used again.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// The width of a component. It isn't asked: the components share the picker's width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// The height of a row. It isn't asked: a component is as high as a button.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// Called when a person has selected another row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// No view: the titles are shown.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { NoRowView(frame: .zero) }

  /// 0, for a width that the components share.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }

  /// 0, for the height of a button.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }

  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// The row of a delegate that has no views for rows.
private final class NoRowView: UIView {}

extension UIView {
  /// What a row shows that is made of this view: the text of its first label, or else what assistive technologies read.
  fileprivate var titleOfRow: StyledText? {
    if let label = self as? UILabel { return StyledText(label.text) }
    return subviews.lazy.compactMap(\.titleOfRow).first ?? accessibilityLabel.map { StyledText($0) }
  }
}
