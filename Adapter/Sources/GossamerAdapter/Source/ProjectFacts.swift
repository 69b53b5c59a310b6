// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A member of an extension, with its file and text.
typealias MovedMember = (file: String, member: TypeFacts.Member, source: TypeFacts.Source)

/// What all files of a project say of its types together.
struct ProjectFacts: Sendable {
  private let classes: [String: TypeFacts]
  /// The members that extensions declare, by the names of the extended types.
  private let extensions: [String: [TypeFacts]]
  /// The names of the optional members of the project's own protocols.
  let optionalMembers: Set<String>
  /// The extensions with their files, in the order of these.
  private let places: [String: [(file: String, facts: TypeFacts)]]
  /// The modules that each file imports.
  private let imports: [String: Set<String>]
  /// What is overridden somewhere: the overriding classes by the signature.
  private let overriders: [String: [String]]
  /// The base names that `#selector` is asked for somewhere.
  private let selected: Set<String>

  /// Puts the facts of files together.
  /// - Parameter files: with their paths, in an order that is the same each time.
  init(_ files: [(path: String, facts: FileFacts)]) {
    var classes: [String: TypeFacts] = [:]
    var extensions: [String: [TypeFacts]] = [:]
    var overriders: [String: [String]] = [:]
    var places: [String: [(file: String, facts: TypeFacts)]] = [:]
    for (path, type) in files.flatMap({ file in file.facts.types.map { (file.path, $0) } }) {
      if type.kind == .class { classes[type.name] = classes[type.name] ?? type }
      if type.kind == .extension {
        extensions[type.name, default: []].append(type)
        places[type.name, default: []].append((path, type))
      }
      for member in type.members where member.isOverride {
        overriders[member.signature, default: []].append(type.name)
      }
    }
    imports = Dictionary(files.map { ($0.path, Set($0.facts.imports.keys)) }) { $0.union($1) }
    self.classes = classes
    self.extensions = extensions
    self.overriders = overriders
    self.places = places
    optionalMembers = Set(files.flatMap(\.facts.optionalMembers))
    selected = Set(files.flatMap(\.facts.selected))
  }

  /// The facts of a class of the project; nil if it has none of this name.
  func type(_ name: String) -> TypeFacts? { classes[name] }

  /// The classes of UIKit for which extensions have members that documents or selectors reach, sorted.
  var extendedUIKitClasses: [String] {
    extensions.keys.sorted().filter {
      classes[$0] == nil && UIKitNames.isWiredClass($0) && !wiredMembers(of: $0).isEmpty
    }
  }

  /// The members of a class: those in its body and those in its extensions.
  func members(of name: String) -> [TypeFacts.Member] {
    (classes[name]?.members ?? []) + (extensions[name] ?? []).flatMap(\.members)
  }

  /// The members that extensions of a class have, with their files and texts.
  func extensionMembers(of name: String) -> [MovedMember] {
    (places[name] ?? []).flatMap { file, facts in
      facts.members.compactMap { member in member.source.map { (file, member, $0) } }
    }
  }

  /// The modules that one file imports and another doesn't, sorted.
  func imports(of file: String, without other: String) -> [String] {
    (imports[file] ?? []).subtracting(imports[other] ?? []).sorted()
  }

  /// What is known of a declaration; nil if it is neither a method nor a property.
  func member(of declaration: DeclSyntax) -> TypeFacts.Member? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      var member = TypeFacts.Member(
        name: function.name.text, labels: function.labels, selector: function.selector)
      member.isOverride = function.modifiers.contains("override")
      return member
    }
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let name = variable.bindings.first?.pattern.trimmedDescription
    else { return nil }
    var member = TypeFacts.Member(name: name, labels: nil, selector: name)
    member.isOverride = variable.modifiers.contains("override")
    return member
  }

  /// The superclasses of a class, nearest first. The last one isn't the project's, unless there is none.
  func superclasses(of name: String) -> [String] {
    var found: [String] = []
    var current = name
    while let first = classes[current]?.inherited.first, !found.contains(first), first != name {
      found.append(first)
      current = classes[first] == nil ? nested(first, around: current) : first
    }
    return found
  }

  private func nested(_ name: String, around other: String) -> String {
    let outer = other.split(separator: ".").dropLast().joined(separator: ".")
    return outer.isEmpty ? name : "\(outer).\(name)"
  }

  /// The first superclass that isn't the project's; nil if it can't be told from a protocol.
  func frameworkClass(of name: String) -> String? {
    superclasses(of: name).first { classes[$0] == nil }
  }

  /// Whether a class derives from one of UIKit's that has wires.
  func isWiredByUIKit(_ name: String) -> Bool {
    frameworkClass(of: name).map(UIKitNames.isWiredClass) ?? false
  }

  /// The members of a class that documents or selectors reach: those that are marked so, and overrides that a selector names,
  /// whose declaration in UIKit is marked.
  func wiredMembers(of name: String) -> [TypeFacts.Member] {
    members(of: name).compactMap { member in
      guard member.wire == nil, member.isOverride, member.labels != nil,
        selected.contains(member.name)
      else { return member.wire == nil ? nil : member }
      var wired = member
      wired.wire = .action
      return wired
    }
  }

  /// Whether a class gets wires of its own although UIKit has none for it: it has members that selectors reach, and no
  /// superclass has got them.
  func becomesWirable(_ name: String) -> Bool {
    !isWiredByUIKit(name) && !wiredMembers(of: name).isEmpty
      && !superclasses(of: name).contains { classes[$0] != nil && !wiredMembers(of: $0).isEmpty }
  }

  /// Whether a member of an extension has to stand in the class itself: it overrides, or a subclass overrides it.
  func hasToMove(_ member: TypeFacts.Member, of type: String) -> Bool {
    guard classes[type] != nil else { return false }
    return member.isOverride
      || (overriders[member.signature] ?? []).contains { superclasses(of: $0).contains(type) }
  }

  /// The part of a file's facts that other files are adapted by: without the lines of imports, and without the texts of members
  /// that stay in their extensions.
  func seenByOthers(_ facts: FileFacts) -> FileFacts {
    var seen = facts
    seen.imports = facts.imports.mapValues { _ in 0 }
    for (index, type) in facts.types.enumerated() where type.kind == .extension {
      for (number, member) in type.members.enumerated() where !hasToMove(member, of: type.name) {
        seen.types[index].members[number].source = nil
      }
    }
    return seen
  }

  /// The selector of a member that `#selector` names.
  /// - Parameters:
  ///   - type: the type that it names, or that it stands in; nil for none.
  ///   - name: the base name.
  ///   - labels: the labels that it gives; nil for none.
  func selector(in type: String?, _ name: String, _ labels: [String]?) -> String {
    let fits = { (member: TypeFacts.Member) in
      member.name == name && (labels == nil || member.labels == labels)
    }
    if let type {
      for candidate in [type] + superclasses(of: type) {
        if let member = members(of: candidate).first(where: fits) { return member.selector }
      }
    }
    if let labels { return Selectors.name(of: name, labels: labels) }
    if let known = Selectors.uikit[name] { return known }
    let others = classes.keys.sorted().flatMap { members(of: $0) }
    return others.first(where: fits)?.selector ?? name
  }
}

/// What is known of UIKit's own names.
enum UIKitNames {
  /// Whether the name is that of a class that has wires: a view, a controller, an item of a bar.
  static func isWiredClass(_ name: String) -> Bool {
    if name == "CALayer" || name == "NSLayoutConstraint" { return true }
    guard name.hasPrefix("UI") || name.hasSuffix("ViewController") else { return false }
    let protocols = [
      "Delegate", "DataSource", "Configuration", "Traits", "Coordinating", "Updating",
    ]
    return !protocols.contains { name.hasSuffix($0) } && !unwired.contains(name)
  }

  /// The class at the root of UIKit's classes that have wires.
  static func root(of name: String) -> String {
    if name.hasPrefix("UIBar") || name == "UITabBarItem" { return "UIBarItem" }
    if name == "UINavigationItem" || name == "NSLayoutConstraint" { return name }
    if name.hasSuffix("GestureRecognizer") { return "UIGestureRecognizer" }
    return name == "CALayer" ? "CALayer" : "UIResponder"
  }

  private static let unwired: Set<String> = [
    "UIActivity", "UICollectionViewLayoutAttributes", "UIDocument", "UIPrintPageRenderer",
    "UITextPosition", "UITextRange", "UIStoryboardSegue", "UIPercentDrivenInteractiveTransition",
    "UIViewControllerAnimatedTransitioning", "UIViewControllerTransitioningDelegate",
    "UIViewControllerInteractiveTransitioning", "UIAppearance", "UIContentView",
  ]

  /// The initialisers by which classes are made from their type, which Swift can call only if subclasses have to have them.
  static let requiredInitialisers: [String: (labels: [String], declaration: String)] = [
    "UITableViewCell": (
      ["style", "reuseIdentifier"],
      "init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)"
    ),
    "UITableViewHeaderFooterView": (["reuseIdentifier"], "init(reuseIdentifier: String?)"),
    "UICollectionReusableView": (["frame"], "init(frame: CGRect)"),
    "UICollectionViewCell": (["frame"], "init(frame: CGRect)"),
    "UICollectionViewListCell": (["frame"], "init(frame: CGRect)"),
    "CALayer": ([], "init()"),
    "CAShapeLayer": ([], "init()"),
    "CAGradientLayer": ([], "init()"),
    "UICollectionViewLayout": ([], "init()"),
    "UICollectionViewFlowLayout": ([], "init()"),
    "UICollectionViewLayoutAttributes": ([], "init()"),
    "UIStoryboardSegue": (
      ["identifier", "source", "destination"],
      "init(identifier: String?, source: UIViewController, destination: UIViewController)"
    ),
  ]
}
