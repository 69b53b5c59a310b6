// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension SceneNib {
  /// Adds the segues of the scene to the controller. Embed segues are added later, because they need the
  /// controller's view. Relationships aren't added, because they are never performed.
  func addSegues(to controller: UIViewController, _ instantiation: Instantiation) {
    for element in segues {
      guard !["embed", "relationship"].contains(element.string("kind")),
        let template = template(element, controller, instantiation)
      else { continue }
      instantiation.templates[ObjectIdentifier(element)] = template
      controller.segueTemplates.append(template)
    }
  }

  /// Connects a segue with the object of the element that triggers it. An embed segue has no trigger; it is
  /// added to the controller.
  func connect(
    _ segue: Element, of element: Element, _ controller: UIViewController,
    _ instantiation: Instantiation
  ) {
    if segue.string("kind") == "embed" {
      guard element.isContainerView, let view = instantiation.object(for: element) as? UIView,
        let destination = destination(
          of: segue, isLoadedWithScene: true, controller, instantiation)
      else { return }
      controller.segueTemplates.append(
        SegueTemplate(
          identifier: segue.string("identifier"), kind: .embed(view),
          makeDestination: destination))
      return
    }
    instantiation.connect(segue, of: element, controller)
  }

  /// Sets the root of a navigation controller, the view controllers of a tab bar controller, and the columns of a split
  /// view controller.
  func addRelatives(of controller: UIViewController, _ instantiation: Instantiation) {
    switch controller {
    case let controller as UINavigationController:
      guard let root = destinations(of: "rootViewController", controller, instantiation).last else {
        return
      }
      controller.setViewControllers([root], animated: false)
    case let controller as UITabBarController:
      controller.setViewControllers(
        destinations(of: "viewControllers", controller, instantiation), animated: false)
    case let controller as UISplitViewController:
      for (relationship, column) in SplitViewControllerReader.columns {
        if let child = destinations(of: relationship, controller, instantiation).last {
          if column == .supplementary { controller.setStyle(.tripleColumn) }
          controller.setViewController(child, for: column)
        }
      }
    default: break
    }
  }

  /// Creates the destinations of a relationship, such as `viewControllers`.
  private func destinations(
    of relationship: String, _ controller: UIViewController, _ instantiation: Instantiation
  ) -> [UIViewController] {
    element.members(of: "connections").filter { $0.string("relationship") == relationship }
      .compactMap { segue in
        destination(of: segue, isLoadedWithScene: true, controller, instantiation)?(nil)
      }
  }

  private func template(
    _ segue: Element, _ controller: UIViewController, _ instantiation: Instantiation
  ) -> SegueTemplate? {
    let identifier = segue.string("identifier")
    if segue.string("kind") == "unwind" {
      return segue.string("unwindAction").map {
        SegueTemplate(identifier: identifier, unwindAction: $0)
      }
    }
    guard
      let destination = destination(
        of: segue, isLoadedWithScene: false, controller, instantiation)
    else { return nil }
    return SegueTemplate(
      identifier: identifier, kind: instantiation.segueKind(segue), makeDestination: destination)
  }

  /// A closure that creates the destination of a segue, given the sender. Nil if the segue leads to no
  /// controller, or would load scenes endlessly; ``DocumentCheck`` has reported that.
  /// - Parameter isLoadedWithScene: whether the destination is loaded together with the segue's scene.
  private func destination(
    of segue: Element, isLoadedWithScene: Bool, _ controller: UIViewController,
    _ instantiation: Instantiation
  ) -> ((Any?) -> UIViewController?)? {
    let document = source.document
    guard let element = segue.string("destination").flatMap({ document.element(id: $0) }),
      document.isController(element),
      !(isLoadedWithScene && document.endlessSegues.contains(segue))
    else { return nil }
    let action = instantiation.segueAction(of: segue, controller, self.element)
    guard isLoadedWithScene else {
      return { [storyboard, source] sender in
        storyboard.makeController(
          element, of: source, in: SceneGroup(), creator: action?(sender))
      }
    }
    return { [storyboard, source, group] sender in
      if group.hasRoom {
        return storyboard.makeController(
          element, of: source, in: group, creator: action?(sender))
      }
      document.diagnostics.error(
        """
        The segue would load more than \(SceneGroup.greatestCount) scenes together, so it is left out. \
        Show some of them later, by another kind of segue.
        """, at: segue)
      source.logNewDiagnostics()
      return nil
    }
  }

  private var segues: [Element] {
    objects.flatMap(\.subtree).filter { $0.name == "segue" && $0.parent?.name == "connections" }
  }
}
