// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A cell, which stands in a list of so many.
package protocol ListCell: UIView {
  /// Whether the cell looks selected.
  var isSelected: Bool { get set }

  /// Whether the cell looks pressed.
  var isHighlighted: Bool { get set }

  /// Lets the cell look selected, or as ever.
  func setSelected(_ selected: Bool, animated: Bool)

  /// Lets the cell look pressed, or as ever.
  func setHighlighted(_ highlighted: Bool, animated: Bool)

  /// Does what happens when a person selects the item, before the delegate hears of it.
  func callSelectionHandlers()

  /// Which of the list's items it is, from 1 on, and how many there are; 0 for none.
  var placeInList: (position: Int, count: Int) { get }
}

extension ListCell {
  /// At once.
  package func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// At once.
  package func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// The place as a person is told it: "3 of 5000". Nil where there is none.
  package var placeDescription: String? {
    let (position, count) = placeInList
    return count > 0 ? "\(position) of \(count)" : nil
  }

  /// What an assistive technology says of the cell.
  var spokenText: String {
    [accessibilityLabel, accessibilityValue, isSelected ? "selected" : nil, placeDescription]
      .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Selects the cell's item in its list.
  /// - Returns: false if the cell isn't shown in one.
  func activateInList() -> Bool {
    for view in sequence(first: superview, next: { $0?.superview }) {
      guard let list = view as? ListScrollView else { continue }
      return list.item(around: self).map(list.activateItem) ?? false
    }
    return false
  }
}

extension ListCell {
  /// The labels in the content of a cell, in their order: "Milk, 2 bottles"; nil without any text. Controls in it have
  /// accessibility labels of their own.
  func texts(in content: UIView) -> String? {
    let texts = labels(in: content)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private func labels(in view: UIView) -> [String] {
    view.subviews.filter { !($0 is UIControl) }.flatMap { subview in
      let own = subview.isHidden ? nil : (subview as? UILabel)?.accessibilityLabel
      return [own].compactMap(\.self).filter { !$0.isEmpty } + labels(in: subview)
    }
  }
}

/// The line around the item of a list that the keyboard is at.
final class ListFocusRing: UIView {
  /// The item that assistive technologies have been told of; nil for none.
  var toldItem: IndexPath?

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    layer.borderWidth = 2
    layer.cornerRadius = 6
  }

  /// Whether the line is to be seen while the list has the keyboard.
  var isOn = false

  /// Shows the line where an item is, in front of everything in a list.
  func show(at item: CGRect, in list: UIView) {
    if superview !== list {
      layer.borderColor = list.tintColor.resolvedColor(with: list.traitCollection).cgColor
      list.addSubview(self)
    }
    list.bringSubviewToFront(self)
    let frame = item.insetBy(dx: 2, dy: 2)
    if self.frame != frame { self.frame = frame }
  }

  /// Takes the line away. Where it comes back, its item is told again.
  func remove() {
    removeFromSuperview()
    toldItem = nil
  }
}
