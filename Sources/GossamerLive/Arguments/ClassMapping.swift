// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import GossamerInterfaceBuilder
import GossamerKit

/// `NAME=CLASS`: the class of the program that documents get for a class name.
struct ClassMapping: ExpressibleByArgument, Equatable, Sendable {
  /// The name in the document.
  let name: String
  /// The name of the class, with or without its module.
  let className: String

  /// Parses `argument`; nil if it doesn't have the form `NAME=CLASS`.
  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    name = String(parts[0])
    className = String(parts[1])
  }

  /// Registers the mapping with the loader of documents.
  /// - Parameter module: the module with the application's classes, by its `#fileID`.
  /// - Throws: ``LiveError/unknownClass(_:for:suggestion:)`` or
  ///   ``LiveError/unreachableClass(_:for:)``.
  @MainActor func apply(module: String) throws(LiveError) {
    let application = ApplicationModules.module(ofFile: module)
    let lookup = ClassLookup(modules: [application].compactMap(\.self))
    let parts = className.split(separator: ".", maxSplits: 1).map(String.init)
    let type: AnyClass? =
      parts.count == 2
      ? lookup.find(parts[1], module: parts[0]) : lookup.find(className, module: nil)
    guard let type else {
      throw .unknownClass(className, for: name, suggestion: lookup.suggestion(for: className))
    }
    guard type is any Wirable.Type else { throw .unreachableClass(className, for: name) }
    InterfaceBuilder.classNames[name] = type
  }
}
