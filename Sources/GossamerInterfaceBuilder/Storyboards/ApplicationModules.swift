// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The modules of the application, which have the classes that documents name without a module.
package enum ApplicationModules {
  /// The modules that can be found out.
  /// - Parameters:
  ///   - file: the `#fileID` of the code that asks for a document.
  ///   - bundle: the bundle that has the document.
  ///   - type: the class of the document's owner.
  static func modules(file: String?, bundle: Bundle?, type: AnyClass? = nil) -> [String] {
    let delegate = UIApplication.shared.delegate.map { module(of: Swift.type(of: $0)) }
    let owner = bundle.flatMap { ResourceFolders.module(ofFolder: $0.bundlePath) }
    return [type.map(module(of:)), file.flatMap(module(ofFile:)), owner, delegate]
      .compactMap(\.self)
  }

  /// The module of the code with a `#fileID`; nil if that is empty.
  package static func module(ofFile file: String) -> String? {
    file.split(separator: "/").first.map(String.init)
  }

  private static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
