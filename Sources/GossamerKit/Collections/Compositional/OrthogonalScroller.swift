// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A section that scrolls across the layout's direction.
struct OrthogonalSection {
  let section: Int
  /// The area in the content of the collection view, in the coordinates of the layout.
  let frame: CGRect
  /// The length of what scrolls in it, with the insets.
  let length: CGFloat
  /// Where the groups begin after the inset, and how long they are.
  let groups: [(start: CGFloat, length: CGFloat)]
  let inset: CGFloat
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let isHorizontal: Bool
}

/// The scroll view of a section that scrolls by itself. The cells of the section are its subviews.
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  private(set) var section = 0
  private var groups: [(start: CGFloat, length: CGFloat)] = []
  private var inset: CGFloat = 0
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  private(set) var isHorizontal = true
  private(set) var isFlipped = false

  override func setUp() {
    super.setUp()
    (self as UIScrollView).delegate = self
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    decelerationRate = .fast
  }

  /// Takes over the place and the groups of a section.
  func show(_ section: OrthogonalSection, in frame: CGRect, isFlipped: Bool) {
    let isNew = bounds.width == 0 || self.section != section.section
    self.section = section.section
    (groups, inset, behavior) = (section.groups, section.inset, section.behavior)
    (isHorizontal, self.isFlipped) = (section.isHorizontal, isFlipped)
    if self.frame != frame { self.frame = frame }
    let size =
      section.isHorizontal
      ? CGSize(width: section.length, height: frame.height)
      : CGSize(width: frame.width, height: section.length)
    let kept = offset
    if contentSize != size { contentSize = size }
    isPagingEnabled = behavior == .paging
    // The beginning is at the right if the layout is mirrored.
    if isFlipped { bounds.origin.x = mirrored(isNew ? 0 : kept) }
  }

  /// How far the section is scrolled from its beginning.
  var offset: CGFloat {
    guard isHorizontal else { return contentOffset.y }
    return isFlipped ? mirrored(contentOffset.x) : contentOffset.x
  }

  private func mirrored(_ offset: CGFloat) -> CGFloat {
    max(contentSize.width - bounds.width, 0) - offset
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    (superview as? UICollectionView)?.orthogonalSectionDidScroll()
  }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let rest = rest(isHorizontal ? proposed.x : proposed.y) else { return proposed }
    return isHorizontal ? CGPoint(x: rest, y: proposed.y) : CGPoint(x: proposed.x, y: rest)
  }

  /// The offset at which scrolling ends; nil for the proposed one.
  private func rest(_ proposed: CGFloat) -> CGFloat? {
    let length = isHorizontal ? bounds.width : bounds.height
    let end = max((isHorizontal ? contentSize.width : contentSize.height) - length, 0)
    let isCentered = behavior == .groupPagingCentered
    var stops = groups.map { group in
      let start = isCentered ? inset + group.start - (length - group.length) / 2 : group.start
      return min(max(start, 0), end)
    }
    if isFlipped { stops = stops.map { end - $0 } }
    let now = isHorizontal ? contentOffset.x : contentOffset.y
    switch behavior {
    case .continuousGroupLeadingBoundary: break
    case .groupPaging, .groupPagingCentered:
      // At most one group further than the one where the drag began.
      let near = stops.min { abs($0 - now) < abs($1 - now) } ?? now
      let back = stops.filter { $0 < near - 1 }.max() ?? near
      let on = stops.filter { $0 > near + 1 }.min() ?? near
      stops = [back, near, on]
    default: return nil
    }
    return stops.min { abs($0 - proposed) < abs($1 - proposed) }
  }
}

extension UICollectionView {
  /// How far a section is scrolled by itself, from its beginning; nil if it isn't shown.
  func orthogonalOffset(of section: Int) -> CGFloat? { scrollers[section]?.offset }

  /// Lays out the section's elements, of which others are seen now.
  func orthogonalSectionDidScroll() {
    if !isShowingElements { setNeedsLayout() }
  }

  /// Makes the scroll views of the sections that scroll by themselves and are seen.
  func showScrollers() {
    let sections = layoutInUse.orthogonalSections
    guard !sections.isEmpty || !scrollers.isEmpty else { return }
    for section in scrollers.keys.sorted()
    where !sections.contains(where: { $0.section == section }) {
      for (key, _) in shown.sorted(by: { $0.key < $1.key })
      where key.category == .cell && key.indexPath.section == section {
        retire(key)
      }
      scrollers.removeValue(forKey: section)?.removeFromSuperview()
    }
    for section in sections {
      let frame = flipped(section.frame)
      let scroller = scrollers[section.section] ?? OrthogonalScroller()
      scrollers[section.section] = scroller
      if scroller.superview !== self { insertSubview(scroller, at: 0) }
      scroller.show(section, in: frame, isFlipped: isFlipped && section.isHorizontal)
    }
  }

  /// The view that an element's view is added to.
  func container(of key: ElementKey) -> UIView {
    guard key.category == .cell else { return self }
    return scrollers[key.indexPath.section] ?? self
  }

  /// Scrolls the section of an item by itself until the item is visible.
  func scrollOrthogonally(to indexPath: IndexPath, animated: Bool) {
    guard let scroller = scrollers[indexPath.section],
      let frame = attributes(of: .cell(indexPath))?.frame
    else { return }
    scroller.scrollRectToVisible(scroller.convert(frame, from: self), animated: animated)
  }
}
