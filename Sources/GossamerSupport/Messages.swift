// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

package import Logging

/// The loggers that messages for developers go to, by topic. Each library adds its own.
///
/// Tests replace a logger to read its messages.
package enum Messages {
  /// Messages about what views show, and about view controllers.
  package static var views = Logger(label: "gossamer.views")
}
