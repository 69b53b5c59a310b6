// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import Logging

/// Writes messages about a subsystem and one of its categories, through swift-log.
///
/// Semantics: https://developer.apple.com/documentation/os/logger
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger.
  /// - Parameters:
  ///   - subsystem: what the messages are about, usually the application's identifier.
  ///   - category: the part of it.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger for messages without a subsystem.
  public init() {
    log = .default
  }

  /// Creates a logger that writes to a log.
  public init(_ log: OSLog) {
    self.log = log
  }

  /// Writes a message of the type default.
  public func log(_ message: OSLogMessage) {
    log(level: .default, message)
  }

  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.logger?.log(level: level.level, "\(message.text)")
  }

  /// Writes a message of the type debug. swift-log doesn't print it unless the application lowers the level of its loggers.
  public func debug(_ message: OSLogMessage) {
    log(level: .debug, message)
  }

  /// Writes a message of the type debug.
  public func trace(_ message: OSLogMessage) {
    log(level: .debug, message)
  }

  /// Writes a message of the type info.
  public func info(_ message: OSLogMessage) {
    log(level: .info, message)
  }

  /// Writes a message of the type default.
  public func notice(_ message: OSLogMessage) {
    log(level: .default, message)
  }

  /// Writes a message of the type error.
  public func warning(_ message: OSLogMessage) {
    log(level: .error, message)
  }

  /// Writes a message of the type error.
  public func error(_ message: OSLogMessage) {
    log(level: .error, message)
  }

  /// Writes a message of the type fault.
  public func critical(_ message: OSLogMessage) {
    log(level: .fault, message)
  }

  /// Writes a message of the type fault.
  public func fault(_ message: OSLogMessage) {
    log(level: .fault, message)
  }
}

/// Writes a message. Its parts come by interpolation, or take the places of `%@`, `%d` and the like.
///
/// Semantics: https://developer.apple.com/documentation/os/os_log(_:dso:log:_:_:)
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage,
  _ arguments: any CVarArg...
) {
  log.logger?.log(level: type.level, "\(message.text(with: arguments))")
}

/// Writes a message. Its parts come by interpolation, or take the places of `%@`, `%d` and the like.
///
/// Semantics: https://developer.apple.com/documentation/os/os_log(_:dso:log:type:_:)
public func os_log(
  _ message: OSLogMessage, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.logger?.log(level: type.level, "\(message.text(with: arguments))")
}
