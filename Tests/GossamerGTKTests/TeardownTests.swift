// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct TeardownTests {
    @Test func nothingOfAScreenStaysAlive_WhenItsWindowIsClosed() async throws {
      _ = MessagesOfGTK.take()
      let lives: Lives
      weak var leakedController: UIViewController?
      do {
        let controller = UIViewController()
        fill(controller.view)
        leakedController = controller
        let shown = try await Stage.show(controller)
        lives = Lives(of: try shown.gtkWindow)
        #expect(lives.count > 30)
        gtk_window_close(
          UnsafeMutableRawPointer(try shown.gtkWindow).assumingMemoryBound(to: GtkWindow.self))
        #expect(shown.window.isHidden)
      }
      try await Stage.eventually("all widgets are freed") { lives.count == 0 }
      #expect(leakedController == nil)
      #expect(MessagesOfGTK.take() == [])
    }

    @Test func nothingOfAViewStaysAlive_WhenItIsRemoved() async throws {
      _ = MessagesOfGTK.take()
      let root = UIView()
      var container: UIView? = UIView()
      if let container {
        fill(container)
        root.addSubview(container)
      }
      let shown = try await Stage.show(root)
      let lives = Lives(of: try shown.widget(of: try #require(container)))
      weak let peer = container?.peer
      #expect(lives.count > 20)
      container?.removeFromSuperview()
      container = nil
      try await Stage.settle(shown)
      try await Stage.eventually("all widgets are freed") { lives.count == 0 }
      #expect(peer == nil)
      #expect(MessagesOfGTK.take() == [])
    }

    @Test func controllersLearnThatTheScreenIsGone_WhenItsWindowIsClosed() async throws {
      let controller = WitnessController()
      let shown = try await Stage.show(controller)
      #expect(controller.events == ["did appear"])
      gtk_window_close(
        UnsafeMutableRawPointer(try shown.gtkWindow).assumingMemoryBound(to: GtkWindow.self))
      #expect(controller.events == ["did appear", "will disappear", "did disappear"])
    }

    @Test func aWindowCanBeShownAgain() async throws {
      let view = UILabel()
      let shown = try await Stage.show(view)
      shown.window.isHidden = true
      #expect(view.peer == nil)
      shown.window.isHidden = false
      try await Stage.eventually("it is shown") { view.peer != nil }
      #expect(shown.window.isHidden == false)
    }

    private func fill(_ view: UIView) {
      for _ in 0..<4 {
        let box = UIView()
        for subview in [UILabel(), UIButton(type: .system), UIImageView(), UIView()] {
          box.addSubview(subview)
        }
        view.addSubview(box)
      }
    }
  }
}

/// Notes what it is told of its appearance.
private final class WitnessController: UIViewController {
  private(set) var events: [String] = []

  override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
}
