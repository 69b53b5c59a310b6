// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSpelling
internal import Logging

/// Data of an asset catalog: a file of any type in a data set.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/nsdataasset>
nonisolated public final class NSDataAsset: Sendable {
  /// The name of the set.
  public let name: String
  /// The file's bytes.
  public let data: Data
  /// The uniform type identifier that the set gives, such as `public.json`; `public.data` if it gives
  /// none.
  public let typeIdentifier: String

  /// The data of that name in the application's catalogs; nil, with a message, if there are none.
  public convenience init?(name: String) {
    self.init(name: name, bundle: nil)
  }

  /// The data of that name in a bundle's catalogs; nil, with a message, if there are none, or if the
  /// file can't be read. Reads the file, or maps it.
  /// - Parameter bundle: the bundle; nil for the application's own.
  public init?(name: String, bundle: Bundle?) {
    let folder = AssetCatalog.catalogs(of: bundle).lazy
      .compactMap { $0.path(of: .data, named: name) }.first
    guard let folder else {
      let suggestion = AssetCatalog.suggestion(for: name, [.data], in: bundle)
      AssetCatalog.logger.warning(
        """
        \(name.printable): no data of this name are in the asset catalogs of the resources. \
        \(suggestion.map { "Did you mean '\($0)'?" } ?? "Add a data set.")
        """)
      return nil
    }
    do throws(AssetError) {
      let contents = try AssetContents<Entry>(of: folder)
      let entry = contents.entries.filter { $0.filename != nil }
        .best { $0.conditions.fitness(for: .current) }
      guard let entry, let filename = entry.filename else { throw .empty(path: contents.path) }
      let path = try contents.path(ofFile: filename)
      do throws(ImageError) {
        data = try UIImage.contents(ofFile: path)
      } catch {
        throw .unreadable(path: path, reason: error.reason)
      }
      self.name = name
      typeIdentifier = entry.typeIdentifier ?? "public.data"
    } catch {
      AssetCatalog.logger.error("\(error)")
      return nil
    }
  }

  private struct Entry: Decodable, Sendable {
    let filename: String?
    let typeIdentifier: String?
    let conditions: AssetConditions

    private enum CodingKeys: String, CodingKey {
      case filename
      case typeIdentifier = "universal-type-identifier"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      typeIdentifier = try values.decodeIfPresent(String.self, forKey: .typeIdentifier)
      conditions = try AssetConditions(from: decoder)
    }
  }
}
