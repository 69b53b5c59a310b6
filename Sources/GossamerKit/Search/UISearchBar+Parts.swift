// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The parts of a search bar, and what a person does with them.
extension UISearchBar {
  /// The dimensions of UIKit's search bars, in points.
  private static let (fieldHeight, margin, gap): (CGFloat, CGFloat, CGFloat) = (36, 10, 8)
  /// The distance between the field and the edges in a navigation bar, whose title is close above.
  private static let (topInNavigationBar, marginInNavigationBar): (CGFloat, CGFloat) = (1, 16)
  private static let iconSize = CGSize(width: 34, height: 20)
  private static let buttonSize = CGSize(width: 30, height: 30)
  private static let animationDuration = 0.25

  func setUpParts() {
    promptLabel.textAlignment = .center
    promptLabel.font = .preferredFont(forTextStyle: .footnote)
    promptLabel.adjustsFontForContentSizeCategory = true
    promptLabel.isHidden = true
    searchIcon.contentMode = .center
    searchIcon.tintColor = .secondaryLabel
    searchIcon.bounds.size = Self.iconSize
    searchTextField.leftView = searchIcon
    searchTextField.leftViewMode = .always
    searchTextField.furtherDelegates.append(fieldDelegate)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.personDidChangeText() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = UINavigationBar.font()
    cancelButton.titleLabel?.adjustsFontForContentSizeCategory = true
    cancelButton.isHidden = true
    on(cancelButton) { $0.pressCancel() }
    bookmarkButton.accessibilityLabel = "Bookmarks"
    resultsListButton.accessibilityLabel = "Recent Searches"
    on(bookmarkButton) { $0.delegate?.searchBarBookmarkButtonClicked($0) }
    on(resultsListButton) { $0.delegate?.searchBarResultsListButtonClicked($0) }
    buttonRoom.bounds.size = Self.buttonSize
    buttonRoom.isUserInteractionEnabled = false
    for button in [bookmarkButton, resultsListButton] { button.isHidden = true }
    scopeControl.isHidden = true
    scopeControl.addAction(
      UIAction { [weak self] _ in self?.personDidSelectScope() }, for: .valueChanged)
    let buttons = [bookmarkButton, resultsListButton, cancelButton]
    for view in [background, promptLabel, searchTextField] + buttons + [scopeControl] {
      addSubview(view)
    }
    showIcons()
    lookDidChange()
  }

  private func on(_ button: UIButton, _ perform: @escaping (UISearchBar) -> Void) {
    button.addAction(
      UIAction { [weak self] _ in if let self { perform(self) } }, for: .primaryActionTriggered)
  }

  func showIcons() {
    searchIcon.image = icons[.search] ?? UIImage(systemName: "magnifyingglass")
    bookmarkButton.setImage(icons[.bookmark] ?? UIImage(systemName: "book"), for: .normal)
    resultsListButton.setImage(
      icons[.resultsList] ?? UIImage(systemName: "list.bullet"), for: .normal)
  }

  func lookDidChange() {
    var look = BarLook()
    look.line = nil
    look.color = searchBarStyle == .minimal || isInNavigationBar ? nil : barTintColor ?? look.color
    look.take(image: backgroundImage, shadow: nil)
    background.show(look, lineAtTop: false)
    setNeedsLayout()
  }

  /// Shows the button of an empty field in place of its clear button. It lies over the field, because assistive
  /// technologies don't look for buttons inside of one.
  func buttonsDidChange() {
    let isEmpty = text?.isEmpty != false
    bookmarkButton.isHidden = !showsBookmarkButton || !isEmpty
    resultsListButton.isHidden = !showsSearchResultsButton || showsBookmarkButton || !isEmpty
    let isShown = !bookmarkButton.isHidden || !resultsListButton.isHidden
    if (searchTextField.rightView == nil) == isShown {
      searchTextField.rightView = isShown ? buttonRoom : nil
    }
    searchTextField.rightViewMode = isShown ? .always : .never
  }

  func scopesDidChange() {
    let titles = wantsScopes ? scopeButtonTitles ?? [] : []
    scopeControl.removeAllSegments()
    for (index, title) in titles.enumerated() {
      scopeControl.insertSegment(withTitle: title, at: index, animated: false)
    }
    if titles.indices.contains(selectedScopeButtonIndex) {
      scopeControl.selectedSegmentIndex = selectedScopeButtonIndex
    }
    scopeControl.isHidden = titles.isEmpty
    heightDidChange()
  }

  // MARK: - Layout

  var naturalHeight: CGFloat {
    let (top, bottom) = verticalMargins
    return top + promptHeight + fieldHeight + bottom + scopeHeight
  }

  private var verticalMargins: (top: CGFloat, bottom: CGFloat) {
    isInNavigationBar ? (Self.topInNavigationBar, Self.margin + 5) : (Self.margin, Self.margin)
  }

  private var fieldHeight: CGFloat {
    max(Self.fieldHeight, searchTextField.intrinsicContentSize.height)
  }

  private var promptHeight: CGFloat {
    promptLabel.isHidden ? 0 : promptLabel.intrinsicContentSize.height + Self.gap
  }

  private var scopeHeight: CGFloat {
    scopeControl.isHidden ? 0 : scopeControl.intrinsicContentSize.height + Self.gap
  }

  func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    whenHeightChanged()
  }

  func layOut(animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: Self.animationDuration) { [self] in layoutIfNeeded() }
  }

  func placeParts() {
    background.frame = bounds
    let margin = isInNavigationBar ? Self.marginInNavigationBar : Self.margin
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: safeAreaInsets.left + margin, bottom: 0, right: safeAreaInsets.right + margin)
    )
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // A bar of another height has the field in its middle.
    var y = verticalMargins.top + ((bounds.height - naturalHeight) / 2).rounded()
    promptLabel.frame = CGRect(
      x: room.minX, y: y, width: max(room.width, 0), height: max(promptHeight - Self.gap, 0))
    y += promptHeight
    let wanted = cancelButton.isHidden ? 0 : cancelButton.intrinsicContentSize.width + Self.gap
    let cancelWidth = min(wanted, room.width / 2)
    let field = CGRect(
      x: room.minX, y: y, width: max(room.width - cancelWidth, 0), height: fieldHeight)
    let cancel = CGRect(
      x: field.maxX + Self.gap, y: y, width: max(cancelWidth - Self.gap, 0), height: fieldHeight)
    searchTextField.frame = field.mirrored(in: bounds.width, if: isMirrored)
    let size = Self.buttonSize
    let button = CGRect(
      x: field.maxX - size.width - 4, y: (field.midY - size.height / 2).rounded(),
      width: size.width, height: size.height
    ).mirrored(in: bounds.width, if: isMirrored)
    for view in [bookmarkButton, resultsListButton] { view.frame = button }
    cancelButton.frame = cancel.mirrored(in: bounds.width, if: isMirrored)
    scopeControl.frame = CGRect(
      x: room.minX, y: field.maxY + Self.gap, width: max(room.width, 0),
      height: max(scopeHeight - Self.gap, 0))
  }

  // MARK: - A person

  private func personDidChangeText() {
    buttonsDidChange()
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.textDidChange()
  }

  private func personDidSelectScope() {
    selectedScopeButtonIndex = scopeControl.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.textDidChange()
  }

  func pressCancel() {
    searchController?.isActive = false
    delegate?.searchBarCancelButtonClicked(self)
  }

  func pressEscape() {
    if showsCancelButton { return pressCancel() }
    searchTextField.selectAll(nil)
    searchTextField.deleteBackward()
  }
}

/// Is asked by the field of a search bar, after the delegate that an application has set on the field.
final class SearchFieldDelegate: UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.searchController?.fieldDidBeginEditing()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}
