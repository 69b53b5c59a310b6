// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Types as a person does. The Kit's own `typeText` hides that of GossamerTesting.
private func type(_ text: String, into field: UITextField) throws {
  if !field.isFirstResponder { try field.tap() }
  for character in text { field.insertText(String(character)) }
  Interface.current.updateCycle.updateToRest()
}

@Suite(.alone) @MainActor struct SearchBarTests {
  private final class Clerk: UISearchBarDelegate {
    var notes: [String] = []
    var refuses = false
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { notes.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { notes.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      notes.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { !refuses }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { notes.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { notes.append("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { notes.append("bookmark") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      notes.append("scope \(selectedScope)")
    }
  }

  private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 56))
  private let clerk = Clerk()
  private let screen: Screen

  init() {
    bar.placeholder = "Search notes"
    bar.delegate = clerk
    let controller = UIViewController()
    controller.view.addSubview(bar)
    screen = Screen(controller, size: CGSize(width: 400, height: 600))
  }

  @Test func tellsItsDelegateWhatAPersonDoes() throws {
    let field = try screen.searchBar("Search notes").searchTextField
    try type("ab", into: field)
    try field.press(.return)
    #expect(clerk.notes == ["begin", "text a", "text ab", "search"])
    clerk.refuses = true
    try type("c", into: field)
    #expect(bar.text == "ab")
    bar.text = "by code"
    #expect(clerk.notes.count == 4)
  }

  @Test func escapeClears_OrCancelsIfThereIsACancelButton() throws {
    try type("a", into: bar.searchTextField)
    screen.pressEscape()
    #expect(bar.text == "" && clerk.notes.last == "text ")
    bar.showsCancelButton = true
    screen.update()
    screen.pressEscape()
    #expect(clerk.notes.last == "cancel")
    try bar.cancel()
    #expect(clerk.notes.filter { $0 == "cancel" }.count == 2)
  }

  @Test func theCancelButtonTakesItsRoomFromTheField() {
    let width = bar.searchTextField.frame.width
    bar.setShowsCancelButton(true, animated: false)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width < width && bar.cancelButton.frame.maxX == 390)
  }

  @Test func scopesAreBelowTheField() throws {
    bar.scopeButtonTitles = ["All", "Mine"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height > 56)
    bar.frame.size.height = bar.intrinsicContentSize.height
    screen.update()
    try bar.selectScope("Mine")
    #expect(bar.selectedScopeButtonIndex == 1 && clerk.notes == ["scope 1"])
  }

  @Test func anEmptyFieldHasABookmarkButton() throws {
    bar.showsBookmarkButton = true
    screen.update()
    try screen.button("Bookmarks").tap()
    #expect(clerk.notes == ["bookmark"])
    bar.text = "a"
    screen.update()
    #expect(bar.searchTextField.rightViewMode == .never)
  }
}

@Suite(.alone) @MainActor struct SearchControllerTests {
  private final class Notes: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    var notes: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      notes.append("update '\(searchController.searchBar.text ?? "")'")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      notes.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      notes.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      notes.append("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      notes.append("did dismiss")
    }
  }

  private let notes = Notes()
  private let results = UIViewController()
  private func show(_ search: UISearchController) -> Screen {
    search.searchResultsUpdater = notes
    search.delegate = notes
    notes.title = "Notes"
    notes.navigationItem.searchController = search
    return Screen(
      UINavigationController(rootViewController: notes), size: CGSize(width: 400, height: 600))
  }

  @Test func asksForResults_AndEndsByTheCancelButton() throws {
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    let screen = show(search)
    try type("a", into: search.searchBar.searchTextField)
    #expect(search.isActive && search.searchBar.showsCancelButton)
    #expect(notes.notes == ["will present", "update ''", "did present", "update 'a'"])
    notes.notes = []
    screen.advance(by: 1)
    try search.searchBar.cancel()
    screen.update()
    #expect(!search.isActive && search.searchBar.text == "")
    #expect(notes.notes == ["will dismiss", "update ''", "did dismiss"])
    #expect(!search.searchBar.showsCancelButton && notes.children.isEmpty)
  }

  @Test func controlFBeginsASearch_AndEscapeEndsIt() {
    let search = UISearchController(searchResultsController: nil)
    let screen = show(search)
    screen.pressKey("f", .command)
    screen.update()
    #expect(search.isActive && search.searchBar.isFirstResponder)
    screen.pressEscape()
    screen.update()
    #expect(!search.isActive)
  }

  @Test func theScreenIsDimmed_UntilThereAreResults() throws {
    let search = UISearchController(searchResultsController: results)
    let screen = show(search)
    search.isActive = true
    screen.update()
    let view = try #require(search.viewIfLoaded as? SearchView)
    #expect(!view.isHidden && !view.dimming.isHidden && results.viewIfLoaded?.window == nil)
    try type("a", into: search.searchBar.searchTextField)
    screen.update()
    #expect(view.dimming.isHidden && results.view.window != nil)
    #expect(results.navigationController === notes.navigationController)
    #expect(search.presentingViewController === notes)
    search.searchBar.text = ""
    search.textDidChange()
    screen.update()
    #expect(results.view.isHidden)
    try view.dimming.tap()
    #expect(!search.isActive && view.superview == nil)
  }

  @Test func theBarIsBelowTheTitle_AndMovesAwayWhenTheContentScrolls() {
    let search = UISearchController(searchResultsController: nil)
    let content = UIScrollView()
    content.contentSize = CGSize(width: 400, height: 3000)
    notes.view = content
    let screen = show(search)
    let bar = notes.navigationController?.navigationBar
    #expect(bar?.frame.height == 96 && notes.view.safeAreaInsets.top == 96)
    content.contentOffset.y += 100
    screen.update()
    #expect(bar?.frame.height == 44 && bar?.searchHolder.isHidden == true)
    search.isActive = true
    screen.update()
    #expect(bar?.frame.height == 96 && bar?.searchHolder.isHidden == false)
    search.isActive = false
    notes.navigationItem.hidesSearchBarWhenScrolling = false
    bar?.searchDidChange()
    screen.update()
    #expect(bar?.frame.height == 96)
    notes.navigationItem.searchController = nil
    screen.update()
    #expect(bar?.frame.height == 44 && search.searchBar.superview == nil)
  }

  @Test func aBarInATableStaysUncovered() throws {
    let search = UISearchController(searchResultsController: results)
    let table = UITableViewController(style: .plain)
    search.searchBar.frame.size.height = 56
    table.tableView.tableHeaderView = search.searchBar
    let screen = Screen(table, size: CGSize(width: 400, height: 600))
    try type("a", into: search.searchBar.searchTextField)
    screen.update()
    #expect(search.isActive && search.view.frame.minY == 56)
    #expect(results.view.window != nil)
    search.isActive = false
    #expect(search.parent == nil)
  }
}
