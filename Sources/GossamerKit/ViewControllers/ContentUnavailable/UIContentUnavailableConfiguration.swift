// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What a screen shows in place of content that isn't there: an image, a text, a further one and a button.
///
///     var configuration = UIContentUnavailableConfiguration.empty()
///     configuration.image = UIImage(systemName: "photo")
///     configuration.text = "No Photos"
///     configuration.button.title = "Reload"
///     configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.reload() }
///     contentUnavailableConfiguration = configuration
///
/// Of UIKit's there isn't yet: alignment, background, `attributedText`, roles of buttons, comparing two.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Nothing, for an application to fill in: there is no content, or an error.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Content is on its way: a spinner in place of the image, and "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isLoading = true
    made.text = "Loading…"
    made.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    made.textProperties.color = .secondaryLabel
    made.imageToTextPadding = 8
    return made
  }

  /// A search has found nothing. A state that knows what was searched for has it said, by
  /// ``updated(for:)``.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isSearch = true
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  private init() {
    textProperties = TextProperties(font: .preferredFont(.title2, weight: .bold), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  // MARK: - Content

  /// The image; nil for none.
  public var image: UIImage?

  /// How the image looks.
  public var imageProperties = ImageProperties()

  /// What is the matter, in a few words; nil for nothing.
  public var text: String?

  /// How the ``text`` looks.
  public var textProperties: TextProperties

  /// What there is to say beyond that; nil for nothing.
  public var secondaryText: String?

  /// How the ``secondaryText`` looks.
  public var secondaryTextProperties: TextProperties

  /// The look of the button. It is shown if there is a title or an image, here or in its action.
  public var button = UIButton.Configuration.plain()

  /// What the button does.
  public var buttonProperties = ButtonProperties()

  /// The look of a second button, below the first. It is shown like the first.
  public var secondaryButton = UIButton.Configuration.plain()

  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()

  // MARK: - Distances, in points. The defaults are the Kit's: Apple publishes none.

  /// Between the image, or the spinner, and the text.
  public var imageToTextPadding: CGFloat = 14
  /// Between text and secondary text.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// Between the texts and the button.
  public var textToButtonPadding: CGFloat = 18
  /// Between the two buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What stays free around everything, at least.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)

  /// How an image looks.
  public struct ImageProperties {
    /// What the image is filled with, if it is a symbol or a template.
    public var tintColor: UIColor? = .secondaryLabel
    /// How large a symbol is drawn that doesn't say it itself.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
    /// What a larger image is scaled down to, in points. A side of zero says nothing.
    public var maximumSize = CGSize.zero
  }

  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How many lines there are at the most; 0 for any number.
    public var numberOfLines = 0
    /// What becomes of text that has no room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  }

  /// What a button does.
  public struct ButtonProperties {
    /// Performed when the button is pressed; nil for nothing.
    public var primaryAction: UIAction?
    /// The menu of the button; nil for none.
    public var menu: UIMenu?
    /// Whether the button can be used.
    public var isEnabled = true
  }

  // MARK: - UIContentConfiguration

  /// Makes a ``UIContentUnavailableView``.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// What ``search()`` says names what was searched for, if the state knows it. Everything else stays.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, let state = state as? UIContentUnavailableConfigurationState else {
      return self
    }
    var result = self
    let searched = state.searchText ?? ""
    result.text = searched.isEmpty ? "No Results" : "No Results for “\(searched)”"
    return result
  }

  /// Whether a spinner stands in place of the image.
  var isLoading = false
  private var isSearch = false
}

/// What a ``UIContentUnavailableConfiguration`` may depend on.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits that the view is shown with.
  public var traitCollection: UITraitCollection

  /// What was searched for; nil for nothing.
  public var searchText: String?

  /// Creates a state in which nothing was searched for.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
