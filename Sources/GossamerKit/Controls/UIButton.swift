// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control with a title and an image that does something when it is pressed.
///
/// What it shows comes from its ``configuration-swift.property``, or from the titles, colours and
/// images that are set for its states:
///
///     let button = UIButton(type: .system)
///     button.setTitle("Reverse", for: .normal)
///     button.addTarget(self, action: Controller.reverse, for: .touchUpInside)
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibutton
open class UIButton: UIControl {
  /// The kind of button.
  open var buttonType: ButtonType { madeType }

  override func setUp() {
    super.setUp()
    label.font = .systemFont(ofSize: buttonType.fontSize)
    addSubview(label)
    updateContent()
  }

  /// Creates a button of a kind, that performs `primaryAction` and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    madeType = buttonType
    label.font = .systemFont(ofSize: buttonType.fontSize)
    adopt(primaryAction)
    updateContent()
  }

  /// Creates a system button that is configured by `configuration`, performs `primaryAction` and
  /// shows its title and image, unless the configuration has others.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    configurationDidChange(from: nil)  // Initialisers don't call observers.
  }

  /// Creates a custom button that performs `primaryAction` and shows its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  private func adopt(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  // MARK: - Menu

  /// The menu that the secondary button, or a long press by a finger, opens, and that any press opens if
  /// ``UIControl/showsMenuAsPrimaryAction`` is set; nil for none.
  open var menu: UIMenu? {
    didSet { isContextMenuInteractionEnabled = menu != nil }
  }

  /// The ``menu``.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  // MARK: - Content

  /// What the button shows and how; nil leaves it to the titles and images by state.
  ///
  /// A configuration gives the title the preferred font of body text when it is set for the first time; a
  /// font that ``titleLabel`` gets afterwards stays.
  open var configuration: Configuration? {
    didSet { configurationDidChange(from: oldValue) }
  }

  private func configurationDidChange(from oldValue: Configuration?) {
    if oldValue == nil, configuration != nil {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    contentDidChange()
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Changes the configuration whenever the state changes, or something observable that it read;
  /// nil for nothing.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Gets the button whose configuration it may change.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Asks for ``updateConfiguration()`` in the next update cycle.
  open func setNeedsUpdateConfiguration() {
    setNeedsUpdateProperties()
  }

  /// Changes the configuration to suit the state. The base implementation calls
  /// ``configurationUpdateHandler``.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  override func updateOwnProperties() {
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  /// The label that shows the title. Set its font here, but the text by ``setTitle(_:for:)`` or the
  /// configuration.
  open var titleLabel: UILabel? { label }

  /// The view that shows the image; nil as long as there was none.
  open var imageView: UIImageView? { shownImageView }

  // MARK: - Content by state

  /// Sets the title for a state; nil takes that for `.normal`.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// The title that the button has in a state, or nil for none.
  open func title(for state: State) -> String? { content(\.title, for: state) }

  /// The title for the present state.
  open var currentTitle: String? { title(for: state) }

  /// Sets a title with attributes for a state, which is shown instead of ``title(for:)``; nil takes that
  /// for `.normal`. What has no font or colour gets the button's. The string is copied.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title.map { NSAttributedString(attributedString: $0) } }
  }

  /// The title with attributes that the button has in a state, or nil for none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content(\.attributedTitle, for: state)
  }

  /// The title with attributes for the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Sets the colour of the title for a state; nil takes that for `.normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// The colour that the title has in a state.
  ///
  /// Without a colour of its own a system button takes the tint colour, and grey when it is
  /// disabled; a custom one takes white.
  open func titleColor(for state: State) -> UIColor? { shownTitleColor(for: state) }

  /// The colour of the title for the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? shownTitleColor(for: state) }

  /// Sets the image for a state; nil takes that for `.normal`.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// The image that the button has in a state, or nil for none.
  open func image(for state: State) -> UIImage? { content(\.image, for: state) }

  /// The image for the present state.
  open var currentImage: UIImage? { image(for: state) }

  // MARK: - Insets of a button without a configuration

  /// The distance between the edges of the button and its content. As long as it is zero, the title
  /// gets 6 points above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }

  /// How far the image is moved; the button's natural size doesn't follow.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// How far the title is moved; the button's natural size doesn't follow.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  // MARK: - Size and layout

  /// The size of the content with its insets. Without a configuration a button with a title is at
  /// least 30 points wide.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// The natural size, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// Positions background, image and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let title = contentFrames.title
    let offsets = label.baselineOffsets
    return (title.minY + offsets.first, bounds.height - title.maxY + offsets.last)
  }

  // MARK: - Looks

  override func stateDidChange() {
    super.stateDidChange()
    // A press changes colours as a rule, and nothing around the button.
    let oldSize = naturalSize
    updateContent()
    if naturalSize != oldSize { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    setNeedsUpdateConfiguration()
  }

  /// Follows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  /// Follows light and dark.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateContent()
  }

  package override var focusShape: (frame: CGRect, cornerRadius: CGFloat) {
    guard let backgroundView else { return super.focusShape }
    return (backgroundView.frame, backgroundView.layer.cornerRadius)
  }

  override class var plainness: Plainness { Plainness(of: UIButton.self, .hitTests) }

  override var ownGestures: OwnGestures { .taps }

  // MARK: - Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityLabel: String? { label.text }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }

  // MARK: - State that the chapters keep

  package var madeType = ButtonType.custom
  var stateContents: [State: StateContent] = [:]
  let label = UIButtonLabel()
  var shownImageView: UIImageView?
  var backgroundView: UIView?
  private var isUpdatingConfiguration = false
}
