// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The buttons that appear beside a row that is swiped aside.
///
/// The view is as wide as the revealed area. The buttons share that width in proportion to their natural widths, but
/// none becomes narrower than its natural width: while they are being revealed they overlap, with the first one in
/// front.
final class SwipeActionsView: UIView {
  private let buttons: [SwipeActionButton]
  private let isAtLeft: Bool

  /// Whether the first button covers the others, because ending the swipe performs its action.
  var isFull = false {
    didSet { if isFull != oldValue { setNeedsLayout() } }
  }

  /// The width of the view while the row stays open, in points.
  private(set) var openWidth: CGFloat = 0

  /// Creates the buttons for actions.
  /// - Parameters:
  ///   - isAtLeft: whether the buttons are at the left of the row.
  ///   - height: the height of the row, in points.
  ///   - perform: called with the action whose button was pressed, and the button.
  init(
    _ actions: [UIContextualAction], isAtLeft: Bool, height: CGFloat,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.isAtLeft = isAtLeft
    buttons = actions.map { SwipeActionButton($0, height: height, perform: perform) }
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() { addSubview(button) }
    openWidth = buttons.reduce(0) { $0 + $1.naturalWidth }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The button of the first action.
  var firstButton: UIView? { buttons.first }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard openWidth > 0 else { return }
    var reach: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      reach += button.naturalWidth
      let isAlone = index == 0 && isFull
      let end = isAlone ? bounds.width : bounds.width * reach / openWidth
      let width =
        isAlone
        ? bounds.width
        : max(button.naturalWidth, bounds.width * button.naturalWidth / openWidth)
      let x = isAtLeft ? end - width : bounds.width - end
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      if button.frame != frame { button.frame = frame }
    }
  }
}

/// The button of one action.
final class SwipeActionButton: UIButton {
  /// The natural width of the button, in points: at least 74, as in UIKit.
  private(set) var naturalWidth: CGFloat = 74

  /// The least row height, in points, at which a button shows both its image and its title. In lower rows it shows only
  /// the image.
  private static let heightOfBoth: CGFloat = 64

  convenience init(
    _ action: UIContextualAction, height: CGFloat,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    var look = UIButton.Configuration.plain()
    look.image = action.image
    let showsTitle = action.image == nil || height >= Self.heightOfBoth
    look.title = showsTitle ? action.title : nil
    look.imagePlacement = .top
    look.imagePadding = 2
    look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
    look.baseForegroundColor = .white
    look.background.backgroundColor = action.backgroundColor
    look.background.cornerRadius = 0
    self.init(configuration: look)
    tintColor = .white
    titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    accessibilityLabel = action.title
    naturalWidth = max(74, sizeThatFits(.zero).width.rounded(.up))
    addAction(
      UIAction { [weak self] _ in if let self { perform(action, self) } },
      for: .primaryActionTriggered)
  }
}
