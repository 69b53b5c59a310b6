// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The placeholder for content that isn't available: an image, a text, a secondary text and a button.
///
///     var configuration = UIContentUnavailableConfiguration.empty()
///     configuration.image = UIImage(systemName: "photo")
///     configuration.text = "No Photos"
///     configuration.button.title = "Reload"
///     configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.reload() }
///     contentUnavailableConfiguration = configuration
///
/// UIKit's alignment, background, `attributedText`, button roles and comparison aren't supported yet.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// An empty configuration for an application to fill in, for instance with an empty state or an error.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// A configuration for content that is loading: a spinner in place of the image, and "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isLoading = true
    made.text = "Loading…"
    made.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    made.textProperties.color = .secondaryLabel
    made.imageToTextPadding = 8
    return made
  }

  /// A configuration for a search without results. With a state that has the search text, ``updated(for:)`` adds it to
  /// the text.
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

  /// The appearance of the image.
  public var imageProperties = ImageProperties()

  /// The text, a few words; nil for none.
  public var text: String?

  /// The appearance of the ``text``.
  public var textProperties: TextProperties

  /// The secondary text; nil for none.
  public var secondaryText: String?

  /// The appearance of the ``secondaryText``.
  public var secondaryTextProperties: TextProperties

  /// The configuration of the button. The button is shown if there is a title or an image, here or in its action.
  public var button = UIButton.Configuration.plain()

  /// The action and the menu of the button.
  public var buttonProperties = ButtonProperties()

  /// The configuration of a second button below the first. The button is shown if there is a title or an image, here or
  /// in its action.
  public var secondaryButton = UIButton.Configuration.plain()

  /// The action and the menu of the second button.
  public var secondaryButtonProperties = ButtonProperties()

  // MARK: - Distances, in points. The defaults are the Kit's: Apple publishes none.

  /// The distance between the image, or the spinner, and the text.
  public var imageToTextPadding: CGFloat = 14
  /// The distance between the text and the secondary text.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The distance between the texts and the button.
  public var textToButtonPadding: CGFloat = 18
  /// The distance between the two buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The minimum margins around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)

  /// The appearance of an image.
  public struct ImageProperties {
    /// The colour of a symbol or template image.
    public var tintColor: UIColor? = .secondaryLabel
    /// The size of symbols that don't have a configuration of their own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
    /// The size to which a larger image is scaled down, in points. 0 along an axis means no limit.
    public var maximumSize = CGSize.zero
  }

  /// The appearance of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// How text that doesn't fit is truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  }

  /// The behaviour of a button.
  public struct ButtonProperties {
    /// The action of the button; nil for none.
    public var primaryAction: UIAction?
    /// The menu of the button; nil for none.
    public var menu: UIMenu?
    /// Whether the button is enabled.
    public var isEnabled = true
  }

  // MARK: - UIContentConfiguration

  /// Creates a ``UIContentUnavailableView``.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// For a configuration from ``search()``, returns one whose text contains the search text of `state`, if there is
  /// one. Returns every other configuration unchanged.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, let state = state as? UIContentUnavailableConfigurationState else {
      return self
    }
    var result = self
    let searched = state.searchText ?? ""
    result.text = searched.isEmpty ? "No Results" : "No Results for “\(searched)”"
    return result
  }

  /// Whether a spinner replaces the image.
  var isLoading = false
  private var isSearch = false
}

/// The state on which a ``UIContentUnavailableConfiguration`` may depend.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection

  /// The search text; nil for none.
  public var searchText: String?

  /// Creates a state without a search text.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
