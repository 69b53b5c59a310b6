// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Lists of collection views: their cells, accessories, menus and hierarchies.
@Suite(.alone) @MainActor struct ListCellTests {
  private final class Delegate: UICollectionViewDelegate {
    var menuItems: [IndexPath] = []

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      menuItems.append(indexPath)
      return UIContextMenuConfiguration(
        previewProvider: { UIViewController() },
        actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
    }
  }

  private let delegate = Delegate()
  private let list: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, String>
  private let screen: Screen

  init() {
    self.init(.init(appearance: .insetGrouped))
  }

  private init(
    _ configuration: UICollectionLayoutListConfiguration,
    prepare: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) {
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      prepare(cell, text)
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    list.delegate = delegate
    let controller = UIViewController()
    controller.view = list
    screen = Screen(controller, size: CGSize(width: 320, height: 400))
    show(["a", "b", "c"])
  }

  private func show(_ items: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    screen.update()
  }

  private func cell(_ item: Int) throws -> UICollectionViewListCell {
    try #require(list.cellForItem(at: [0, item]) as? UICollectionViewListCell)
  }

  private func symbols(_ cell: UICollectionViewListCell) -> [String] {
    cell.shownAccessories.map { shown in
      switch shown.accessory.kind {
      case .symbol(let name): name
      case .button(let name, _, _): name
      case .delete: "delete"
      case .multiselect: "multiselect"
      case .label(let text, _, _): text
      case .custom: "custom"
      case .outline: "outline"
      }
    }
  }

  @Test func accessoriesTakeRoomBesideTheContent() throws {
    let cell = try cell(0)
    let width = cell.bounds.width
    #expect(cell.contentView.frame == cell.bounds)
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
    cell.accessories = [
      .disclosureIndicator(), .label(text: "12"),
      .customView(
        configuration: .init(
          customView: badge, placement: .leading(), reservedLayoutWidth: .actual,
          maintainsFixedSize: true)),
    ]
    list.collectionViewLayout.invalidateLayout()
    screen.update()
    #expect(symbols(cell) == ["chevron.right", "12", "custom"])
    #expect(badge.frame.minX == 16 && badge.frame.width == 40)
    #expect(cell.contentView.frame.minX == 56)
    let chevron = try #require(cell.shownAccessories.first?.view)
    let label = cell.shownAccessories[1].view
    #expect(chevron.frame.maxX == width - 16 && label.frame.maxX == chevron.frame.minX - 8)
    #expect(cell.contentView.frame.maxX == label.frame.minX)
  }

  @Test func showsWhatIsForEditing_OnlyWhileItIsEdited() throws {
    let cell = try cell(1)
    var isDeleted = false
    cell.accessories = [
      .delete { isDeleted = true }, .checkmark(displayed: .whenNotEditing),
      .multiselect(options: .init(isHidden: true)),
    ]
    #expect(symbols(cell) == ["checkmark"])
    list.isEditing = true
    #expect(cell.configurationState.isEditing)
    #expect(symbols(cell) == ["delete"])
    try #require(cell.shownAccessories.first?.view as? UIButton).sendActions(
      for: .primaryActionTriggered)
    #expect(isDeleted)
    list.isEditing = false
    #expect(symbols(cell) == ["checkmark"])
  }

  @Test func backgroundFollowsTheState_UnlessItIsChanged() throws {
    let cell = try cell(0)
    cell.backgroundConfiguration = .listGroupedCell()
    #expect(cell.selectedBackgroundView == nil)
    screen.update()
    let view = try #require(cell.configuredBackground)
    #expect(view.configuration.backgroundColor == .secondarySystemGroupedBackground)
    #expect(view.cardCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    cell.isSelected = true
    screen.update()
    #expect(view.configuration.backgroundColor == .systemGray4)
    var own = UIBackgroundConfiguration.listGroupedCell()
    own.backgroundColor = .systemMint
    cell.backgroundConfiguration = own
    screen.update()
    #expect(view.configuration.backgroundColor == .systemMint)
    own.backgroundColor = nil
    own.backgroundColorTransformer = .init { _ in .systemPink }
    #expect(own.resolvedBackgroundColor(for: .systemBlue) == .systemPink)
    #expect(
      UIBackgroundConfiguration.clear().resolvedBackgroundColor(for: .systemBlue) == .clear)
  }

  @Test func handlerGetsTheState_AlsoValuesOfTheApplication() throws {
    let key = UIConfigurationStateCustomKey("key")
    var states: [Bool] = []
    let cell = try cell(0)
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    screen.update()
    cell.isSelected = true
    screen.update()
    #expect(states == [false, true])
    var state = cell.configurationState
    state[key] = 3
    #expect(state[key] == AnyHashable(3) && state != cell.configurationState)
  }

  @Test func menuHasTheDelegatesEntries_AndTheSwipeActions() throws {
    var deleted: [IndexPath] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { item in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        deleted.append(item)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    let other = ListCellTests(configuration)
    let frame = try other.cell(1).frame
    let menu = try #require(
      other.list.itemMenus.interaction.prepare(at: CGPoint(x: frame.midX, y: frame.midY))?.menu)
    #expect(menu.allActions.map(\.title) == ["Share", "Delete"])
    #expect(other.delegate.menuItems == [[0, 1]])
    menu.allActions.last?.perform(sender: other.list)
    #expect(deleted == [[0, 1]])
    #expect(other.list.itemMenus.performDeletion(of: [0, 2]))
    #expect(deleted == [[0, 1], [0, 2]])
    #expect(try other.cell(0).accessibleActions.map(\.name) == ["Share", "Delete"])
  }

  @Test func rowsShowAndHideTheirChildren() throws {
    let other = ListCellTests(.init(appearance: .sidebar)) { cell, text in
      let options = UICellAccessory.OutlineDisclosureOptions(style: .header)
      cell.accessories = text == "folder" ? [.outlineDisclosure(options: options)] : []
    }
    var files = NSDiffableDataSourceSectionSnapshot<String>()
    files.append(["folder", "note"])
    files.append(["inner"], to: "folder")
    var expanded: [String] = []
    other.source.sectionSnapshotHandlers.willExpandItem = { expanded.append($0) }
    other.source.apply(files, to: 0, animatingDifferences: false)
    other.screen.update()
    #expect(other.source.snapshot().itemIdentifiers == ["folder", "note"])
    other.list.selectByHand([0, 0])
    other.screen.update()
    #expect(expanded == ["folder"] && other.list.indexPathsForSelectedItems?.isEmpty ?? true)
    #expect(other.source.snapshot().itemIdentifiers == ["folder", "inner", "note"])
    #expect(try other.cell(0).configurationState.isExpanded)
    #expect(try other.cell(1).indentation == 10)
    other.list.selectByHand([0, 0])
    #expect(other.source.snapshot().itemIdentifiers == ["folder", "note"])
    #expect(!other.source.snapshot(for: 0).isExpanded("folder"))
  }

  @Test func firstItemIsAHeader_AndSeparatorsFollowTheHandler() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    configuration.itemSeparatorHandler = { item, all in
      var own = all
      if item.item == 2 { own.bottomSeparatorVisibility = .hidden }
      own.color = .systemRed
      return own
    }
    let other = ListCellTests(configuration)
    other.show(["title", "a", "b", "c", "d"])
    #expect(try other.cell(0).isHeader)
    #expect(try !other.cell(1).isHeader)
    #expect(try other.cell(1).cardCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    let lines = other.list.subviews.compactMap { $0 as? ListSeparator }
    #expect(lines.count == 2 && lines.allSatisfy { $0.backgroundColor == .systemRed })
    #expect(other.list.backgroundColor == .systemGroupedBackground)
  }

  @Test func handlerChangesVisibleItems() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items where item.indexPath.item == 1 { item.alpha = 0.5 }
    }
    list.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: section), animated: false)
    screen.update()
    #expect(try cell(0).alpha == 1)
    #expect(try cell(1).alpha == 0.5)
  }
}
