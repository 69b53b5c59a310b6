// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

// The pages of the editor's panel. Each is made anew after every change.
extension EditSession {
  /// The controllers of the pages for what is chosen.
  /// - Parameter panel: shows further pages. Held weakly.
  func pages(in panel: EditPanelController) -> [EditPageController] {
    let overview = EditPageController { [weak self, weak panel] in
      panel.flatMap { self?.overview(in: $0) }
    }
    let chosen: EditPageController? =
      switch selection {
      case .none: nil
      case .object(let id):
        EditPageController { [weak self, weak panel] in
          panel.flatMap { self?.page(ofObject: id, in: $0) }
        }
      case .connection(let id): EditPageController { [weak self] in self?.page(ofConnection: id) }
      }
    return [overview] + (chosen.map { [$0] } ?? [])
  }

  /// All objects and all connections of the scene.
  private func overview(in panel: EditPanelController) -> EditPage {
    let add = EditPage.Row(
      title: "Add an Object…", detail: "Intentions, models and other classes of the program",
      action: .perform { [weak self, weak panel] in panel?.push { self?.palette(in: panel) } })
    return EditPage(
      title: fileName,
      sections: [
        EditPage.Section(
          footer: "Drag from one object of the screen to another one to connect them.", rows: [add]),
        EditPage.Section(header: "Objects", rows: objects.map(row)),
        EditPage.Section(header: "Connections", rows: connections.map(row)),
      ].filter { !$0.rows.isEmpty })
  }

  private func row(of object: DocumentEditor.Object) -> EditPage.Row {
    EditPage.Row(
      title: object.title, detail: object.className,
      action: .perform { [weak self] in self?.selection = .object(object.id) })
  }

  private func row(of connection: DocumentEditor.Connection) -> EditPage.Row {
    EditPage.Row(
      title: connection.sentence,
      action: .perform { [weak self] in self?.selection = .connection(connection.id) })
  }

  // MARK: - One object

  /// What an object is, what it is connected with, and its attributes.
  private func page(ofObject id: String, in panel: EditPanelController) -> EditPage? {
    guard let object = object(id) else { return nil }
    let type = editor.classDescription(ofObject: id)
    let own = connections.filter { $0.source == id || $0.destination == id }
    let connect = EditPage.Row(
      title: "Connect…",
      action: .perform { [weak self, weak panel] in
        panel?.push { panel.flatMap { self?.targets(of: id, in: $0) } }
      })
    var sections = [
      EditPage.Section(header: object.className, footer: type?.summary, rows: [connect]),
      EditPage.Section(header: "Connections", rows: own.map(row)),
    ]
    if isRemovable(object) {
      sections.append(
        EditPage.Section(header: "Attributes", rows: attributes(of: object, type, in: panel)))
      let delete = EditPage.Row(
        title: "Delete \(object.title)",
        action: .delete { [weak self] in self?.remove(object) })
      sections.append(EditPage.Section(rows: [delete]))
    }
    return EditPage(title: object.title, sections: sections.filter { !$0.rows.isEmpty })
  }

  /// The label of an object, and what its class lets a document set.
  private func attributes(
    of object: DocumentEditor.Object, _ type: DocumentEditor.ClassDescription?,
    in panel: EditPanelController
  ) -> [EditPage.Row] {
    let label = EditPage.Row(
      title: "Label",
      action: .enter(text: object.userLabel ?? "", placeholder: object.className ?? "") {
        [weak self] text in
        self?.change { try $0.setUserLabel(text.isEmpty ? nil : text, ofObject: object.id) }
      })
    return [label]
      + (type?.attributes ?? []).flatMap { attribute in rows(of: attribute, of: object, in: panel) }
  }

  private func rows(
    of attribute: DocumentEditor.Attribute, of object: DocumentEditor.Object,
    in panel: EditPanelController
  ) -> [EditPage.Row] {
    let name = attribute.name
    let value = object.runtimeAttributes.first { $0.keyPath == name }?.value
    let store = { [weak self] (value: RuntimeAttributeValue?) in
      _ = self?.change { try $0.setRuntimeAttribute(name, to: value, ofObject: object.id) }
    }
    if attribute.type == .boolean {
      let isOn = value == .boolean(true)
      return [EditPage.Row(title: name, action: .turn(isOn: isOn) { store(.boolean($0)) })]
    }
    let placeholder = attribute.type == .number ? "Number" : "Not set"
    let row = EditPage.Row(
      title: name,
      action: .enter(text: value?.text ?? "", placeholder: placeholder) { [weak self] text in
        guard attribute.type == .number, !text.isEmpty else {
          return store(text.isEmpty ? nil : .string(text))
        }
        guard let number = Double(text) else {
          self?.refuse("\(name) of \(object.title) is a number, and '\(text)' is none.")
          return
        }
        store(.number(number))
      })
    let keyPaths = editor.keyPaths(for: name, ofObject: object.id)
    guard !keyPaths.isEmpty else { return [row] }
    let choose = EditPage.Row(
      title: "Choose \(name)…",
      action: .perform { [weak panel] in
        panel?.push {
          EditPage(
            title: name,
            sections: [
              EditPage.Section(
                rows: keyPaths.map { keyPath in
                  EditPage.Row(
                    title: keyPath,
                    action: .perform {
                      store(.string(keyPath))
                      panel?.pop()
                    })
                })
            ], isSearchable: true)
        }
      })
    return [row, choose]
  }

  // MARK: - Connecting without a pointer

  /// The objects that one can be connected with.
  private func targets(of id: String, in panel: EditPanelController) -> EditPage? {
    guard let source = object(id) else { return nil }
    let rows = editor.possibleDestinations(from: id).compactMap(self.object(_:)).map { other in
      EditPage.Row(
        title: other.title, detail: other.className,
        action: .perform { [weak self, weak panel] in
          panel?.push { self?.choices(between: id, and: other.id) }
        })
    }
    return EditPage(
      title: "Connect \(source.title)",
      sections: [
        EditPage.Section(
          footer: rows.isEmpty ? "The wires of its class permit no connection." : nil,
          rows: rows)
      ], isSearchable: true)
  }

  /// The connections that are possible between two objects.
  private func choices(between id: String, and other: String) -> EditPage? {
    guard let first = object(id), let end = object(other) else { return nil }
    let possible = possibleConnections(between: id, and: other)
    let groups = [
      (nil, possible.filter(\.isUsual)), ("Other Events", possible.filter { !$0.isUsual }),
    ]
    return EditPage(
      title: "\(first.title) and \(end.title)",
      sections: groups.map { header, connections in
        EditPage.Section(
          header: header,
          rows: connections.map { possible in
            EditPage.Row(
              title: possible.title, detail: possible.remark,
              action: .perform { [weak self] in self?.connect(possible) })
          })
      }.filter { !$0.rows.isEmpty })
  }

  // MARK: - One connection

  private func page(ofConnection id: String) -> EditPage? {
    guard let connection = connections.first(where: { $0.id == id }) else { return nil }
    let ends = [("From", connection.source), ("To", connection.destination)]
    let rows = ends.compactMap { end, id in
      object(id).map { object in
        EditPage.Row(
          title: "\(end) \(object.title)", detail: object.className,
          action: .perform { [weak self] in self?.selection = .object(id) })
      }
    }
    let delete = EditPage.Row(
      title: "Delete this Connection",
      action: .delete { [weak self] in self?.remove(connection) })
    return EditPage(
      title: connection.kind.name,
      sections: [
        EditPage.Section(footer: connection.sentence + ".", rows: rows),
        EditPage.Section(rows: [delete]),
      ])
  }

  // MARK: - The palette

  /// The classes of the program of which objects can be added.
  private func palette(in panel: EditPanelController?) -> EditPage {
    EditPage(
      title: "Add an Object",
      sections: [
        EditPage.Section(
          rows: classes.map { type in
            EditPage.Row(
              title: type.name, detail: type.explanation,
              action: .perform { [weak self] in self?.add(type) }, dragged: .newObject(type))
          })
      ], isSearchable: true)
  }
}

extension DocumentEditor.ClassDescription {
  /// What the class is for, and its outlets and attributes.
  fileprivate var explanation: String {
    func list(_ title: String, _ names: [String]) -> String? {
      names.isEmpty ? nil : "\(title): \(names.joined(separator: ", "))"
    }
    return [
      summary, list("Outlets", outlets + outletCollections),
      list("Attributes", attributes.map(\.name)), list("Actions", actions),
    ].compactMap(\.self).joined(separator: "\n")
  }
}

extension DocumentEditor.PossibleConnection {
  /// What a person should know before they choose it; nil for nothing.
  var remark: String? {
    existing != nil ? "Connected already" : replaced.map { "Instead of \($0)" }
  }
}

extension RuntimeAttributeValue {
  /// The value as a person edits it.
  fileprivate var text: String {
    switch self {
    case .boolean(let value): value ? "YES" : "NO"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): value
    }
  }
}
