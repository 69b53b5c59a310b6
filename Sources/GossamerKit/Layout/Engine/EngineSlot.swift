// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A place in one of the tables of a layout engine, as an item or a constraint remembers it.
///
/// It is a number and no reference, so that neither keeps the other alive. One of an engine that is gone
/// means nothing: numbers of engines aren't used again.
struct EngineSlot {
  let engine: LayoutEngine.Number
  let index: Int
}

/// Elements that keep their places. A place that becomes free is taken again.
struct SlotTable<Element> {
  private var elements: [Element?] = []
  private var vacant: [Int] = []

  mutating func insert(_ element: Element) -> Int {
    if let index = vacant.popLast() {
      elements[index] = element
      return index
    }
    elements.append(element)
    return elements.count - 1
  }

  subscript(index: Int) -> Element? { elements[index] }

  @discardableResult
  mutating func remove(at index: Int) -> Element? {
    guard let element = elements[index] else { return nil }
    elements[index] = nil
    vacant.append(index)
    return element
  }
}
