// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The buttons and the calendar of a date picker.
extension UIDatePicker {
  /// The distances between the parts, in points.
  private static let (spacing, colonSpacing): (CGFloat, CGFloat) = (8, 2)

  /// Makes the parts for the mode, the style and the locale.
  func rebuild() {
    for view in subviews { view.removeFromSuperview() }
    grid = nil
    rows = fields.map(makeRow)
    if datePickerStyle == .inline, datePickerMode != .time {
      let made = CalendarGrid(of: self)
      grid = made
      addSubview(made)
    }
    for view in rows.flatMap({ $0 }) { addSubview(view) }
    fieldsDidChange()
  }

  /// The components with a button, by rows.
  private var fields: [[Field]] {
    let time = order("jmm")
    let date = order("yMMMMd")
    return switch (datePickerMode, datePickerStyle) {
    case (.countDownTimer, _): [[.hours, .minutes]]
    case (.yearAndMonth, _): [order("yMMMM")]
    case (.time, _): [time]
    case (.date, .wheels): [date]
    case (.date, .inline): []
    case (.date, _): [[.date]]
    case (.dateAndTime, .wheels): [date, time]
    case (.dateAndTime, .inline): [time]
    case (.dateAndTime, _): [[.date] + time]
    }
  }

  private func makeRow(_ fields: [Field]) -> [UIView] {
    var row: [UIView] = []
    for field in fields {
      if field == .minute, (row.last as? DateFieldButton)?.field == .hour {
        row.append(makeColon())
      }
      row.append(DateFieldButton(field, of: self))
    }
    return row
  }

  private func makeColon() -> UILabel {
    let colon = UILabel()
    colon.text = ":"
    colon.font = .preferredFont(forTextStyle: .body)
    colon.adjustsFontForContentSizeCategory = true
    colon.isAccessibilityElement = false
    return colon
  }

  /// Shows the present values.
  func fieldsDidChange() {
    for button in buttons { button.show() }
    grid?.show()
    opener.grid?.show()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsCommit(.accessibility)
  }

  // MARK: - Layout

  var naturalSize: CGSize {
    let sizes = rows.map(naturalSize)
    let gaps = Self.spacing * CGFloat(max(rows.count + (grid == nil ? 0 : 1) - 1, 0))
    let calendar = grid?.naturalSize ?? .zero
    return CGSize(
      width: max(sizes.map(\.width).max() ?? 0, calendar.width),
      height: sizes.reduce(0) { $0 + $1.height } + calendar.height + gaps)
  }

  private func naturalSize(of row: [UIView]) -> CGSize {
    let sizes = row.map(\.intrinsicContentSize)
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + gaps(in: row).reduce(0, +),
      height: sizes.map(\.height).max() ?? 0)
  }

  /// The distances after the parts of a row, but the last one.
  private func gaps(in row: [UIView]) -> [CGFloat] {
    zip(row, row.dropFirst()).map {
      $0 is UILabel || $1 is UILabel ? Self.colonSpacing : Self.spacing
    }
  }

  func placeParts() {
    let natural = naturalSize
    // As UIKit's, which doesn't grow, the picker is in the middle of a larger frame.
    var y = max((bounds.height - natural.height) / 2, 0).rounded()
    if let grid {
      let size = grid.naturalSize
      let height = min(size.height, max(bounds.height - (natural.height - size.height), 0))
      grid.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height + Self.spacing
    }
    for row in rows {
      place(row, at: y)
      y += naturalSize(of: row).height + Self.spacing
    }
  }

  private func place(_ row: [UIView], at y: CGFloat) {
    let (size, gaps) = (naturalSize(of: row), gaps(in: row) + [0])
    let fixed = gaps.reduce(0, +)
    // If there is too little room, all parts are narrower.
    let factor = min(1, max(bounds.width - fixed, 0) / max(size.width - fixed, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = min(size.width, bounds.width)
    var x: CGFloat =
      switch effectiveAlignment {
      case .leading: 0
      case .trailing: bounds.width - width
      default: ((bounds.width - width) / 2).rounded()
      }
    for (view, gap) in zip(row, gaps) {
      let width = (view.intrinsicContentSize.width * factor).rounded(.down)
      let frame = CGRect(x: x, y: y, width: width, height: size.height)
      view.frame = frame.mirrored(in: bounds.width, if: isMirrored)
      x += width + gap
    }
  }

  /// Where the buttons are in a wider frame: in the middle, as in UIKit, unless the content is aligned otherwise.
  private var effectiveAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .left: isMirrored ? .trailing : .leading
    case .right: isMirrored ? .leading : .trailing
    case let alignment: alignment
    }
  }
}

/// The button of one component of a date picker: it shows the value, and opens a menu or a calendar.
package final class DateFieldButton: UIButton {
  package let field: UIDatePicker.Field
  private weak var picker: UIDatePicker?

  init(_ field: UIDatePicker.Field, of picker: UIDatePicker) {
    self.field = field
    self.picker = picker
    super.init(frame: .zero)
    madeType = .system
    var look = Configuration.gray()
    look.baseForegroundColor = .label
    look.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 7, trailing: 10)
    configuration = look
    titleLabel?.lineBreakMode = .byTruncatingTail
    isContextMenuInteractionEnabled = field != .date
    showsMenuAsPrimaryAction = field != .date
    guard field == .date else { return }
    addAction(
      UIAction { [weak self] _ in
        if let self { self.picker?.opener.open(from: self, of: self.picker) }
      }, for: .primaryActionTriggered)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  /// Shows the value.
  func show() {
    guard let picker else { return }
    configuration?.title = picker.title(of: field, at: picker.date)
    isEnabled = picker.isEnabled
  }

  /// Returns a menu with the values.
  package override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, field != .date, let picker else { return nil }
    let (options, selected) = picker.options(of: field)
    let actions = options.enumerated().map { [field] index, option in
      UIAction(
        title: option.title, attributes: option.isEnabled ? [] : .disabled,
        state: index == selected ? .on : .off
      ) { [weak picker] _ in picker?.choose(option.value, field) }
    }
    let menu = UIMenu(options: .singleSelection, children: actions)
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// The purpose of the picker, the component and its value: "Due, Hour, 14".
  override var defaultAccessibilityLabel: String? {
    [picker?.accessibilityLabel, picker?.name(of: field), super.defaultAccessibilityLabel]
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.adjustable)
  }

  /// Selects the next value.
  package override func accessibilityIncrement() { if isEnabled { picker?.step(field, by: 1) } }

  /// Selects the previous value.
  package override func accessibilityDecrement() { if isEnabled { picker?.step(field, by: -1) } }
}

/// Opens the calendar of a compact date picker.
final class CalendarOpener: UIPopoverPresentationControllerDelegate {
  /// The open calendar; nil for none.
  private(set) weak var grid: CalendarGrid?

  func open(from button: UIView, of picker: UIDatePicker?) {
    guard let picker, grid == nil else { return }
    let responders = sequence(first: picker as UIResponder, next: \.next)
    let controller = responders.lazy.compactMap { $0 as? UIViewController }.first { _ in true }
    guard let presenter = controller ?? picker.window?.rootViewController else { return }
    let shown = CalendarController(of: picker)
    shown.title = picker.accessibilityLabel ?? picker.name(of: .date)
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.sourceView = button
    shown.popoverPresentationController?.delegate = self
    grid = shown.grid
    presenter.present(shown, animated: true)
  }

  /// A calendar fits a narrow window as it is.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}

/// The calendar of a compact date picker.
final class CalendarController: UIViewController {
  let grid: CalendarGrid

  init(of picker: UIDatePicker) {
    grid = CalendarGrid(of: picker)
    super.init(nibName: nil, bundle: nil)
    let size = grid.naturalSize
    preferredContentSize = CGSize(width: size.width + 16, height: size.height + 16)
    grid.whenChosen = { [weak self] in self?.dismiss(animated: true) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(grid)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    grid.frame = CGRect(
      x: 8, y: 8, width: max(view.bounds.width - 16, 0), height: max(view.bounds.height - 16, 0))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    grid.focusSelectedDay()
  }
}
