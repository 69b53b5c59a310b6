// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Says on standard error which calls do nothing on Linux, each once per process.
nonisolated public enum StandIn {
  /// Says that a call does nothing, and what to use instead, unless it has been said before.
  /// - Parameters:
  ///   - call: the call, as a developer knows it: `WKWebView.load(_:)`.
  ///   - instead: what happens, or what to use instead, as a sentence.
  public static func tell(_ call: String, _ instead: String) {
    teller.tell(call, instead)
  }

  private static let teller = Teller { FileHandle.standardError.write(Data($0.utf8)) }
}

/// Tells each call once.
nonisolated public final class Teller: Sendable {
  private let told = Mutex<Set<String>>([])
  private let write: @Sendable (String) -> Void

  /// Creates a teller.
  /// - Parameter write: takes a line, with its end.
  public init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Writes a line about the call, unless there was one before.
  public func tell(_ call: String, _ instead: String) {
    guard told.withLock({ $0.insert(call).inserted }) else { return }
    write("\(call) does nothing on Linux. \(instead)\n")
  }
}

/// The error of what can't work on Linux.
nonisolated public struct StandInError: LocalizedError, Hashable {
  /// What was asked for, as a developer knows it: `NSPersistentContainer.loadPersistentStores`.
  public let call: String
  /// What to use instead, as a sentence.
  public let instead: String

  /// Creates an error.
  public init(_ call: String, _ instead: String) {
    self.call = call
    self.instead = instead
  }

  /// What went wrong, and what to use instead.
  public var errorDescription: String? { "\(call) can't work on Linux. \(instead)" }
}
