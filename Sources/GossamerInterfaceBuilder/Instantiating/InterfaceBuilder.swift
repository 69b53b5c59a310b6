// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The settings of an application for loading Interface Builder documents.
public enum InterfaceBuilder {
  /// Classes for names that documents use although no class has them:
  ///
  ///     InterfaceBuilder.classNames["ITNTextField"] = MulticastTextField.self
  ///
  /// An entry takes precedence over a class that really has the name. A key may include the module,
  /// `Module.Name`; then it applies only where the document gives this module. Set it before a
  /// document is loaded.
  public static var classNames: [String: AnyClass] = [:]
}
