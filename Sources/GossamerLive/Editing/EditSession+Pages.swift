// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

// The pages of the editor's panel. Each is made anew after every change.
extension EditSession {
  /// The controllers of the pages for what is chosen.
  /// - Parameter panel: shows further pages.
  func pages(in panel: EditPanelController) -> [UIViewController] {
    weak let panel = panel
    var pages = [EditPageController { [weak self] in panel.flatMap { self?.overview(in: $0) } }]
    switch selection {
    case .none: break
    case .object(let id):
      pages.append(EditPageController { [weak self] in panel.flatMap { self?.page(ofObject: id, in: $0) } })
    case .connection(let id):
      pages.append(EditPageController { [weak self] in self?.page(ofConnection: id) })
    }
    return pages
  }

  /// All objects and all connections of the document.
  private func overview(in panel: EditPanelController) -> EditPage {
    EditPage(
      title: file.name,
      sections: [
        EditPage.Section(
          footer: "Drag from one object of the screen to another one to connect them.",
          rows: [
            EditPage.Row(
              title: "Add an Object…", detail: "Intentions and models",
              action: .perform { [weak self, weak panel] in
                panel?.push { self?.palette() }
              })
          ]),
        EditPage.Section(header: "Objects", rows: objects.map(row)),
        EditPage.Section(header: "Connections", rows: connections.map(row)),
      ])
  }

  private func row(of object: EditedObject) -> EditPage.Row {
    EditPage.Row(
      title: object.title, detail: object.className,
      action: .perform { [weak self] in self?.selection = .object(object.id) })
  }

  private func row(of connection: EditedConnection) -> EditPage.Row {
    EditPage.Row(
      title: connection.title, detail: connection.detail,
      action: .perform { [weak self] in self?.selection = .connection(connection.id) })
  }

  // MARK: - One object

  /// What an object is, what it is connected with, and its attributes.
  private func page(ofObject id: String, in panel: EditPanelController) -> EditPage? {
    guard let object = object(id) else { return nil }
    let own = connections.filter { $0.source == id || $0.destination == id }
    let connect = EditPage.Row(
      title: "Connect…", detail: "Choose another object",
      action: .perform { [weak self, weak panel] in
        guard let panel else { return }
        panel.push { [weak panel] in panel.flatMap { self?.targets(of: id, in: $0) } }
      })
    var sections = [
      EditPage.Section(
        header: object.className, footer: object.summary,
        rows: [connect]),
      EditPage.Section(header: "Connections", rows: own.map(row)),
    ]
    guard object.isRemovable else { return EditPage(title: object.title, sections: sections) }
    let label = EditPage.Row(
      title: "Label",
      action: .enter(text: object.label ?? "", placeholder: object.className) { [weak self] in
        self?.setLabel($0, of: id)
      })
    sections.insert(
      EditPage.Section(header: "Attributes", rows: [label] + attributes(of: object).map(row)), at: 1)
    sections.append(
      EditPage.Section(
        rows: [
          EditPage.Row(
            title: "Delete \(object.title)",
            action: .delete { [weak self] in self?.removeObject(id) })
        ]))
    return EditPage(title: object.title, sections: sections)
  }

  private func row(of attribute: EditedAttribute) -> EditPage.Row {
    switch attribute.kind {
    case .onOff(let isOn):
      EditPage.Row(
        title: attribute.name,
        action: .turn(isOn: isOn) { [weak self] in self?.set(attribute, to: $0 ? "YES" : "NO") })
    case .text(let placeholder):
      EditPage.Row(
        title: attribute.name,
        action: .enter(text: attribute.value ?? "", placeholder: placeholder) { [weak self] in
          self?.set(attribute, to: $0)
        })
    }
  }

  // MARK: - Connecting without a pointer

  /// The objects that one can be connected with.
  private func targets(of id: String, in panel: EditPanelController) -> EditPage? {
    guard let object = object(id) else { return nil }
    let rows = objects.compactMap { other -> EditPage.Row? in
      let count = possibleConnections(between: id, and: other.id).count
      guard count > 0 else { return nil }
      return EditPage.Row(
        title: other.title, detail: other.className,
        action: .perform { [weak self, weak panel] in
          panel?.push { self?.choices(between: id, and: other.id) }
        })
    }
    return EditPage(
      title: "Connect \(object.title)",
      sections: [
        EditPage.Section(
          footer: rows.isEmpty ? "No object of this document can be connected with it." : nil,
          rows: rows)
      ], isSearchable: rows.count > 12)
  }

  /// The connections that are possible between two objects.
  private func choices(between id: String, and other: String) -> EditPage? {
    guard let object = object(id), let end = object(other) else { return nil }
    return EditPage(
      title: "\(object.title) and \(end.title)",
      sections: [
        EditPage.Section(
          rows: possibleConnections(between: id, and: other).map { possible in
            EditPage.Row(
              title: possible.title, detail: possible.detail,
              action: .perform { [weak self] in self?.connect(possible) })
          })
      ])
  }

  // MARK: - One connection

  private func page(ofConnection id: String) -> EditPage? {
    guard let connection = connections.first(where: { $0.id == id }) else { return nil }
    let ends = [("From", connection.source), ("To", connection.destination)]
    return EditPage(
      title: connection.name,
      sections: [
        EditPage.Section(
          header: connection.kind,
          rows: ends.compactMap { end, id in
            object(id).map { object in
              EditPage.Row(
                title: "\(end): \(object.title)", detail: object.className,
                action: .perform { [weak self] in self?.selection = .object(id) })
            }
          }),
        EditPage.Section(
          rows: [
            EditPage.Row(
              title: "Delete this Connection",
              action: .delete { [weak self] in self?.removeConnection(id) })
          ]),
      ])
  }

  // MARK: - The palette

  /// The classes of the program of which objects can be added.
  private func palette() -> EditPage {
    EditPage(
      title: "Add an Object",
      sections: [
        EditPage.Section(
          rows: classes.entries.map { entry in
            EditPage.Row(
              title: entry.name, detail: entry.description,
              action: .perform { [weak self] in self?.add(entry) })
          })
      ], isSearchable: true)
  }
}

extension ProgramClasses.Entry {
  /// What the class is for, and its outlets and attributes.
  fileprivate var description: String {
    let properties = AnyWires.table(of: type).properties
    func names(_ kinds: Set<WiredProperty.Kind>) -> String? {
      let names = properties.filter { kinds.contains($0.value.kind) }.keys.sorted()
      return names.isEmpty ? nil : names.joined(separator: ", ")
    }
    return [
      summary, names([.outlet, .outletCollection]).map { "Outlets: \($0)" },
      names([.attribute]).map { "Attributes: \($0)" },
    ].compactMap(\.self).joined(separator: "\n")
  }
}
