// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Opening what other applications show.
extension UIApplication {
  /// Whether some application opens the URL: there is one for its scheme.
  public func canOpenURL(_ url: URL) -> Bool {
    host?.canOpen(url) ?? false
  }

  /// Opens the URL in the application that the desktop has for it: a page in the browser, a folder in
  /// the file manager, an address in the mail program.
  /// - Parameters:
  ///   - url: with a scheme.
  ///   - options: there are none on a desk.
  ///   - completion: called with whether an application was started; with false if there is none, or
  ///     headless.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let host else {
      completion?(false)
      return
    }
    host.open(url) { completion?($0) }
  }

  /// Opens the URL in the application that the desktop has for it.
  /// - Returns: whether an application was started.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// How to open a URL. There are no options on a desk.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a value from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
