// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// The rows of the list: a section for each technique, a row for each screen.
final class ScreenListDataSource: UITableViewDiffableDataSource<ShowcaseScreen.Technique, String> {
  /// Becomes the data source of a table.
  convenience init(of tableView: UITableView) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
    self.init(tableView: tableView) { tableView, indexPath, name in
      let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = name
      content.secondaryText = (try? ShowcaseScreen.named(name))?.summary
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      return cell
    }
  }

  /// Shows these screens.
  func show(_ screens: [ShowcaseScreen]) {
    var snapshot = Snapshot()
    for technique in ShowcaseScreen.Technique.allCases {
      snapshot.appendSections([technique])
      snapshot.appendItems(screens.filter { $0.technique == technique }.map(\.name))
    }
    apply(snapshot, animatingDifferences: false)
  }

  /// The screen in a row; nil if there is none.
  func screen(at indexPath: IndexPath) -> ShowcaseScreen? {
    itemIdentifier(for: indexPath).flatMap { try? ShowcaseScreen.named($0) }
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)?.rawValue
  }
}
