// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A view that says that there is no content, and why. It shows an image, texts and buttons in a column, in the middle
/// of the safe area. If they don't fit, they scroll.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontentunavailableview
open class UIContentUnavailableView: UIView, UIContentView {
  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates a view that an Interface Builder document describes. It is empty.
  /// - Parameter coder: the coder that the loader of documents passes. Any other coder makes the result nil.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  /// The configuration, a ``UIContentUnavailableConfiguration``. One of another type is refused with a message.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else {
        Messages.views.error(
          """
          A UIContentUnavailableView can't show a \(type(of: newValue)); it goes on showing what it \
          showed. Give it a UIContentUnavailableConfiguration.
          """)
        return
      }
      shown = newValue
      show()
    }
  }

  /// Whether content that doesn't fit can be scrolled. True unless set.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  // MARK: - Content

  private var shown: UIContentUnavailableConfiguration
  private let scrollView = UIScrollView()
  private let imageView = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let (label, secondaryLabel) = (UILabel(), UILabel())
  private let (button, secondaryButton) = (UIButton(), UIButton())
  private var actions: [ObjectIdentifier: UIAction] = [:]

  override func setUp() {
    super.setUp()
    scrollView.contentInsetAdjustmentBehavior = .never
    imageView.contentMode = .scaleAspectFit
    addSubview(scrollView)
    for view in [imageView, spinner, label, secondaryLabel, button, secondaryButton] {
      scrollView.addSubview(view)
    }
  }

  private func show() {
    imageView.image = shown.image
    imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    imageView.tintColor = shown.imageProperties.tintColor
    if shown.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    show(shown.text, shown.textProperties, in: label)
    show(shown.secondaryText, shown.secondaryTextProperties, in: secondaryLabel)
    show(shown.button, shown.buttonProperties, in: button)
    show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
    imageView.isHidden = shown.isLoading || shown.image == nil
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ look: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = text
    label.font = look.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.textAlignment = .center
    label.isHidden = (text ?? "").isEmpty
  }

  private func show(
    _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
  ) {
    let (id, action) = (ObjectIdentifier(button), properties.primaryAction)
    if let old = actions[id], old !== action { button.removeAction(old, for: Self.pressed) }
    if let action, actions[id] !== action { button.addAction(action, for: Self.pressed) }
    actions[id] = action
    var look = look
    if look.shownTitle == nil, look.image == nil, let action {
      look.title = action.title.isEmpty ? nil : action.title
      look.image = action.image
    }
    button.configuration = look
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && action == nil
    button.isEnabled = properties.isEnabled
    button.isHidden = look.shownTitle == nil && look.image == nil
  }

  private static let pressed = UIControl.Event.primaryActionTriggered

  // MARK: - Layout

  /// The height of the content at this width, with its margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = columnArea(within: CGSize(width: size.width, height: 0))
    let height = (places(in: room.width).last?.place.maxY ?? 0) + verticalMargins
    return CGSize(width: size.width, height: height)
  }

  /// Called when the safe area has changed. Asks for a new layout.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Places the content in the middle of the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds.inset(by: safeAreaInsets)
    let size = scrollView.bounds.size
    let room = columnArea(within: size)
    let places = places(in: room.width)
    let height = places.last?.place.maxY ?? 0
    let top = max((size.height - height) / 2, room.minY).rounded()
    for (view, place) in places { view.frame = place.offsetBy(dx: room.minX, dy: top) }
    scrollView.contentSize = CGSize(
      width: size.width, height: max(size.height, height + verticalMargins))
  }

  /// The maximum width of the column, in points. Longer lines would be hard to read.
  private static let maximumWidth: CGFloat = 400

  private var verticalMargins: CGFloat {
    shown.directionalLayoutMargins.top + shown.directionalLayoutMargins.bottom
  }

  /// The area for the column, in the middle of `size` within the margins.
  private func columnArea(within size: CGSize) -> CGRect {
    let insets = shown.directionalLayoutMargins.resolved(for: effectiveUserInterfaceLayoutDirection)
    let room = CGRect(origin: .zero, size: size).inset(by: insets)
    let width = min(max(room.width, 0), Self.maximumWidth)
    return CGRect(
      x: (room.midX - width / 2).rounded(), y: insets.top, width: width, height: room.height)
  }

  /// The visible subviews from top to bottom, with their frames in a column of this width.
  private func places(in width: CGFloat) -> [(view: UIView, place: CGRect)] {
    let endless = CGSize(width: width, height: .infinity)
    var places: [(view: UIView, place: CGRect)] = []
    var y: CGFloat = 0
    func add(_ view: UIView, _ size: CGSize, gap: CGFloat) {
      guard !view.isHidden else { return }
      if !places.isEmpty { y += gap }
      let size = CGSize(width: min(size.width, width), height: size.height)
      places.append(
        (view, CGRect(origin: CGPoint(x: ((width - size.width) / 2).rounded(), y: y), size: size)))
      y += size.height
    }
    add(spinner, spinner.intrinsicContentSize, gap: 0)
    add(imageView, imageSize(in: width), gap: 0)
    let texts = [label, secondaryLabel]
    let gaps = [shown.imageToTextPadding, shown.textToSecondaryTextPadding]
    for (label, gap) in zip(texts, gaps) {
      let height = label.sizeThatFits(endless).height
      add(label, CGSize(width: width, height: height), gap: gap)
    }
    add(button, button.intrinsicContentSize, gap: shown.textToButtonPadding)
    add(
      secondaryButton, secondaryButton.intrinsicContentSize,
      gap: button.isHidden ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
    return places
  }

  /// The size of the image, scaled down to the width and to what the configuration allows.
  private func imageSize(in width: CGFloat) -> CGSize {
    let (size, limit) = (imageView.intrinsicContentSize, shown.imageProperties.maximumSize)
    guard size.width > 0, size.height > 0 else { return .zero }
    let widest = min(limit.width > 0 ? limit.width : .infinity, width)
    let highest = limit.height > 0 ? limit.height : .infinity
    let scale = min(1, widest / size.width, highest / size.height)
    return CGSize(
      width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
  }
}
