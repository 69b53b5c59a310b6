// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Gesture recognisers. In a document they are top-level objects of a scene, and the outlet collection
// `gestureRecognizers` of a view connects the view with its recognisers.
extension Instantiation {
  /// A kind of recogniser in documents.
  struct GestureKind {
    /// The name of UIKit's class, for messages.
    let name: String
    let make: () -> UIGestureRecognizer
    /// Whether a class is UIKit's class or a subclass of it.
    let includes: (AnyClass) -> Bool
  }

  /// The kinds by the names of their elements. Interface Builder calls a long press a "pong press".
  static let gestureKinds: [String: GestureKind] = [
    "tapGestureRecognizer": kind { UITapGestureRecognizer() },
    "pinchGestureRecognizer": kind { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": kind { UIRotationGestureRecognizer() },
    "swipeGestureRecognizer": kind { UISwipeGestureRecognizer() },
    "panGestureRecognizer": kind { UIPanGestureRecognizer() },
    "screenEdgePanGestureRecognizer": kind { UIScreenEdgePanGestureRecognizer() },
    "pongPressGestureRecognizer": kind { UILongPressGestureRecognizer() },
    "hoverGestureRecognizer": kind { UIHoverGestureRecognizer() },
    "gestureRecognizer": kind { UIGestureRecognizer() },
  ]

  private static func kind<Recognizer: UIGestureRecognizer>(
    _ make: @escaping () -> Recognizer
  ) -> GestureKind {
    GestureKind(name: "\(Recognizer.self)", make: make, includes: { $0 is Recognizer.Type })
  }

  /// Makes the recogniser of an element.
  func makeGestureRecognizer(_ element: Element, _ kind: GestureKind) -> UIGestureRecognizer {
    let recognizer = customRecognizer(element, kind) ?? kind.make()
    register(recognizer, for: element)
    recognizer.isEnabled = element.bool("enabled") ?? true
    recognizer.cancelsTouchesInView = element.bool("cancelsTouchesInView") ?? true
    recognizer.delaysTouchesBegan = element.bool("delaysTouchesBegan") ?? false
    recognizer.delaysTouchesEnded = element.bool("delaysTouchesEnded") ?? true
    readAttributes(element, into: recognizer)
    return recognizer
  }

  /// A recogniser of the element's custom class. Nil if it has none, or, with a message, if the class can't
  /// be used; then the recogniser is of UIKit's class.
  private func customRecognizer(_ element: Element, _ kind: GestureKind) -> UIGestureRecognizer? {
    let found: AnyClass? = customClass(of: element, insteadOf: kind.name) {
      kind.includes($0) ? $0 : nil
    }
    guard let found else { return nil }
    if let type = found as? any CustomObject.Type { return type.init() as? UIGestureRecognizer }
    diagnostics.error(
      """
      The class '\(found)' can't be made by a document, so \(kind.name) stands in for it. Let it \
      conform to CustomObject.
      """, at: element)
    noteUnusableClass("\(found)", of: element)
    return nil
  }

  private func readAttributes(_ element: Element, into recognizer: UIGestureRecognizer) {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
    case let press as UILongPressGestureRecognizer:
      press.minimumPressDuration = element.number("minimumPressDuration").map(Double.init) ?? 0.5
      press.allowableMovement = element.number("allowableMovement") ?? 10
      press.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 0
      press.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
    case let swipe as UISwipeGestureRecognizer:
      swipe.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
      swipe.direction = element.choice("direction", from: Self.directions) ?? .right
    case let edge as UIScreenEdgePanGestureRecognizer:
      edge.edges = element.child(key: "edges").map(Self.edges) ?? []
    case let pan as UIPanGestureRecognizer:
      pan.minimumNumberOfTouches = element.integer("minimumNumberOfTouches") ?? 1
      pan.maximumNumberOfTouches = element.integer("maximumNumberOfTouches") ?? .max
    default: break
    }
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]

  private static func edges(_ element: Element) -> UIRectEdge {
    let edges: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return edges.reduce(into: []) { found, edge in
      if element.bool(edge.0) == true { found.insert(edge.1) }
    }
  }
}
