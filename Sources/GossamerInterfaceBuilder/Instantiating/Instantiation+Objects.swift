// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Views, controllers and objects of an application's classes.
extension Instantiation {
  /// The names of the elements for which objects are created.
  static let supportedKinds = Set(
    ["barButtonItem", "customObject", "exit", "navigationItem", "placeholder", "tabBarItem"]
  )
  .union(gestureKinds.keys).union(ViewReaders.readers.keys).union(ControllerReaders.readers.keys)

  /// Makes the object of a `<customObject>`. Returns nil, with a message, if its class is missing or can't be
  /// used.
  func makeCustomObject(_ element: Element) -> AnyObject? {
    guard let name = element.string("customClass") else {
      diagnostics.warning(
        "The object has no class, so it is left out. Give it one in the identity inspector.",
        at: element)
      noteUnusableClass("NSObject", of: element)
      return nil
    }
    guard let type = knownClass(name, of: element, orElse: "the object is left out")
    else { return nil }
    guard let type = type as? any CustomObject.Type else {
      diagnostics.error(
        """
        The class '\(name.excerpt)' can't be made by a document, so the object is left out. Let it \
        conform to CustomObject.
        """, at: element)
      noteUnusableClass(name, of: element)
      return nil
    }
    let object = type.init()
    (object as? any DocumentObject)?.wasMade(byDocument: document.file, line: element.line)
    register(object, for: element)
    return object
  }

  /// Makes the view that an element describes, with all its subviews. Returns nil, with a message, if the
  /// element describes an object of another kind.
  ///
  /// Subviews are made before their superview, which adds them in its `init(coder:)`. So nesting needs no
  /// recursion.
  package func makeViews(_ root: Element) -> UIView? {
    var elements: [Element] = []
    var stack = [root].filter(mayBeView)
    while let element = stack.popLast() {
      elements.append(element)
      stack.append(contentsOf: ViewReaders.subviews(of: element, purpose).filter(mayBeView))
    }
    var view: UIView?
    for element in elements.reversed() { view = makeView(element) }
    return view
  }

  /// Whether an element can describe a view. Reports an error if not.
  private func mayBeView(_ element: Element) -> Bool {
    guard Self.supportedKinds.contains(element.name), ViewReaders.readers[element.name] == nil
    else {
      return true
    }
    diagnostics.error(
      "<\(element.name)> is no view, but stands where one has to be, so it is left out. Move it.",
      at: element)
    return false
  }

  private func makeView(_ element: Element) -> UIView {
    let reader = ViewReaders.reader(for: element, purpose)
    let coder = NibCoder { [self] object in
      guard let view = object as? UIView else { return }
      register(view, for: element)
      CommonViewReader.read(element, into: view, self)
      reader.read(element, intoView: view, self)
      LayoutAttributesReader.read(element, into: view, self)
      for child in ViewReaders.subviews(of: element, purpose) {
        if let subview = self.object(for: child) as? UIView {
          reader.add(subview, from: child, toView: view)
        }
      }
      if purpose == .running, PlaceholderView.isNeeded(for: element) {
        let name = ClassNames.name(of: element)
        view.insertSubview(PlaceholderView(named: name, covering: view), at: 0)
      }
    }
    let type = customClass(of: element, insteadOf: reader.baseName, adopt: reader.adopt)
    if let view = type?.init(coder: coder) { return view }
    if let type {
      diagnostics.error(
        """
        init(coder:) of \(type) has given nil, so \(reader.baseName) stands in for it. Call \
        super.init(coder:) there.
        """, at: element)
    }
    return reader.makeBase(coder)
  }

  /// Creates the controller that an element describes, without its view and the other objects of its scene, and
  /// without calling `awakeFromNib`.
  /// - Parameters:
  ///   - element: the controller.
  ///   - creator: creates the controller instead of `init(coder:)`. If it returns nil, `init(coder:)` is used.
  ///   - prepare: called while the controller is decoded.
  func makeController(
    _ element: Element, creator: ((NSCoder) -> UIViewController?)? = nil,
    prepare: @escaping (UIViewController) -> Void
  ) -> UIViewController {
    let reader = ControllerReaders.reader(for: element)
    let coder = NibCoder { [self] object in
      guard let controller = object as? UIViewController else { return }
      register(controller, for: element)
      reader.read(element, intoController: controller, self)
      prepare(controller)
    }
    let controller = creator?(coder) ?? makeController(element, reader, coder)
    if object(for: element) !== controller {
      diagnostics.error(
        """
        The creator has made a \(type(of: controller)) without the coder that it was given, so that \
        nothing of the document reaches it. Call super.init(coder:) with it.
        """, at: element)
    }
    return controller
  }

  /// Makes a controller of a xib, with its view. ``finish(_:controller:connectSegue:)`` connects it later, and
  /// calls its `awakeFromNib`. Returns nil in a storyboard, whose scene has one controller only; ``DocumentCheck``
  /// has reported the others.
  func makeControllerOfXib(_ element: Element) -> UIViewController? {
    guard document.kind == .xib else { return nil }
    return makeController(element) { [self] controller in
      if let view = element.child(key: "view").flatMap(makeViews) { controller.view = view }
    }
  }

  private func makeController(
    _ element: Element, _ reader: any ControllerReader.Type, _ coder: NibCoder
  ) -> UIViewController {
    let type = customClass(of: element, insteadOf: reader.baseName, adopt: reader.adopt)
    if let controller = type?.init(coder: coder) { return controller }
    if let type {
      diagnostics.error(
        """
        init(coder:) of \(type) has given nil, so \(reader.baseName) stands in for it. Call \
        super.init(coder:) there, or give the controller in a creator.
        """, at: element)
    }
    return reader.makeBase(coder)
  }

  /// Creates a controller for File's Owner, of the class that the document names. It is a plain `UIViewController`
  /// if the document names no class, or, with a message, if that is unknown or no subclass of `UIViewController`.
  func makeOwner() -> UIViewController {
    let placeholder = document.scenes.lazy.compactMap { $0.placeholder("IBFilesOwner") }.first
    let owner = placeholder.flatMap(makeNamedOwner) ?? UIViewController()
    if let placeholder { register(owner, for: placeholder) }
    return owner
  }

  private func makeNamedOwner(_ placeholder: Element) -> UIViewController? {
    guard let name = placeholder.string("customClass"),
      let type = knownClass(
        name, of: placeholder, orElse: "a UIViewController stands in for File's Owner")
    else { return nil }
    if let type = type as? UIViewController.Type { return type.init(coder: NibCoder { _ in }) }
    diagnostics.warning(
      """
      File's Owner is a '\(name.excerpt)', which is no UIViewController, so a UIViewController stands \
      in for it, without its outlets and actions. Run the application to see it with its owner.
      """, at: placeholder)
    noteUnusableClass(name, of: placeholder)
    return nil
  }
}

// The classes that a document names.
extension Instantiation {
  /// The custom class of the object that an element describes.
  /// - Parameters:
  ///   - base: UIKit's class for such elements.
  ///   - adopt: converts a class to the needed type; returns nil if it isn't a subclass of `base`.
  /// - Returns: the result of `adopt` for the `customClass`. Nil if there is none, if the purpose is the canvas, or,
  ///   with a message, if the class can't be used. The caller uses `base` then.
  func customClass<Class>(
    of element: Element, insteadOf base: String, adopt: (AnyClass) -> Class?
  ) -> Class? {
    guard purpose == .running, let name = element.string("customClass") else { return nil }
    guard let type = knownClass(name, of: element, orElse: "\(base) stands in for it")
    else { return nil }
    if let adopted = adopt(type) { return adopted }
    diagnostics.error(
      """
      The class '\(name.excerpt)' is no subclass of \(base), which <\(element.name)> has to be, so \
      \(base) stands in for it. Choose another class, or another object.
      """, at: element)
    noteUnusableClass(name, of: element)
    return nil
  }

  /// The class with the name that a document gives an element; nil, with a message, if there is none.
  /// - Parameter consequence: what happens if there is no such class, for the message.
  func knownClass(
    _ name: String, of element: Element, orElse consequence: String
  ) -> AnyClass? {
    if let type = source.classes.find(name, module: element.string("customModule")) { return type }
    let advice = source.classes.advice(for: name)
    let message = "The class '\(name.excerpt)' is unknown, so \(consequence). \(advice)"
    // Nothing stands in for such an object, so the application lacks its behaviour.
    if element.name == "customObject" {
      diagnostics.error(message, at: element)
    } else {
      diagnostics.warning(message, at: element)
    }
    noteUnusableClass(name, of: element)
    return nil
  }
}

// The custom objects of a xib without a controller.
extension Instantiation {
  /// Has the top-level views keep the top-level custom objects alive. Each object belongs to the first view with which
  /// it is connected, or else to the first one; the other views keep it alive too.
  func giveObjectsToViews() {
    let views = document.scenes.flatMap(\.objects).filter(ViewReaders.describesView)
    let objects = document.scenes.flatMap(\.objects).filter { $0.name == "customObject" }
    var owned: [ObjectIdentifier: [AnyObject]] = [:]
    for object in objects {
      guard let kept = self.object(for: object) else { continue }
      let home = views.first { isConnected(object, with: $0) } ?? views.first
      if let home { owned[ObjectIdentifier(home), default: []].append(kept) }
    }
    for view in views {
      guard let root = self.object(for: view) as? UIView else { continue }
      root.keep(owned[ObjectIdentifier(view)] ?? [])
      let others = views.filter { $0 !== view }.flatMap { owned[ObjectIdentifier($0)] ?? [] }
      if !others.isEmpty { root.keep([Companionship(of: others)]) }
    }
  }

  /// Whether an outlet or an action leads from a custom object into a view, or the other way.
  private func isConnected(_ object: Element, with view: Element) -> Bool {
    func leads(_ element: Element, where isEnd: (Element) -> Bool) -> Bool {
      element.members(of: "connections").contains {
        $0.string("destination").flatMap { document.element(id: $0) }.map(isEnd) ?? false
      }
    }
    return leads(object) { end in sequence(first: end, next: \.parent).contains { $0 === view } }
      || view.subtree.contains { leads($0) { $0 === object } }
  }
}

/// Objects that belong to another view of a document, and live as long as this one too.
private final class Companionship {
  private let objects: [AnyObject]

  init(of objects: [AnyObject]) {
    self.objects = objects
  }
}

// Prototypes, from which a table view or a collection view creates its cells.
extension Instantiation {
  /// Registers the prototypes with the tables and the collection views that were created.
  /// - Parameter controller: performs the segues of the cells.
  func registerPrototypes(of controller: UIViewController?) {
    guard purpose == .running else { return }
    for (table, element) in tables {
      let cells = element.members(of: "prototypes").filter { $0.name == "tableViewCell" }
      for (identifier, prototype) in prototypes(cells, of: controller) {
        table.registerCells(forReuseIdentifier: identifier, making: prototype.makeCell)
      }
    }
    tables = []
    for (collection, element) in collections {
      let cells = element.members(of: "cells").filter { $0.name == "collectionViewCell" }
      for (identifier, prototype) in prototypes(cells, of: controller) {
        collection.registerCells(forReuseIdentifier: identifier, making: prototype.makeCell)
      }
      for (key, kind) in Self.supplementaryKinds {
        let views = [element.child(key: key)].compactMap(\.self)
        for (identifier, prototype) in prototypes(views, of: controller) {
          collection.registerSupplementaryViews(
            ofKind: kind, forReuseIdentifier: identifier, making: prototype.makeCell)
        }
      }
    }
    collections = []
  }

  private static let supplementaryKinds = [
    ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
    ("sectionFooterView", UICollectionView.elementKindSectionFooter),
  ]

  /// The prototypes of those elements that have a reuse identifier. If two have the same one, only the first counts.
  private func prototypes(
    _ elements: [Element], of controller: UIViewController?
  ) -> [(identifier: String, prototype: PrototypeCell)] {
    var known: Set<String> = []
    return elements.compactMap { element in
      guard let identifier = element.string("reuseIdentifier"), known.insert(identifier).inserted
      else { return nil }
      return (identifier, PrototypeCell(element, in: self, of: controller))
    }
  }
}
