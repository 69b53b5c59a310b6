// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension UIViewController {
  /// The behaviours of the screen, kept alive as long as they stand here: those that the screen's document has made,
  /// and those that code has put here.
  ///
  /// An intention that is new here is told so by its ``Intention/awake()``, once in its life. One of code
  /// that is taken out ends, unless somebody else keeps it. Those of the document stay, whatever is set.
  public var intentions: [Intention] {
    get { keptObjects.compactMap { $0 as? Intention } }
    set {
      let ofDocument = intentions.filter { !$0.isOfCode }
      let ofCode = newValue.filter { intention in !ofDocument.contains { $0 === intention } }
      for intention in ofCode { intention.isOfCode = true }
      keep(ofCode, insteadOf: { ($0 as? Intention)?.isOfCode == true })
      for intention in newValue { intention.awakeOnce() }
    }
  }
}
