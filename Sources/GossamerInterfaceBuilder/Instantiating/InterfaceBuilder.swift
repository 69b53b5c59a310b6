// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The settings of an application for loading Interface Builder documents.
@preconcurrency @MainActor public enum InterfaceBuilder {
  /// The classes to use for class names in documents, where the application has no class of that name:
  ///
  ///     InterfaceBuilder.classNames["ITNTextField"] = MulticastTextField.self
  ///
  /// An entry takes precedence over a class with that name. A key may include the module, as in
  /// `Module.Name`; then it applies only where the document gives this module. Set it before a
  /// document is loaded.
  public static var classNames: [String: AnyClass] = [:]
}
