// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Which kind of peer shows which class of views.
///
/// A subclass, such as an application's own, is shown by the kind of the nearest class above it that is named here. To
/// find it takes a look-up for each class on the way up to that one; most views are some steps from it.
enum PeerTable {
  private typealias Maker = @MainActor (UIView, GTKWindowHost) -> WidgetPeer

  private static let makers = Dictionary(
    uniqueKeysWithValues: [
      entry(UIView.self) { view, host in WidgetPeer(view: view, in: host) },
      entry(UILabel.self, LabelPeer.init(label:in:)),
      entry(UIImageView.self, ImageViewPeer.init(imageView:in:)),
      entry(UITextField.self, TextFieldPeer.init(field:in:)),
      entry(UISwitch.self, SwitchPeer.init(toggle:in:)),
      entry(UISlider.self, SliderPeer.init(slider:in:)),
      entry(UIStepper.self, StepperPeer.init(stepper:in:)),
      entry(UIPageControl.self, PageControlPeer.init(control:in:)),
      entry(UIProgressView.self, ProgressViewPeer.init(progressView:in:)),
      entry(UISegmentedControl.self, SegmentedControlPeer.init(control:in:)),
      entry(UIActivityIndicatorView.self, ActivityIndicatorPeer.init(indicator:in:)),
      // A person never presses it, nor goes to it with the Tab key.
      entry(UIRefreshControl.self) { control, host in WidgetPeer(view: control, in: host) },
      // The buttons inside of it are pressed.
      entry(UIDatePicker.self) { picker, host in WidgetPeer(view: picker, in: host) },
      entry(UIControl.self, ControlPeer.init(control:in:)),
      entry(UITableView.self) { table, host in ListPeer(list: table, in: host) },
      entry(UICollectionView.self) { collection, host in ListPeer(list: collection, in: host) },
      entry(UITableViewCell.self) { cell, host in CellPeer(cell: cell, in: host) },
      entry(UICollectionViewCell.self) { cell, host in CellPeer(cell: cell, in: host) },
      entry(UITextView.self, TextViewPeer.init(textView:in:)),
      entry(UIScrollView.self, ScrollViewPeer.init(scrollView:in:)),
      entry(PictureView.self, PicturePeer.init(pictureView:in:)),
      entry(UINavigationBar.self) { bar, host in makeWindowHandle(for: bar, in: host) },
      entry(WindowHandleView.self) { handle, host in makeWindowHandle(for: handle, in: host) },
    ])

  /// A view by which a person moves the window; a double click and the secondary button do with it what
  /// they do with every window of the desktop.
  private static func makeWindowHandle(for view: UIView, in host: GTKWindowHost) -> WidgetPeer {
    WidgetPeer(view: view, in: host, base: gtk_window_handle_get_type())
  }

  /// The peer for `view`: of the kind of its own class or of the nearest one above it that has one.
  static func makePeer(for view: UIView, in windowHost: GTKWindowHost) -> WidgetPeer {
    var next: AnyClass? = type(of: view)
    while let type = next {
      if let make = makers[ObjectIdentifier(type)] { return make(view, windowHost) }
      next = _getSuperclass(type)
    }
    return WidgetPeer(view: view, in: windowHost)
  }

  private static func entry<View: UIView>(
    _ type: View.Type, _ make: @escaping @MainActor (View, GTKWindowHost) -> WidgetPeer
  ) -> (ObjectIdentifier, Maker) {
    // The table is asked with the class of the view, and those above it.
    (ObjectIdentifier(type), { view, host in make(unsafeDowncast(view, to: View.self), host) })
  }
}
