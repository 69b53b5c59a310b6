// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lets a person ask for what is new, above the content of a scroll view.
///
///     tableView.refreshControl = UIRefreshControl()
///     tableView.refreshControl?.addTarget(self, action: FeedController.reload, for: .valueChanged)
///
/// It sends ``UIControl/Event/valueChanged`` when a person
/// - pulls the content down, by a finger or by two fingers on a touchpad. The wheel doesn't pull: who turns it to get
///   to the beginning of a list wants nothing else;
/// - presses the button that stands in the navigation bar above the scroll view, unless the screen has a button
///   with the system item ``UIBarButtonItem/SystemItem/refresh`` there itself;
/// - presses Ctrl+R or F5: what has the keyboard is refreshed, or else the first scroll view of the screen in front
///   that has a refresh control.
///
/// It refreshes then until ``endRefreshing()``, and nothing more is sent meanwhile. As long as it refreshes there is
/// room for it above the content, which moves there and back before a person's eyes. That room is no inset: rows that
/// are scrolled to and headers that stay in sight keep their places.
///
/// Whether it refreshes is the control's own: nothing is lost when a table loads everything anew, when its screen is
/// covered, or when the control becomes that of another scroll view.
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

  /// What is said below the spinner; nil for nothing.
  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel.attributedText = attributedTitle
      heightDidChange()
    }
  }

  /// Colours the spinner, and the arrow that turns while a person pulls; both are grey unless it is set.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = ownTintColor
    arrow.tintColor = ownTintColor ?? .systemGray
  }

  // MARK: - Managing the refresh status

  /// Whether something is being refreshed.
  open var isRefreshing: Bool { phase == .refreshing }

  /// Shows that something is being refreshed, because the application does so by itself. Nothing is sent. Content that
  /// is at its beginning moves down, so that the control is seen.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    phase = .refreshing
    spinner.startAnimating()
    stateDidChange()
    scrollView?.refreshRoomDidChange()
  }

  /// Nothing is refreshed any more. To be called when that has ended, whoever has begun it.
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

  /// Places the arrow, the spinner and the title in the room that there is.
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

  // MARK: - What the scroll view does with it

  private enum Phase {
    case idle
    case refreshing
    /// Nothing is refreshed any more, and the content hasn't yet moved back.
    case leaving
  }

  private var phase = Phase.idle
  private let arrow = UIImageView(image: UIImage(systemName: "arrow.clockwise"))
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let titleLabel = UILabel()

  /// UIKit's, in points.
  private static let plainHeight: CGFloat = 60
  private static let symbolSize = CGSize(width: 20, height: 20)
  private static let margin: CGFloat = 16

  /// The scroll view whose content it refreshes.
  weak var scrollView: UIScrollView?

  /// The room that the content leaves for the control, in points.
  var room: CGFloat { isRefreshing ? height : 0 }

  /// How far content is pulled down to be refreshed, and how high the control is then.
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

  /// The content was scrolled, or laid out: the control fills what is free above it.
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

  /// A person has pulled the content so far.
  func wasPulled(by distance: CGFloat) {
    if phase == .idle, distance >= height { refresh() }
  }

  /// Does what a person asks for.
  func refresh() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActionsOfPerson(for: [.valueChanged, .primaryActionTriggered])
  }
}
