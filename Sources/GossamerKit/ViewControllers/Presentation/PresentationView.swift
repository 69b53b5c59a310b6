// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What lies on a window and contains the view of a presented screen: it takes what a person does
/// away from the screens below.
final class PresentationView: UIView {
  private let content: UIView
  private let card: SheetCard?
  private let windowHandle = WindowHandleView(frame: .zero)
  private let isForm: Bool
  private weak var presented: UIViewController?

  init(showing controller: UIViewController, style: UIModalPresentationStyle) {
    presented = controller
    content = controller.view
    isForm = style == .formSheet
    card = isForm || style == .pageSheet ? SheetCard(of: controller) : nil
    super.init(frame: .zero)
    if let card {
      backgroundColor = Self.dimming
      clipsToBounds = true
      addSubview(windowHandle)
      addSubview(card)
      card.addSubview(content)
    } else {
      if style == .fullScreen { backgroundColor = .systemBackground }
      addSubview(content)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let card else {
      content.frame = bounds
      return
    }
    let preferred = presented?.preferredContentSize ?? .zero
    // The window's buttons stay in use, and what is beside them moves the window.
    let titleBarHeight = window?.windowButtonInsets.top ?? 0
    windowHandle.frame = CGRect(x: 0, y: 0, width: bounds.width, height: titleBarHeight)
    let geometry = SheetGeometry(
      isForm: isForm, preferredSize: preferred, titleBarHeight: titleBarHeight)
    let frame = geometry.frame(in: bounds.size)
    let isAtBottom = frame.maxY >= bounds.height
    card.frame = frame
    // The lower corners of a card at the bottom lie below the window.
    if isAtBottom { card.frame.size.height += SheetGeometry.cornerRadius }
    content.frame = CGRect(origin: .zero, size: frame.size)
  }

  /// What UIKit's sheets lay over the screen below, as recorded from iOS 13 on.
  private static let dimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
