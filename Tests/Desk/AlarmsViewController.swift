// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A list with a switch in each row, whose rows are flagged, moved and deleted.
class AlarmsViewController: UITableViewController {
  struct Alarm {
    var name: String
    var isOn = false
    var isFlagged = false
  }

  var alarms = (1...200).map { Alarm(name: "Alarm \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityLabel = "Alarms"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Alarm")
    navigationItem.rightBarButtonItem = editButtonItem
    updateTitle()
  }

  func updateTitle() {
    title = "\(alarms.count { $0.isOn }) of \(alarms.count)"
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    alarms.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Alarm", for: indexPath)
    let alarm = alarms[indexPath.row]
    var content = UIListContentConfiguration.cell()
    content.text = alarm.name + (alarm.isFlagged ? ", flagged" : "")
    cell.contentConfiguration = content
    let toggle = UISwitch()
    toggle.isOn = alarm.isOn
    toggle.accessibilityLabel = alarm.name
    toggle.addTarget(self, action: AlarmsViewController.toggle, for: .valueChanged)
    cell.accessoryView = toggle
    return cell
  }

  func toggle(_ sender: UISwitch) {
    guard let cell = sender.superview as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return }
    alarms[indexPath.row].isOn = sender.isOn
    updateTitle()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = alarms[indexPath.row].name
    detail.view.backgroundColor = .systemBackground
    navigationController?.pushViewController(detail, animated: true)
  }

  // MARK: - Editing

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    alarms.insert(alarms.remove(at: source.row), at: destination.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    alarms.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    updateTitle()
  }

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.alarms[indexPath.row].isFlagged.toggle()
      self?.tableView.reloadRows(at: [indexPath], with: .none)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [flag])
  }
}
