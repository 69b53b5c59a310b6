// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Covers a view that can't show its content on Linux: names its class, says what it would show, and can offer a button.
///
/// In a small view only the name is shown.
public final class PlaceholderView: UIView {
  private let name: String
  private let symbol: String
  private let content = UIContentUnavailableView(configuration: .empty())

  /// What the view would show: a sentence, or an address. Nil: only that it can't be shown.
  public var detail: String? {
    didSet { if detail != oldValue { show() } }
  }

  /// The action of a button below the texts; nil: there is no button.
  public var action: UIAction? {
    didSet { show() }
  }

  /// Creates a placeholder that covers a view at any size, below its other subviews.
  /// - Parameters:
  ///   - name: the class that it stands for.
  ///   - symbol: the name of a symbol of Apple's.
  ///   - detail: what the view would show.
  ///   - view: the view.
  public init(_ name: String, symbol: String, detail: String? = nil, covering view: UIView) {
    self.name = name
    self.symbol = symbol
    self.detail = detail
    super.init(frame: view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .secondarySystemBackground
    addSubview(content)
    show()
    view.insertSubview(self, at: 0)
  }

  /// Unavailable: a document can't say what the placeholder stands for.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    let isSmall = isSmallAsShown
    if isSmall != (bounds.height < 180 || bounds.width < 160) { show() }
  }

  private var isSmallAsShown = false

  private func show() {
    isSmallAsShown = bounds.height < 180 || bounds.width < 160
    var look = UIContentUnavailableConfiguration.empty()
    look.text = name
    look.textProperties.font = .preferredFont(forTextStyle: .headline)
    if !isSmallAsShown {
      look.image = UIImage(systemName: symbol)
      look.secondaryText = detail ?? "This view can't be shown on Linux."
    } else {
      look.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 4, leading: 4, bottom: 4, trailing: 4)
    }
    if let action {
      look.button = .gray()
      look.button.title = action.title
      look.buttonProperties.primaryAction = action
    }
    content.configuration = look
  }
}
