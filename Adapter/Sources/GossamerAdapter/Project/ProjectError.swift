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
  /// A value of a package is computed.
  case notWrittenOut(path: String, line: Int, text: String)
  /// The folder of a target is outside of the package.
  case outside(path: String, line: Int, target: String, place: String)
  /// The application is SwiftUI's.
  case isSwiftUI(path: String, line: Int)
  /// The package uses Gossamer itself.
  case isGossamers(path: String)
  /// A file can't be written.
  case unwritable(path: String, reason: String)

  /// The message: the place, what is wrong there, and what to do.
  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such file. Give the path of an .xcodeproj or Package.swift, or of the folder that it is in."
    case .noProject(let path):
      "\(path): there is no .xcodeproj or Package.swift here. Give the path of one, or of the folder that it is in."
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
    case .noApplication(let path, _, _) where path.hasSuffix("/Package.swift"):
      "\(path): the package has no executable target, so there is nothing to run."
    case .noApplication(let path, _, _):
      "\(path): the project has no application for iOS, so there is nothing to run."
    case .noSources(let target, let path):
      "\(path): the target '\(target)' has no Swift sources. Objective-C can't be built here."
    case .notWrittenOut(let path, let line, let text):
      """
      \(path):\(line): '\(text)' isn't a value that is written out. This file is read without running it: write the text or \
      the list here, or in a constant at its top.
      """
    case .outside(let path, let line, let target, let place):
      """
      \(path):\(line): the folder '\(place)' of the target '\(target)' is outside of the package. Move it inside, or make it a \
      package of its own.
      """
    case .isSwiftUI(let path, let line):
      """
      \(path):\(line): this application starts with SwiftUI, which isn't here. Applications that start with UIKit are run: \
      a UIApplicationDelegate with @main.
      """
    case .isGossamers(let path):
      "\(path): this package uses Gossamer itself. Run it by 'swift run'."
    case .unwritable(let path, let reason):
      "\(path): this file can't be written: \(reason)"
    }
  }
}
