// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A card in the middle, and two buttons below it.
final class MotionView: ScreenView {
  let card = CardView()
  let fadeButton = UIButton(configuration: .filled())
  let homeButton = UIButton(configuration: .filled())
  private let hint = UILabel()

  override func setUp() {
    backgroundColor = .systemGroupedBackground
    fadeButton.configuration?.title = "Fade"
    homeButton.configuration?.title = "Home"
    hint.text =
      "Drag or throw the card, or move it by the arrow keys. Ctrl (in a browser Alt) and the wheel or + enlarge it, a double click or T turns it."
    hint.textColor = .secondaryLabel
    hint.font = .preferredFont(forTextStyle: .body)
    hint.adjustsFontForContentSizeCategory = true
    hint.numberOfLines = 0
    hint.textAlignment = .center
    let buttons = UIStackView(arrangedSubviews: [fadeButton, homeButton])
    buttons.spacing = 20
    buttons.distribution = .fillEqually
    layOut(hint, buttons)
    // The card is the last subview, because it moves in front of the buttons. Screen readers read it before them, as
    // it is above them on the screen.
    accessibilityElements = [hint, card, fadeButton, homeButton]
  }

  /// The keys and the actions of the card that they perform.
  private static let keys = [
    (UIKeyCommand.inputLeftArrow, "Move Left"), (UIKeyCommand.inputRightArrow, "Move Right"),
    (UIKeyCommand.inputUpArrow, "Move Up"), (UIKeyCommand.inputDownArrow, "Move Down"),
    ("t", "Turn"), ("+", "Enlarge"), ("-", "Reduce"),
  ]

  override var keyCommands: [UIKeyCommand]? {
    Self.keys.map { key, _ in
      UIKeyCommand(input: key, modifierFlags: [], action: MotionView.perform)
    }
  }

  private func perform(_ command: UIKeyCommand) {
    guard let key = Self.keys.first(where: { $0.0 == command.input }) else { return }
    card.performAction(named: key.1)
  }

  private func layOut(_ hint: UIView, _ buttons: UIView) {
    for view in [hint, buttons, card] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let area = layoutMarginsGuide
    let width = buttons.widthAnchor.constraint(equalTo: area.widthAnchor)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      hint.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
      hint.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      hint.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      card.centerXAnchor.constraint(equalTo: centerXAnchor),
      card.centerYAnchor.constraint(equalTo: centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 160),
      card.heightAnchor.constraint(equalToConstant: 220),
      buttons.centerXAnchor.constraint(equalTo: centerXAnchor),
      buttons.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      width,
      buttons.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -20),
      buttons.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }
}

/// A playing card that draws itself: a star in the tint colour.
final class CardView: ScreenView {
  override func setUp() {
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)
    isAccessibilityElement = true
    accessibilityLabel = "Card"
    accessibilityTraits = .image
  }

  override func draw(_ rect: CGRect) {
    let star = UIBezierPath()
    for point in 0..<10 {
      let angle = CGFloat(point) * .pi / 5 - .pi / 2
      let reach = (point.isMultiple(of: 2) ? 0.36 : 0.15) * rect.width
      let place = CGPoint(x: rect.midX + reach * cos(angle), y: rect.midY + reach * sin(angle))
      if point == 0 { star.move(to: place) } else { star.addLine(to: place) }
    }
    star.close()
    star.lineJoinStyle = .round
    star.lineWidth = 6
    tintColor.set()
    star.fill()
    star.stroke()
    UIColor.separator.setStroke()
    UIBezierPath(roundedRect: rect.insetBy(dx: 8, dy: 8), cornerRadius: 8).stroke()
  }
}
