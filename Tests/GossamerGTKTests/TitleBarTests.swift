// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// Each window has one title bar: that of its content, or the host's above the content.
  @Suite struct TitleBarTests {
    private let list = ButtonScreen("List")
    private let size = CGSize(width: 393, height: 600)

    @Test func aNavigationBarIsTheOnlyTitleBar_AndItsContentHasAllOfItsSize() async throws {
      let shown = try await Stage.show(
        UINavigationController(rootViewController: list), size: size)
      #expect(shown.window.bounds.size == size)
      #expect(try titles(in: shown) == ["List"])
      #expect(try height(of: shown) == 600)
    }

    @Test func aPlainScreenHasAllOfItsSize_BelowATitleBar() async throws {
      let shown = try await Stage.show(list, size: size)
      #expect(shown.window.bounds.size == size)
      #expect(try titles(in: shown) == ["List"])
      #expect(try height(of: shown) == 644)
      list.title = "Another list"
      try await Stage.settle(shown)
      #expect(try titles(in: shown) == ["Another list"])
    }

    @Test func theWindowHasANameForTheTaskSwitcher_WithoutATitle() async throws {
      let shown = try await Stage.show(UIView())
      let window = try UnsafeMutableRawPointer(shown.gtkWindow)
        .assumingMemoryBound(to: GtkWindow.self)
      #expect(
        String(cString: gtk_window_get_title(window)) == String(cString: g_get_application_name()))
      #expect(try titles(in: shown) == [])
      shown.window.rootViewController?.title = "Named"
      #expect(String(cString: gtk_window_get_title(window)) == "Named")
    }

    @Test func theHostsBarComesAndGoes_AsTheNavigationBarIsHiddenAndShown() async throws {
      let navigation = UINavigationController(rootViewController: list)
      let shown = try await Stage.show(navigation, size: size)
      navigation.setNavigationBarHidden(true, animated: false)
      try await Stage.eventually("the content lies below the bar") {
        shown.window.bounds.height == 556
      }
      try await Stage.settle(shown)
      #expect(try titles(in: shown) == ["List"])
      #expect(shown.window.windowButtonInsets == .zero)
      navigation.setNavigationBarHidden(false, animated: false)
      try await Stage.eventually("the content has the window to itself") {
        shown.window.bounds.height == 600
      }
      #expect(shown.window.windowButtonInsets.top == 44)
    }

    @Test func theBarsItemsLieBesideTheWindowsButtons_WhereverTheDesktopPutsThem() async throws {
      let edit = UIBarButtonItem(title: "Edit")
      let done = UIBarButtonItem(title: "Done")
      list.navigationItem.leftBarButtonItem = edit
      list.navigationItem.rightBarButtonItem = done
      let shown = try await Stage.show(
        UINavigationController(rootViewController: list), size: size)
      for layout in ["appmenu:close", "close,minimize,maximize:", ":minimize,maximize,close", ":"] {
        Self.setDecorationLayout(layout)
        try await Stage.settle(shown)
        let room = try shown.place(of: shown.window)
        let (left, right) = try (shown.place(of: edit.button), shown.place(of: done.button))
        let buttons = try Self.descendants(of: shown.gtkWindow).filter {
          Self.typeName(of: $0) == "GtkWindowControls" && gtk_widget_get_mapped($0) != 0
        }.map { try place(of: $0, in: shown) }
        #expect(buttons.isEmpty == (layout == ":"), "\(layout)")
        for place in buttons {
          #expect(!place.intersects(left), "\(layout)")
          #expect(!place.intersects(right), "\(layout)")
          #expect(room.contains(place), "\(layout)")
        }
      }
      Self.setDecorationLayout(nil)
    }

    @Test func aPersonMovesTheWindowByItsBar_AndPressesTheBarsButtons() async throws {
      var presses = 0
      let done = UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in presses += 1 })
      list.navigationItem.rightBarButtonItem = done
      let navigation = UINavigationController(rootViewController: list)
      let shown = try await Stage.show(navigation, size: size)
      try await Person.clicks(done.button, in: shown)
      try await Stage.eventually("the button is pressed") { presses == 1 }
      let before = try await Person.findsWindow()
      try await Person.drags(navigation.navigationBar, right: 60, down: 40, in: shown)
      var after = before
      for _ in 0..<100 where after == before {
        try await Stage.settle(shown)
        after = try await Person.findsWindow()
      }
      #expect(after.x > before.x)
      #expect(after.y > before.y)
      #expect(presses == 1)
      try await Person.clicks(done.button, in: shown)
      try await Stage.eventually("the button is pressed again") { presses == 2 }
      // GTK 4.8 counts one press down twice where its window is moved: as the grab begins, and as the button is released.
      let others = MessagesOfGTK.take().filter { !$0.contains("Broken accounting of active state") }
      #expect(others == [])
    }

    @Test func theTitleMayChange_WhileTheWindowIsResized() async throws {
      let shown = try await Stage.show(TitledByItsWidth(), size: size)
      gtk_window_set_default_size(
        UnsafeMutableRawPointer(try shown.gtkWindow).assumingMemoryBound(to: GtkWindow.self), 800,
        600)
      try await Stage.eventually("the title follows") { try titles(in: shown) == ["Another list"] }
      try await Stage.settle(shown)
    }

    private final class TitledByItsWidth: UIViewController {
      override func viewDidLayoutSubviews() {
        title = view.bounds.width > 500 ? "Another list" : "List"
      }
    }

    // MARK: - The visible bars

    /// The titles that are seen, as far as they are one of the names that the tests use.
    private func titles(in shown: ShownWindow) throws -> [String] {
      try Self.descendants(of: shown.gtkWindow)
        .filter {
          gtk_widget_get_mapped($0) != 0
            && g_type_is_a(Self.type(of: $0), gtk_label_get_type()) != 0
        }
        .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
        .filter { ["List", "Another list", "Named"].contains($0) }
    }

    /// The height of the window within its border.
    private func height(of shown: ShownWindow) throws -> Int32 {
      gtk_widget_get_height(try shown.gtkWindow)
    }

    private func place(of widget: WidgetPointer, in shown: ShownWindow) throws -> CGRect {
      var bounds = graphene_rect_t()
      try #require(
        gtk_widget_compute_bounds(widget, try shown.widget(of: shown.window), &bounds) != 0)
      return CGRect(
        x: Int(bounds.origin.x), y: Int(bounds.origin.y), width: Int(bounds.size.width),
        height: Int(bounds.size.height))
    }

    private static func descendants(of widget: WidgetPointer) -> [WidgetPointer] {
      widget.children.flatMap { [$0] + descendants(of: $0) }
    }

    private static func type(of widget: WidgetPointer) -> GType {
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
        .pointee.g_class.pointee.g_type
    }

    private static func typeName(of widget: WidgetPointer) -> String {
      String(cString: g_type_name(type(of: widget)))
    }

    /// Puts the window's buttons elsewhere; nil puts them back.
    private static func setDecorationLayout(_ layout: String?) {
      guard let settings = gtk_settings_get_default() else { return }
      guard let layout else {
        return gtk_settings_reset_property(settings, "gtk-decoration-layout")
      }
      var value = GValue()
      g_value_init(&value, GType.string)
      g_value_set_string(&value, layout)
      g_object_set_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
        "gtk-decoration-layout", &value)
      g_value_unset(&value)
    }
  }
}
