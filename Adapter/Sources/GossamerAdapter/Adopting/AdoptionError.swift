// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Why a project isn't adopted. Nothing has been written then.
public enum AdoptionError: Error, Equatable, CustomStringConvertible {
  /// The project isn't in version control, so that nothing could be reviewed or taken back.
  case noRepository(folder: String, reason: String)
  /// Files have changes that aren't committed.
  case uncommitted(folder: String, files: [String])
  /// A file that would be changed isn't in version control.
  case untracked(path: String)
  /// A file is there already that would be made.
  case occupied(path: String)
  /// The folder for the package isn't empty.
  case notEmpty(folder: String)
  /// Sources that aren't Swift.
  case notSwift([Remark])
  /// Two files would get the same place.
  case samePlace(place: String, one: String, other: String)

  /// The message: the place, what is wrong there, and what to do.
  public var description: String {
    switch self {
    case .noRepository(let folder, let reason):
      """
      \(folder): the project isn't in a git repository (\(reason)), so its changes couldn't be reviewed. Commit it by \
      'git init && git add -A && git commit', or give --into FOLDER for a package elsewhere.
      """
    case .uncommitted(let folder, let files):
      """
      \(folder): \(Self.list(files)) changed, and not committed. Commit or stash that first, so that the changes of --adopt can \
      be reviewed alone; or give --into FOLDER for a package elsewhere.
      """
    case .untracked(let path):
      """
      \(path): this file would be changed, and isn't in git. Add and commit it first, or give --into FOLDER for a package \
      elsewhere.
      """
    case .occupied(let path):
      "\(path): this is there already, and isn't overwritten. Give --into FOLDER for a package elsewhere."
    case .notEmpty(let folder):
      "\(folder): this folder isn't empty. Give another one, or one that isn't there yet."
    case .notSwift(let remarks):
      """
      \(remarks.map(\.description).joined(separator: "\n"))
      These sources aren't Swift, so nothing was adopted. Correct them first.
      """
    case .samePlace(let place, let one, let other):
      "\(one), \(other): both would be \(place). Rename one of them in the project."
    }
  }

  private static func list(_ files: [String]) -> String {
    let shown = files.prefix(3).joined(separator: ", ")
    return files.count > 3
      ? "\(shown) and \(files.count - 3) others are" : shown + (files.count == 1 ? " is" : " are")
  }
}
