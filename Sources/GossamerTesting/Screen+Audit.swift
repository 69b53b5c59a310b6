// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Audits the accessibility of a screen.
extension Screen {
  /// Looks for problems that keep people from using the screen: people who can't see, have low
  /// vision, or can't use a mouse.
  ///
  ///     @Test func canBeUsedByEverybody() throws {
  ///       let screen = Screen(ProfileViewController())
  ///       try screen.auditAccessibility()
  ///     }
  ///
  /// - Names: each control and each other element has an accessibility label.
  /// - Size: controls are 24 by 24 points or larger.
  /// - Contrast: text has a contrast ratio of at least 3:1 to its background. If the person prefers
  ///   high contrast, the ratio is at least 4.5:1, or 3:1 for text of 18 points or bold text, as in
  ///   Apple's Human Interface Guidelines and WCAG (1.4.3). Text of disabled controls, and text on
  ///   pictures and gradients, isn't checked.
  /// - Space: texts and controls don't overlap, labels, button titles and placeholders aren't cut
  ///   off, and fields are at least as high as a line. This is checked at the screen's text size
  ///   and at about 200 %, `UIContentSizeCategory.accessibilityLarge`.
  /// - Keys: whatever a gesture recogniser does can also be done with a control, a key or an
  ///   accessibility action.
  ///
  /// The audit lays out the screen twice, and restores its state. Views that don't exist yet, such
  /// as rows below the visible ones, aren't checked; scroll to them first.
  /// - Parameter kinds: the kinds of problems to look for.
  /// - Throws: ``ScreenError/inaccessible(_:)`` with the findings, if there are any.
  public func auditAccessibility(
    _ kinds: Set<AccessibilityFinding.Kind> = Set(AccessibilityFinding.Kind.allCases)
  ) throws(ScreenError) {
    var found = findings
    let size = contentSize
    if size < .accessibilityLarge {
      contentSize = .accessibilityLarge
      found += AccessibilityAudit(of: window).roomFindings(at: " at 200 %")
      contentSize = size
    }
    let unique = found.reduce(into: [AccessibilityFinding]()) { list, finding in
      let isKnown = list.contains { $0.kind == finding.kind && $0.view == finding.view }
      if !isKnown, kinds.contains(finding.kind) { list.append(finding) }
    }
    guard unique.isEmpty else { throw .inaccessible(unique) }
  }

  private var findings: [AccessibilityFinding] {
    let audit = AccessibilityAudit(of: window)
    var found = audit.nameFindings + audit.sizeFindings + audit.reachFindings
    found += audit.roomFindings(at: "")
    found += audit.contrastFindings { _ in 3 }
    let contrast = window.traitOverrides.accessibilityContrast
    window.traitOverrides.accessibilityContrast = .high
    found += audit.contrastFindings { $0.isLargeOrBold ? 3 : 4.5 }
    window.traitOverrides.accessibilityContrast = contrast
    return found
  }
}
