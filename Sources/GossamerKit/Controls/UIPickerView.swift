// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// Lets a person choose a row of a list, or of several lists side by side, which are its components.
///
/// On a desktop each component is a button with the title of its row, whose menu has all the rows, in place of
/// UIKit's wheel: it fits in a row of 44 points, and the keyboard and assistive technologies use it as every menu.
///
///     picker.dataSource = self
///     picker.delegate = self
///     picker.accessibilityLabel = "Channel"
///
/// All titles are asked for when the menu opens, and that of the row that is chosen before. With
/// ``UIView/isUserInteractionEnabled`` off the buttons are disabled, as those of components without any rows.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipickerview
open class UIPickerView: UIView {
  /// The wires of pickers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIPickerView>(super.wires)
      .outlet("dataSource", \.dataSource)
      .outlet("delegate", \.delegate)
  }

  // MARK: - Providing the picker content

  /// What tells how many components and rows there are. Held weakly. Another one is asked anew.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadAllComponents() } }
  }

  /// What has the titles of the rows, and is told what a person chooses. Held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { reloadAllComponents() } }
  }

  // MARK: - Getting the dimensions of the picker

  /// How many components there are.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return rowCounts.count
  }

  /// How many rows a component has; 0 for one that isn't there.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return rowCounts.indices.contains(component) ? rowCounts[component] : 0
  }

  // MARK: - Reloading the picker

  /// Asks the data source and the delegate anew for everything. The chosen rows stay, as far as there are as many.
  open func reloadAllComponents() {
    for button in buttons { button.contextMenuInteraction?.dismissMenu() }
    needsLoading = true
    setNeedsUpdateProperties()
    contentDidChange()
  }

  /// Asks anew for the rows of a component.
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

  /// Chooses a row. The delegate isn't told. A row that isn't there is refused with a message.
  /// - Parameter animated: nothing moves here, so it makes no difference.
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

  /// The row that is chosen in a component: the first one unless another one was; -1 if there are none, or no such
  /// component.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    return selection.indices.contains(component) ? selection[component] : -1
  }

  // MARK: - Size and layout

  /// All components beside each other, as wide as the widest, and as high as a button.
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

  /// Positions the components, all of them as wide, in the middle.
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

  /// Whether a person can choose.
  open override var isUserInteractionEnabled: Bool {
    didSet { for component in buttons.indices { updateEnabled(component) } }
  }

  // MARK: - Accessibility

  // A person perceives the buttons.
  override var isAccessibilityElementByDefault: Bool { false }

  /// What the picker is for, in a word or two. The buttons are called by it, and by the title of their row.
  open override var accessibilityLabel: String? {
    didSet { for button in buttons { button.setNeedsCommit(.accessibility) } }
  }

  // MARK: - Loading

  private var needsLoading = true
  private var rowCounts: [Int] = []
  private var selection: [Int] = []
  /// One for each component.
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
    // Whoever was asked may have made the picker load anew.
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
    // A button without a title would be lower than one with it.
    button.configuration?.title = shown.attributed == nil ? shown.string ?? " " : nil
    button.setAttributedTitle(shown.attributed, for: .normal)
    updateEnabled(component)
  }

  private func updateEnabled(_ component: Int) {
    buttons[component].isEnabled = isUserInteractionEnabled && rowCounts[component] > 0
  }

  private func title(ofRow row: Int, _ component: Int) -> StyledText {
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

  // MARK: - Choosing

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

  /// A person goes on by so many rows.
  fileprivate func step(by distance: Int, _ component: Int) {
    loadIfNeeded()
    let row = selectedRow(inComponent: component) + distance
    guard rowCounts.indices.contains(component), 0..<rowCounts[component] ~= row else { return }
    choose(row, component)
  }

  /// A person has chosen a row.
  private func choose(_ row: Int, _ component: Int) {
    guard row != selectedRow(inComponent: component) else { return }
    selectRow(row, inComponent: component, animated: false)
    guard let delegate else { return }
    WireActivity.fire(from: self, to: delegate)
    delegate.pickerView(self, didSelectRow: row, inComponent: component)
  }
}

/// Shows the row that is chosen in a component of a picker, and all of its rows in a menu.
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

  /// The rows of the component, which are asked for now.
  package override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, let menu = picker?.makeMenu(of: component) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// What the picker is for, and what is chosen: "Channel, General".
  override var defaultAccessibilityLabel: String? {
    let names = [picker?.accessibilityLabel, super.defaultAccessibilityLabel]
    return names.compactMap { $0?.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.adjustable)
  }

  /// Chooses the next row.
  package override func accessibilityIncrement() { if isEnabled { picker?.step(by: 1, component) } }

  /// Chooses the previous row.
  package override func accessibilityDecrement() {
    if isEnabled { picker?.step(by: -1, component) }
  }
}

/// Tells a picker how many components and rows there are.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipickerviewdatasource
@MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// How many components there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// How many rows a component has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Has the titles of a picker's rows, and is told what a person chooses. Every method is optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipickerviewdelegate
@MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// What a row is called; nil for nothing.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// What a row is called, with attributes, which the button shows and the menu doesn't; nil for
  /// ``pickerView(_:titleForRow:forComponent:)``.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// A person has chosen another row.
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

  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
