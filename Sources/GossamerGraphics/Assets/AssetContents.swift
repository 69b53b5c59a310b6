// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the `Contents.json` of a set or of a group says.
nonisolated struct AssetContents<Entry: Decodable & Sendable>: Sendable {
  /// What holds for all of a set.
  struct Properties: Decodable, Sendable {
    let providesNamespace: Bool?
    /// `template` or `original`.
    let templateRenderingIntent: String?
    let preservesVectorRepresentation: Bool?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
      case preservesVectorRepresentation = "preserves-vector-representation"
    }
  }

  private struct List: Decodable {
    let images: [Entry]?
    let colors: [Entry]?
    let symbols: [Entry]?
    let data: [Entry]?
    let properties: Properties?
  }

  /// The path of the file.
  let path: String
  /// The entries of the set, in their order.
  let entries: [Entry]
  let properties: Properties?

  /// Reads the file in a set's folder.
  init(of folder: String) throws(AssetError) {
    path = "\(folder)/Contents.json"
    do {
      let data = try UIImage.contents(ofFile: path)
      let list = try JSONDecoder().decode(List.self, from: data)
      entries = list.images ?? list.colors ?? list.symbols ?? list.data ?? []
      properties = list.properties
    } catch let error as ImageError {
      throw .unreadable(path: path, reason: error.reason)
    } catch {
      throw .unreadable(path: path, reason: Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return error.localizedDescription }
    switch error {
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      let cause = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
      return "It isn't JSON. \(cause ?? context.debugDescription)"
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      let place = context.codingPath.map { key in
        key.intValue.map { "entry \($0 + 1)" } ?? "'\(key.stringValue)'"
      }.joined(separator: ", ")
      return "\(place): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }
}

/// The entries of a group, which has none.
nonisolated struct NoEntry: Decodable, Sendable {}

nonisolated extension AssetContents {
  /// The path of a file in the set's folder.
  func path(ofFile name: String) throws(AssetError) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    let file = "\(folder)/\(name)"
    guard !name.isEmpty, !name.contains("/"), FileManager.default.fileExists(atPath: file) else {
      throw .missingFile(path: path, name: name)
    }
    return file
  }
}
