// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The segues of a storyboard that would load view controllers endlessly.
///
/// The segues `embed` and `relationship` load their destination together with their own scene. So loading a
/// cycle of them would never end, and a chain of scenes that each load the next one twice would create
/// millions of controllers.
///
/// Cost: linear in the number of scenes and segues.
nonisolated package struct EndlessSegues {
  /// How many view controllers may be loaded together, that of the first scene included.
  static let greatestCount = 250

  private var segues: Set<ObjectIdentifier> = []

  /// Whether the segue would load scenes endlessly, so that it has to be left out.
  package func contains(_ segue: Element) -> Bool {
    segues.contains(ObjectIdentifier(segue))
  }

  init(in document: Document) {
    let loaded = document.scenes.map { Self.loaded(by: $0, in: document) }
    var counts: [Int?] = Array(repeating: nil, count: loaded.count)
    for scene in loaded.indices where counts[scene] == nil {
      // An iterative depth-first search, because a chain of scenes may be too long for recursion.
      var path = [Step(scene: scene)]
      var isOnPath: Set<Int> = [scene]
      while let step = path.last {
        guard step.next < loaded[step.scene].count else {
          counts[step.scene] = step.count
          isOnPath.remove(step.scene)
          path.removeLast()
          continue
        }
        let (segue, destination) = loaded[step.scene][step.next]
        if isOnPath.contains(destination) {
          segues.insert(ObjectIdentifier(segue))
        } else if let count = counts[destination] {
          if step.count + count > Self.greatestCount {
            segues.insert(ObjectIdentifier(segue))
          } else {
            path[path.count - 1].count += count
          }
        } else {
          // The same segue is visited again when the count of its destination is known.
          path.append(Step(scene: destination))
          isOnPath.insert(destination)
          continue
        }
        path[path.count - 1].next += 1
      }
    }
  }

  /// A scene on the path of the search.
  private struct Step {
    let scene: Int
    /// The index of the next segue to follow.
    var next = 0
    /// The number of view controllers that the scene loads, its own included, as far as its segues were followed.
    var count = 1
  }

  /// The scenes that are loaded together with `scene`, by their indices, and the segues that lead to them.
  private static func loaded(
    by scene: Scene, in document: Document
  ) -> [(segue: Element, destination: Int)] {
    scene.objects.flatMap(\.subtree).compactMap { element in
      guard element.name == "segue", ["embed", "relationship"].contains(element.string("kind")),
        let id = element.string("destination"), let index = document.sceneIndex(ofID: id)
      else { return nil }
      return (element, index)
    }
  }
}
