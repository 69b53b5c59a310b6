// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// Lays the scenes of a document out as Interface Builder shows them.
struct Canvas {
  private let document: Document
  private let source: DocumentSource
  private let intrinsicSizes: IntrinsicSizes
  private let bars: BarFinder
  private let insets: CanvasInsets

  init(_ document: Document, _ intrinsicSizes: IntrinsicSizes) {
    self.document = document
    self.intrinsicSizes = intrinsicSizes
    let folder = URL(fileURLWithPath: document.file).deletingLastPathComponent().path
    source = DocumentSource(document, modules: [], folders: [folder])
    bars = BarFinder(document)
    insets = CanvasInsets(document)
  }

  /// Lays out all scenes. Messages of the layout, for instance about conflicting constraints, are
  /// added to the document's diagnostics.
  func scenes() -> [DocumentLayout.Scene] {
    LayoutLog.reporting(to: document) {
      document.scenes.flatMap { scene in
        if document.kind == .xib { return xibScenes(scene) }
        return scene.controller.map { [self.scene($0, in: scene)] } ?? []
      }
    }
  }

  private func scene(_ controller: Element, in scene: Scene) -> DocumentLayout.Scene {
    let others = scene.objects.filter { $0 !== controller && isView($0) }
    return DocumentLayout.Scene(
      id: controller.id, class: ClassNames.name(of: controller),
      views: viewsOfController(controller) + others.flatMap { views(of: $0) })
  }

  /// The scenes of a xib: its top-level views, and the views of its controllers.
  private func xibScenes(_ scene: Scene) -> [DocumentLayout.Scene] {
    scene.objects.compactMap { object in
      let isController = object.child(key: "view").map(isView) ?? false
      guard isController || isView(object) else { return nil }
      return DocumentLayout.Scene(
        id: isController ? object.id : nil, class: ClassNames.name(of: object),
        views: isController ? viewsOfController(object) : views(of: object))
    }
  }

  private func isView(_ element: Element) -> Bool {
    element.name != "customObject" && ViewReaders.describesView(element)
  }

  // MARK: - One tree of views

  private func viewsOfController(_ controller: Element) -> [DocumentLayout.View] {
    guard let root = controller.child(key: "view") else { return [] }
    let insets = insets.insets(inside: bars.bars(of: controller))
    return layOut(root, constraintsIn: controller, insets) { view, _ in
      let holder = UIViewController()
      holder.view = view
      return holder
    }
  }

  /// The views under a top-level view without a controller.
  private func views(of root: Element) -> [DocumentLayout.View] {
    let isPlain = root.name == "view"
    let size = root.rect("frame")?.size ?? .zero
    return layOut(root, constraintsIn: root, isPlain ? insets.insets(ofViewWith: size) : .zero) {
      view, margins in
      if isPlain, document.kind == .xib { margins.apply(toXibRoot: view, root) }
      return nil
    }
  }

  /// Instantiates the views of a tree, and lays them out in a window of the root's size.
  /// - Parameter prepare: sets up the root view, and returns an object that has to stay alive until
  ///   the layout is done.
  private func layOut(
    _ root: Element, constraintsIn scope: Element, _ insets: UIEdgeInsets,
    prepare: (UIView, CanvasMargins) -> AnyObject?
  ) -> [DocumentLayout.View] {
    let size = root.rect("frame")?.size ?? .zero
    let margins = CanvasMargins(document, rootWidth: size.width)
    let scale = CanvasDevice.scale(for: size, in: document)
    var result: [DocumentLayout.View] = []
    UITraitCollection(displayScale: scale).performAsCurrent {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.overrideSizeClasses = sizeClasses
      window.traitOverrides.displayScale = scale
      window.hostSafeAreaInsets = insets
      window.insetsLayoutMarginsFromSafeArea = false
      window.directionalLayoutMargins = .zero
      let instantiation = Instantiation(source, purpose: .canvas)
      guard let view = instantiation.makeViews(root) else { return }
      view.frame.origin = .zero
      let owner = prepare(view, margins)
      window.addSubview(view)
      instantiation.layOut([scope])
      for element in scope.subtree {
        guard let view = instantiation.object(for: element) as? UIView else { continue }
        margins.apply(to: view, element)
        intrinsicSizes.apply(to: view, element)
      }
      window.layoutIfNeeded()
      result = frames(under: root, instantiation)
      withExtendedLifetime(owner) {}
    }
    return result
  }

  /// The size classes of the document's device; unspecified if it has no device or doesn't use
  /// trait collections.
  private var sizeClasses: UITraitCollection {
    guard document.usesTraitCollections, let device = CanvasDevice.device(of: document) else {
      return UITraitCollection()
    }
    let size = device.size
    let turned = CGSize(width: size.height, height: size.width)
    return UITraitCollection(windowSize: document.isLandscape ? turned : size)
  }

  private func frames(
    under root: Element, _ instantiation: Instantiation
  ) -> [DocumentLayout.View] {
    var frames: [DocumentLayout.View] = []
    for element in root.subtree {
      guard let id = element.id, let view = instantiation.object(for: element) as? UIView else {
        continue
      }
      var (frame, parent) = (view.frame, element.parent)
      while let ancestor = parent, ancestor !== root.parent {
        if let around = instantiation.object(for: ancestor) as? UIView {
          if ancestor.id != nil { break }
          frame = frame.offsetBy(dx: around.frame.minX, dy: around.frame.minY)
        }
        parent = ancestor.parent
      }
      let isRoot = element === root
      frames.append(
        DocumentLayout.View(
          id: id, class: ClassNames.name(of: element), parent: isRoot ? nil : parent?.id,
          frame: [frame.minX, frame.minY, frame.width, frame.height].map(Self.rounded)))
    }
    return frames
  }

  /// A length with the three decimals that Interface Builder writes; one of 1e12 or more has none.
  private static func rounded(_ length: CGFloat) -> Double {
    let length = Double(length)
    return abs(length) < 1e12 ? (length * 1000).rounded() / 1000 : length
  }
}
