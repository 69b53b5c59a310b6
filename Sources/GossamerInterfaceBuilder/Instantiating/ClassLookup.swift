// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSpelling

/// Finds the classes that a document names.
package struct ClassLookup {
  /// The application's modules. They are searched before Gossamer's.
  let modules: [String]

  /// Makes the advice about a class that isn't found and has no similar name: a sentence. A live
  /// document (GossamerLive) replaces the closure, because there the option `--class` helps.
  package static var adviceForUnknownClass: (_ name: String) -> String = { name in
    """
    Write it, at the top level of a module of the application and not private, or give \
    InterfaceBuilder.classNames["\(name)"] a class.
    """
  }

  /// The modules of Gossamer whose classes documents may name.
  private static let ownModules = ["GossamerIntentions", "GossamerKit"]

  /// Whether a class is one of Gossamer's.
  static func isOwn(_ type: any Wirable.Type) -> Bool {
    ownModules.contains(String(String(reflecting: type).prefix { $0 != "." }))
  }

  private static var typesByPath: [String: AnyClass?] = [:]

  /// Creates a lookup.
  /// - Parameter modules: the application's modules; one that is named twice counts once.
  package init(modules: [String]) {
    self.modules = modules.reduce(into: []) { unique, module in
      if !unique.contains(module) { unique.append(module) }
    }
  }

  /// The class with this name; nil if there is none.
  ///
  /// An entry of ``InterfaceBuilder/classNames`` comes first, then `module`, then the application's
  /// modules, then Gossamer's.
  /// - Parameters:
  ///   - name: the value of `customClass`.
  ///   - module: the value of `customModule`; nil if the element has none.
  package func find(_ name: String, module: String?) -> AnyClass? {
    let named = InterfaceBuilder.classNames
    if let type = module.flatMap({ named["\($0).\(name)"] }) ?? named[name] { return type }
    let modules =
      (module.map { [$0] } ?? []) + modules + Self.ownModules + LinkedViewReaders.modules
    return modules.lazy.compactMap { Self.type(name, in: $0) }.first
  }

  /// The class name that was probably meant by a name that isn't found; nil if none is similar. For
  /// a name without `UI`, none with it is suggested: `Button` is an application's own class, not
  /// `UIButton` misspelt.
  package func suggestion(for name: String) -> String? {
    let candidates = Self.ownNames.filter { !$0.hasPrefix("UI") || name.hasPrefix("UI") }
    return closestName(to: name, in: InterfaceBuilder.classNames.keys.sorted() + candidates)
  }

  /// What to do about a class that isn't found, in whole sentences for a message.
  package func advice(for name: String) -> String {
    guard let meant = suggestion(for: name) else {
      return Self.adviceForUnknownClass(name.excerpt)
    }
    let others = name.unicodeScalars.filter { !$0.isASCII && !meant.unicodeScalars.contains($0) }
    guard let other = others.first else { return "Did you mean '\(meant)'?" }
    let code = String(other.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(4 - code.count, 0)) + code
    return """
      Did you mean '\(meant)'? The name in the document has the character U+\(padded), which that name lacks.
      """
  }

  /// The class with a name; nil if there is none. A document can't give the type parameters of a
  /// generic class, so the name of one finds its base class: `ModelContainer` finds
  /// `AnyModelContainer`.
  private static func type(_ name: String, in module: String) -> AnyClass? {
    let path = "\(module).\(name)"
    if let type = typesByPath[path] { return type }
    // `_typeByName` would take a name with other characters for a mangled one.
    let isPlain = [module, name].allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    let type: AnyClass? = isPlain ? plainType(path) ?? plainType("\(module).Any\(name)") : nil
    typesByPath[path] = .some(type)
    return type
  }

  private static func plainType(_ path: String) -> AnyClass? {
    _typeByName(path) as? AnyClass
  }

  /// The names of Gossamer's classes that a document may use: the classes of elements, others of
  /// the Kit, and those that each library lists in its `DocumentClasses`.
  private static let ownNames: [String] = {
    let elements =
      ViewReaders.readers.values.map { $0.baseName }
      + ControllerReaders.readers.values.map { $0.baseName }
    return Set(elements + otherClasses().map { String(describing: $0).withoutAny }).sorted()
  }()

  private static func otherClasses() -> [AnyClass] {
    var classes: [AnyClass] = [
      UIBarButtonItem.self, UICollectionViewFlowLayout.self, UICollectionViewLayout.self,
      UIControl.self, UINavigationItem.self, UIStoryboardSegue.self, UITabBarItem.self,
    ]
    for module in ownModules {
      guard let list = _typeByName("\(module).DocumentClasses") as? any DocumentClassList.Type
      else { continue }
      classes += list.classes
    }
    return classes
  }
}

extension String {
  /// The name without the prefix `Any`: `ModelContainer`, a generic class, for its base class
  /// `AnyModelContainer`.
  var withoutAny: String { hasPrefix("Any") ? String(dropFirst(3)) : self }
}
