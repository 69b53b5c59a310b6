// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerIntentions

/// Reads the model that `--model` gives.
enum ModelArgument {
  /// The model that `argument` describes.
  /// - Parameter argument: a JSON object, or the path of a file that contains one.
  /// - Throws: ``LiveError/unreadableModel(file:reason:)``, or `JSONError`.
  static func model(_ argument: String) throws -> DynamicModel {
    let text = argument.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.hasPrefix("{") || text.hasPrefix("[") {
      return try DynamicModel(json: argument, source: "--model")
    }
    do {
      let data = try Data(contentsOf: URL(filePath: argument))
      return try DynamicModel(json: String(decoding: data, as: UTF8.self), source: argument)
    } catch let error as CocoaError {
      throw LiveError.unreadableModel(file: argument, reason: reason(of: error))
    }
  }

  /// The system's description of the error.
  private static func reason(of error: CocoaError) -> String {
    let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error
    let number = cause.map { Int32(truncatingIfNeeded: ($0 as NSError).code) }
    return number.map { String(cString: strerror($0)) } ?? error.localizedDescription
  }
}
