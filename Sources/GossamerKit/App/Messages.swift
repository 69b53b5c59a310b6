// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

package import Logging

/// The loggers that the Kit's messages for developers go to, by topic.
///
/// A test replaces one to read what was said.
package enum Messages {
  /// Messages about the view tree and view controllers.
  package static var views = Logger(label: "gossamer.views")
  /// Messages about frames, constraints and layout.
  package static var layout = Logger(label: "gossamer.layout")
  /// Messages about the update cycle and bindings.
  package static var updates = Logger(label: "gossamer.updates")
}
