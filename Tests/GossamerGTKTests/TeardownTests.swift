// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct TeardownTests {
    @Test func nothingOfAScreenStaysAlive_WhenItsWindowIsClosed() async throws {
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
    }

    @Test func nothingOfAViewStaysAlive_WhenItIsRemoved() async throws {
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

    @Test func theUsersDefaultsAreInTheirFile_WhenTheApplicationHasEnded() throws {
      let delegate = StoringDelegate()
      UIApplication.shared.delegate = delegate
      UIApplication.shared.end()
      UIApplication.shared.delegate = nil
      defer { UserDefaults.standard.removeObject(forKey: StoringDelegate.key) }
      let environment = ProcessInfo.processInfo.environment
      let folder =
        environment["XDG_CONFIG_HOME"].map { URL(filePath: $0) }
        ?? URL(filePath: NSHomeDirectory()).appending(path: ".config")
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      let texts = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      #expect(texts.contains { $0.contains(delegate.value) })
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

/// Records the calls of its appearance methods.
private final class WitnessController: UIViewController {
  private(set) var events: [String] = []

  override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
}

/// Stores a value of its own when the application ends.
private final class StoringDelegate: UIResponder, UIApplicationDelegate {
  static let key = "gossamer-teardown-test"
  let value = UUID().uuidString

  func applicationWillTerminate(_ application: UIApplication) {
    UserDefaults.standard.set(value, forKey: Self.key)
  }
}
