// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The back button: a chevron, and the title of the previous screen.
final class BackButton: UIButton {
  private let chevron = BackChevron()
  private static let chevronSize = CGSize(width: 11, height: 20)
  private static let (inset, gap): (CGFloat, CGFloat) = (8, 5)

  /// Creates a button without a title.
  static func make() -> BackButton {
    BackButton(type: .system)
  }

  override func setUp() {
    super.setUp()
    chevron.isUserInteractionEnabled = false
    addSubview(chevron)
  }

  /// The width of the button with `title`, in points; that of the chevron alone if `title` is nil.
  func width(showing title: String?) -> CGFloat {
    let chevronEnd = Self.inset + Self.chevronSize.width
    guard let title else { return chevronEnd + Self.inset }
    let text = TextMeasurer.shared.measure(title, font: label.font, numberOfLines: 1)
    return chevronEnd + Self.gap + text.size.width.rounded(.up) + Self.inset
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = Self.chevronSize
    let titleStart = Self.inset + size.width + Self.gap
    let title = CGRect(
      x: titleStart, y: 0, width: max(0, bounds.width - titleStart - Self.inset),
      height: bounds.height)
    let place = CGRect(
      x: Self.inset, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    label.textAlignment = isRightToLeft ? .right : .left
    label.frame = title.mirrored(in: bounds.width, if: isRightToLeft)
    chevron.frame = place.mirrored(in: bounds.width, if: isRightToLeft)
    chevron.pointsRight = isRightToLeft
  }

  override func stateDidChange() {
    super.stateDidChange()
    chevron.alpha = label.alpha
  }
}

/// The chevron of a back button, in the tint colour.
final class BackChevron: UIView {
  /// Whether it points to the right, for right-to-left layouts.
  var pointsRight = false {
    didSet { if pointsRight != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    let area = bounds.insetBy(dx: 1.5, dy: 1.5)
    let (tip, tail) = pointsRight ? (area.maxX, area.minX) : (area.minX, area.maxX)
    let line = UIBezierPath()
    line.move(to: CGPoint(x: tail, y: area.minY))
    line.addLine(to: CGPoint(x: tip, y: area.midY))
    line.addLine(to: CGPoint(x: tail, y: area.maxY))
    line.lineWidth = 2.5
    line.lineCapStyle = .round
    line.lineJoinStyle = .round
    tintColor.setStroke()
    line.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}

extension CGRect {
  /// The rectangle, mirrored horizontally within `width` if `isMirrored`.
  func mirrored(in width: CGFloat, if isMirrored: Bool) -> CGRect {
    isMirrored ? CGRect(origin: CGPoint(x: width - maxX, y: minY), size: size) : self
  }
}
