// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What shows one view in a window of a host.
///
/// The peer reads the state of its view, which it knows weakly, when it is told what has changed.
package protocol ViewPeer: AnyObject {
  /// Brings what is shown up to date with the view. Called in a commit; with `.all` right after the peer
  /// was made, and when its view has left the window and come back: it may be different in any way then.
  func update(_ changes: ViewChanges)

  /// Shows the peers of the subviews, from back to front, and no others.
  ///
  /// One that another peer shows still has moved here: that peer is told later in the same commit.
  func setSubpeers(_ subpeers: [any ViewPeer])

  /// What is seen of the view now, to be shown while it fades.
  func makePicture() -> AnyObject?

  /// Gives the keyboard focus to what is shown.
  func focus()

  /// Moves the keyboard focus to the next or the last of what a person uses in what is shown, or on from there.
  /// - Returns: false if there is nothing, or nothing further.
  func moveFocus(forward: Bool) -> Bool

  /// Whether what is shown follows the pointer by itself: a press on it is its own.
  var tracksTouches: Bool { get }

  /// What shows the text of a ``TextEditorClient``; nil for another view.
  var textMirror: (any TextMirror)? { get }
}

extension ViewPeer {
  package var tracksTouches: Bool { false }
  package var textMirror: (any TextMirror)? { nil }
  package func moveFocus(forward: Bool) -> Bool { false }
}

/// What shows a scroll view in a window of a host.
package protocol ScrollingPeer: ViewPeer {
  /// Leaves the content where it is, if the host is moving it.
  func endScrolling()
}

/// What has changed in a view since the last commit.
nonisolated package struct ViewChanges: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Its frame, or the origin of its bounds.
  package static let geometry = ViewChanges(rawValue: 1 << 0)
  /// Whether and how opaquely it is shown.
  package static let visibility = ViewChanges(rawValue: 1 << 1)
  /// Background, corners, border, clipping, tint.
  package static let appearance = ViewChanges(rawValue: 1 << 2)
  /// Its own content: text, font, image, title.
  package static let content = ViewChanges(rawValue: 1 << 3)
  /// Whether it can be used, is highlighted, is selected.
  package static let state = ViewChanges(rawValue: 1 << 4)
  /// Which subviews it has, in which order.
  package static let subviews = ViewChanges(rawValue: 1 << 5)
  /// What assistive technologies are told.
  package static let accessibility = ViewChanges(rawValue: 1 << 6)

  /// What of it is on its way, see ``ViewAnimation``.
  package static let motion = ViewChanges(rawValue: 1 << 7)
  /// What it draws itself, in `draw(_:)`.
  package static let display = ViewChanges(rawValue: 1 << 8)

  /// Everything: for a view that is shown for the first time.
  package static let all: ViewChanges = [
    .geometry, .visibility, .appearance, .content, .state, .subviews, .accessibility,
    .motion, .display,
  ]
}
