// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// Notes that are searched, with a toolbar, a popover and dates.
final class NotebookViewController: UITableViewController, UISearchResultsUpdating,
  UIPopoverPresentationControllerDelegate
{
  private let notes = [
    "Apples", "Bread", "Call the bank", "Dentist", "Empty the bin", "Flowers", "Garden", "Hammer",
    "Ink", "Jam", "Keys", "Letters", "Milk", "Nails", "Oil", "Paper", "Quinces", "Rent", "Stamps",
    "Tickets",
  ]
  private var shown: [String] = []
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notebook"
    shown = notes
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search notes"
    search.searchBar.scopeButtonTitles = ["All", "Short"]
    navigationItem.searchController = search
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.showDates() })
    definesPresentationContext = true
    let share = UIBarButtonItem(
      systemItem: .action,
      primaryAction: UIAction { [weak self] action in self?.share(action.sender) })
    toolbarItems = [
      share, .flexibleSpace(), UIBarButtonItem(title: "\(notes.count) notes"), .flexibleSpace(),
      UIBarButtonItem(
        barButtonSystemItem: .compose, target: self, action: NotebookViewController.showDates),
    ]
    navigationController?.isToolbarHidden = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    let isShort = searchController.searchBar.selectedScopeButtonIndex == 1
    shown = notes.filter {
      (text.isEmpty || $0.localizedCaseInsensitiveContains(text)) && (!isShort || $0.count < 6)
    }
    tableView.reloadData()
  }

  private func showDates() {
    let dates = DatesViewController()
    dates.modalPresentationStyle = .popover
    dates.preferredContentSize = CGSize(width: 360, height: 520)
    dates.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    dates.popoverPresentationController?.delegate = self
    present(dates, animated: true)
  }

  private func share(_ sender: Any?) {
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
    present(sheet, animated: true)
  }
}

/// All styles of date pickers.
private final class DatesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dates"
    view.backgroundColor = .systemBackground
    let pickers: [(UIDatePicker.Mode, UIDatePickerStyle)] = [
      (.dateAndTime, .compact), (.date, .wheels), (.countDownTimer, .wheels), (.date, .inline),
    ]
    let stack = UIStackView(
      arrangedSubviews: pickers.map { mode, style in
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.accessibilityLabel = "Due"
        return picker
      })
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
    ])
  }
}
