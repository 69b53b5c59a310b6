// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The language of the user, from the environment.
enum UserLanguage {
  /// The names of the folders for it, the most special first: `de-AT.lproj`, `de.lproj`. Empty for none.
  /// - Parameter environment: the environment with `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, which
  ///   are looked up in this order, as gettext does.
  static func folders(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
    let value = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let language = value.prefix { ![":", ".", "@"].contains($0) }
    guard !language.isEmpty, language != "C", language != "POSIX" else { return [] }
    guard DocumentFinder.isPlainName(String(language)) else { return [] }
    let parts = language.split { $0 == "_" || $0 == "-" }
    return parts.indices.reversed().map { "\(parts[...$0].joined(separator: "-")).lproj" }
  }
}
