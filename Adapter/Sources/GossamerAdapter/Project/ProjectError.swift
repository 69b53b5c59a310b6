// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Why a project can't be brought to Linux.
public enum ProjectError: Error, Equatable, CustomStringConvertible {
  /// There is nothing at the path.
  case missing(path: String)
  /// The path leads to neither a project nor a folder with one.
  case noProject(path: String)
  /// A folder has several projects.
  case manyProjects(path: String, projects: [String])
  /// A file can't be read.
  case unreadable(path: String, reason: String)
  /// The project file isn't one.
  case notAProject(path: String, reason: String)
  /// The project has no application, or none of this name.
  case noApplication(path: String, name: String?, applications: [String])
  /// The application has no Swift sources.
  case noSources(target: String, path: String)
  /// A file can't be written.
  case unwritable(path: String, reason: String)

  /// The message: the place, what is wrong there, and what to do.
  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such file. Give the path of an .xcodeproj, or of the folder that it is in."
    case .noProject(let path):
      "\(path): there is no .xcodeproj here. Give the path of one, or of the folder that it is in."
    case .manyProjects(let path, let projects):
      "\(path): there are \(projects.count) projects here. Give one: \(projects.joined(separator: ", "))."
    case .unreadable(let path, let reason):
      "\(path): this file can't be read: \(reason)"
    case .notAProject(let path, let reason):
      """
      \(path): this isn't a project file: \(reason). Open it in Xcode, or take it out of version control again.
      """
    case .noApplication(let path, let name?, let applications) where !applications.isEmpty:
      """
      \(path): there is no application '\(name)'. Give --target one of: \
      \(applications.joined(separator: ", ")).
      """
    case .noApplication(let path, _, _):
      "\(path): the project has no application for iOS, so there is nothing to run."
    case .noSources(let target, let path):
      "\(path): the target '\(target)' has no Swift sources. Objective-C can't be built here."
    case .unwritable(let path, let reason):
      "\(path): this file can't be written: \(reason)"
    }
  }
}
