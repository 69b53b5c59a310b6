// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The index of an item or a constraint in one of the tables of a layout engine.
///
/// It is a number rather than a reference, so that neither retains the other. A slot of a freed engine is invalid, because
/// the numbers of engines aren't reused.
struct EngineSlot {
  let engine: LayoutEngine.Number
  let index: Int
}

/// An array whose elements keep their indices. Free indices are reused.
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
