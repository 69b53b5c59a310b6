// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit

/// The document to open, and the options.
struct LiveRequest {
  /// The document.
  let file: URL
  /// The document's path as the person gave it, for messages.
  let path: String
  /// The object id or the storyboard ID of the scene; nil for the initial one.
  var scene: String?
  /// The model of all model containers; nil to leave them as they are.
  var model: DynamicModel?
  /// Whether the connections are drawn.
  var showsWires = false
  /// Whether a person can edit the document.
  var isEdited = false
  /// The module that has the application's classes, as its `#fileID`.
  var module = #fileID
}
