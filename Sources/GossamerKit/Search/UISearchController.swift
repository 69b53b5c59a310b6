// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shows the results of a search over a screen, as a person types into its search bar.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     search.obscuresBackgroundDuringPresentation = false
///     navigationItem.searchController = search
///
/// The search bar is shown below the title by ``UINavigationItem/searchController``, or anywhere else as a view, for
/// instance as the header view of a table. Ctrl+F goes to a search bar in a navigation bar. A search begins when a person
/// edits the text, and ends by the cancel button or Escape.
///
/// The results are shown inside of the screen; UIKit presents them over it. So a results controller has the screen's
/// `navigationController`, and can push.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisearchcontroller
open class UISearchController: UIViewController {
  /// Creates a search controller.
  /// - Parameter searchResultsController: shows the results; nil if the screen itself does.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  /// Creates a controller without a results controller.
  public override init(nibName: String?, bundle: Bundle?) {
    results = nil
    super.init(nibName: nibName, bundle: bundle)
    searchBar.searchController = self
  }

  /// Creates a controller that an Interface Builder document describes.
  /// - Parameter coder: the coder that the loader of documents passes. Any other coder makes the result nil.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    searchBar.searchController = self
  }

  // MARK: - The search

  /// The search bar.
  public let searchBar = UISearchBar(frame: .zero)

  /// Is told when the text or the scope has changed, and when the search begins and ends. Held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Shows the results; nil if the screen itself does.
  open var searchResultsController: UIViewController? { results }

  /// Whether a search is going on. Setting it begins or ends one, as a person does.
  open var isActive: Bool {
    get { isSearching }
    set { if newValue != isSearching { newValue ? begin() : end() } }
  }

  /// The delegate; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?

  // MARK: - What is shown

  /// Whether the screen is dimmed while there are no results to show; a press on it ends the search. True unless set.
  open var obscuresBackgroundDuringPresentation = true { didSet { contentsDidChange() } }

  /// The name of ``obscuresBackgroundDuringPresentation`` before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the navigation bar is hidden during a search. It has no effect: the bar is the window's title bar.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the cancel button is shown during a search; true unless set.
  open var automaticallyShowsCancelButton = true

  /// Whether the scopes are shown during a search, and only then; true unless set.
  open var automaticallyShowsScopeBar = true

  /// Whether the results controller is shown only if there is text; true unless set. Setting ``showsSearchResultsController``
  /// makes it false.
  open var automaticallyShowsSearchResultsController = true { didSet { contentsDidChange() } }

  /// Whether the results controller is shown during a search.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasText : wantsResults }
    set {
      wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  // MARK: - UIViewController

  /// Creates the view that lies over the screen during a search.
  open override func loadView() { view = SearchView(of: self) }

  /// The screen that is searched, while a search is going on; otherwise nil.
  open override var presentingViewController: UIViewController? { isSearching ? host : nil }

  /// Ends the search.
  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard isSearching, presentedViewController == nil else {
      return super.dismiss(animated: animated, completion: completion)
    }
    isActive = false
    completion?()
  }

  // MARK: - State that the chapters keep

  let results: UIViewController?
  var isSearching = false
  var wantsResults = false
  /// The item of the navigation bar that shows the search bar; nil for none.
  weak var showingItem: UINavigationItem?
  /// The screen that is searched; nil while no search is going on.
  weak var host: UIViewController?
}

/// Updates the results of a search.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisearchresultsupdating
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search bar begins to be edited, and when its text or its scope has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller. Every method is optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called when a search begins, before its view is added to the screen.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
