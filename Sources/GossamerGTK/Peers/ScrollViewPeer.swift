// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UIScrollView as a GtkScrolledWindow: wheel, touchpad with its momentum, keyboard and
/// scroll bars are GTK's own.
///
/// The adjustments of the scrolled window and the view's content offset are one thing: where one
/// goes, the other follows.
final class ScrollViewPeer: WidgetPeer, @MainActor ScrollingPeer {
  private let content: ObjectHandle
  private var connections: [SignalConnection] = []
  private var animation: ScrollAnimation?

  /// Whether the adjustments follow the view, rather than the other way about.
  private var isFollowingView = false

  /// Creates a peer of `scrollView`.
  init(scrollView: UIScrollView, in windowHost: GTKWindowHost) {
    content = ObjectHandle(referencing: ScrollContentClass.makeWidget())
    super.init(view: scrollView, in: windowHost, base: gtk_scrolled_window_get_type())
    gtk_scrolled_window_set_child(handle.opaque, container)
    connections = [
      SignalConnection(UnsafeMutableRawPointer(horizontal), "value-changed") { [weak self] _ in
        self?.follow { $0.x = gtk_adjustment_get_value($1.horizontal) }
      },
      SignalConnection(UnsafeMutableRawPointer(vertical), "value-changed") { [weak self] _ in
        self?.follow { $0.y = gtk_adjustment_get_value($1.vertical) }
      },
    ]
  }

  override var container: WidgetPointer { content.pointer(to: GtkWidget.self) }

  override func update(_ changes: ViewChanges, of view: UIView) {
    super.update(changes, of: view)
    guard let scrollView = view as? UIScrollView else { return }
    if !changes.isDisjoint(with: [.geometry, .content]) { updateAdjustments(to: scrollView) }
    if changes.contains(.state) { updatePolicies(of: scrollView) }
  }

  private var horizontal: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_hadjustment(handle.opaque)
  }

  private var vertical: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(handle.opaque)
  }

  // MARK: - From GTK to the view

  /// A person scrolls, along one axis.
  private func follow(_ change: (inout CGPoint, ScrollViewPeer) -> Void) {
    guard !isFollowingView, let scrollView = view as? UIScrollView else { return }
    animation = nil
    var offset = scrollView.contentOffset
    change(&offset, self)
    scrollView.hostDidScroll(to: offset)
  }

  // MARK: - From the view to GTK

  private func updateAdjustments(to scrollView: UIScrollView) {
    let (range, seen) = (scrollView.scrollRange, scrollView.bounds)
    isFollowingView = true
    configure(horizontal, seen.minX, from: range.start.x, to: range.end.x, page: seen.width)
    configure(vertical, seen.minY, from: range.start.y, to: range.end.y, page: seen.height)
    isFollowingView = false
  }

  private func configure(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>, _ value: CGFloat, from start: CGFloat,
    to end: CGFloat, page: CGFloat
  ) {
    gtk_adjustment_configure(
      adjustment, value, start, end + page, page * 0.1, page * 0.9, page)
  }

  private func updatePolicies(of scrollView: UIScrollView) {
    func policy(_ showsIndicator: Bool) -> GtkPolicyType {
      guard scrollView.isScrollEnabled else { return GTK_POLICY_NEVER }
      return showsIndicator ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    }
    gtk_scrolled_window_set_policy(
      handle.opaque, policy(scrollView.showsHorizontalScrollIndicator),
      policy(scrollView.showsVerticalScrollIndicator))
  }

  // MARK: - ScrollingPeer

  func scroll(to offset: CGPoint) {
    guard let start = (view as? UIScrollView)?.contentOffset else { return }
    endScrolling()
    let movement = ScrollAnimation(of: widget) { [weak self] progress in
      guard let scrollView = self?.view as? UIScrollView else { return }
      scrollView.hostDidScroll(
        to: CGPoint(
          x: start.x + (offset.x - start.x) * progress,
          y: start.y + (offset.y - start.y) * progress))
    } end: { [weak self] in
      guard let self else { return }
      animation = nil
      (view as? UIScrollView)?.hostDidEndScrollingAnimation()
    }
    animation = movement
    movement.play()
  }

  func endScrolling() {
    animation = nil
    isFollowingView = true
    // Setting a value ends GTK's movement towards another one; so does this the touchpad's momentum.
    for adjustment in [horizontal, vertical] {
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment))
    }
    gtk_scrolled_window_set_kinetic_scrolling(handle.opaque, 0)
    gtk_scrolled_window_set_kinetic_scrolling(handle.opaque, 1)
    isFollowingView = false
  }
}
