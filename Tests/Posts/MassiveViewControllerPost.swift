// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

// Soroush Khanlou, "8 Patterns to Help You Destroy Massive View Controller" and "Coordinators Redux": a sectioned data source, a
// presenter, an interaction and a coordinator, each an object of its own.
// http://khanlou.com/2014/09/8-patterns-to-help-you-destroy-massive-view-controller/
// http://khanlou.com/2015/10/coordinators-redux/
//
// The posts find the section by a key's name; here a key path says it. An interaction keeps itself alive by the action that it
// adds, as in the post.

private struct Chore: Equatable {
  let title: String
  let list: String
  let due: Int?
}

/// Which objects are behind which index paths.
private struct SectionedDataSource<Object, Key: Hashable & Comparable> {
  let sections: [(key: Key, objects: [Object])]

  init(_ objects: [Object], by key: KeyPath<Object, Key>) {
    sections = Dictionary(grouping: objects) { $0[keyPath: key] }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  subscript(indexPath: IndexPath) -> Object { sections[indexPath.section].objects[indexPath.row] }
}

/// What a person reads of a task.
private struct TaskPresenter {
  let task: Chore

  var title: String { task.title.capitalized }
  var due: String { task.due.map { "due in \($0) days" } ?? "whenever" }
}

/// Asks, and deletes.
private final class DeleteInteraction {
  private let title: String
  private weak var controller: UIViewController?
  private let delete: () -> Void

  init(of title: String, in controller: UIViewController, delete: @escaping () -> Void) {
    self.title = title
    self.controller = controller
    self.delete = delete
  }

  func activate() {
    let alert = UIAlertController(
      title: "Delete \(title)?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete() })
    controller?.present(alert, animated: false)
  }
}

private protocol TasksControllerDelegate: AnyObject {
  func tasksController(_ controller: TasksController, didSelect task: Chore)
}

private final class TasksController: UITableViewController {
  weak var delegate: (any TasksControllerDelegate)?
  private let source: SectionedDataSource<Chore, String>

  init(_ tasks: [Chore]) {
    source = SectionedDataSource(tasks, by: \.list)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { source.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.sections[section].objects.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { source.sections[section].key }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    cell.textLabel?.text = TaskPresenter(task: source[indexPath]).title
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.tasksController(self, didSelect: source[indexPath])
  }
}

private final class TaskController: UIViewController {
  private let presenter: TaskPresenter
  var didAskToDelete: () -> Void = {}

  init(_ presenter: TaskPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = presenter.title
    let label = UILabel()
    label.text = presenter.due
    let button = UIButton(type: .system)
    button.setTitle("Delete", for: .normal)
    button.addTarget(self, action: TaskController.deleteTapped, for: .touchUpInside)
    stack([label, button], in: view)
  }

  private func deleteTapped() { didAskToDelete() }
}

/// Knows which screen follows which, so that no controller does.
private final class TasksCoordinator: TasksControllerDelegate {
  let navigationController = UINavigationController()
  private(set) var deleted: [Chore] = []

  func start(_ tasks: [Chore]) {
    let controller = TasksController(tasks)
    controller.delegate = self
    navigationController.setViewControllers([controller], animated: false)
  }

  func tasksController(_ controller: TasksController, didSelect task: Chore) {
    let detail = TaskController(TaskPresenter(task: task))
    detail.didAskToDelete = { [weak self, weak detail] in
      guard let self, let detail else { return }
      DeleteInteraction(of: task.title, in: detail) { [weak self] in
        self?.deleted.append(task)
        self?.navigationController.popViewController(animated: false)
      }.activate()
    }
    navigationController.pushViewController(detail, animated: false)
  }
}

@Suite(.alone) @MainActor struct MassiveViewControllerPostTests {
  private let tasks = [
    Chore(title: "buy milk", list: "Home", due: nil),
    Chore(title: "call Anna", list: "Work", due: 2),
    Chore(title: "mow", list: "Home", due: 1),
  ]

  @Test func theDataSourceHasTheObjectsOfEachSection() {
    let source = SectionedDataSource(tasks, by: \.list)
    #expect(source.sections.map(\.key) == ["Home", "Work"])
    #expect(source[IndexPath(row: 1, section: 0)] == tasks[2])
  }

  @Test func theCoordinatorShowsTheChoreAndTheInteractionDeletesIt() throws {
    let coordinator = TasksCoordinator()
    coordinator.start(tasks)
    let screen = Screen(coordinator.navigationController)
    try screen.label("Call Anna").tap()
    #expect(coordinator.navigationController.topViewController?.title == "Call Anna")
    #expect(try screen.label("due in 2 days").text == "due in 2 days")
    try screen.button("Delete").tap()
    #expect(coordinator.deleted.isEmpty)
    try screen.button("Delete").tap()
    #expect(coordinator.deleted == [tasks[1]])
    #expect(coordinator.navigationController.topViewController?.title == "Tasks")
  }
}
