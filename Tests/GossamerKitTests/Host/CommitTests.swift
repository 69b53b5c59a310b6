// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GossamerKit

@MainActor struct CommitTests {
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
      UpdateCycle.shared.update()
      #expect(label.recordingPeer?.takeChanges() == [[.content, .accessibility, .visibility]])
      #expect(other.recordingPeer?.takeChanges() == [])
      #expect(window.recordingPeer?.takeChanges() == [])
      UpdateCycle.shared.update()
      #expect(label.recordingPeer?.takeChanges() == [])
      label.text = "two"
      UpdateCycle.shared.update()
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
      UpdateCycle.shared.update()
      #expect(view.recordingPeer?.takeChanges() == [change.expected])
      guard change.expected != .subviews else { return }
      change.apply(view)
      UpdateCycle.shared.update()
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
      UpdateCycle.shared.update()
      #expect(moved.peer === peer)
      #expect(one.recordingPeer?.subpeers.isEmpty == true)
      #expect(other.recordingPeer?.subpeers.first === peer)
      #expect(host.windows.first?.madePeers == 4)
    }
  }

  @Test func makesANewPeer_WhenAViewLeavesAndReturns() throws {
    withRecordingHost { _ in
      let window = UIWindow(frame: .zero)
      let (view, inner) = (UIView(), UILabel())
      view.addSubview(inner)
      window.addSubview(view)
      window.makeKeyAndVisible()
      let former = inner.recordingPeer
      view.removeFromSuperview()
      #expect(inner.peer == nil)
      inner.text = "changed meanwhile"
      window.addSubview(view)
      UpdateCycle.shared.update()
      #expect(inner.peer != nil)
      #expect(inner.peer !== former)
      #expect(inner.recordingPeer?.takeChanges() == [.all])
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
      UpdateCycle.shared.update()
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
      UpdateCycle.shared.update()
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
      UpdateCycle.shared.update()
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
      UpdateCycle.shared.update()
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(controller.view.recordingPeer?.takeChanges() == [.geometry])
    }
  }

  @Test func tellsAllViews_WhenTheSystemTurnsDark() {
    let former = UITraitCollection.current
    defer { UITraitCollection.current = former }
    withRecordingHost { _ in
      let window = UIWindow(frame: .zero)
      let view = UIView()
      window.addSubview(view)
      window.makeKeyAndVisible()
      _ = view.recordingPeer?.takeChanges()
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
      window.traitsMayHaveChanged()
      window.traitsMayHaveChanged()
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      UpdateCycle.shared.update()
      #expect(view.recordingPeer?.takeChanges() == [[.appearance, .content]])
      window.overrideUserInterfaceStyle = .light
      #expect(view.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test func servesTheNextHost_WhenTheFormerOneWasAskedButIsGone() {
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    withRecordingHost { _ in window.setNeedsLayout() }
    withRecordingHost { host in
      #expect(host.updateRequests == 1)
      UpdateCycle.shared.update()
    }
  }
}
