// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The user's language, from the environment.
enum UserLanguage {
  /// The names of the folders for the language, the most specific first: `de-AT.lproj`, `de.lproj`. Empty if
  /// no language is set.
  /// - Parameter environment: the environment. The first of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` that
  ///   isn't empty counts, as in gettext. Of several languages in it, only the first counts.
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
