// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The search bar of the topmost screen's search controller, below the title.
extension UINavigationBar {
  var searchController: UISearchController? { topItem?.searchController }

  /// The natural height of the search bar in points; 0 for none.
  var searchHeight: CGFloat { searchController?.searchBar.naturalHeight ?? 0 }

  /// The height above the search bar while the content is scrolled to where the bar begins to collapse.
  var leastHeightAboveSearch: CGFloat {
    let stays =
      searchController?.isActive == true || topItem?.hidesSearchBarWhenScrolling == false
    return stays ? Self.height : Self.height + largeTitleHeight
  }

  /// Shows the search bar of the item, and takes away another one.
  func showSearchBar() {
    let bar = searchController?.searchBar
    for view in searchHolder.subviews where view !== bar {
      (view as? UISearchBar)?.isInNavigationBar = false
      view.removeFromSuperview()
    }
    searchHolder.isHidden = bar == nil
    guard let bar, bar.superview !== searchHolder else { return }
    bar.isInNavigationBar = true
    bar.whenHeightChanged = { [weak self, weak bar] in
      if let self, bar?.superview === searchHolder { itemDidChange() }
    }
    searchHolder.addSubview(bar)
  }

  /// Places the search bar. What doesn't fit is hidden behind the title.
  func placeSearchBar(at y: CGFloat, height: CGFloat) {
    searchHolder.isHidden = height <= 0
    searchHolder.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    searchController?.searchBar.frame = CGRect(
      x: 0, y: height - searchHeight, width: bounds.width, height: searchHeight)
  }

  /// Called when a search begins or ends: the search bar stays while it goes on.
  func searchDidChange() {
    itemDidChange()
    superview?.setNeedsLayout()
  }

  /// Makes room for the search bar, and begins the search.
  func find() { searchController?.isActive = true }
}
