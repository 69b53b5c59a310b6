// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A controller, and what its lines are spent on.
public struct Weight: Codable, Sendable, Equatable {
  /// Lines of one file.
  public struct Lines: Codable, Sendable, Equatable {
    /// The file's path.
    public let file: String
    /// The first line, counted from 1.
    public let first: Int
    /// The last line.
    public let last: Int
  }

  /// The lines that are spent on one thing.
  public struct Spending: Codable, Sendable, Equatable {
    /// The thing.
    public let kind: Kind
    /// How many lines.
    public let lines: Int
    /// How many of them the controller loses by the technique of the kind.
    public let gain: Int
    /// Where they are.
    public let places: [Lines]
  }

  /// A variable that several members use.
  public struct SharedVariable: Codable, Sendable, Equatable {
    /// Its name.
    public let name: String
    /// How many members use it.
    public let members: Int
  }

  /// The class, with the names of the types around it.
  public let name: String

  /// The file in which the class is declared.
  public let file: String

  /// The line of its name.
  public let line: Int

  /// Its lines: those of its file, with comments and licence, and of its extensions in other files. If a file has other types
  /// too, only those of the declaration.
  public let lines: Int

  /// How many lines the techniques take out together.
  public let gain: Int

  /// What the lines are spent on, the most first; `other` last.
  public let spending: [Spending]

  /// The protocols that it conforms to.
  public let protocols: [String]

  /// Its variables that two or more of its members use.
  public let sharedVariables: [SharedVariable]

  /// Global state that it uses: `UserDefaults.standard`.
  public let globals: [String]

  /// A sentence for a controller that has too many lines.
  var overLimit: String { "\(file):\(line): \(name) has \(lines) lines." }
}

/// What was weighed.
public struct Report: Codable, Sendable {
  /// How many files were read.
  public let fileCount: Int

  /// The controllers: the one that wins most is first.
  public let controllers: [Weight]

  /// What is wrong with files, in the order of the files.
  public let problems: [Problem]

  /// What can be written out.
  public let patches: [Patch]

  /// The controllers with more than `limit` lines.
  /// - Parameter limit: nil for no limit.
  public func offenders(limit: Int?) -> [Weight] {
    guard let limit else { return [] }
    return controllers.filter { $0.lines > limit }
  }
}
