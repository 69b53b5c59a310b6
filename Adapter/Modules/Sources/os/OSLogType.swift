// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import Logging

/// How much a message matters.
///
/// Semantics: https://developer.apple.com/documentation/os/oslogtype
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates a type from its number.
  public init(_ rawValue: UInt8) {
    self.init(rawValue: rawValue)
  }

  /// Something that happened.
  public static let `default` = OSLogType(0)
  /// Something that helps in understanding what happened.
  public static let info = OSLogType(1)
  /// Something for developers. swift-log doesn't print it unless the application lowers the level of its loggers.
  public static let debug = OSLogType(2)
  /// Something went wrong in this process.
  public static let error = OSLogType(16)
  /// Something went wrong that shouldn't be possible.
  public static let fault = OSLogType(17)

  /// swift-log's level. Notices and warnings are "default" in Apple's log.
  var level: Logging.Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}

/// What messages are about: a subsystem and one of its categories.
///
/// Semantics: https://developer.apple.com/documentation/os/oslog
public final class OSLog: Sendable {
  let logger: Logging.Logger?

  /// Creates a log.
  /// - Parameters:
  ///   - subsystem: what the messages are about, usually the application's identifier.
  ///   - category: the part of it.
  public init(subsystem: String, category: String) {
    logger = Logging.Logger(label: label(subsystem: subsystem, category: category))
  }

  private init(logger: Logging.Logger?) {
    self.logger = logger
  }

  /// The log of messages without a subsystem.
  public static let `default` = OSLog(logger: Logging.Logger(label: "default"))
  /// The log that takes no messages.
  public static let disabled = OSLog(logger: nil)

  /// Whether a message of this type is written.
  public func isEnabled(type: OSLogType) -> Bool {
    guard let logger else { return false }
    return type.level >= logger.logLevel
  }
}

/// The label of a logger of swift-log.
func label(subsystem: String, category: String) -> String {
  category.isEmpty ? subsystem : "\(subsystem).\(category)"
}
