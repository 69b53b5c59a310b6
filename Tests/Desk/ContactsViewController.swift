// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A list of people by their initials, with cells of its own, and settings beside it.
class ContactsViewController: UITableViewController {
  struct Contact {
    let name: String
    let note: String
    var isFavorite = false
  }

  var groups: [(letter: String, contacts: [Contact])] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    navigationItem.rightBarButtonItems = [
      editButtonItem,
      UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: ContactsViewController.addContact),
    ]
    tableView.register(ContactCell.self, forCellReuseIdentifier: "Contact")
    let names = ["Ada", "Alan", "Barbara", "Donald", "Edsger", "Frances", "Grace", "Ken", "Radia"]
    groups = Dictionary(grouping: names) { String($0.prefix(1)) }
      .sorted { $0.key < $1.key }
      .map { letter, names in
        (
          letter,
          names.map {
            Contact(
              name: $0,
              note: String(repeating: "Met at a conference. ", count: $0.count % 4 + 1))
          }
        )
      }
  }

  func addContact() {
    groups[0].contacts.insert(Contact(name: "Alonzo", note: "New"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  // MARK: - Table view data source

  override func numberOfSections(in tableView: UITableView) -> Int {
    return groups.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return groups[section].contacts.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    return groups[section].letter
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath) as? ContactCell
    let contact = groups[indexPath.section].contacts[indexPath.row]
    cell?.nameLabel.text = contact.name
    cell?.noteLabel.text = contact.note
    cell?.iconView.image = UIImage(systemName: contact.isFavorite ? "star.fill" : "person")
    return cell ?? UITableViewCell()
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    return groups.map { $0.letter }
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      groups[indexPath.section].contacts.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath
  ) {
    let contact = groups[fromIndexPath.section].contacts.remove(at: fromIndexPath.row)
    groups[to.section].contacts.insert(contact, at: to.row)
  }

  // MARK: - Table view delegate

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let favorite = UIContextualAction(style: .normal, title: "Favorite") {
      [weak self] _, _, completionHandler in
      self?.toggleFavorite(at: indexPath)
      completionHandler(true)
    }
    favorite.backgroundColor = .systemOrange
    favorite.image = UIImage(systemName: "star")
    return UISwipeActionsConfiguration(actions: [favorite])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let duplicate = UIAction(title: "Duplicate", image: UIImage(systemName: "doc.on.doc")) {
        [weak self] _ in
        self?.duplicate(at: indexPath)
      }
      return UIMenu(title: "", children: [duplicate])
    }
  }

  func duplicate(at indexPath: IndexPath) {
    let contact = groups[indexPath.section].contacts[indexPath.row]
    groups[indexPath.section].contacts.insert(contact, at: indexPath.row + 1)
    tableView.insertRows(
      at: [IndexPath(row: indexPath.row + 1, section: indexPath.section)], with: .automatic)
  }

  func toggleFavorite(at indexPath: IndexPath) {
    groups[indexPath.section].contacts[indexPath.row].isFavorite.toggle()
    tableView.reconfigureRows(at: [indexPath])
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let settings = SettingsViewController(style: .insetGrouped)
    settings.title = groups[indexPath.section].contacts[indexPath.row].name
    navigationController?.pushViewController(settings, animated: true)
  }
}

/// A name, a note that may take several lines, and a picture.
class ContactCell: UITableViewCell {
  let nameLabel = UILabel()
  let noteLabel = UILabel()
  let iconView = UIImageView(image: UIImage(systemName: "person"))

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    noteLabel.font = .preferredFont(forTextStyle: .subheadline)
    noteLabel.textColor = .secondaryLabel
    noteLabel.numberOfLines = 0
    for view in [iconView, nameLabel, noteLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      iconView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      iconView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      iconView.widthAnchor.constraint(equalToConstant: 32),
      iconView.heightAnchor.constraint(equalToConstant: 32),
      nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      noteLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      noteLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      noteLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      noteLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// Settings in groups, of cells of UIKit's styles.
class SettingsViewController: UITableViewController {
  var notifies = true
  var chosenTone = 1
  private let tones = ["None", "Chime", "Crystal"]

  override func numberOfSections(in tableView: UITableView) -> Int {
    return 3
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return section == 1 ? tones.count : 2
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    return ["General", "Tone", nil][section]
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    return section == 1 ? "The tone is played when a message from this contact arrives." : nil
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    switch indexPath.section {
    case 0 where indexPath.row == 0:
      cell.textLabel?.text = "Notifications"
      let toggle = UISwitch()
      toggle.isOn = notifies
      toggle.sizeToFit()
      toggle.addTarget(self, action: SettingsViewController.toggled, for: .valueChanged)
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    case 0:
      cell.textLabel?.text = "Ringtone"
      cell.detailTextLabel?.text = tones[chosenTone]
      cell.imageView?.image = UIImage(systemName: "music.note")
      cell.accessoryType = .disclosureIndicator
    case 1:
      cell.textLabel?.text = tones[indexPath.row]
      cell.accessoryType = indexPath.row == chosenTone ? .checkmark : .none
    default:
      var content = cell.defaultContentConfiguration()
      content.text = indexPath.row == 0 ? "Share" : "Block"
      content.image = UIImage(systemName: indexPath.row == 0 ? "square.and.arrow.up" : "nosign")
      content.textProperties.color = indexPath.row == 0 ? .tintColor : .systemRed
      cell.contentConfiguration = content
    }
    return cell
  }

  func toggled(_ sender: UISwitch) {
    notifies = sender.isOn
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == 1 else { return }
    chosenTone = indexPath.row
    tableView.reloadData()
  }
}
