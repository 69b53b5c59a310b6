// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension URL {
  /// True: files of a desktop are read in place.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing: files of a desktop are read in place.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// Nil: there is no iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Nil: there is no iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSObjectProtocol)? { nil }

  /// A folder among the user's data that all applications with this name of a group share. It is made if it is missing; nil if that fails.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.replacingOccurrences(of: "/", with: "-")
    guard let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first else {
      return nil
    }
    let folder = data.appendingPathComponent(name, isDirectory: true)
    guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
      return nil
    }
    return folder
  }
}
