// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Cells that stand in `.xib` files.
extension UITableView {
  /// Names a document whose cell is made for an identifier: the first object at its top level that is one. Nil
  /// for none any more.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
    registerCells(forReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
    }
  }

  /// Names a document whose view is made for an identifier of headers and footers. Nil for none any more.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else {
      return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    }
    registerHeaderFooterViews(forReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
    }
  }
}
