// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A field for what is searched for, with a cancel button and scopes if they are shown.
///
///     searchBar.placeholder = "Search notes"
///     searchBar.delegate = self
///
/// Escape presses the cancel button, or without one clears the field. Return presses the search button, which a keyboard on
/// a desktop doesn't have otherwise.
///
/// - Text: ``text``, ``placeholder``, ``prompt``, ``searchTextField``
/// - Buttons: ``showsCancelButton``, ``showsBookmarkButton``, ``showsSearchResultsButton``
/// - Scopes: ``scopeButtonTitles``, ``selectedScopeButtonIndex``, ``showsScopeBar``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisearchbar
open class UISearchBar: UIView, SettableTextInputTraits {
  /// The wires of search bars, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UISearchBar>(super.wires)
      .outlet("delegate", \.delegate)
      .attribute("text", \.text)
      .attribute("placeholder", \.placeholder)
      .attribute("prompt", \.prompt)
      .attribute("showsCancelButton", \.showsCancelButton)
      .attribute("showsBookmarkButton", \.showsBookmarkButton)
      .attribute("showsSearchResultsButton", \.showsSearchResultsButton)
      .attribute("showsScopeBar", \.showsScopeBar)
      .attribute("barTintColor", \.barTintColor)
      .attribute("searchTextField", readOnly: \.searchTextField)
  }

  /// The delegate; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: - Text

  /// The text; nil is the same as empty. Setting it doesn't call the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      buttonsDidChange()
    }
  }

  /// What stands in the empty field. It is the name of the field for assistive technologies as well; without one that is
  /// "Search".
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line of text above the field; nil for none.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      promptLabel.isHidden = prompt == nil
      heightDidChange()
    }
  }

  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)

  // MARK: - Buttons

  /// Whether there is a cancel button beside the field.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button.
  /// - Parameter animated: whether the field changes its width smoothly, while the bar is in a window.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    cancelButton.isHidden = !showsCancelButton
    layOut(animated: animated)
  }

  /// Whether an empty field has a button with a bookmark, instead of the results list button.
  open var showsBookmarkButton = false {
    didSet { if showsBookmarkButton != oldValue { buttonsDidChange() } }
  }

  /// Whether an empty field has a button that leads to former searches.
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton != oldValue { buttonsDidChange() } }
  }

  /// Whether the results list button is selected.
  open var isSearchResultsButtonSelected = false {
    didSet { resultsListButton.isSelected = isSearchResultsButtonSelected }
  }

  /// Sets the image of an icon; nil for the usual one. The state has no effect: an icon looks the same in all of them.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon] = iconImage
    showIcons()
  }

  /// The image that was set for an icon; nil for the usual one.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }

  // MARK: - Scopes

  /// The titles of the scopes; nil for none.
  open var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { scopesDidChange() } }
  }

  /// The index of the selected scope; 0 unless set.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopeControl.selectedSegmentIndex = selectedScopeButtonIndex }
  }

  /// Whether the scopes are shown below the field.
  open var showsScopeBar: Bool {
    get { wantsScopes }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scopes.
  /// - Parameter animated: whether the bar changes its height smoothly, while it is in a window.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != wantsScopes else { return }
    wantsScopes = show
    scopesDidChange()
    layOut(animated: animated)
  }

  // MARK: - Looks

  /// How much the bar stands out.
  open var searchBarStyle = Style.default { didSet { lookDidChange() } }

  /// The style of the bar; `.black` makes it dark with light contents.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.userInterfaceStyle }
  }

  /// The colour behind the field; nil for the default.
  open var barTintColor: UIColor? { didSet { lookDidChange() } }

  /// Whether content is seen through the bar. It has no effect: bars on a desktop are opaque.
  open var isTranslucent = true

  /// The image behind the field, stretched to the bar; nil for none. An empty image leaves the bar transparent.
  open var backgroundImage: UIImage? { didSet { lookDidChange() } }

  /// How much a search bar stands out.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uisearchbar/style
  nonisolated public enum Style: UInt, Hashable, Sendable {
    /// The same as ``prominent``.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// The icons of a search bar.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uisearchbar/icon
  nonisolated public enum Icon: Int, Hashable, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The clear button, whose image is the desktop's: setting it has no effect.
    case clear = 1
    /// The bookmark button.
    case bookmark = 2
    /// The results list button.
    case resultsList = 3
  }

  // MARK: - What the text is for

  /// Which letters are capitalized automatically; none unless set.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether words are completed and corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// Whether the spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// The kind of characters that a person will probably type.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The label of the Return key, which a desktop's keyboard can't show.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// Has no effect: an on-screen keyboard has the desktop's look.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// Whether the Return key does nothing while there is no text; true unless set.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether a dot is shown in place of each character.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  /// The meaning of the text; nil if it is unknown.
  // UIKit's type, which an override has to repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  // MARK: - UIView

  /// The height of UIKit's search bars, with the prompt and the scopes, and any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  /// The given width, and the natural height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  /// Places the field, the buttons and the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: - Responder

  /// Whether the field can take the keyboard.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Whether the field has the keyboard.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Begins editing of the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing of the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Escape, while the field is edited.
  open override var keyCommands: [UIKeyCommand]? {
    guard searchTextField.isEditing, showsCancelButton || text?.isEmpty == false else { return nil }
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: UISearchBar.pressEscape)
    // Escape would end editing. While an input method composes text, it is the input method's.
    escape.wantsPriorityOverSystemBehavior = searchTextField.markedText == nil
    return [escape]
  }

  override func setUp() {
    super.setUp()
    setUpParts()
  }

  override func adjustFonts(to traits: UITraitCollection) {
    super.adjustFonts(to: traits)
    heightDidChange()
  }

  // MARK: - State that the chapters keep

  let background = BarBackground(frame: .zero)
  let promptLabel = UILabel(frame: .zero)
  let searchIcon = UIImageView(frame: .zero)
  /// Keeps the room of a button at the end of the empty field free of text.
  let buttonRoom = UIView(frame: .zero)
  package let cancelButton = UIButton(type: .system)
  package let bookmarkButton = UIButton(type: .system)
  package let resultsListButton = UIButton(type: .system)
  package let scopeControl = UISegmentedControl(frame: .zero)
  var wantsScopes = false
  var icons: [Icon: UIImage] = [:]
  private(set) lazy var fieldDelegate = SearchFieldDelegate(of: self)
  /// The search controller whose bar this is; nil for none.
  weak var searchController: UISearchController?
  /// Called when the natural height has changed.
  var whenHeightChanged: () -> Void = {}
  /// Whether a navigation bar, which has a background already, contains the bar.
  var isInNavigationBar = false { didSet { lookDidChange() } }
}

/// The field of a search bar: rounded, with a magnifying glass before the text.
///
/// UIKit's tokens are absent.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisearchtextfield
open class UISearchTextField: UITextField {
  override func setUp() {
    super.setUp()
    borderStyle = .roundedRect
    clearButtonMode = .always
    autocapitalizationType = .none
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
  }

  override var defaultAccessibilityLabel: String? {
    let name = super.defaultAccessibilityLabel
    return name?.isEmpty == false ? name : "Search"
  }
}

/// The delegate of a search bar. It is called when a person uses the bar. Every method is optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisearchbardelegate
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether a person may begin to edit the text.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when a person has changed or cleared the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether a person may replace the text in a range of UTF-16 units.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when a person has pressed Return.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when a person has pressed the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when a person has pressed the cancel button, or Escape while it is shown.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when a person has pressed the results list button.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when a person has selected another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// True.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// True.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
