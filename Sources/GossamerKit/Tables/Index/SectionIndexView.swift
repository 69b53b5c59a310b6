// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The strip of section index titles at the trailing edge of a table. A press, or moving a pressed finger or mouse over
/// it, scrolls to sections.
final class SectionIndexView: UIView {
  private weak var table: UITableView?
  private let recognizer = UILongPressGestureRecognizer()
  private var marks: [UIView] = []
  /// The titles and the height for which the marks were created.
  private var made: (titles: [String], height: CGFloat)?
  /// The index of the title to which the table was scrolled last; nil while the strip isn't pressed.
  private var current: Int?

  /// The width of the strip, in points.
  static let width: CGFloat = 20
  private static let lineHeight: CGFloat = 15

  var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsLayout() } }
  }

  init(of table: UITableView) {
    self.table = table
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Section index"
    recognizer.minimumPressDuration = 0
    recognizer.addTarget(self, action: SectionIndexView.follow)
    addGestureRecognizer(recognizer)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func colorsDidChange() {
    guard let table else { return }
    backgroundColor =
      current == nil
      ? table.sectionIndexBackgroundColor
      : table.sectionIndexTrackingBackgroundColor ?? table.sectionIndexBackgroundColor
    for mark in marks {
      (mark as? UILabel)?.textColor = table.sectionIndexColor ?? .tintColor
      mark.tintColor = table.sectionIndexColor
    }
  }

  // MARK: - Titles

  override func layoutSubviews() {
    super.layoutSubviews()
    if made?.titles != titles || made?.height != bounds.height { makeMarks() }
    let top = (bounds.height - CGFloat(marks.count) * Self.lineHeight) / 2
    for (line, mark) in marks.enumerated() {
      mark.frame = CGRect(
        x: 0, y: (top + CGFloat(line) * Self.lineHeight).rounded(), width: bounds.width,
        height: Self.lineHeight)
    }
  }

  /// Creates a mark for each title. If there isn't room for all of them, only some titles are shown, with a dot between
  /// each two, as in UIKit.
  private func makeMarks() {
    made = (titles, bounds.height)
    for mark in marks { mark.removeFromSuperview() }
    let room = max(1, Int(bounds.height / Self.lineHeight))
    marks =
      titles.count <= room
      ? titles.map(makeMark)
      : shortened(to: room).map { $0.map { makeMark(titles[$0]) } ?? makeMark("•") }
    for mark in marks { addSubview(mark) }
    colorsDidChange()
  }

  /// The indices of the titles that are shown if there is room for `room` marks; nil for a dot.
  private func shortened(to room: Int) -> [Int?] {
    let named = max(1, (room + 1) / 2)
    var marks: [Int?] = []
    for place in 0..<named {
      if place > 0 { marks.append(nil) }
      marks.append(named == 1 ? 0 : place * (titles.count - 1) / (named - 1))
    }
    return marks
  }

  private func makeMark(_ title: String) -> UIView {
    if title == UITableView.indexSearch {
      let view = UIImageView(image: UIImage(systemName: "magnifyingglass"))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10)
      view.contentMode = .center
      return view
    }
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textAlignment = .center
    return label
  }

  // MARK: - Touches

  private func follow() {
    switch recognizer.state {
    case .began, .changed: go(to: recognizer.location(in: self).y)
    case .ended, .cancelled, .failed, .possible: current = nil
    }
    colorsDidChange()
  }

  /// Scrolls to the title at a vertical position, in the strip's coordinates.
  private func go(to y: CGFloat) {
    let height = CGFloat(marks.count) * Self.lineHeight
    let part = (y - (bounds.height - height) / 2) / max(1, height)
    let index = min(max(0, Int(part * CGFloat(titles.count))), titles.count - 1)
    guard titles.indices.contains(index), index != current else { return }
    current = index
    table?.sectionIndex.goToSection(titled: titles[index], at: index)
    accessibilityValue = titles.indices.contains(index) ? titles[index] : nil
  }
}
