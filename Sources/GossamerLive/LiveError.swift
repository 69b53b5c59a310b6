// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Why a document can't be opened as the options say.
nonisolated package enum LiveError: Error, Equatable {
  /// There is no file at this path.
  case noFile(String, suggestion: String?)
  /// The path is a link to a file that isn't there.
  case brokenLink(String, destination: String)
  /// The path leads to something else than a file.
  case notAFile(String)
  /// No scene of the document has this id or identifier.
  case unknownScene(String, file: String, scenes: [String], suggestion: String?)
  /// The document has nothing that could be shown.
  case nothingToShow(file: String)
  /// The document can't be loaded, for the reason that the loader gives.
  case unreadable(String)
  /// The program has no class of this name.
  case unknownClass(String, for: String, suggestion: String?)
  /// Documents can't reach this class.
  case unreachableClass(String, for: String)
  /// The file with the model can't be read.
  case unreadableModel(file: String, reason: String)
  /// There is no display, and no browser can be served either.
  case noBrowser(reason: String)
}

nonisolated extension LiveError {
  /// Whether the next save of the document may mend it. If not, the command line has to change.
  var isOfDocument: Bool {
    switch self {
    case .unreadable, .nothingToShow: true
    default: false
    }
  }
}

nonisolated extension LiveError: CustomStringConvertible {
  /// The fact, the offending value and the next step.
  package var description: String {
    switch self {
    case .noFile(let path, let suggestion):
      let hint = suggestion.map { "Did you mean '\($0)'?" }
      return "There is no file '\(path)'. \(hint ?? "Give the path of a .storyboard or .xib file.")"
    case .brokenLink(let path, let destination):
      return "'\(path)' is a link to '\(destination)', which isn't there. Correct the link."
    case .notAFile(let path):
      return "'\(path)' is no file. Give the path of a .storyboard or .xib file."
    case .unknownScene(let name, let file, let scenes, let suggestion):
      guard !scenes.isEmpty else {
        return "\(file) has no scenes, and so no '\(name)'. Leave --scene out."
      }
      let hint = suggestion.map { " Did you mean '\($0)'?" } ?? ""
      return """
        \(file) has no scene '\(name)'.\(hint) These are there:
        \(scenes.map { "  \($0)" }.joined(separator: "\n"))
        """
    case .nothingToShow(let file):
      return "\(file) has no scene and no view to show. Add one in Interface Builder."
    case .unreadable(let reason):
      return reason
    case .unknownClass(let name, let mapped, let suggestion):
      let hint =
        suggestion.map { "Did you mean '\($0)'?" } ?? """
          Name a class of the program or of Gossamer, with its module if that is another: \
          Module.Class.
          """
      return "There is no class '\(name)' for '\(mapped)'. \(hint)"
    case .unreachableClass(let name, let mapped):
      return """
        The class '\(name)' can't stand for '\(mapped)', because documents can't reach it. Let it \
        conform to Wirable.
        """
    case .unreadableModel(let file, let reason):
      return """
        The model can't be read from '\(file)': \(reason). Give the path of a JSON file, or the JSON \
        object itself: --model '{"name": "Ada"}'.
        """
    case .noBrowser(let reason):
      return """
        There is no display to show a window on, and none can be served to a browser: \(reason) \
        Install libgtk-4-bin, which has gtk4-broadwayd, or set DISPLAY or WAYLAND_DISPLAY.
        """
    }
  }
}
