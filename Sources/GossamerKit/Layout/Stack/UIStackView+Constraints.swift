// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

// Updating the constraints of a stack view.
extension UIStackView {
  /// Activates the missing constraints and deactivates those that are no longer needed. Of the others only the constants
  /// change.
  func renewConstraints() {
    let wanted = StackArrangement(of: self).constraints
    let keys = Set(wanted.map(\.key))
    for former in madeConstraints where !keys.contains(former.key) {
      former.constraint.isActive = false
    }
    var known = Dictionary(madeConstraints.map { ($0.key, $0.constraint) }) { $1 }
    let source = SourceLocation(file: #fileID, line: #line)
    madeConstraints = wanted.map { wanted in
      // An inactive constraint has ended with its view. Another view may have the same ObjectIdentifier now.
      if let existing = known[wanted.key], existing.isActive {
        existing.constant = wanted.constant
        return (wanted.key, existing)
      }
      let made = wanted.made(at: source)
      known[wanted.key] = made
      made.isActive = true
      return (wanted.key, made)
    }
    removeUnusedGuides()
  }

  /// The distance between `view` and the next one.
  func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let gap = custom == Self.spacingUseDefault ? spacing : custom
    return gap == Self.spacingUseSystem ? VisualFormat.StandardSpacing.siblings.points : gap
  }

  /// The guide for the gap after `view`, or for the distance between its centre and the next one's.
  func gapGuide(after view: UIView) -> UILayoutGuide {
    if let guide = gapGuides[ObjectIdentifier(view)] { return guide }
    let guide = UILayoutGuide()
    guide.identifier = "UISV-gap"
    addLayoutGuide(guide)
    gapGuides[ObjectIdentifier(view)] = guide
    return guide
  }

  private func removeUnusedGuides() {
    let unused = gapGuides.filter { $0.value.attachedConstraints.isEmpty }
    guard !unused.isEmpty else { return }
    let identities = Set(unused.values.map(ObjectIdentifier.init))
    for guide in layoutGuides where identities.contains(ObjectIdentifier(guide)) {
      removeLayoutGuide(guide)
    }
    for view in unused.keys { gapGuides[view] = nil }
  }
}
