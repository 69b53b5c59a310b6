// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The checks of an accessibility audit, of a window in its present state.
struct AccessibilityAudit {
  private let window: UIWindow
  /// The visible views that a person perceives as single elements.
  private let elements: [UIView]
  /// The elements that a screen reader visits.
  private let read: [any Accessible]
  /// All visible views, in drawing order.
  private let shown: [UIView]

  init(of window: UIWindow) {
    self.window = window
    let isShown = { (view: UIView) in
      view.hidingView == nil && !view.isUnderAnotherScreen && !view.bounds.isEmpty
    }
    elements = window.perceivedViews.filter { view in
      isShown(view) && (view.isAccessibilityElement || view is UITextView)
    }
    read = window.readElements.filter { ($0 as? UIView).map(isShown) ?? true }
    shown = window.descendants.filter(isShown)
  }

  private func finding(
    _ kind: AccessibilityFinding.Kind, _ found: any Accessible, _ message: String
  ) -> AccessibilityFinding {
    let name = (found as? UIView)?.pictureName ?? (found as? UIAccessibilityElement)?.pictureName
    return AccessibilityFinding(kind: kind, view: name ?? "", message: message)
  }

  // MARK: - Names, sizes, keyboard access

  var nameFindings: [AccessibilityFinding] {
    read.filter { ($0.accessibilityLabel ?? "").isEmpty && !($0 is UILabel) }.map {
      finding(.noName, $0, "has no name. Set its accessibilityLabel.")
    }
  }

  var sizeFindings: [AccessibilityFinding] {
    let controls = elements.compactMap { $0 as? UIControl }.map {
      ($0 as any Accessible, $0.bounds)
    }
    let parts = read.compactMap { $0 as? UIAccessibilityElement }
    let pressed = parts.filter { !$0.accessibilityTraits.isDisjoint(with: [.button, .link]) }
    return parts.filter(\.accessibilityFrame.isEmpty).map {
      finding(.tooSmall, $0, "has no size. Set its accessibilityFrameInContainerSpace.")
    } + (controls + pressed.map { ($0, $0.accessibilityFrame) }).compactMap(sizeFinding)
  }

  private func sizeFinding(of control: any Accessible, in frame: CGRect) -> AccessibilityFinding? {
    let (size, least) = (frame.size, CGFloat(24))
    guard size.width < least || size.height < least else { return nil }
    return finding(
      .tooSmall, control,
      "is only (\(size.width.short), \(size.height.short)) points in size. Make it (24, 24) or larger."
    )
  }

  var reachFindings: [AccessibilityFinding] {
    shown.compactMap { view in
      let recognizers = (view.gestureRecognizers ?? []).filter {
        $0.isEnabled && !($0 is any ShortcutRecognizer)
      }
      guard let first = recognizers.first, !view.hasOtherWay else { return nil }
      let kind = String(describing: type(of: first))
      return finding(
        .unreachable, view,
        """
        can only be used with its \(kind), which no key and no assistive technology can trigger. Make it a UIControl, or give it \
        accessibilityCustomActions.
        """)
    }
  }

  // MARK: - Cut and overlapping views

  /// - Parameter size: a note on the text size for messages, such as " at 200 %"; empty for the
  ///   screen's own text size.
  func roomFindings(at size: String) -> [AccessibilityFinding] {
    cutTexts(at: size) + cutFields(at: size) + overlaps(at: size)
  }

  private func cutTexts(at size: String) -> [AccessibilityFinding] {
    let labels = shown.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
    return labels.compactMap { (label: UILabel) in
      if label.isTextCut {
        return finding(
          .cut, label.namedView,
          "doesn't show all of '\((label.text ?? "").prefix(60))'\(size). Let it have more lines or room."
        )
      }
      guard let other = label.cuttingView else { return nil }
      return finding(
        .cut, label.namedView,
        "extends beyond \(other.pictureName)\(size), where it can't be scrolled to. Let it have more room."
      )
    }
  }

  /// A text that is too long for its field can be read by moving the caret. A text that is cut
  /// vertically can't, nor can a placeholder.
  private func cutFields(at size: String) -> [AccessibilityFinding] {
    shown.compactMap { $0 as? UITextField }.compactMap { field in
      let font = field.font ?? .systemFont(ofSize: 17)
      if font.lineHeight > field.bounds.height + 1 {
        return finding(
          .cut, field, "isn't as high as a line of its text\(size). Make it higher.")
      }
      let placeholder = field.placeholder ?? ""
      let room = field.placeholderRect(forBounds: field.bounds).width
      guard placeholder.size(withAttributes: [.font: font]).width > room + 1 else { return nil }
      return finding(
        .cut, field,
        "doesn't show all of '\(placeholder.prefix(60))'\(size). Let it have more room, or a label that says it."
      )
    }
  }

  private func overlaps(at size: String) -> [AccessibilityFinding] {
    let frames = elements.map { ($0, $0.seenFrame) }.filter { !$0.1.isEmpty }
    var found: [AccessibilityFinding] = []
    for (index, (view, frame)) in frames.enumerated() {
      for (other, otherFrame) in frames[(index + 1)...] {
        let common = frame.intersection(otherFrame)
        guard common.width > 1, common.height > 1, !view.isDescendant(of: other),
          !other.isDescendant(of: view), view.scroller === other.scroller
        else { continue }
        found.append(
          finding(.overlap, other, "lies on \(view.pictureName)\(size). Keep them apart."))
      }
    }
    return found
  }

  // MARK: - Contrast

  /// - Parameter least: returns the minimum ratio for text in a font.
  func contrastFindings(_ least: (UIFont) -> CGFloat) -> [AccessibilityFinding] {
    shown.compactMap { view in
      guard let (font, color) = view.textStyle, let ground = background(behind: view) else {
        return nil
      }
      let ink = color.components(with: view.traitCollection).withOpacity(of: view)
      let ratio = ink.over(ground).contrast(to: ground)
      guard ratio < least(font) else { return nil }
      return finding(
        .lowContrast, view.namedView,
        """
        has a contrast of \(ratio.short):1 to what lies behind its text, instead of \(least(font).short):1. Choose another \
        colour.
        """)
    }
  }

  /// The colour behind the middle of a view; nil if there is a picture or a gradient.
  private func background(behind view: UIView) -> UIColor.Components? {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    var ground = UIColor.systemBackground.components(with: view.traitCollection)
    for other in shown {
      let isBehind = other !== view || !(view is UILabel)
      if isBehind, other.bounds.contains(other.convert(middle, from: view)) {
        if (other as? UIImageView)?.image != nil || other.layer is CAGradientLayer { return nil }
        if let color = other.backgroundColor {
          let components = color.components(with: other.traitCollection)
          ground = components.withOpacity(of: other).over(ground)
        }
      }
      if other === view { break }
    }
    return ground
  }
}

extension Accessible {
  /// Whether the element can be used, and not only read.
  fileprivate var isInteractive: Bool {
    mayHaveAccessibleActions || !accessibilityTraits.isDisjoint(with: [.button, .link])
  }
}

extension UIView {
  /// Whether the view can also be used without touches: with keys, or with accessibility actions.
  fileprivate var hasOtherWay: Bool {
    self is UIControl || self is UIScrollView || self is any ListCell || self is any UITextInput
      || canBecomeFirstResponder || !accessibleActions.isEmpty
      || namedElements?.contains(where: \.isInteractive) == true
      || superview.map { $0 is UIControl || $0 is any ListCell } == true
  }

  /// The accessibility element that contains the text: the button of a title.
  fileprivate var namedView: UIView {
    sequence(first: self, next: \.superview).first { $0.isAccessibilityElement && $0 !== self }
      ?? self
  }

  /// The nearest scroll view around.
  fileprivate var scroller: UIScrollView? {
    sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? UIScrollView }
      .first
  }

  /// The visible part of the view, in the coordinates of the window; of a scroll view the part that
  /// no bar covers.
  fileprivate var seenFrame: CGRect {
    let area = (self as? UIScrollView).map { bounds.inset(by: $0.adjustedContentInset) } ?? bounds
    return sequence(first: self, next: \.superview).dropFirst().reduce(convert(area, to: nil)) {
      $1.clipsToBounds ? $0.intersection($1.convert($1.bounds, to: nil)) : $0
    }
  }

  /// The superview or window that clips a part of this view that can't be scrolled to; nil if none
  /// does.
  fileprivate var cuttingView: UIView? {
    for view in sequence(first: self, next: \.superview).dropFirst() {
      let frame = convert(bounds, to: view).insetBy(dx: 1, dy: 1)
      if let scroller = view as? UIScrollView {
        let content = CGRect(origin: .zero, size: scroller.contentSize).union(scroller.bounds)
        return content.contains(frame) ? nil : view
      }
      if view.clipsToBounds || view is UIWindow, !view.bounds.contains(frame) { return view }
    }
    return nil
  }

  /// The font and colour of the text that the view shows; nil if it shows no text or is disabled.
  fileprivate var textStyle: (UIFont, UIColor)? {
    let control = sequence(first: self, next: \.superview).lazy.compactMap { $0 as? UIControl }
      .first
    guard control?.isEnabled != false else { return nil }
    switch self {
    case let label as UILabel where label.text?.isEmpty == false && label.isEnabled:
      return (label.font, label.textColor)
    case let field as UITextField where field.hasText:
      return (field.font ?? .systemFont(ofSize: 17), field.textColor ?? .label)
    case let view as UITextView where view.hasText:
      return (view.font ?? .systemFont(ofSize: 12), view.textColor ?? .label)
    default: return nil
    }
  }
}

extension UILabel {
  /// Whether a part of the text doesn't fit and isn't shown.
  fileprivate var isTextCut: Bool {
    let request = request(fitting: bounds.size)
    let measured = TextMeasurer.shared.measure(request)
    return measured.isTruncated || measured.size.width > bounds.width + 1
      || measured.size.height > bounds.height + 1
  }
}

extension UIFont {
  /// Whether the font counts as large, so that less contrast is enough: 18 points or more, or bold.
  var isLargeOrBold: Bool { pointSize >= 18 || isBold }
}

extension UIColor.Components {
  /// The colour, with its opacity multiplied by that of a view and of its superviews.
  fileprivate func withOpacity(of view: UIView) -> Self {
    withAlpha(sequence(first: view, next: \.superview).reduce(alpha) { $0 * $1.alpha })
  }

  /// The colour that results from drawing this one over an opaque one.
  fileprivate func over(_ ground: Self) -> Self {
    func mix(_ ink: CGFloat, _ ground: CGFloat) -> CGFloat { ink * alpha + ground * (1 - alpha) }
    return Self(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue),
      alpha: 1)
  }

  /// WCAG's contrast ratio, 1 to 21.
  ///
  /// Definition: <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>
  fileprivate func contrast(to other: Self) -> CGFloat {
    let (one, another) = (luminance, other.luminance)
    return (max(one, another) + 0.05) / (min(one, another) + 0.05)
  }

  private var luminance: CGFloat {
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
