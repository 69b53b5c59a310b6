// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension UIViewController {
  /// The behaviours of the screen, kept alive as long as they stand here: those that code has put here,
  /// and those that the screen's document has made.
  ///
  /// An intention that is new here is told so by its ``Intention/awake()``, once in its life. One
  /// that is taken out ends, unless somebody else keeps it.
  public var intentions: [Intention] {
    get { keptObjects.compactMap { $0 as? Intention } }
    set {
      keep(newValue, insteadOf: { $0 is Intention })
      for intention in newValue { intention.awakeOnce() }
    }
  }
}
