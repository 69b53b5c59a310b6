// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct FrameTests {
    @Test(arguments: [
      CGRect(x: 10, y: 20, width: 200, height: 40), CGRect(x: 0, y: 0, width: 1, height: 1),
      CGRect(x: 5, y: 5, width: 0, height: 0), CGRect(x: -30, y: -40, width: 10, height: 500),
    ])
    func widgetsGetTheFramesOfTheKit_HoweverSmall(frame: CGRect) async throws {
      let views: [UIView] = [UIView(), UILabel(), UIButton(type: .system), UIImageView()]
      let root = UIView()
      for view in views {
        view.frame = frame
        (view as? UILabel)?.text = "A label that is longer than its frame"
        (view as? UIButton)?.setTitle("A button that is", for: .normal)
        root.addSubview(view)
      }
      let shown = try await Stage.show(root)
      for view in views { #expect(try shown.place(of: view) == frame, "\(type(of: view))") }
    }

    @Test func edgesMeet_WhenFramesHaveFractions() {
      let left = PixelRect(CGRect(x: 0.4, y: 0, width: 10.2, height: 10))
      let right = PixelRect(CGRect(x: 10.6, y: 0, width: 10.2, height: 10))
      #expect(left.x + left.width == right.x)
    }

    @Test func coordinatesStayOnTheGrid_WhenTheyAreBeyondIt() {
      let rect = PixelRect(CGRect(x: -1e300, y: 5, width: 2e300, height: 1e12))
      #expect(rect.x == -16_777_216)
      #expect(rect.width == 33_554_432)
      #expect(rect.height == 16_777_211)
    }

    @Test func aFieldIsShown_WhenItIsAHundredMillionTimesAsHighAsItsRoot() async throws {
      let (root, field) = (UIView(), UITextField(frame: .zero))
      field.text = "A high field"
      var above = root
      for view in [UIView(), UIView(), UIView(), field] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: root.topAnchor),
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          view.heightAnchor.constraint(equalTo: above.heightAnchor, multiplier: 100),
        ])
        above = view
      }
      let shown = try await Stage.show(root)
      try await Stage.settle(shown)
      #expect(field.frame.height == root.frame.height * 1e8)
      #expect(try shown.place(of: field).height == 16_777_216)
    }

    @Test func theContentHasTheSizeOfTheBounds() async throws {
      let shown = try await Stage.show(UIView(), size: CGSize(width: 400, height: 500))
      #expect(shown.window.bounds.size == CGSize(width: 400, height: 500))
      #expect(
        try shown.place(of: shown.window) == CGRect(x: 0, y: 0, width: 400, height: 500))
    }

    @Test func viewsAreLaidOutInTheSameFrame_WhenTheWindowIsResized() async throws {
      let root = UIView()
      let filler = UIView()
      filler.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.addSubview(filler)
      let shown = try await Stage.show(root, size: CGSize(width: 400, height: 500))
      filler.frame = root.bounds
      let clock = try #require(gtk_widget_get_frame_clock(try shown.gtkWindow))
      var places: [CGFloat] = []
      let connection = SignalConnection(UnsafeMutableRawPointer(clock), "after-paint") { _ in
        let root = try? shown.place(of: shown.window)
        let filler = try? shown.place(of: filler)
        places.append((root?.width ?? 0) - (filler?.width ?? -1))
      }
      gtk_window_set_default_size(
        UnsafeMutableRawPointer(try shown.gtkWindow).assumingMemoryBound(to: GtkWindow.self), 700,
        600)
      try await Stage.eventually("the window is wider") { shown.window.bounds.width > 600 }
      try await Stage.settle(shown)
      withExtendedLifetime(connection) {}
      #expect(!places.isEmpty)
      #expect(places.allSatisfy { $0 == 0 })
    }

    @Test func aMovedViewsWidgetMoves_AtTheNextFrame() async throws {
      let root = UIView()
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
      root.addSubview(view)
      let shown = try await Stage.show(root)
      view.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
      try await Stage.settle(shown)
      #expect(try shown.place(of: view) == view.frame)
    }

    @Test func subviewsMove_WhenTheOriginOfTheBoundsChanges() async throws {
      let root = UIView()
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      root.addSubview(view)
      let shown = try await Stage.show(root)
      root.bounds.origin = CGPoint(x: 3, y: 4)
      try await Stage.settle(shown)
      #expect(try shown.place(of: view) == CGRect(x: 7, y: 16, width: 30, height: 40))
    }
  }
}
