// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Elements whose size follows from their content.
extension UICollectionView {
  /// How often elements are measured in one layout, before what doesn't come to rest is left as it is.
  private static let measuringRounds = 8

  /// Measures the elements in sight until none of them has another size than the layout knows.
  func measureElements() {
    for _ in 0..<Self.measuringRounds {
      let started = generation
      var isChanged = false
      for (key, element) in shown.sorted(by: { $0.key < $1.key }) {
        guard element.attributes.estimate.isAny || layoutInUse.asksForPreferences else { continue }
        if measure(key, element) { isChanged = true }
        guard started == generation else { return }
      }
      guard isChanged else { return }
      layoutInUse.invalidateForSizes()
      showElements(measures: false)
      guard started == generation else { return }
    }
  }

  /// - Returns: whether the layout has to be computed anew.
  private func measure(_ key: ElementKey, _ element: ShownElement) -> Bool {
    let original = element.attributes
    element.view.updatePropertiesIfNeeded()
    let preferred = element.view.preferredLayoutAttributesFitting(original)
    guard
      layoutInUse.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    let size = preferred.size
    guard size.width.isFinite, size.height.isFinite, layoutInUse.measured[key] != size else {
      return false
    }
    layoutInUse.measured[key] = CGSize(width: max(size.width, 0), height: max(size.height, 0))
    return true
  }
}

extension UICollectionReusableView {
  /// The attributes with the size that fits the constraints of the view, in the directions that the layout has estimated.
  func fittingAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let estimate = attributes.estimate
    guard estimate.isAny, let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let cell = self as? UICollectionViewCell
    let content = cell?.contentView ?? self
    let room = cell?.roomBesideContent ?? 0
    let target = CGSize(
      width: estimate.width ? 0 : max(attributes.size.width - room, 0),
      height: estimate.height ? 0 : attributes.size.height)
    if !estimate.width {
      if bounds.width != attributes.size.width { bounds.size.width = attributes.size.width }
      if content.bounds.width != target.width { content.bounds.size.width = target.width }
    }
    let fitting = content.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: estimate.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: estimate.height ? .fittingSizeLevel : .required)
    var size = attributes.size
    // A view without constraints keeps the estimate.
    if estimate.width, fitting.width > 0 { size.width = fitting.width + room }
    if estimate.height, fitting.height > 0 {
      size.height = max(fitting.height, cell?.leastHeight ?? 0)
    }
    copy.place = CGRect(origin: copy.place.origin, size: size)
    return copy
  }
}
