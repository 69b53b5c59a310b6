// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension UIView {
  /// The behaviours of the view, kept alive as long as they are in this array: those that the view's document has
  /// created, and those that code has added. So a component, a cell or a header has its behaviour wherever it is used.
  ///
  ///     final class CounterView: UIView {
  ///       let model = ModelContainer(model: Counter())
  ///       ...
  ///       intentions = [ObserveIntention(from: model, \.text, to: label, \.text)]
  ///
  /// Setting it calls the ``Intention/awake()`` of each new intention, once in its life. They follow the view:
  /// ``Intention/viewWillAppear(_:)`` and its siblings are called when it comes into a window and leaves it. In a cell, a
  /// header or a footer they are also called when that is displayed and put away for reuse, and
  /// ``Intention/prepareForReuse()`` before it shows something else. What an ``ObserveIntention`` shows is written while
  /// the view is displayed.
  ///
  /// Set it once, when the view is created. A reused cell then allocates nothing for its intentions: give its model
  /// container another model.
  ///
  /// An intention of code that is taken out is released. Those of the document stay, whatever is set.
  public var intentions: [Intention] {
    get { keptObjects.compactMap { $0 as? Intention } }
    set {
      let ofDocument = intentions.filter { !$0.isAddedByCode }
      let ofCode = newValue.filter { intention in !ofDocument.contains { $0 === intention } }
      let old = Set(keptObjects.map { ObjectIdentifier($0) })
      for intention in ofCode { intention.isAddedByCode = true }
      keep(ofCode, insteadOf: { ($0 as? Intention)?.isAddedByCode == true })
      for intention in newValue { intention.awakeOnce() }
      tellNewlyKept(ofCode.filter { !old.contains(ObjectIdentifier($0)) })
    }
  }
}
