// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
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
    maker(StepperPeer.init(stepper:in:)),
    maker(PageControlPeer.init(control:in:)),
    maker(ProgressViewPeer.init(progressView:in:)),
    maker(SegmentedControlPeer.init(control:in:)),
    maker(ActivityIndicatorPeer.init(indicator:in:)),
    // A person never presses it, nor goes to it with the Tab key.
    maker { (control: UIRefreshControl, host) in WidgetPeer(view: control, in: host) },
    maker(ControlPeer.init(control:in:)),
    maker { (table: UITableView, host) in ListPeer(list: table, in: host) },
    maker { (collection: UICollectionView, host) in ListPeer(list: collection, in: host) },
    { view, host in view is any ListCell ? CellPeer(cell: view, in: host) : nil },
    maker(TextViewPeer.init(textView:in:)),
    maker(ScrollViewPeer.init(scrollView:in:)),
    maker(PicturePeer.init(pictureView:in:)),
    maker { (bar: UINavigationBar, host) in makeWindowHandle(for: bar, in: host) },
    maker { (handle: WindowHandleView, host) in makeWindowHandle(for: handle, in: host) },
  ]

  /// A view by which a person moves the window; a double click and the secondary button do with it what
  /// they do with every window of the desktop.
  private static func makeWindowHandle(for view: UIView, in host: GTKWindowHost) -> WidgetPeer {
    WidgetPeer(view: view, in: host, base: gtk_window_handle_get_type())
  }

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
