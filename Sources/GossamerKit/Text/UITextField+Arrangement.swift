// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The views beside the text: the left view, the right view and the clear button.
extension UITextField {
  /// The frames of the field's parts, in its coordinates.
  package struct Arrangement: Equatable {
    /// The border.
    package var border = CGRect.zero
    /// The text, or the placeholder if that is shown.
    package var text = CGRect.zero
    /// The clear button; nil if it isn't shown.
    package var clearButton: CGRect?

    init() {}

    init(of field: UITextField) {
      let bounds = field.bounds
      border = field.borderRect(forBounds: bounds)
      if field.isEditing {
        text = field.editingRect(forBounds: bounds)
      } else if field.hasText {
        text = field.textRect(forBounds: bounds)
      } else {
        text = field.placeholderRect(forBounds: bounds)
      }
      clearButton = field.showsClearButton ? field.clearButtonRect(forBounds: bounds) : nil
    }
  }

  private static let clearButtonSize: CGFloat = 24

  /// Called after a change that affects which parts are shown, or their widths.
  func partsDidChange() {
    setNeedsCommit(.content)
    setNeedsLayout()
    updateOverlays()
  }

  /// Replaces a left or right view.
  func replaceOverlay(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    partsDidChange()
    invalidateIntrinsicContentSize()
  }

  /// Adds the left and right view as subviews, or removes them, as their view modes say.
  private func updateOverlays() {
    for (overlay, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let overlay else { continue }
      let isShown = mode.isShown(whileEditing: isEditing)
      if isShown, overlay.superview !== self { addSubview(overlay) }
      if !isShown, overlay.superview === self { overlay.removeFromSuperview() }
    }
  }

  func arrangeParts() {
    if let leftView, leftView.superview === self {
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView, rightView.superview === self {
      rightView.frame = rightViewRect(forBounds: bounds)
    }
    let new = Arrangement(of: self)
    guard new != arrangement else { return }
    arrangement = new
    setNeedsCommit(.content)
  }

  // MARK: - The default rectangles

  func defaultTextRect(in bounds: CGRect) -> CGRect {
    let (leading, trailing) = (roomForLeftView(in: bounds), roomForRightView(in: bounds))
    let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
    let inset = horizontalInset
    return CGRect(
      x: bounds.minX + left + inset, y: bounds.minY,
      width: max(bounds.width - left - right - 2 * inset, 0), height: bounds.height)
  }

  func defaultClearButtonRect(in bounds: CGRect) -> CGRect {
    let size = min(Self.clearButtonSize, bounds.width)
    return CGRect(
      x: isMirrored ? bounds.minX + horizontalInset : bounds.maxX - horizontalInset - size,
      y: bounds.minY + ((bounds.height - size) / 2).rounded(.down), width: size, height: size)
  }

  /// The rectangle of a left or right view, at the leading or trailing edge, vertically centred.
  func overlayRect(of overlay: UIView?, isLeading: Bool, in bounds: CGRect) -> CGRect {
    let size = size(of: overlay)
    let x = isLeading == !isMirrored ? bounds.minX : bounds.maxX - size.width
    let y = bounds.minY + ((bounds.height - size.height) / 2).rounded(.down)
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  /// The width that overlay views take from the text.
  var roomForOverlays: CGFloat {
    [leftView, rightView].reduce(0) { width, overlay in
      overlay?.superview === self ? width + size(of: overlay).width : width
    }
  }

  private func roomForLeftView(in bounds: CGRect) -> CGFloat {
    guard let leftView, leftView.superview === self else { return 0 }
    let rect = leftViewRect(forBounds: bounds)
    return max(isMirrored ? bounds.maxX - rect.minX : rect.maxX - bounds.minX, 0)
  }

  private func roomForRightView(in bounds: CGRect) -> CGFloat {
    if let rightView, rightView.superview === self {
      let rect = rightViewRect(forBounds: bounds)
      return max(isMirrored ? rect.maxX - bounds.minX : bounds.maxX - rect.minX, 0)
    }
    guard showsClearButton else { return 0 }
    let rect = clearButtonRect(forBounds: bounds)
    return max(isMirrored ? rect.maxX - bounds.minX : bounds.maxX - rect.minX, 0)
  }

  /// The size of the view's bounds, or its natural size if they are empty.
  private func size(of overlay: UIView?) -> CGSize {
    guard let overlay else { return .zero }
    return overlay.bounds.isEmpty ? overlay.sizeThatFits(.zero) : overlay.bounds.size
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UITextField.ViewMode {
  /// Whether a view with this mode is shown.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
