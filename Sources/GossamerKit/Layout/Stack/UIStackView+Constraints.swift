// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

// Keeping the constraints of a stack view up to date.
extension UIStackView {
  /// Makes the constraints that are missing, ends those that aren't wanted any more, and leaves the
  /// others alone but for their constants.
  func renewConstraints() {
    let wanted = StackArrangement(of: self).constraints
    let keys = Set(wanted.map(\.key))
    for former in madeConstraints where !keys.contains(former.key) {
      former.constraint.isActive = false
    }
    var known = Dictionary(madeConstraints.map { ($0.key, $0.constraint) }) { $1 }
    let source = SourceLocation(file: #fileID, line: #line)
    madeConstraints = wanted.map { wanted in
      // One that isn't active ended with its view; another view may have the same identity now.
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

  /// The guide that stands for the gap after `view`, or for the distance between its centre and the
  /// next one's.
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
