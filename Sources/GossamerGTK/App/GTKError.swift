// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Why an application can't be started.
enum GTKError: Error, CustomStringConvertible {
  /// There is no display to show windows on. The payload is the environment, whose variables should name one.
  case noDisplay(environment: [String: String])
  /// The delegate class, of this name, can't be made, or is no delegate.
  case noDelegate(String)

  var description: String {
    switch self {
    case .noDisplay(let environment): Self.message(environment)
    case .noDelegate(let name):
      """
      \(name) gives no delegate, so the application can't be started. Let it conform to UIApplicationDelegate, and be made by \
      init(coder:) of UIResponder, or by a required init() as a CustomObject.
      """
    }
  }

  private static func message(_ environment: [String: String]) -> String {
    let names = ["GDK_BACKEND", "WAYLAND_DISPLAY", "DISPLAY", "BROADWAY_DISPLAY"]
    let settings = names.compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
    let fact =
      settings.isEmpty
      ? "neither WAYLAND_DISPLAY nor DISPLAY is set"
      : "nothing answers to \(settings.joined(separator: " "))"
    return """
      There is no display to show a window on: \(fact). \
      \(settings.isEmpty ? "Set one of them" : "Correct that"), or show the application in a browser: start \
      'gtk4-broadwayd :5', run it with GDK_BACKEND=broadway BROADWAY_DISPLAY=:5, and open \
      http://127.0.0.1:8085.
      """
  }
}
