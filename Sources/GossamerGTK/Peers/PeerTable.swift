// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Which kind of peer shows which class of views.
enum PeerTable {
  private typealias Maker = @MainActor (UIView, GTKWindowHost) -> WidgetPeer?

  /// The kinds; a class stands before those that it derives from.
  private static let makers: [Maker] = [
    maker(LabelPeer.init(label:in:)),
    maker(ImageViewPeer.init(imageView:in:)),
    maker(TextFieldPeer.init(field:in:)),
    maker(SwitchPeer.init(toggle:in:)),
    maker(SliderPeer.init(slider:in:)),
    maker(ValuePeer.init(stepper:in:)),
    maker(ValuePeer.init(progressView:in:)),
    maker(SegmentedControlPeer.init(control:in:)),
    maker(ActivityIndicatorPeer.init(indicator:in:)),
    maker(ButtonPeer.init(control:in:)),
    maker(ScrollViewPeer.init(scrollView:in:)),
    maker(StrokePeer.init(strokeView:in:)),
  ]

  /// The peer for `view`: of the kind of its own class or of the nearest one above it that has one.
  static func makePeer(for view: UIView, in windowHost: GTKWindowHost) -> WidgetPeer {
    for maker in makers {
      if let peer = maker(view, windowHost) { return peer }
    }
    return WidgetPeer(view: view, in: windowHost)
  }

  private static func maker<View: UIView, Peer: WidgetPeer>(
    _ make: @escaping @MainActor (View, GTKWindowHost) -> Peer
  ) -> Maker {
    { view, windowHost in (view as? View).map { make($0, windowHost) } }
  }
}
