// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Why an image could not be read or written.
nonisolated package enum ImageError: Error, Hashable {
  /// The file can't be read; the system's reason.
  case unreadable(reason: String)
  /// The file has no bytes.
  case empty
  /// The bytes are no image, or not a whole one; the decoder's reason.
  case undecodable(reason: String)
  /// The image has more pixels than an image may have.
  case tooLarge(width: Int, height: Int)
  /// The image could not be written; the encoder's reason.
  case unencodable(reason: String)

  /// The message for the log.
  func message(about source: String) -> String {
    switch self {
    case .unreadable(let reason): "\(source): the image can't be read: \(reason)"
    case .empty: "\(source): there is no image, because there are no bytes."
    case .undecodable(let reason): "\(source): the image can't be decoded: \(reason)"
    case .tooLarge(let width, let height):
      """
      \(source): the image has \(width) by \(height) pixels, more than the \
      \(ImageDecoder.greatestPixelCount) that are decoded. Scale it down.
      """
    case .unencodable(let reason): "\(source): the image can't be encoded: \(reason)"
    }
  }

  /// The reason alone, as a sentence that doesn't name the image.
  package var reason: String {
    switch self {
    case .unreadable(let reason), .undecodable(let reason), .unencodable(let reason):
      reason.hasSuffix(".") ? reason : reason + "."
    case .empty: "It has no bytes."
    case .tooLarge(let width, let height):
      """
      It has \(width) by \(height) pixels, more than the \(ImageDecoder.greatestPixelCount) that are \
      decoded.
      """
    }
  }
}
