// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The card of a popover with its arrow. For assistive technologies it is a dialog.
package final class PopoverCard: UIView {
  private weak var presented: UIViewController?
  private let body = UIView(frame: .zero)
  private let content = UIView(frame: .zero)
  private let arrow = PopoverArrow(frame: .zero)

  init(of controller: UIViewController) {
    presented = controller
    super.init(frame: .zero)
    body.layer.shadowOpacity = 0.25
    body.layer.shadowRadius = 12
    body.layer.shadowOffset = CGSize(width: 0, height: 3)
    body.layer.cornerRadius = PopoverGeometry.cornerRadius
    content.clipsToBounds = true
    content.layer.cornerRadius = PopoverGeometry.cornerRadius
    content.layer.borderWidth = 1
    for view in [body, content, arrow] { addSubview(view) }
    show(color: nil)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  /// Adds the screen's view to the card.
  func show(_ controller: UIViewController) {
    content.insertSubview(controller.view, at: 0)
  }

  /// Shows the card in a colour; nil for that of screens.
  func show(color: UIColor?) {
    let shown = color ?? .systemBackground
    body.backgroundColor = shown
    content.backgroundColor = shown
    arrow.color = shown
    content.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  /// Places the card and its arrow in the superview.
  func place(_ geometry: PopoverGeometry) {
    let (frame, tip) = (geometry.frame, geometry.arrow)
    let whole = tip.map(frame.union) ?? frame
    fill(whole)
    let inside = frame.offsetBy(dx: -whole.minX, dy: -whole.minY)
    body.frame = inside
    content.frame = inside
    presented?.viewIfLoaded?.fill(CGRect(origin: .zero, size: inside.size))
    arrow.isHidden = tip == nil
    arrow.direction = geometry.direction ?? .up
    // The arrow covers the card's border where it begins.
    let overlap: CGFloat = 1
    if let tip {
      arrow.frame = tip.offsetBy(dx: -whole.minX, dy: -whole.minY).reaching(
        overlap, geometry.direction)
    }
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    content.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  // The arrow is seen, but only the card takes input.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    content.frame.contains(point)
  }

  override var defaultAccessibilityLabel: String? { presented?.screenTitle }
  override var isElevated: Bool { true }
}

extension CGRect {
  /// The frame of an arrow that reaches some points into its card.
  fileprivate func reaching(_ overlap: CGFloat, _ direction: UIPopoverArrowDirection?) -> CGRect {
    switch direction {
    case .up?: CGRect(x: minX, y: minY, width: width, height: height + overlap)
    case .down?: CGRect(x: minX, y: minY - overlap, width: width, height: height + overlap)
    case .left?: CGRect(x: minX, y: minY, width: width + overlap, height: height)
    default: CGRect(x: minX - overlap, y: minY, width: width + overlap, height: height)
    }
  }
}

/// The arrow of a popover.
final class PopoverArrow: UIView {
  var direction = UIPopoverArrowDirection.up {
    didSet { if direction != oldValue { setNeedsDisplay() } }
  }
  var color = UIColor.systemBackground { didSet { setNeedsDisplay() } }

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
  }

  override func draw(_ rect: CGRect) {
    let (start, tip, end): (CGPoint, CGPoint, CGPoint) =
      switch direction {
      case .up:
        (
          CGPoint(x: 0, y: bounds.maxY), CGPoint(x: bounds.midX, y: 0.5),
          CGPoint(x: bounds.maxX, y: bounds.maxY)
        )
      case .down:
        (.zero, CGPoint(x: bounds.midX, y: bounds.maxY - 0.5), CGPoint(x: bounds.maxX, y: 0))
      case .left:
        (
          CGPoint(x: bounds.maxX, y: 0), CGPoint(x: 0.5, y: bounds.midY),
          CGPoint(x: bounds.maxX, y: bounds.maxY)
        )
      default:
        (.zero, CGPoint(x: bounds.maxX - 0.5, y: bounds.midY), CGPoint(x: 0, y: bounds.maxY))
      }
    let shape = UIBezierPath()
    shape.move(to: start)
    shape.addLine(to: tip)
    shape.addLine(to: end)
    color.setFill()
    shape.fill()
    shape.lineWidth = 1
    UIColor.separator.setStroke()
    shape.stroke()
  }
}
