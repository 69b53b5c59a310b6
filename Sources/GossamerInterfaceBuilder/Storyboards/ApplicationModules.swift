// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Finds the application's modules. A class that a document names without a module is searched for in them.
package enum ApplicationModules {
  /// The modules that are known, in the order in which they are searched: that of the owner's class, that of
  /// the calling code, that of the bundle, and that of the application's delegate.
  /// - Parameters:
  ///   - file: the `#fileID` of the code that loads a document; nil if it is unknown.
  ///   - bundle: the bundle with the document; nil for the application's resources.
  ///   - type: the class of the document's owner, or of the view in the document; nil if it is unknown.
  static func modules(file: String?, bundle: Bundle?, type: AnyClass? = nil) -> [String] {
    let delegate = UIApplication.shared.delegate.map { module(of: Swift.type(of: $0)) }
    let owner = bundle.flatMap { ResourceFolders.module(ofFolder: $0.bundlePath) }
    return [type.map(module(of:)), file.flatMap(module(ofFile:)), owner, delegate]
      .compactMap(\.self)
  }

  /// The module in a `#fileID`; nil if that is empty.
  package static func module(ofFile file: String) -> String? {
    file.split(separator: "/").first.map(String.init)
  }

  private static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
