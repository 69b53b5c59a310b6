// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Overrides what UIKit lets a subclass of UIView override, with UIKit's signatures, and counts the
/// calls by the members' names. That it compiles is the test of the signatures.
class EveryView: UIView {
  private(set) var calls: [String: Int] = [:]

  func note(_ member: String = #function) { calls[member, default: 0] += 1 }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // Drawing
  override func draw(_ rect: CGRect) {
    note()
    super.draw(rect)
  }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }

  // Event-related behaviour
  override var isUserInteractionEnabled: Bool { didSet { note() } }
  override var tag: Int { didSet { note() } }
  override var layer: CALayer { super.layer }
  override var next: UIResponder? { super.next }
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool {
    note()
    return super.resignFirstResponder()
  }
  override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    note()
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    note()
    return super.point(inside: point, with: event)
  }
  override func awakeFromNib() { super.awakeFromNib() }

  override var keyCommands: [UIKeyCommand]? { super.keyCommands }

  // Touches and gestures
  override var isMultipleTouchEnabled: Bool { didSet { note() } }
  override var gestureRecognizers: [UIGestureRecognizer]? { didSet { note() } }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(gestureRecognizer)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    note()
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note()
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note()
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note()
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note()
    super.touchesCancelled(touches, with: event)
  }

  // Direction and traits
  override var semanticContentAttribute: UISemanticContentAttribute { didSet { note() } }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.effectiveUserInterfaceLayoutDirection
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { note() }

  // Bounds and frame
  override var frame: CGRect { didSet { note() } }
  override var bounds: CGRect { didSet { note() } }
  override var center: CGPoint { didSet { note() } }
  override var transform: CGAffineTransform { didSet { note() } }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(point, to: view)
  }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    super.convert(point, from: view)
  }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    super.convert(rect, to: view)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    super.convert(rect, from: view)
  }
  override var autoresizesSubviews: Bool { didSet { note() } }
  override var autoresizingMask: UIView.AutoresizingMask { didSet { note() } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
  override func sizeToFit() {
    note()
    super.sizeToFit()
  }

  // Hierarchy
  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews }
  override var window: UIWindow? { super.window }
  override func removeFromSuperview() {
    note()
    super.removeFromSuperview()
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    note()
    super.insertSubview(view, at: index)
  }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    note()
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func addSubview(_ view: UIView) {
    note()
    super.addSubview(view)
  }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    note()
    super.insertSubview(view, belowSubview: siblingSubview)
  }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    note()
    super.insertSubview(view, aboveSubview: siblingSubview)
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func didAddSubview(_ subview: UIView) { note() }
  override func willRemoveSubview(_ subview: UIView) { note() }
  override func willMove(toSuperview newSuperview: UIView?) { note() }
  override func didMoveToSuperview() { note() }
  override func willMove(toWindow newWindow: UIWindow?) { note() }
  override func didMoveToWindow() { note() }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }

  // Layout
  override func setNeedsLayout() {
    note()
    super.setNeedsLayout()
  }
  override func layoutIfNeeded() {
    note()
    super.layoutIfNeeded()
  }
  override func layoutSubviews() {
    note()
    super.layoutSubviews()
  }
  override func updateProperties() { note() }
  override func setNeedsUpdateProperties() { super.setNeedsUpdateProperties() }
  override func updatePropertiesIfNeeded() { super.updatePropertiesIfNeeded() }

  // Margins and safe area
  override var layoutMargins: UIEdgeInsets { didSet { note() } }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { note() } }
  override var preservesSuperviewLayoutMargins: Bool { didSet { note() } }
  override var insetsLayoutMarginsFromSafeArea: Bool { didSet { note() } }
  override func layoutMarginsDidChange() { note() }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override func safeAreaInsetsDidChange() { note() }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }

  // Looks
  override var clipsToBounds: Bool { didSet { note() } }
  override var backgroundColor: UIColor? { didSet { note() } }
  override var alpha: CGFloat { didSet { note() } }
  override var isHidden: Bool { didSet { note() } }
  override var contentMode: UIView.ContentMode { didSet { note() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! { didSet { note() } }
  override func tintColorDidChange() {
    note()
    super.tintColorDidChange()
  }

  // Auto Layout
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    super.addConstraint(constraint)
  }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    super.addConstraints(constraints)
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    super.removeConstraint(constraint)
  }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    super.removeConstraints(constraints)
  }
  override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
  override func updateConstraints() {
    note()
    super.updateConstraints()
  }
  override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override var translatesAutoresizingMaskIntoConstraints: Bool { didSet { note() } }
  override class var requiresConstraintBasedLayout: Bool { true }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 40) }
  override func invalidateIntrinsicContentSize() {
    note()
    super.invalidateIntrinsicContentSize()
  }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    super.contentHuggingPriority(for: axis)
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    super.setContentHuggingPriority(priority, for: axis)
  }
  override func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    super.contentCompressionResistancePriority(for: axis)
  }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    super.setContentCompressionResistancePriority(priority, for: axis)
  }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    super.systemLayoutSizeFitting(targetSize)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    note()
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    super.removeLayoutGuide(layoutGuide)
  }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }

  // Accessibility
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { "Everything" }
    set {}
  }
  override var accessibilityValue: String? {
    get { nil }
    set {}
  }
  override var accessibilityHint: String? {
    get { nil }
    set {}
  }
  override var accessibilityIdentifier: String? { didSet { note() } }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }
  override var accessibilityElements: [Any]? { didSet {} }
  override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
  override func accessibilityElement(at index: Int) -> Any? {
    super.accessibilityElement(at: index)
  }
  override func index(ofAccessibilityElement element: Any) -> Int {
    super.index(ofAccessibilityElement: element)
  }
  override var accessibilityElementsHidden: Bool { didSet {} }
  override var accessibilityViewIsModal: Bool { didSet {} }
  override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
  override func accessibilityIncrement() {}
  override func accessibilityDecrement() {}
}

/// Overrides what UIKit lets a subclass of UIAccessibilityElement override.
class EveryAccessibilityElement: UIAccessibilityElement {
  override init(accessibilityContainer container: Any) {
    super.init(accessibilityContainer: container)
  }

  override var accessibilityContainer: AnyObject? {
    get { nil }
    set {}
  }
  override var isAccessibilityElement: Bool { didSet {} }
  override var accessibilityLabel: String? {
    get { "Everything" }
    set {}
  }
  override var accessibilityFrame: CGRect {
    get { .zero }
    set {}
  }
  override var accessibilityFrameInContainerSpace: CGRect {
    get { .zero }
    set {}
  }
  override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
  override func accessibilityIncrement() {}
  override func accessibilityDecrement() {}
}

/// Overrides what UIKit lets subclasses of its kinds of views override in addition.
class EveryStackView: UIStackView {
  override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
  override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    super.insertArrangedSubview(view, at: stackIndex)
  }
  override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
  override var axis: NSLayoutConstraint.Axis { didSet {} }
  override var distribution: UIStackView.Distribution { didSet {} }
  override var alignment: UIStackView.Alignment { didSet {} }
  override var spacing: CGFloat { didSet {} }
  override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    super.setCustomSpacing(spacing, after: arrangedSubview)
  }
  override func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    super.customSpacing(after: arrangedSubview)
  }
  override var isLayoutMarginsRelativeArrangement: Bool { didSet {} }
}

class EveryScrollView: UIScrollView {
  override var contentOffset: CGPoint { didSet {} }
  override var contentSize: CGSize { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    didSet {}
  }
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  override weak var delegate: (any UIScrollViewDelegate)? { didSet {} }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
  }
  override var isScrollEnabled: Bool { didSet {} }
  override var isPagingEnabled: Bool { didSet {} }
  override var decelerationRate: UIScrollView.DecelerationRate { didSet {} }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var isTracking: Bool { super.isTracking }
  override var isDragging: Bool { super.isDragging }
  override var isDecelerating: Bool { super.isDecelerating }
  override var showsHorizontalScrollIndicator: Bool { didSet {} }
  override var showsVerticalScrollIndicator: Bool { didSet {} }
}

class EveryScrollViewDelegate: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let pages = (targetContentOffset.pointee.x / 300).rounded()
    targetContentOffset.pointee = CGPoint(x: pages * 300, y: 0)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

class EveryImageView: UIImageView {
  override var image: UIImage? { didSet {} }
  override var highlightedImage: UIImage? { didSet {} }
  override var isHighlighted: Bool { didSet {} }
}

class EveryLabel: UILabel {
  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override var text: String? { didSet {} }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! { didSet {} }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var textColor: UIColor! { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var lineBreakMode: NSLineBreakMode { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var numberOfLines: Int { didSet {} }
  override var preferredMaxLayoutWidth: CGFloat { didSet {} }
  override var attributedText: NSAttributedString? { didSet {} }
  override var adjustsFontSizeToFitWidth: Bool { didSet {} }
  override var minimumScaleFactor: CGFloat { didSet {} }
}

class EveryWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override var rootViewController: UIViewController? { didSet {} }
  override var isKeyWindow: Bool { super.isKeyWindow }
  override func makeKey() { super.makeKey() }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
}
