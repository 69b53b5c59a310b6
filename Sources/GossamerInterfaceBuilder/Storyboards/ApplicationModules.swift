// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The modules of the application, where the classes are that documents name without a module.
enum ApplicationModules {
  /// The modules that can be known.
  /// - Parameters:
  ///   - file: the `#fileID` of the code that asks for a document.
  ///   - bundle: where the document is.
  ///   - type: the class of the document's owner.
  static func modules(file: String?, bundle: Bundle?, type: AnyClass? = nil) -> [String] {
    let delegate = UIApplication.shared.delegate.map { module(of: Swift.type(of: $0)) }
    let caller = file?.split(separator: "/").first.map(String.init)
    return [type.map(module(of:)), caller, ResourceFolders.module(of: bundle), delegate]
      .compactMap(\.self)
  }

  private static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
