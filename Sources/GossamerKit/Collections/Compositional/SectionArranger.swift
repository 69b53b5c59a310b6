// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The places of a section's elements, from the section's upper left corner.
struct SectionGeometry {
  struct Element {
    let key: ElementKey
    var frame: CGRect
    var zIndex = 0
    var estimate = SizeEstimate()
    /// Whether it stays visible while its section is, at the end if it is a footer.
    var isPinned = false
    var isFooter = false
    /// Whether it moves with the section's own scrolling.
    var scrolls = false
    var row = ListRowLook()
    /// The colour of a line between rows.
    var lineColor: UIColor?
  }

  var elements: [Element] = []
  var size = CGSize.zero
  /// The area of a section that scrolls by itself; nil for another.
  var scrollArea: CGRect?
  /// The width of what scrolls in that area, or its height in a layout that scrolls horizontally.
  var scrollLength: CGFloat = 0
  /// Where the groups begin and how long they are, in what scrolls.
  var groups: [(start: CGFloat, length: CGFloat)] = []
}

/// Computes the places of a section's elements. "Along" is the direction in which the layout scrolls.
struct SectionArranger {
  let section: NSCollectionLayoutSection
  let index: Int
  let itemCount: Int
  /// The visible area.
  let container: CGSize
  let isVertical: Bool
  let traits: UITraitCollection
  /// The size of an element whose content has been measured; nil for another.
  let measured: (ElementKey) -> CGSize?

  private struct Block {
    var size: CGSize
    var elements: [SectionGeometry.Element] = []

    func moved(by x: CGFloat, _ y: CGFloat) -> [SectionGeometry.Element] {
      elements.map {
        var element = $0
        element.frame = element.frame.offsetBy(dx: x, dy: y)
        return element
      }
    }
  }

  func arrange() -> SectionGeometry {
    var made = SectionGeometry()
    let insets = section.contentInsets
    let room = CGSize(
      width: max(container.width - insets.leading - insets.trailing, 0),
      height: max(container.height - insets.top - insets.bottom, 0))
    let scrolls = section.orthogonalScrollingBehavior != .none
    // Groups follow each other downwards in a vertical layout, unless the section scrolls by itself.
    let goesDown = isVertical != scrolls
    var (next, along, breadth) = (0, CGFloat(0), CGFloat(0))
    while next < itemCount {
      let first = next
      let block = place(section.group, next: &next, in: room)
      guard next > first else { break }
      if !made.groups.isEmpty { along += section.interGroupSpacing }
      made.elements += block.moved(by: goesDown ? 0 : along, goesDown ? along : 0)
      made.groups.append((along, goesDown ? block.size.height : block.size.width))
      along += goesDown ? block.size.height : block.size.width
      breadth = max(breadth, goesDown ? block.size.width : block.size.height)
    }
    let content =
      goesDown
      ? CGSize(width: max(breadth, room.width), height: along)
      : CGSize(width: along, height: breadth)
    frameContent(content, scrolls: scrolls, insets, &made)
    addSeparators(&made)
    addDecorations(&made)
    return made
  }

  /// Surrounds the groups with the insets, headers and footers.
  private func frameContent(
    _ content: CGSize, scrolls: Bool, _ insets: NSDirectionalEdgeInsets,
    _ made: inout SectionGeometry
  ) {
    let ends = section.boundarySupplementaryItems.enumerated().map { number, item in
      (item, end(item, number, insets))
    }
    func length(_ element: SectionGeometry.Element) -> CGFloat {
      isVertical ? element.frame.height : element.frame.width
    }
    let isBefore = { (item: NSCollectionLayoutBoundarySupplementaryItem) in
      isVertical ? item.alignment.isTop : item.alignment.isLeading || item.alignment.isTop
    }
    let before = ends.filter { isBefore($0.0) && $0.0.extendsBoundary }.reduce(0) {
      $0 + length($1.1)
    }
    let after = ends.filter { !isBefore($0.0) && $0.0.extendsBoundary }.reduce(0) {
      $0 + length($1.1)
    }
    let start = before + (isVertical ? insets.top : insets.leading)
    let shift =
      isVertical
      ? CGVector(dx: insets.leading, dy: start) : CGVector(dx: start, dy: insets.top)
    for index in made.elements.indices {
      made.elements[index].frame = made.elements[index].frame.offsetBy(dx: shift.dx, dy: shift.dy)
      made.elements[index].scrolls = scrolls
    }
    let inner = isVertical ? content.height : content.width
    let whole = start + inner + (isVertical ? insets.bottom : insets.trailing)
    made.size =
      isVertical
      ? CGSize(width: container.width, height: whole + after)
      : CGSize(width: whole + after, height: container.height)
    if scrolls {
      // The insets across scroll with the groups.
      made.scrollArea =
        isVertical
        ? CGRect(x: 0, y: start, width: container.width, height: inner)
        : CGRect(x: start, y: 0, width: inner, height: container.height)
      made.scrollLength =
        isVertical
        ? content.width + insets.leading + insets.trailing
        : content.height + insets.top + insets.bottom
    }
    var (head, foot) = (CGFloat(0), whole)
    for (item, element) in ends {
      var element = element
      let place: CGFloat
      if isBefore(item) {
        place = item.extendsBoundary ? head : 0
        if item.extendsBoundary { head += length(element) }
      } else {
        place = item.extendsBoundary ? foot : whole - length(element)
        if item.extendsBoundary { foot += length(element) }
      }
      element.isFooter = !isBefore(item)
      element.frame = element.frame.offsetBy(
        dx: (isVertical ? 0 : place) + item.offset.x, dy: (isVertical ? place : 0) + item.offset.y)
      made.elements.append(element)
    }
  }

  /// A header or footer, at its place across.
  private func end(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int,
    _ insets: NSDirectionalEdgeInsets
  ) -> SectionGeometry.Element {
    let key = ElementKey.supplementary(item.elementKind, IndexPath(item: 0, section: index))
    let sides = section.supplementariesFollowContentInsets ? insets : .zero
    let room = CGSize(
      width: container.width - (isVertical ? sides.leading + sides.trailing : 0),
      height: container.height - (isVertical ? 0 : sides.top + sides.bottom))
    let size = size(of: item, key, in: room)
    var place = CGPoint(x: isVertical ? sides.leading : 0, y: isVertical ? 0 : sides.top)
    if isVertical {
      let rest = room.width - size.width
      place.x += item.alignment.isTrailing ? rest : item.alignment.isLeading ? 0 : rest / 2
    }
    let own = item.contentInsets
    return SectionGeometry.Element(
      key: key, frame: CGRect(origin: place, size: size).inset(by: own),
      zIndex: item.zIndex != 0 ? item.zIndex : item.pinToVisibleBounds ? 10 : 0,
      estimate: item.layoutSize.estimate, isPinned: item.pinToVisibleBounds)
  }

  /// Tells the rows of a list how they look, and adds the lines between them.
  private func addSeparators(_ made: inout SectionGeometry) {
    guard let list = section.list else { return }
    let rows = made.elements.indices.filter { made.elements[$0].key.category == .cell }
    let hasHeader = list.headerMode == .firstItemInSection
    let firstOfCard = hasHeader ? rows.dropFirst().first : rows.first
    for row in rows {
      let isHeader = hasHeader && row == rows.first
      var corners: CACornerMask = []
      if row == firstOfCard { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if row == rows.last { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      made.elements[row].row = ListRowLook(
        isHeader: isHeader, isOnCard: list.isOnCard, corners: list.isOnCard ? corners : [])
      guard row != rows.last, !isHeader else { continue }
      let element = made.elements[row]
      guard let line = list.separator(below: element.key.indexPath) else { continue }
      let key = ElementKey(
        category: .decorationView, kind: ListSeparator.kind, indexPath: element.key.indexPath)
      let insets = line.bottomSeparatorInsets
      let frame = CGRect(
        x: element.frame.minX + insets.leading, y: element.frame.maxY - 1,
        width: max(element.frame.width - insets.leading - insets.trailing, 0), height: 1)
      made.elements.append(
        SectionGeometry.Element(key: key, frame: frame, zIndex: 1, lineColor: line.color))
    }
  }

  private func addDecorations(_ made: inout SectionGeometry) {
    let rows = made.elements.filter { $0.key.category == .cell && !$0.scrolls }
    for item in section.decorationItems {
      let key = ElementKey(
        category: .decorationView, kind: item.elementKind,
        indexPath: IndexPath(item: 0, section: index))
      var frame = CGRect(origin: .zero, size: made.size)
      // The card of a list is that of its rows.
      if item.elementKind == ListCard.kind {
        frame = rows.filter { !$0.row.isHeader }.reduce(CGRect.null) { $0.union($1.frame) }
      }
      guard !frame.isNull else { continue }
      made.elements.append(
        SectionGeometry.Element(
          key: key, frame: frame.inset(by: item.contentInsets), zIndex: item.zIndex))
    }
  }

  // MARK: - Groups

  /// The size of an element, measured if its content has been.
  private func size(of item: NSCollectionLayoutItem, _ key: ElementKey, in room: CGSize) -> CGSize {
    var size = item.layoutSize.size(in: room)
    guard item.layoutSize.estimate.isAny, let measured = measured(key) else { return size }
    let insets = item.contentInsets
    if item.layoutSize.widthDimension.isEstimated {
      size.width = measured.width + insets.leading + insets.trailing
    }
    if item.layoutSize.heightDimension.isEstimated {
      size.height = measured.height + insets.top + insets.bottom
    }
    return size
  }

  /// Places an item or a group, with the next items of the section.
  private func place(_ item: NSCollectionLayoutItem, next: inout Int, in room: CGSize) -> Block {
    if let group = item as? NSCollectionLayoutGroup { return place(group, next: &next, in: room) }
    let key = ElementKey.cell(IndexPath(item: next, section: index))
    next += 1
    let size = size(of: item, key, in: room)
    let frame = CGRect(origin: .zero, size: size).inset(by: item.contentInsets)
    return Block(
      size: size,
      elements: [
        SectionGeometry.Element(key: key, frame: frame, estimate: item.layoutSize.estimate)
      ])
  }

  private func place(_ group: NSCollectionLayoutGroup, next: inout Int, in room: CGSize) -> Block {
    let insets = group.contentInsets
    let whole = group.layoutSize.size(in: room)
    let inner = CGSize(
      width: max(whole.width - insets.leading - insets.trailing, 0),
      height: max(whole.height - insets.top - insets.bottom, 0))
    switch group.content {
    case .custom(let provider):
      let places = provider(LayoutEnvironment(inner, traits))
      var block = Block(size: whole)
      for place in places where next < itemCount {
        block.elements.append(
          SectionGeometry.Element(
            key: .cell(IndexPath(item: next, section: index)), frame: place.frame,
            zIndex: place.zIndex))
        next += 1
      }
      block.elements = block.moved(by: insets.leading, insets.top)
      return block
    case .repeated(let items, let isHorizontal):
      return line(
        of: group, items, isHorizontal: isHorizontal, limit: nil, next: &next, whole, inner)
    case .counted(let item, let count, let isHorizontal, let areEqual):
      var item = item
      if areEqual {
        // Each gets the same part of what the distances leave.
        let length = isHorizontal ? inner.width : inner.height
        let gaps = (group.interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
        let part = NSCollectionLayoutDimension.absolute(max(length - gaps, 0) / CGFloat(count))
        let isFree =
          isHorizontal
          ? group.layoutSize.widthDimension.isEstimated
          : group.layoutSize.heightDimension.isEstimated
        if !isFree { item = item.resized(isHorizontal ? part : nil, isHorizontal ? nil : part) }
      }
      return line(
        of: group, [item], isHorizontal: isHorizontal, limit: count, next: &next, whole, inner)
    }
  }

  /// Places items beside or below each other.
  /// - Parameter limit: how many there are; nil for as many as fit.
  private func line(
    of group: NSCollectionLayoutGroup, _ items: [NSCollectionLayoutItem], isHorizontal: Bool,
    limit: Int?, next: inout Int, _ whole: CGSize, _ inner: CGSize
  ) -> Block {
    let spacing = group.interItemSpacing
    let gap = spacing?.spacing ?? 0
    let room = isHorizontal ? inner.width : inner.height
    // A group that grows with its items holds as many as would fit by the estimates.
    let grows =
      isHorizontal
      ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    var (blocks, used, counted) = ([Block](), CGFloat(0), CGFloat(0))
    while next < itemCount, !items.isEmpty, blocks.count < limit ?? 1000 {
      let item = items[blocks.count % items.count]
      let before = next
      let block = place(item, next: &next, in: inner)
      let length = isHorizontal ? block.size.width : block.size.height
      let estimated = item.layoutSize.size(in: inner)
      let claim = grows ? (isHorizontal ? estimated.width : estimated.height) : length
      let start = blocks.isEmpty ? 0 : counted + gap
      if limit == nil, !blocks.isEmpty, start + claim > room + 0.5 {
        next = before
        break
      }
      // Items without any length would go on for ever.
      if limit == nil, claim <= 0, blocks.count >= items.count {
        next = before
        break
      }
      counted = start + claim
      used += length + (blocks.isEmpty ? 0 : gap)
      blocks.append(block)
    }
    var step = gap
    if let spacing, spacing.isFlexible, blocks.count > 1, room > used {
      step += (room - used) / CGFloat(blocks.count - 1)
    }
    return assemble(blocks, of: group, isHorizontal: isHorizontal, step: step, whole)
  }

  private func assemble(
    _ blocks: [Block], of group: NSCollectionLayoutGroup, isHorizontal: Bool, step: CGFloat,
    _ whole: CGSize
  ) -> Block {
    let insets = group.contentInsets
    var made = Block(size: whole)
    var (along, breadth) = (CGFloat(0), CGFloat(0))
    for (index, block) in blocks.enumerated() {
      if index > 0 { along += step }
      made.elements += block.moved(
        by: insets.leading + (isHorizontal ? along : 0), insets.top + (isHorizontal ? 0 : along))
      along += isHorizontal ? block.size.width : block.size.height
      breadth = max(breadth, isHorizontal ? block.size.height : block.size.width)
    }
    let (width, height) = isHorizontal ? (along, breadth) : (breadth, along)
    if group.layoutSize.widthDimension.isEstimated {
      made.size.width = width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      made.size.height = height + insets.top + insets.bottom
    }
    return made
  }
}

extension NSCollectionLayoutItem {
  /// The item with another width or height; nil keeps its own.
  fileprivate func resized(
    _ width: NSCollectionLayoutDimension?, _ height: NSCollectionLayoutDimension?
  ) -> NSCollectionLayoutItem {
    // A group in a group keeps its size, because its items depend on it.
    guard !(self is NSCollectionLayoutGroup) else { return self }
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width ?? layoutSize.widthDimension,
        heightDimension: height ?? layoutSize.heightDimension))
    item.contentInsets = contentInsets
    return item
  }
}

extension CGRect {
  /// The rectangle without insets, in a layout that begins at the left.
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
