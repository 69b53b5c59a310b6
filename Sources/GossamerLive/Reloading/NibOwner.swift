// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// Makes what a xib's File's Owner stands for.
enum NibOwner {
  /// A controller of the owner's class, where that is known and a controller; else a plain one.
  /// - Parameter module: the module with the application's classes, by its `#fileID`.
  static func make(for document: Document, module: String) -> UIViewController {
    let placeholder = document.scenes.first?.placeholder("IBFilesOwner")
    let application = module.split(separator: "/").first.map(String.init)
    let lookup = ClassLookup(modules: [application].compactMap(\.self))
    let type = placeholder?.string("customClass").flatMap { name in
      lookup.find(name, module: placeholder?.string("customModule")) as? UIViewController.Type
    }
    return type.flatMap { $0.init(coder: NibCoder { _ in }) } ?? UIViewController()
  }
}
