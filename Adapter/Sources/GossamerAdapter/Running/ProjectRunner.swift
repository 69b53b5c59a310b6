// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// Builds the package of a project, and runs its program or its tests.
public struct ProjectRunner {
  /// Why a project doesn't run.
  public enum Failure: Error, CustomStringConvertible {
    /// The compiler has said why.
    case notBuilt(product: String)
    /// The system can't start a program.
    case notStarted(program: String, reason: String)
    /// The project has no tests.
    case noTests(path: String)

    /// The message.
    public var description: String {
      switch self {
      case .notBuilt(let product):
        "'\(product)' wasn't built: the messages above name the places in the project."
      case .notStarted(let program, let reason): "\(program) can't be started: \(reason)"
      case .noTests(let path): "\(path): the project has no unit tests."
      }
    }
  }

  private let package: AdaptedPackage
  private let files = FileManager.default

  /// Takes a package that has been written.
  public init(_ package: AdaptedPackage) { self.package = package }

  // MARK: The application

  /// Builds the application, and puts it beside its resources.
  /// - Returns: the path of the program.
  public func build() throws -> String {
    try copyResolvedVersions()
    try swiftBuild(["--product", package.product])
    return try assemble("\(package.gossamer.scratch)/debug/\(package.product)")
  }

  /// Runs the application in this process's place; returns only by throwing.
  /// - Parameter arguments: those of the application.
  public func run(_ program: String, _ arguments: [String]) throws -> Never {
    // Gossamer makes a home for the application there: documents of one application are none of another's.
    setenv("GOSSAMER_CONTAINER", "\(package.folder)/Home", 1)
    var list = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, &list)
    throw Failure.notStarted(program: program, reason: String(cString: strerror(errno)))
  }

  // MARK: Tests

  /// Builds and runs the unit tests, in the bundle of the application as on iOS; returns only by throwing.
  public func test(_ arguments: [String]) throws -> Never {
    guard package.targets.contains(where: { $0.kind == .unitTests }) else {
      throw Failure.noTests(path: package.project.path)
    }
    try copyResolvedVersions()
    try swiftBuild(["--build-tests", "--disable-xctest", "--enable-xctest"])
    let name = "\(package.product)-GossamerPackageTests.xctest"
    let program = try assemble("\(package.gossamer.scratch)/debug/\(name)")
    try run(program, arguments)
  }

  // MARK: Steps

  /// Takes the versions with which Gossamer was built, or it would be built again.
  private func copyResolvedVersions() throws {
    let source = "\(package.gossamer.folder)/Package.resolved"
    let target = "\(package.folder)/Package.resolved"
    guard files.fileExists(atPath: source), !files.contentsEqual(atPath: source, andPath: target)
    else { return }
    try? files.removeItem(atPath: target)
    try files.copyItem(atPath: source, toPath: target)
  }

  private func swiftBuild(_ options: [String]) throws {
    // SwiftPM doesn't always see that another package was built in the same place.
    try? files.removeItem(atPath: "\(package.gossamer.scratch)/debug.yaml")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift", "build"] + package.gossamer.buildOptions(package: package.folder) + options
    // What the application prints is its own; what building prints is for the person.
    process.standardOutput = FileHandle.standardError
    do { try process.run() } catch {
      throw Failure.notStarted(program: "swift", reason: "\(error)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure.notBuilt(product: package.product) }
  }

  /// Puts a program into the bundle, where `Bundle.main` finds the application's resources.
  private func assemble(_ built: String) throws -> String {
    let path = "\(package.folder)/\(package.bundle)/\(package.product)"
    try? files.removeItem(atPath: path)
    do { try files.linkItem(atPath: built, toPath: path) } catch {
      try files.copyItem(atPath: built, toPath: path)
    }
    return path
  }
}
