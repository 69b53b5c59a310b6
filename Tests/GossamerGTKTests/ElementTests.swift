// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// The widgets that show accessibility elements to assistive technologies.
  @Suite struct ElementTests {
    private func element(
      _ name: String, in view: UIView, at frame: CGRect = CGRect(x: 0, y: 0, width: 30, height: 30)
    ) -> UIAccessibilityElement {
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = name
      element.accessibilityFrameInContainerSpace = frame
      return element
    }

    /// The children of a view's widget, as the labels of elements and the tags of views.
    private func contents(of view: UIView, in shown: ShownWindow) throws -> [String] {
      try shown.peer(of: view).container.children.compactMap { child in
        guard let content = child.accessible else { return nil }
        return (content as? UIView).map { "\($0.tag)" } ?? content.accessibilityLabel
      }
    }

    private func views(_ tags: ClosedRange<Int>, in root: UIView) -> [UIView] {
      tags.map { tag in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.tag = tag
        root.addSubview(view)
        return view
      }
    }

    @Test func widgetsFollowTheElements_WhateverTheOrderOfTheViews() async throws {
      let root = UIView()
      let views = views(1...4, in: root)
      let (inner, part) = (UIView(), element("Part", in: root))
      views[1].addSubview(inner)
      root.accessibilityElements = [views[3], part, inner, views[0]]
      let shown = try await Stage.show(root)
      #expect(try contents(of: root, in: shown) == ["4", "Part", "2", "1", "3"])
      #expect(
        try views.map { try shown.peer(of: $0).isHiddenFromAccessibility } == [
          false, false, true, false,
        ])
      root.accessibilityElements = [part]
      try await Stage.settle(shown)
      #expect(try contents(of: root, in: shown) == ["Part", "1", "2", "3", "4"])
      root.accessibilityElements = nil
      try await Stage.settle(shown)
      #expect(try contents(of: root, in: shown) == ["1", "2", "3", "4"])
      #expect(try !shown.peer(of: views[2]).isHiddenFromAccessibility)
    }

    @Test func orderAndHidingReachViewsFurtherInside_AlsoThoseThatComeLater() async throws {
      let (root, box) = (UIView(), UIView())
      root.addSubview(box)
      let views = views(1...3, in: box)
      root.accessibilityElements = [views[2], views[0]]
      let shown = try await Stage.show(root)
      #expect(try contents(of: box, in: shown) == ["3", "1", "2"])
      let later = UIView()
      later.tag = 9
      box.insertSubview(later, at: 0)
      try await Stage.settle(shown)
      #expect(try contents(of: box, in: shown) == ["3", "1", "9", "2"])
      #expect(try shown.peer(of: later).isHiddenFromAccessibility)
      root.accessibilityElements = nil
      try await Stage.settle(shown)
      #expect(try contents(of: box, in: shown) == ["9", "1", "2", "3"])
      #expect(try !shown.peer(of: later).isHiddenFromAccessibility)
    }

    @Test func viewsAreDrawnFromBackToFront_InWhateverOrderTheyAreRead() async throws {
      let root = UIView()
      let views = views(1...2, in: root)
      views[0].backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      views[1].backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      root.accessibilityElements = [views[1], views[0]]
      let shown = try await Stage.show(root)
      let pixel = try Picture(of: root, in: shown)[20, 20]
      #expect(pixel == Picture.Pixel(red: 0, green: 0, blue: 255))
    }

    @Test func anElementIsWhereItsFrameIs_AlsoInScrolledContent() async throws {
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 393, height: 3_000)
      let part = element("Part", in: scroll, at: CGRect(x: 10, y: 400, width: 50, height: 20))
      scroll.accessibilityElements = [part]
      let shown = try await Stage.show(scroll)
      #expect(try place(of: part, in: scroll, shown) == part.accessibilityFrame)
      #expect(part.accessibilityFrame.minY == 400)
      scroll.contentOffset.y = 100
      try await Stage.settle(shown)
      #expect(try place(of: part, in: scroll, shown) == part.accessibilityFrame)
      #expect(part.accessibilityFrame.minY == 300)
      part.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
      try await Stage.settle(shown)
      #expect(try place(of: part, in: scroll, shown) == part.accessibilityFrame)
    }

    private func place(
      of element: UIAccessibilityElement, in view: UIView, _ shown: ShownWindow
    ) throws -> CGRect {
      let peer = try #require(
        try shown.peer(of: view).elementPeers.first { $0.element === element })
      var bounds = graphene_rect_t()
      let isKnown = gtk_widget_compute_bounds(
        peer.widget, try shown.widget(of: shown.window), &bounds)
      try #require(isKnown != 0)
      return CGRect(
        x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
        height: CGFloat(bounds.size.height))
    }

    @Test func anElementKeepsItsWidget_UntilItIsSomethingElse() async throws {
      let root = UIView()
      let parts = ["One", "Two"].map { element($0, in: root) }
      root.accessibilityElements = parts
      let shown = try await Stage.show(root)
      let peer = try shown.peer(of: root)
      let widgets = peer.elementPeers.map(\.widget)
      root.accessibilityElements = [parts[1], parts[0]]
      try await Stage.settle(shown)
      #expect(peer.elementPeers.map(\.widget) == [widgets[1], widgets[0]])
      parts[0].accessibilityTraits = .button
      try await Stage.settle(shown)
      #expect(peer.elementPeers[0].widget == widgets[1])
      let role = gtk_accessible_get_accessible_role(OpaquePointer(peer.elementPeers[1].widget))
      #expect(role == GTK_ACCESSIBLE_ROLE_BUTTON)
      root.accessibilityElements = []
      try await Stage.settle(shown)
      #expect(peer.elementPeers.isEmpty && root.subviews.isEmpty)
    }

    @Test func siblingsOfAModalViewAreHidden_AsLongAsItIsShown() async throws {
      let root = UIView()
      let views = views(1...3, in: root)
      let shown = try await Stage.show(root)
      let hidden = { try views.map { try shown.peer(of: $0).isHiddenFromAccessibility } }
      views[1].accessibilityViewIsModal = true
      views[2].accessibilityElementsHidden = true
      try await Stage.settle(shown)
      #expect(try hidden() == [true, false, true])
      views[1].isHidden = true
      try await Stage.settle(shown)
      #expect(try hidden() == [false, false, true])
      views[1].isHidden = false
      try await Stage.settle(shown)
      views[1].removeFromSuperview()
      try await Stage.settle(shown)
      #expect(try !shown.peer(of: views[0]).isHiddenFromAccessibility)
    }

    @Test func aViewIsDescribedByItsValueAndItsHint() async throws {
      let (dial, stepper, label) = (UIView(), UIStepper(), UILabel())
      dial.accessibilityLabel = "Volume"
      dial.accessibilityTraits = .adjustable
      dial.accessibilityHint = "Turns it up"
      label.accessibilityLabel = "Name"
      label.text = "Anna"
      let root = UIStackView(arrangedSubviews: [dial, stepper, label])
      let shown = try await Stage.show(root)
      dial.accessibilityValue = "3 of 10"
      try await Stage.settle(shown)
      let said = try [dial, stepper, label].map {
        try shown.peer(of: $0).accessibleTexts.description
      }
      #expect(said == ["3 of 10, Turns it up", "0", nil])
      let role = gtk_accessible_get_accessible_role(OpaquePointer(try shown.widget(of: dial)))
      #expect(role == GTK_ACCESSIBLE_ROLE_SLIDER)
    }

    @Test func anElementThatIsNamedTwiceIsThereOnce() async throws {
      let root = UIView()
      let part = element("Part", in: root)
      let inner = views(1...1, in: root)[0]
      root.accessibilityElements = [part, inner, part, inner]
      let shown = try await Stage.show(root)
      #expect(try contents(of: root, in: shown) == ["Part", "1"])
    }

    @Test func theSameElementsAgainMoveNothing() async throws {
      let root = UIView()
      let parts = (0..<3).map { element("\($0)", in: root) }
      root.accessibilityElements = parts
      let shown = try await Stage.show(root)
      let list = ObjectHandle(
        owning: UnsafeMutableRawPointer(gtk_widget_observe_children(try shown.widget(of: root))))
      var changes = 0
      let connection = SignalConnection(list.raw, "items-changed") { _ in changes += 1 }
      root.accessibilityElements = parts
      parts[0].accessibilityValue = "1"
      try await Stage.settle(shown)
      withExtendedLifetime(connection) {}
      #expect(changes == 0)
    }
  }
}
