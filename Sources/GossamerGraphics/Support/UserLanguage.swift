// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The user's language, from the environment.
nonisolated package enum UserLanguage {
  /// The names of the folders for the language, the most specific first: `de-AT.lproj`, `de.lproj`. Empty if
  /// no language is set.
  /// - Parameter environment: the environment, see ``names(in:)``.
  package static func folders(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    names(in: environment).map { "\($0).lproj" }
  }

  /// The names of the language, the most specific first: `de-AT`, `de`. Empty if no language is set.
  /// - Parameter environment: the environment. The first of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` that
  ///   isn't empty counts, as in gettext. Of several languages in it, only the first counts.
  package static func names(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    let variables = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
    let value = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let language = value.prefix { ![":", ".", "@"].contains($0) }
    guard !language.isEmpty, language != "C", language != "POSIX", !language.contains("/") else {
      return []
    }
    let parts = language.split { $0 == "_" || $0 == "-" }
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }
}
