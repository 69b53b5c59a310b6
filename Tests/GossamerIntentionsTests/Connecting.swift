// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit

extension Wirable {
  /// Connects as a document does: sets outlets and runtime attributes by their names.
  func connect(_ values: KeyValuePairs<String, Any?>) throws {
    for (key, value) in values { try setValue(value, forKey: key) }
  }
}

/// Awakes objects as a document does, after all of them are connected.
func awake(_ objects: [any Wirable]) {
  for object in objects { object.awakeFromNib() }
}

extension ObserveIntention {
  /// Connects the intention as a document in line 12 does, and lets it show what it observes.
  func observe(
    _ source: any KeyValueCoding, _ sourceKeyPath: String, _ target: any KeyValueCoding,
    _ targetKeyPath: String
  ) throws {
    try connect([
      "sourceObject": source, "sourceKeyPath": sourceKeyPath, "target": target,
      "targetKeyPath": targetKeyPath,
    ])
    wasMade(byDocument: "Main.storyboard", line: 12)
    awakeFromNib()
    nextFrame()
  }
}
