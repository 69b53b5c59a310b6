// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Looking for what keeps people from using a screen.
extension Screen {
  /// Looks for what keeps people from using what the screen shows: those who can't see it, see little, or have no
  /// mouse.
  ///
  ///     @Test func canBeUsedByEverybody() throws {
  ///       let screen = Screen(ProfileViewController())
  ///       try screen.auditAccessibility()
  ///     }
  ///
  /// - Names: each control and each other element has an accessibility label.
  /// - Size: controls are 24 by 24 points or larger.
  /// - Contrast: text has a ratio of 3:1 to the colours behind it, and, where the person asks for high contrast, of
  ///   4.5:1, or, if it is of 18 points or bold, 3:1, as Apple's Human Interface Guidelines and WCAG (1.4.3) say.
  ///   Text that can't be used, and text on pictures and gradients, isn't judged.
  /// - Room: no text and no control lies on another one, and labels, titles of buttons and placeholders are shown whole, and
  ///   fields are as high as a line, in the size of text that the screen has and at about 200 %,
  ///   `UIContentSizeCategory.accessibilityLarge`.
  /// - Keys: what a recogniser does, a control, a key or an accessibility action does as well.
  ///
  /// It lays out twice and puts everything back. Views that aren't there yet, such as rows further below, aren't looked
  /// at: scroll to them.
  /// - Parameter kinds: what to look for.
  /// - Throws: ``ScreenError/inaccessible(_:)`` with what was found.
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
