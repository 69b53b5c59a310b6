// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

// Ian Keen, "TableViewTuneUp": a coordinator gives the data to a data source and a delegate of its own, the controller only
// binds the coordinator to the model. https://github.com/IanKeen/TableViewTuneUp
//
// The post adds the refresh control as a subview and shows an alert view; `refreshControl` and `UIAlertController` have taken
// their places in UIKit. `TableCoordinator` is this coordinator as a part of Gossamer.

private struct Row: Equatable {
  let id: Int
  let title: String
}

private final class RowCell: UITableViewCell {
  func show(_ row: Row) { textLabel?.text = row.title }
}

private final class RowDataSource: UITableViewDataSource {
  var rows: [Row] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "\(RowCell.self)", for: indexPath)
    (cell as? RowCell)?.show(rows[indexPath.row])
    return cell
  }
}

private final class RowDelegate: UITableViewDelegate {
  var rows: [Row] = []
  var didSelect: (Row) -> Void = { _ in }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    didSelect(rows[indexPath.row])
  }
}

private final class RowCoordinator {
  let tableView: UITableView
  let dataSource = RowDataSource()
  let delegate = RowDelegate()

  init(_ tableView: UITableView) {
    self.tableView = tableView
    tableView.register(RowCell.self, forCellReuseIdentifier: "\(RowCell.self)")
    tableView.dataSource = dataSource
    tableView.delegate = delegate
  }

  func reloadData(_ rows: [Row]) {
    dataSource.rows = rows
    delegate.rows = rows
    tableView.reloadData()
  }
}

/// The post's model, which calls closures.
private final class RowsModel {
  var didReloadData: ([Row]) -> Void = { _ in }
  var didError: (String) -> Void = { _ in }
  var didUpdateNavigationTitle: (String) -> Void = { _ in }
  var answer: Result<[Row], URLError> = .success([])

  func reloadData() {
    switch answer {
    case .success(let rows): didReloadData(rows)
    case .failure: didError("The list didn't come.")
    }
  }

  func userSelected(_ row: Row) { didUpdateNavigationTitle(row.title) }
}

private final class RowsController: UIViewController {
  private let model: RowsModel
  private let refresh = UIRefreshControl()
  private let tableView = UITableView()
  private lazy var coordinator = RowCoordinator(tableView)

  init(model: RowsModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    bindToModel()
    refresh.addTarget(self, action: RowsController.reloadData, for: .valueChanged)
    tableView.refreshControl = refresh
    reloadData()
  }

  private func bindToModel() {
    coordinator.delegate.didSelect = { [model] in model.userSelected($0) }
    model.didUpdateNavigationTitle = { [weak self] in self?.title = $0 }
    model.didReloadData = { [weak self] rows in
      self?.refresh.endRefreshing()
      self?.coordinator.reloadData(rows)
    }
    model.didError = { [weak self] message in
      self?.refresh.endRefreshing()
      let alert = UIAlertController(title: "Oops", message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      self?.present(alert, animated: false)
    }
  }

  private func reloadData() { model.reloadData() }
}

@Suite(.alone) @MainActor struct TableViewPostTests {
  @Test func showsTheRows_AndTheTitleOfTheChosenOne() throws {
    let model = RowsModel()
    model.answer = .success([Row(id: 1, title: "Milk"), Row(id: 2, title: "Bread")])
    let controller = RowsController(model: model)
    let screen = Screen(UINavigationController(rootViewController: controller))
    try screen.label("Bread").tap()
    #expect(controller.title == "Bread")
  }

  @Test func saysWhatHasFailed() throws {
    let model = RowsModel()
    let controller = RowsController(model: model)
    let screen = Screen(UINavigationController(rootViewController: controller))
    model.answer = .failure(URLError(.notConnectedToInternet))
    model.reloadData()
    screen.update()
    #expect((controller.presentedViewController as? UIAlertController)?.message != nil)
    try screen.button("OK").tap()
    #expect(controller.presentedViewController == nil)
  }
}
