// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Beginning and ending a search, and what is shown meanwhile.
extension UISearchController {
  var hasText: Bool { searchBar.text?.isEmpty == false }

  /// Called when a person begins to edit the text.
  func fieldDidBeginEditing() {
    if isSearching { searchResultsUpdater?.updateSearchResults(for: self) } else { begin() }
  }

  /// Called when a person has changed the text or the scope.
  func textDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
    contentsDidChange()
  }

  func begin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.setShowsScope(true, animated: true)
    }
    delegate?.presentSearchController(self)
    showOverScreen()
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    searchResultsUpdater?.updateSearchResults(for: self)
    showingItem?.bar?.searchDidChange()
    delegate?.didPresentSearchController(self)
  }

  func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = nil
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { searchBar.setShowsScope(false, animated: true) }
    searchResultsUpdater?.updateSearchResults(for: self)
    takeOffScreen()
    showingItem?.bar?.searchDidChange()
    delegate?.didDismissSearchController(self)
  }

  /// The screen whose search bar this is: the one whose navigation item shows it, or else the one that contains it.
  private var screen: UIViewController? {
    if let showingItem, let stack = searchBar.enclosingController as? UINavigationController {
      return stack.viewControllers.last { $0.storedNavigationItem === showingItem }
    }
    return searchBar.enclosingController
  }

  private func showOverScreen() {
    guard let screen, screen !== self, let container = screen.viewIfLoaded else { return }
    host = screen
    screen.addChild(self)
    let view: UIView = view
    container.addSubview(view)
    contentsDidChange()
    // Content that scrolls, scrolls below the view.
    let bounds = (container as? UIScrollView)?.frameLayoutGuide
    view.translatesAutoresizingMaskIntoConstraints = false
    // A search bar inside of the screen stays uncovered.
    let isInside = searchBar.isDescendant(of: container)
    let top = bounds?.topAnchor ?? container.topAnchor
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: bounds?.leadingAnchor ?? container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: bounds?.trailingAnchor ?? container.trailingAnchor),
      view.topAnchor.constraint(
        equalTo: top, constant: isInside ? distance(from: container) : 0),
      view.bottomAnchor.constraint(equalTo: bounds?.bottomAnchor ?? container.bottomAnchor),
    ])
    didMove(toParent: screen)
  }

  /// How far the search bar reaches into a view that contains it, in points.
  private func distance(from container: UIView) -> CGFloat {
    let place = searchBar.convert(searchBar.bounds, to: container)
    return max(place.maxY - container.bounds.minY, 0)
  }

  private func takeOffScreen() {
    guard host != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
    host = nil
  }

  /// Shows the results, or the dimmed screen, or nothing.
  func contentsDidChange() {
    guard isSearching, let view = viewIfLoaded as? SearchView else { return }
    let showsResults = results != nil && showsSearchResultsController
    if let results, showsResults {
      if results.parent !== self {
        addChild(results)
        view.show(results.view)
        results.didMove(toParent: self)
      }
      results.view.isHidden = false
    } else if let results, results.parent === self {
      results.view.isHidden = true
    }
    view.dimming.isHidden = !obscuresBackgroundDuringPresentation || showsResults
    view.isHidden = view.dimming.isHidden && !showsResults
    view.superview?.bringSubviewToFront(view)
  }
}

extension UIView {
  /// The nearest view controller that the view is in; nil for none.
  fileprivate var enclosingController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first { _ in true }
  }
}

/// The view of a search controller, over the screen that is searched.
final class SearchView: UIView {
  let dimming = DimmingView(frame: .zero)
  private weak var owner: UISearchController?
  private weak var shown: UIView?
  private let tap = UITapGestureRecognizer()

  init(of owner: UISearchController) {
    self.owner = owner
    super.init(frame: .zero)
    clipsToBounds = true
    tap.addTarget(self, action: SearchView.tapBeside)
    dimming.addGestureRecognizer(tap)
    addSubview(dimming)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ results: UIView) {
    shown = results
    addSubview(results)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    shown?.fill(bounds)
  }

  private func tapBeside(_ tap: UITapGestureRecognizer) {
    if tap.state == .ended { owner?.isActive = false }
  }
}
