// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control with a title and an image that performs an action when it is pressed.
///
/// Its contents come from its ``configuration-swift.property``, or from the titles, colours and images that are set for
/// its states:
///
///     let button = UIButton(type: .system)
///     button.setTitle("Reverse", for: .normal)
///     button.addTarget(self, action: Controller.reverse, for: .touchUpInside)
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibutton
open class UIButton: UIControl {
  /// The type of the button.
  open var buttonType: ButtonType { madeType }

  override func setUp() {
    super.setUp()
    label.font = .systemFont(ofSize: buttonType.fontSize)
    addSubview(label)
    updateContent()
  }

  /// Creates a button of a type that performs `primaryAction` and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    madeType = buttonType
    label.font = .systemFont(ofSize: buttonType.fontSize)
    adopt(primaryAction)
    updateContent()
  }

  /// Creates a system button with a configuration. It performs `primaryAction`, and shows that action's title and image
  /// unless the configuration has its own.
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

  /// The menu; nil for none. The secondary button or a long press opens it; if ``UIControl/showsMenuAsPrimaryAction`` is
  /// true, any press does.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      if changesSelectionAsPrimaryAction { showSelection() }
    }
  }

  /// Whether choosing an action of the menu turns it on, the others off, and gives the button its title and image. False unless set.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction { showSelection() } }
  }

  /// Shows the action of the menu that is on, or else the first.
  private func showSelection(_ chosen: UIAction? = nil) {
    let actions = menu?.allActions ?? []
    guard let action = chosen ?? actions.first(where: { $0.state == .on }) ?? actions.first
    else { return }
    for other in actions { other.state = other === action ? .on : .off }
    if configuration == nil {
      setTitle(action.title, for: .normal)
    } else {
      configuration?.title = action.title
    }
  }

  /// The menu with actions that also select themselves.
  private func selecting(_ menu: UIMenu) -> UIMenu {
    let children = menu.children.map { element -> UIMenuElement in
      if let menu = element as? UIMenu { return selecting(menu) }
      guard let action = element as? UIAction else { return element }
      return UIAction(
        title: action.title, image: action.image, attributes: action.attributes,
        state: action.state
      ) { [weak self] _ in
        guard let self else { return }
        showSelection(action)
        action.perform(sender: self)
      }
    }
    return menu.replacingChildren(children)
  }

  /// Returns the ``menu``.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard changesSelectionAsPrimaryAction else {
      return menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }
    return menu.map { menu in
      UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.selecting(menu) })
    }
  }

  // MARK: - Content

  /// The contents and the style of the button; nil to use the titles and images by state.
  ///
  /// Setting a configuration for the first time gives the title the preferred body font. A font set in ``titleLabel``
  /// afterwards is kept.
  open var configuration: Configuration? {
    didSet { configurationDidChange(from: oldValue) }
  }

  private func configurationDidChange(from oldValue: Configuration?) {
    if oldValue == nil, configuration != nil {
      label.adjustsFontForContentSizeCategory = true
    }
    if let size = configuration?.buttonSize, size != oldValue?.buttonSize {
      label.font = .preferredFont(forTextStyle: size.textStyle)
    }
    contentDidChange()
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Called to update the configuration whenever the state changes, or an observable property that it has read; nil for
  /// none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Updates the configuration of the button that it gets.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Requests ``updateConfiguration()`` in the next update cycle.
  open func setNeedsUpdateConfiguration() {
    setNeedsUpdateProperties()
  }

  /// Updates the configuration for the present state. The base implementation calls ``configurationUpdateHandler``.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  override func updateOwnProperties() {
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  /// The label of the title. Set its font here, but set the text by ``setTitle(_:for:)`` or the configuration.
  open var titleLabel: UILabel? { label }

  /// The image view; nil until the button has had an image.
  open var imageView: UIImageView? { shownImageView }

  // MARK: - Content by state

  /// Sets the title for a state; nil to use that for `.normal`.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// The title for a state; nil for none.
  open func title(for state: State) -> String? { content(\.title, for: state) }

  /// The title for the present state.
  open var currentTitle: String? { title(for: state) }

  /// Sets an attributed title for a state, which is shown instead of ``title(for:)``; nil to use that for `.normal`. Parts
  /// without a font or colour get those of the button. The string is copied.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title.map { NSAttributedString(attributedString: $0) } }
  }

  /// The attributed title for a state; nil for none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content(\.attributedTitle, for: state)
  }

  /// The attributed title for the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Has no effect: titles have no shadow.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Has no effect: the desktop shows which button is pressed.
  open var showsTouchWhenHighlighted = false

  /// Has no effect: titles have no shadow.
  open var reversesTitleShadowWhenHighlighted = false

  /// Sets the title colour for a state; nil to use that for `.normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// The title colour for a state.
  ///
  /// By default it is the tint colour in a system button, grey if that is disabled, and white in a custom button.
  open func titleColor(for state: State) -> UIColor? { shownTitleColor(for: state) }

  /// The colour of the title for the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? shownTitleColor(for: state) }

  /// Sets the image for a state; nil to use that for `.normal`.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// The image for a state; nil for none.
  open func image(for state: State) -> UIImage? { content(\.image, for: state) }

  /// The image for the present state.
  open var currentImage: UIImage? { image(for: state) }

  /// Sets the image behind title and image for a state, stretched to the button; nil to use that for `.normal`. A button
  /// with a configuration doesn't show it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// The background image for a state; nil for none.
  open func backgroundImage(for state: State) -> UIImage? { content(\.backgroundImage, for: state) }

  /// The background image for the present state; nil for none.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Whether a press dims the background image, unless there is one for the highlighted state. True unless set.
  open var adjustsImageWhenHighlighted = true

  /// Whether the image of a disabled button is dimmed, unless there is one for the disabled state. True unless set.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { contentDidChange() } }
  }

  // MARK: - Insets of a button without a configuration

  /// The insets of the content from the button's edges, in points. While they are zero the title has 6 points above and
  /// below.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }

  /// Insets that move the image without changing the button's natural size, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Insets that move the title without changing the button's natural size, in points.
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
    // A press usually changes only colours, so the button's size is invalidated only if it differs.
    let oldSize = naturalSize
    updateContent()
    if naturalSize != oldSize { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    setNeedsUpdateConfiguration()
  }

  /// Updates the colours.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  /// Updates the colours for light or dark.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateContent()
  }

  package override var focusShape: (frame: CGRect, cornerRadius: CGFloat) {
    guard let backgroundView else { return super.focusShape }
    return (backgroundView.frame, backgroundView.layer.cornerRadius)
  }

  override var furtherShownValues: [(name: String, value: Any?)] {
    [
      ("title", configuration?.title ?? currentTitle),
      ("image", configuration?.image ?? currentImage),
    ]
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
  var backgroundImageView: UIImageView?
  var activityView: UIActivityIndicatorView?
  private var isUpdatingConfiguration = false
}
