// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The host's counterpart of a view, which shows it in a window.
///
/// The peer holds its view weakly, and reads the view's state when it is told what has changed.
package protocol ViewPeer: AnyObject {
  /// Updates what is shown. Called in a commit. `changes` is `.all` right after the peer was created, and after its view
  /// has returned to the window, because anything may have changed then.
  func update(_ changes: ViewChanges)

  /// Sets the peers of the subviews, from back to front.
  ///
  /// A subview may have moved here from a view whose peer still shows it: that peer is updated later in the same commit.
  func setSubpeers(_ subpeers: [any ViewPeer])

  /// Makes a picture of what the view shows now, for a cross-dissolve; nil if that isn't possible.
  func makePicture() -> AnyObject?

  /// Draws what the view shows now, in the coordinates of its bounds.
  /// - Returns: false if that isn't possible.
  func draw(in context: CGContext) -> Bool

  /// Gives the keyboard focus to the view.
  func focus()

  /// Moves the keyboard focus into the view: to its first focusable part, or to its last one if `forward` is false. If the
  /// focus is in the view already, it moves on to the next part.
  /// - Returns: false if there is no such part.
  func moveFocus(forward: Bool) -> Bool

  /// Whether a widget of the host tracks touches on the view itself.
  var tracksTouches: Bool { get }

  /// What shows the text of a ``TextEditorClient``; nil for another view.
  var textMirror: (any TextMirror)? { get }
}

extension ViewPeer {
  package var tracksTouches: Bool { false }
  package func draw(in context: CGContext) -> Bool { false }
  package var textMirror: (any TextMirror)? { nil }
  package func moveFocus(forward: Bool) -> Bool { false }
}

/// The host's counterpart of a scroll view.
package protocol ScrollingPeer: ViewPeer {
  /// Stops the content if the host is scrolling it.
  func endScrolling()
}

/// What has changed in a view since the last commit.
nonisolated package struct ViewChanges: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The frame, or the origin of the bounds.
  package static let geometry = ViewChanges(rawValue: 1 << 0)
  /// `isHidden` or the alpha.
  package static let visibility = ViewChanges(rawValue: 1 << 1)
  /// Background, corners, border, clipping, tint.
  package static let appearance = ViewChanges(rawValue: 1 << 2)
  /// The view's own content: text, font, image, title.
  package static let content = ViewChanges(rawValue: 1 << 3)
  /// Whether the view is enabled, highlighted or selected.
  package static let state = ViewChanges(rawValue: 1 << 4)
  /// The subviews and their order.
  package static let subviews = ViewChanges(rawValue: 1 << 5)
  /// The accessibility properties.
  package static let accessibility = ViewChanges(rawValue: 1 << 6)

  /// The running animations; see ``ViewAnimation``.
  package static let motion = ViewChanges(rawValue: 1 << 7)
  /// The drawing of `draw(_:)`.
  package static let display = ViewChanges(rawValue: 1 << 8)

  /// Everything: for a view that is shown for the first time.
  package static let all: ViewChanges = [
    .geometry, .visibility, .appearance, .content, .state, .subviews, .accessibility,
    .motion, .display,
  ]
}
