// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What applications tell the loader of Interface Builder documents.
public enum InterfaceBuilder {
  /// Classes by the names that documents have for them, for names that aren't those of the classes:
  ///
  ///     InterfaceBuilder.classNames["ITNTextField"] = MulticastTextField.self
  ///
  /// What stands here goes before a class that is really called so. A name may have its module in
  /// front, `Module.Name`, to mean only the documents that say so. Set it before a document is loaded.
  public static var classNames: [String: AnyClass] = [:]
}
