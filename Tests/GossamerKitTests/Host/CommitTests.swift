// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct CommitTests {
  @Test func makesPeersForAllViews_AndPresentsTheWindow() throws {
    try withRecordingHost { host in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (outer, inner) = (UIView(), UILabel())
      outer.addSubview(inner)
      window.addSubview(outer)
      #expect(host.windows.isEmpty)
      window.makeKeyAndVisible()
      let windowHost = try #require(host.windows.first)
      #expect(windowHost.madePeers == 3)
      #expect(windowHost.content === window.peer)
      #expect(window.recordingPeer?.subpeers.first === outer.peer)
      #expect(outer.recordingPeer?.subpeers.first === inner.peer)
      #expect(inner.recordingPeer?.takeChanges() == [.all])
    }
  }

  @Test func tellsOnlyWhatHasChanged_Once() {
    withRecordingHost { host in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (label, other) = (UILabel(), UIView())
      window.addSubview(label)
      window.addSubview(other)
      window.makeKeyAndVisible()
      for view in [window, label, other] { _ = view.recordingPeer?.takeChanges() }
      let requests = host.updateRequests
      label.text = "one"
      label.text = "two"
      label.alpha = 0.5
      label.textColor = .systemRed
      #expect(host.updateRequests == requests + 1)
      Interface.current.updateCycle.update()
      #expect(label.recordingPeer?.takeChanges() == [[.content, .accessibility, .visibility]])
      #expect(other.recordingPeer?.takeChanges() == [])
      #expect(window.recordingPeer?.takeChanges() == [])
      Interface.current.updateCycle.update()
      #expect(label.recordingPeer?.takeChanges() == [])
      label.text = "two"
      Interface.current.updateCycle.update()
      #expect(label.recordingPeer?.takeChanges() == [])
      #expect(host.updateRequests == requests + 1)
    }
  }

  nonisolated struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: ViewChanges
    let apply: @MainActor @Sendable (UIView) -> Void

    init(
      _ description: String, _ expected: ViewChanges,
      _ apply: @escaping @MainActor @Sendable (UIView) -> Void
    ) {
      self.testDescription = description
      self.expected = expected
      self.apply = apply
    }
  }

  @Test(arguments: [
    Change("frame", .geometry) { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) },
    Change("bounds origin", .geometry) { $0.bounds.origin.y = 9 },
    Change("hidden", .visibility) { $0.isHidden = true },
    Change("alpha", .visibility) { $0.alpha = 0 },
    Change("background", .appearance) { $0.backgroundColor = .systemRed },
    Change("corners", .appearance) { $0.layer.cornerRadius = 4 },
    Change("border", .appearance) { $0.layer.borderWidth = 1 },
    Change("clipping", .appearance) { $0.layer.masksToBounds = true },
    Change("tint", .appearance) { $0.tintColor = .systemRed },
    Change("interaction", .state) { $0.isUserInteractionEnabled = false },
    Change("label", .accessibility) { $0.accessibilityLabel = "Name" },
    Change("traits", .accessibility) { $0.accessibilityTraits = .header },
    Change("direction", [.appearance, .content]) {
      $0.semanticContentAttribute = .forceRightToLeft
    },
    Change("subviews", .subviews) { $0.addSubview(UIView()) },
  ])
  func tellsWhatAPropertyChanges_AndNothing_WhenItIsSetToTheSameAgain(_ change: Change) {
    withRecordingHost { _ in
      let window = UIWindow(frame: .zero)
      let view = UIView()
      window.addSubview(view)
      window.makeKeyAndVisible()
      _ = view.recordingPeer?.takeChanges()
      change.apply(view)
      Interface.current.updateCycle.update()
      #expect(view.recordingPeer?.takeChanges() == [change.expected])
      guard change.expected != .subviews else { return }
      change.apply(view)
      Interface.current.updateCycle.update()
      #expect(view.recordingPeer?.takeChanges() == [])
    }
  }

  @Test func keepsThePeer_WhenAViewMovesWithinItsWindow() throws {
    try withRecordingHost { host in
      let window = UIWindow(frame: .zero)
      let (one, other, moved) = (UIView(), UIView(), UIView())
      for view in [one, other] { window.addSubview(view) }
      one.addSubview(moved)
      window.makeKeyAndVisible()
      let peer = try #require(moved.recordingPeer)
      other.setNeedsCommit(.state)
      other.addSubview(moved)
      Interface.current.updateCycle.update()
      #expect(moved.peer === peer)
      #expect(one.recordingPeer?.subpeers.isEmpty == true)
      #expect(other.recordingPeer?.subpeers.first === peer)
      #expect(host.windows.first?.madePeers == 4)
    }
  }

  @Test(arguments: [false, true])
  func keepsThePeers_WhenAViewLeavesAndReturnsWithinACycle(changesSuperview: Bool) throws {
    try withRecordingHost { host in
      let window = UIWindow(frame: .zero)
      let (view, inner, other) = (UIView(), UILabel(), UIView())
      view.addSubview(inner)
      window.addSubview(view)
      window.addSubview(other)
      window.makeKeyAndVisible()
      let peers = [try #require(view.recordingPeer), try #require(inner.recordingPeer)]
      for peer in peers { _ = peer.takeChanges() }
      view.removeFromSuperview()
      #expect(inner.peer == nil)
      inner.text = "changed meanwhile"
      (changesSuperview ? other : window).addSubview(view)
      Interface.current.updateCycle.update()
      #expect(view.peer === peers[0])
      #expect(inner.peer === peers[1])
      #expect(inner.recordingPeer?.takeChanges() == [.all])
      #expect(host.windows.first?.madePeers == 4)
      inner.text = "changed later"
      Interface.current.updateCycle.update()
      #expect(inner.recordingPeer?.takeChanges() == [[.content, .accessibility]])
    }
  }

  @Test func makesANewPeer_WhenAViewReturnsInALaterCycle() {
    withRecordingHost { _ in
      let window = UIWindow(frame: .zero)
      let view = UIView()
      window.addSubview(view)
      window.makeKeyAndVisible()
      weak let former = view.recordingPeer
      view.removeFromSuperview()
      #expect(former != nil)
      Interface.current.updateCycle.update()
      #expect(former == nil)
      window.addSubview(view)
      Interface.current.updateCycle.update()
      #expect(view.peer != nil)
    }
  }

  @Test func keepsThePeer_WhenTheDelegateOfAFieldPutsItBackAsItLeaves() throws {
    try withRecordingHost { _ in
      let window = UIWindow(frame: .zero)
      let field = UITextField()
      window.addSubview(field)
      window.makeKeyAndVisible()
      let peer = try #require(field.recordingPeer)
      let delegate = ReturningDelegate(to: window)
      field.delegate = delegate
      field.becomeFirstResponder()
      field.removeFromSuperview()
      #expect(field.window === window)
      Interface.current.updateCycle.update()
      #expect(field.peer === peer)
      _ = peer.takeChanges()
      field.alpha = 0.5
      Interface.current.updateCycle.update()
      #expect(peer.takeChanges() == [.visibility])
    }
  }

  @Test func makesANewPeer_WhenAViewReturnsByAnotherWindow() {
    withRecordingHost { host in
      let (one, other) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
      let view = UIView()
      one.addSubview(view)
      one.makeKeyAndVisible()
      other.makeKeyAndVisible()
      let former = view.recordingPeer
      view.removeFromSuperview()
      other.addSubview(view)
      Interface.current.updateCycle.update()
      #expect(view.peer !== former)
      #expect(host.windows.map(\.madePeers) == [2, 2])
    }
  }

  @Test func releasesThePeers_WhenTheWindowIsHiddenBeforeTheCommit() {
    withRecordingHost { host in
      let window = UIWindow(frame: .zero)
      let view = UIView()
      window.addSubview(view)
      window.makeKeyAndVisible()
      let former = view.recordingPeer
      view.removeFromSuperview()
      window.isHidden = true
      #expect(window.departedPeers.isEmpty)
      window.addSubview(view)
      window.isHidden = false
      #expect(view.peer != nil)
      #expect(view.peer !== former)
      #expect(host.windows.map(\.madePeers) == [2, 2])
    }
  }

  @Test func freesAViewThatLeaves_BeforeItsPeer() {
    withRecordingHost { _ in
      let window = UIWindow(frame: .zero)
      var view: UIView? = UIView()
      view.map(window.addSubview)
      window.makeKeyAndVisible()
      weak let weakView = view
      weak let peer = view?.recordingPeer
      Interface.current.updateCycle.update()
      view?.removeFromSuperview()
      view = nil
      #expect(weakView == nil)
      #expect(peer != nil)
      // The new object may have the address of the freed one.
      window.addSubview(UIView())
      Interface.current.updateCycle.update()
      #expect(peer == nil)
      #expect(window.subviews.first?.peer != nil)
    }
  }

  @Test func makesANewPeer_WhenAViewMovesToAnotherWindow() {
    withRecordingHost { host in
      let (one, other) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
      let (view, inner) = (UIView(), UIView())
      view.addSubview(inner)
      one.addSubview(view)
      one.makeKeyAndVisible()
      other.makeKeyAndVisible()
      inner.alpha = 0.5
      other.addSubview(view)
      Interface.current.updateCycle.update()
      #expect(host.windows.map(\.madePeers) == [3, 3])
      #expect(one.recordingPeer?.subpeers.isEmpty == true)
      #expect(other.recordingPeer?.subpeers.first === view.peer)
      #expect(inner.recordingPeer?.takeChanges() == [.all])
    }
  }

  @Test func tellsNothingOfAViewThatHasLeft() {
    withRecordingHost { _ in
      let window = UIWindow(frame: .zero)
      let view = UIView()
      window.addSubview(view)
      window.makeKeyAndVisible()
      let peer = view.recordingPeer
      _ = peer?.takeChanges()
      view.alpha = 0.5
      view.removeFromSuperview()
      view.alpha = 0.6
      Interface.current.updateCycle.update()
      #expect(peer?.takeChanges() == [])
      #expect(window.recordingPeer?.subpeers.isEmpty == true)
    }
  }

  @Test func closesItsHost_AndMakesAnother_WhenTheWindowIsHiddenAndShown() {
    withRecordingHost { host in
      let window = UIWindow(frame: .zero)
      window.rootViewController = UIViewController()
      window.addSubview(UIView())
      window.makeKeyAndVisible()
      window.isHidden = true
      #expect(host.windows.map(\.isClosed) == [true])
      window.subviews.first?.alpha = 0.5
      Interface.current.updateCycle.update()
      window.isHidden = false
      #expect(host.windows.map(\.isClosed) == [true, false])
      #expect(host.windows.map(\.madePeers) == [3, 3])
    }
  }

  @Test func closesItsHost_WhenTheWindowIsFreed() {
    withRecordingHost { host in
      let others = UIApplication.shared.windows.count
      weak var weakWindow: UIWindow?
      do {
        let window = UIWindow(frame: .zero)
        window.addSubview(UIView())
        window.makeKeyAndVisible()
        window.backgroundColor = .systemRed
        weakWindow = window
      }
      #expect(weakWindow == nil)
      #expect(host.windows.map(\.isClosed) == [true])
      #expect(UIApplication.shared.windows.count == others)
    }
  }

  @Test func laysOutInTheSameCycle_WhenTheHostResizesTheWindow() {
    withRecordingHost { _ in
      let window = UIWindow(frame: .zero)
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      _ = controller.view.recordingPeer?.takeChanges()
      window.hostDidResize(to: CGSize(width: 320, height: 480))
      Interface.current.updateCycle.update()
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(controller.view.recordingPeer?.takeChanges() == [.geometry])
    }
  }

  @Test func tellsAllViews_WhenTheSystemTurnsDark() {
    let former = UIScreen.main.traitCollection
    defer { UIScreen.main.traitCollection = former }
    withRecordingHost { _ in
      let window = UIWindow(frame: .zero)
      let view = UIView()
      window.addSubview(view)
      window.makeKeyAndVisible()
      _ = view.recordingPeer?.takeChanges()
      UIScreen.main.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      Interface.current.updateCycle.update()
      #expect(view.recordingPeer?.takeChanges() == [[.appearance, .content, .display]])
      window.overrideUserInterfaceStyle = .light
      #expect(view.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func asksTheNextHostForAnUpdate_WhenTheFormerOneIsGone() {
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    withRecordingHost { _ in window.setNeedsLayout() }
    withRecordingHost { host in
      #expect(host.updateRequests == 1)
      Interface.current.updateCycle.update()
    }
  }
}

/// Puts a field back into the window as soon as it ends editing.
private final class ReturningDelegate: UITextFieldDelegate {
  private let window: UIWindow

  init(to window: UIWindow) {
    self.window = window
  }

  func textFieldDidEndEditing(_ textField: UITextField) { window.addSubview(textField) }
}
