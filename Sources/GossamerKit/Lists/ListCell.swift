// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A cell of a table or a collection view.
package protocol ListCell: UIView {
  /// Whether the cell looks selected.
  var isSelected: Bool { get set }

  /// Whether the cell looks highlighted, as while it is pressed.
  var isHighlighted: Bool { get set }

  /// Makes the cell look selected, or not.
  func setSelected(_ selected: Bool, animated: Bool)

  /// Makes the cell look highlighted, or not.
  func setHighlighted(_ highlighted: Bool, animated: Bool)

  /// Calls the handlers for when a person selects the item, before the delegate is notified.
  func callSelectionHandlers()

  /// The position of the cell among the list's items, from 1 on, and the number of items; 0 if there is none.
  var placeInList: (position: Int, count: Int) { get }
}

extension ListCell {
  /// Makes the change without an animation.
  package func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Makes the change without an animation.
  package func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// The position as assistive technologies read it: "3 of 5000". Nil if there is none.
  package var placeDescription: String? {
    let (position, count) = placeInList
    return count > 0 ? "\(position) of \(count)" : nil
  }

  /// The text that assistive technologies read for the cell.
  var spokenText: String {
    [accessibilityLabel, accessibilityValue, isSelected ? "selected" : nil, placeDescription]
      .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Selects the cell's item in its list.
  /// - Returns: false if the cell isn't displayed in a list.
  func activateInList() -> Bool {
    for view in sequence(first: superview, next: { $0?.superview }) {
      guard let list = view as? ListScrollView else { continue }
      return list.item(around: self).map(list.activateItem) ?? false
    }
    return false
  }
}

extension ListCell {
  /// The texts of the labels in a cell's content, in order: "Milk, 2 bottles"; nil without any text. Texts of controls
  /// are left out, because controls have accessibility labels of their own.
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

/// The focus ring around the current item of a list, which the keyboard is at.
final class ListFocusRing: UIView {
  /// The item that was last announced to assistive technologies; nil if there is none.
  var toldItem: IndexPath?

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    layer.borderWidth = 2
    layer.cornerRadius = 6
  }

  /// Whether the focus ring is visible while the list is the first responder.
  var isOn = false

  /// Shows the focus ring around an item's frame, in front of all subviews of the list.
  func show(at item: CGRect, in list: UIView) {
    if superview !== list {
      layer.borderColor = list.tintColor.resolvedColor(with: list.traitCollection).cgColor
      list.addSubview(self)
    }
    list.bringSubviewToFront(self)
    let frame = item.insetBy(dx: 2, dy: 2)
    if self.frame != frame { self.frame = frame }
  }

  /// Removes the focus ring. When it is shown again, its item is announced again.
  func remove() {
    removeFromSuperview()
    toldItem = nil
  }
}
