// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lets a person refresh the content of a scroll view.
///
///     tableView.refreshControl = UIRefreshControl()
///     tableView.refreshControl?.addTarget(self, action: FeedController.reload, for: .valueChanged)
///
/// It sends ``UIControl/Event/valueChanged`` when a person
/// - pulls the content down with a finger, or with two fingers on a touchpad. The wheel doesn't pull, because a person who
///   scrolls to the top of a list by the wheel doesn't mean to refresh it;
/// - presses the refresh button, which is added to the navigation bar above the scroll view, unless the screen has its own
///   bar button with the system item ``UIBarButtonItem/SystemItem/refresh``;
/// - presses Ctrl+R or F5: the scroll view with the focus is refreshed, or else the first scroll view of the frontmost
///   screen that has a refresh control.
///
/// Then it is refreshing until ``endRefreshing()``, and sends no events meanwhile. While it is refreshing the content is
/// moved down, animated, to make room for it. This room isn't an inset: it doesn't affect where rows scroll to and where
/// sticky headers are.
///
/// The control keeps its state when a table reloads its data, when its screen is covered, and when it is moved to another
/// scroll view.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uirefreshcontrol
open class UIRefreshControl: UIControl {
  override func setUp() {
    super.setUp()
    clipsToBounds = true
    isUserInteractionEnabled = false
    titleLabel.numberOfLines = 0
    titleLabel.textAlignment = .center
    arrow.contentMode = .center
    arrow.tintColor = .systemGray
    for view in [arrow, spinner, titleLabel] { addSubview(view) }
  }

  // MARK: - Accessing the refresh control attributes

  /// The title below the spinner; nil for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel.attributedText = attributedTitle
      heightDidChange()
    }
  }

  /// Sets the colour of the spinner, and of the arrow that turns during a pull; both are grey by default.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = ownTintColor
    arrow.tintColor = ownTintColor ?? .systemGray
  }

  // MARK: - Managing the refresh status

  /// Whether the control is refreshing.
  open var isRefreshing: Bool { phase == .refreshing }

  /// Begins refreshing by the application, without sending an event. Content that is scrolled to its top moves down, so that
  /// the control is visible.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    phase = .refreshing
    spinner.startAnimating()
    stateDidChange()
    scrollView?.refreshRoomDidChange()
  }

  /// Ends refreshing. Call it when the new content is there, whether a person or the application has begun it.
  open func endRefreshing() {
    guard isRefreshing else { return }
    phase = .leaving
    stateDidChange()
    scrollView?.refreshRoomDidChange()
  }

  // MARK: - Updating

  override func stateDidChange() {
    super.stateDidChange()
    for bar in scrollView?.bars ?? [] { bar.refreshControlDidChange() }
  }

  /// Places the arrow, the spinner and the title in the available room.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isTurning = phase != .idle
    let progress = min(1, bounds.height / height)
    arrow.isHidden = isTurning
    arrow.alpha = progress * progress
    arrow.transform = CGAffineTransform(rotationAngle: progress * .pi)
    let middle = CGPoint(
      x: bounds.midX.rounded(), y: min(bounds.height, Self.plainHeight) / 2)
    for view in [arrow, spinner] as [UIView] {
      view.bounds.size = Self.symbolSize
      view.center = middle
    }
    titleLabel.isHidden = titleHeight == 0
    titleLabel.alpha = isTurning ? 1 : progress * progress
    titleLabel.frame = CGRect(
      x: Self.margin, y: Self.plainHeight - Self.margin / 2,
      width: max(0, bounds.width - 2 * Self.margin), height: titleHeight)
  }

  // MARK: - Called by the scroll view

  private enum Phase {
    case idle
    case refreshing
    /// Refreshing has ended, but the content hasn't moved back yet.
    case leaving
  }

  private var phase = Phase.idle
  private let arrow = UIImageView(image: UIImage(systemName: "arrow.clockwise"))
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let titleLabel = UILabel()

  /// The height without a title in points, as in UIKit.
  private static let plainHeight: CGFloat = 60
  private static let symbolSize = CGSize(width: 20, height: 20)
  private static let margin: CGFloat = 16

  /// The scroll view whose content it refreshes.
  weak var scrollView: UIScrollView?

  /// The room that the content leaves for the control now, in points.
  var room: CGFloat { isRefreshing ? height : 0 }

  /// The distance of a pull that begins refreshing, and the height of the control while it is refreshing, in points.
  private var height: CGFloat {
    titleHeight > 0 ? Self.plainHeight + titleHeight + Self.margin / 2 : Self.plainHeight
  }

  private var titleHeight: CGFloat {
    guard let attributedTitle, attributedTitle.length > 0 else { return 0 }
    let width = (scrollView?.bounds.width ?? bounds.width) - 2 * Self.margin
    return titleLabel.sizeThatFits(CGSize(width: max(0, width), height: .infinity)).height
  }

  private func heightDidChange() {
    setNeedsLayout()
    scrollView?.refreshRoomDidChange()
  }

  /// Fills the free room above the content, after that was scrolled or laid out.
  func follow(_ scrollView: UIScrollView) {
    let place = max(scrollView.pulledDistance, room)
    if place == 0, phase == .leaving {
      phase = .idle
      spinner.stopAnimating()
    }
    let top = -scrollView.contentInset.top - place
    let wanted = CGRect(
      x: scrollView.bounds.minX, y: top, width: scrollView.bounds.width, height: place)
    if frame != wanted { frame = wanted }
  }

  /// Called when a person has pulled the content down by `distance` points.
  func wasPulled(by distance: CGFloat) {
    if phase == .idle, distance >= height { refresh() }
  }

  /// Begins refreshing for a person, and sends the event.
  func refresh() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActionsOfPerson(for: [.valueChanged, .primaryActionTriggered])
  }
}
