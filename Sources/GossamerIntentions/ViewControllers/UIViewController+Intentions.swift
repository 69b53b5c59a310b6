// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension UIViewController {
  /// The behaviours of the screen, kept alive as long as they stand here.
  ///
  /// An intention that is new here is told so by its ``Intention/awake()``, once in its life. One
  /// that is taken out ends, unless somebody else keeps it.
  public var intentions: [Intention] {
    get { attachments[ObjectIdentifier(Intention.self)] as? [Intention] ?? [] }
    set {
      attachments[ObjectIdentifier(Intention.self)] = newValue
      for intention in newValue { intention.awakeOnce() }
    }
  }
}
