// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

extension GType {
  /// The type of Booleans: `G_TYPE_BOOLEAN`, a macro in C.
  static let boolean = GType(5 << 2)

  /// The type of integers: `G_TYPE_INT`, a macro in C.
  static let int = GType(6 << 2)

  /// The type of integers without a sign: `G_TYPE_UINT`, a macro in C.
  static let unsignedInt = GType(7 << 2)

  /// The type of texts: `G_TYPE_STRING`, a macro in C.
  static let string = GType(16 << 2)
}
