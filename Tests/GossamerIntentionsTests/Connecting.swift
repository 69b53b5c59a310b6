// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Wirable {
  /// Connects as a document does: sets outlets and runtime attributes by their names.
  func connect(_ values: KeyValuePairs<String, Any?>) throws {
    for (key, value) in values { try setValue(value, forKey: key) }
  }
}

/// Makes objects as a document does: connects all, then awakes all.
func awake(_ objects: [any Wirable]) {
  for object in objects { object.awakeFromNib() }
}
