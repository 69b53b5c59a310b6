// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension UIViewController {
  /// The behaviours of the screen, kept alive as long as they are in this array: those that the screen's document
  /// has created, and those that code has added.
  ///
  /// Setting it calls the ``Intention/awake()`` of each new intention, once in its life. An intention of
  /// code that is taken out is released. Those of the document stay, whatever is set.
  public var intentions: [Intention] {
    get { keptObjects.compactMap { $0 as? Intention } }
    set {
      let ofDocument = intentions.filter { !$0.isAddedByCode }
      let ofCode = newValue.filter { intention in !ofDocument.contains { $0 === intention } }
      for intention in ofCode { intention.isAddedByCode = true }
      keep(ofCode, insteadOf: { ($0 as? Intention)?.isAddedByCode == true })
      for intention in newValue { intention.awakeOnce() }
    }
  }
}
