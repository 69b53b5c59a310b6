// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Index paths of the rows and items of lists.
//
// Semantics: https://developer.apple.com/documentation/foundation/indexpath
nonisolated extension IndexPath {
  /// The index path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The index path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section: the first index. A path without one ends the program, as in UIKit.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row within the section: the second index. A path without one ends the program, as in UIKit.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item within the section: the second index. A path without one ends the program, as in UIKit.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

nonisolated extension NSIndexPath {
  /// An index path of a row in a section.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// An index path of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section: the first index.
  public var section: Int { index(atPosition: 0) }

  /// The row: the second index.
  public var row: Int { index(atPosition: 1) }

  /// The item: the second index.
  public var item: Int { index(atPosition: 1) }
}
