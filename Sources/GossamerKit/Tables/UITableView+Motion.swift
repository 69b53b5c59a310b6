// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What was seen of a table before its rows changed.
struct TableScene {
  /// The views that have stayed, with where they were on the screen.
  var kept: [(view: UIView, y: CGFloat)] = []
  /// The views of what is gone, which fade.
  var leaving: [(view: UIView, item: TableGeometry.Item)] = []
}

// Rows that come, go and move before a person's eyes.
extension UITableView {
  /// As long as in UIKit.
  private static let duration = 0.3

  /// Whether changes are to be seen as movements.
  var showsChanges: Bool {
    changeAnimation != .none && showsAnimations && UIView.areAnimationsEnabled
  }

  /// Lets what is seen come from where it was.
  func animate(
    from scene: TableScene, _ mapping: ListMapping, completion: @escaping () -> Void
  ) {
    guard let geometry else { return completion() }
    let started = generation
    let kept = Dictionary(
      scene.kept.map { (ObjectIdentifier($0.view), $0.y) }, uniquingKeysWith: { first, _ in first })
    var (starts, arriving) = ([(view: UIView, y: CGFloat)](), [UIView]())
    var distance: CGFloat = 0
    for index in views.keys.sorted() {
      guard let view = views[index] else { continue }
      if let old = kept[ObjectIdentifier(view)] {
        distance = old + contentOffset.y - view.frame.minY
        starts.append((view, view.frame.minY + distance))
      } else if mapping.isNew(geometry.item(at: index)) {
        arriving.append(view)
      } else {
        // It was out of sight, and comes with its neighbours.
        starts.append((view, view.frame.minY + distance))
      }
    }
    let moving = starts.filter { $0.y != $0.view.frame.minY }
    let places = moving.map { $0.view.frame.minY }
    UIView.performWithoutAnimation {
      for (view, y) in moving { view.frame.origin.y = y }
      for view in arriving { view.alpha = 0 }
    }
    UIView.animate(withDuration: Self.duration) {
      for ((view, _), y) in zip(moving, places) { view.frame.origin.y = y }
      for view in arriving { view.alpha = 1 }
      for (view, _) in scene.leaving { view.alpha = 0 }
    } completion: { [weak self] _ in
      for (view, item) in scene.leaving {
        view.alpha = 1
        self?.retire(view, item: self?.generation == started ? item : nil)
      }
      completion()
    }
  }
}
