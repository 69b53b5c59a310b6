// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GossamerKit

/// Runs `body` with a host that shows nothing, but records what it is told, and records an issue
/// when it is told something that a real host could not make sense of.
func withRecordingHost(_ body: (RecordingHost) throws -> Void) rethrows {
  let host = RecordingHost()
  Interface.current.host = host
  defer { Interface.current.host = nil }
  try body(host)
}

final class RecordingHost: ApplicationHost {
  private(set) var windows: [RecordingWindowHost] = []
  private(set) var updateRequests = 0

  func makeHost(for window: UIWindow) -> any WindowHost {
    let host = RecordingWindowHost(window)
    windows.append(host)
    return host
  }

  func requestUpdate() { updateRequests += 1 }

  /// The URLs that were opened.
  private(set) var openedURLs: [URL] = []

  /// True for web pages only.
  func canOpen(_ url: URL) -> Bool { url.scheme == "https" }

  func open(_ url: URL, then completion: @escaping (Bool) -> Void) {
    if canOpen(url) { openedURLs.append(url) }
    completion(canOpen(url))
  }

  /// The clipboard that a test sets; nil to use the process's own.
  var pasteboard: (any PasteboardHost)?

  var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 300, height: 500) }
  var screenScale: CGFloat { 2 }
}

final class RecordingWindowHost: WindowHost {
  func bringToFront() {}

  private weak var window: UIWindow?
  private(set) var isClosed = false
  private(set) var content: (any ViewPeer)?
  private(set) var chromeUpdates = 0
  private(set) var clearedFocus = 0
  private(set) var madePeers = 0

  init(_ window: UIWindow) {
    self.window = window
  }

  func makePeer(for view: UIView) -> any ViewPeer {
    #expect(!isClosed, "a closed window was asked for a peer")
    #expect(view.window === window, "a peer was asked for a view of another window")
    #expect(view.peer == nil, "a second peer was asked for a view")
    madePeers += 1
    return RecordingPeer(view, in: self)
  }

  func present(_ content: any ViewPeer) {
    #expect(content === window?.peer, "something other than the window's peer was presented")
    self.content = content
  }

  /// The focused view, which a test sets.
  weak var focusedView: UIView?

  func clearFocus() { clearedFocus += 1 }

  /// The touches that the Kit has claimed.
  private(set) var claimed: [UITouch] = []

  private(set) var announcements: [String] = []

  func announce(_ text: String) { announcements.append(text) }

  func claim(_ touch: UITouch) { claimed.append(touch) }

  /// The recorded calls about menus.
  private(set) var menuCalls: [String] = []

  func open(_ menu: ShownMenu) { menuCalls.append("open") }

  func update(_ menu: ShownMenu) { menuCalls.append("update") }

  func close(_ menu: ShownMenu) { menuCalls.append("close") }

  /// The file choosers that are open.
  private(set) var choosers: [ShownFileChooser] = []

  func open(_ chooser: ShownFileChooser) { choosers.append(chooser) }

  func close(_ chooser: ShownFileChooser) { choosers.removeAll { $0 === chooser } }

  func updateChrome() { chromeUpdates += 1 }

  /// Whether animations are shown, which a test sets.
  var showsAnimations = true

  func close() {
    #expect(!isClosed, "the window was closed twice")
    isClosed = true
  }
}

final class RecordingPeer: ViewPeer {
  private weak var view: UIView?
  private weak var host: RecordingWindowHost?
  private var recorded: [ViewChanges] = []
  private(set) var subpeers: [RecordingPeer] = []
  private(set) var focusCount = 0

  init(_ view: UIView, in host: RecordingWindowHost) {
    self.view = view
    self.host = host
  }

  /// The calls since this was last read.
  func takeChanges() -> [ViewChanges] {
    defer { recorded = [] }
    return recorded
  }

  func update(_ changes: ViewChanges) {
    #expect(view?.peer === self || changes == .all, "a peer was told of a view that it lost")
    #expect(view?.window != nil, "a peer was told of a view that left its window")
    #expect(host?.isClosed == false, "a peer of a closed window was told something")
    #expect(!changes.isEmpty, "a peer was told that nothing has changed")
    recorded.append(changes)
  }

  func setSubpeers(_ subpeers: [any ViewPeer]) {
    self.subpeers = subpeers.compactMap { $0 as? RecordingPeer }
    let expected = view?.subviews.map { $0.peer.map(ObjectIdentifier.init) }
    #expect(subpeers.map { ObjectIdentifier($0) } == expected, "peers aren't those of the subviews")
  }

  func focus() { focusCount += 1 }

  func makePicture() -> AnyObject? { nil }
}

extension UIView {
  var recordingPeer: RecordingPeer? { peer as? RecordingPeer }
}
