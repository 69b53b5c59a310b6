// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// Lets a person edit the connections of a document over its running scene: it finds the objects of the document under the
/// pointer, and shows what the session says of them.
final class WireEditor {
  let session: EditSession
  let panel: EditPanelController
  private let liveView: LiveView
  private lazy var editView = WireEditView(delegate: self)
  private var scenes: [LoadedScene] = []
  private var hovered: EditTarget?

  /// Creates an editor, and shows its panel.
  /// - Parameters:
  ///   - session: the document.
  ///   - liveView: the view with the scene and its wires.
  init(_ session: EditSession, in liveView: LiveView) {
    self.session = session
    self.liveView = liveView
    panel = EditPanelController(session)
    liveView.panel = panel.view
    liveView.editView = editView
    panel.follow = { [weak self] in self?.follow($0, $1) }
  }

  /// Follows a class that a person drags out of the panel.
  private func follow(_ source: EditDragSource, _ pan: UIPanGestureRecognizer) {
    guard session.isEditing else { return }
    let point = pan.location(in: editView)
    switch pan.state {
    case .began: editView.beginDrag(of: source, from: point)
    case .changed: editView.moveDrag(to: point)
    case .ended: editView.finishDrag(at: point)
    case .possible, .cancelled, .failed: editView.endDrag()
    }
  }

  /// Called when other objects are shown: after each load, and after a person has navigated.
  func scenesDidChange(to scenes: [LoadedScene]) {
    self.scenes = scenes
    hovered = nil
    let shown = scenes.reversed().flatMap(\.ids).compactMap(session.scene)
    if let last = shown.first, !shown.contains(session.scene) { session.show(scene: last) }
    showSelection()
  }

  /// Called when the document, the selection or the mode has changed.
  /// - Parameter isSelectionNew: whether something else was chosen.
  func sessionDidChange(isSelectionNew: Bool) {
    liveView.editView = session.isEditing ? editView : nil
    panel.showAgain(isSelectionNew: isSelectionNew)
    showSelection()
  }

  private func showSelection() {
    guard let wires = liveView.wires else { return }
    guard session.isEditing else {
      wires.emphasis = .none
      return
    }
    outlineSelection()
    let objects = [session.selectedObject?.id, hovered?.id].compactMap { $0.flatMap(object) }
    wires.emphasis = .chosen(
      objects: Set(objects.map(ObjectIdentifier.init)),
      connection: session.selectedConnection.flatMap(loadedConnection))
  }

  /// Outlines the chosen object where it is now. Called in each update cycle, because the scene may be laid out anew.
  func outlineSelection() {
    let chosen = session.selectedObject.flatMap { object(id: $0.id) }
    editView.showSelection(session.isEditing ? chosen.flatMap(frame) : nil)
  }

  /// Where an object is visible, in points of the view in which wires are drawn by hand; nil if it isn't.
  private func frame(of object: AnyObject) -> CGRect? {
    guard let wires = liveView.wires else { return nil }
    return wires.place(of: object).map { editView.convert($0, from: wires) }
  }

  private func object(id: String) -> AnyObject? {
    scenes.lazy.compactMap { $0.object(id: id) }.first
  }

  /// The connection that the loader has made for one of the document.
  private func loadedConnection(
    _ connection: DocumentEditor.Connection
  ) -> LoadedScene.Connection? {
    scenes.lazy.flatMap(\.connections).first { connection.is($0) }
  }
}

extension WireEditor: WireEditViewDelegate {
  func targets(in view: WireEditView) -> [EditTarget] {
    scenes.flatMap { scene in
      scene.ids.compactMap { id in
        guard session.scene(ofObject: id) != nil, let frame = scene.object(id: id).flatMap(frame)
        else {
          return nil
        }
        return EditTarget(id: id, frame: frame)
      }
    }
  }

  func wireEditView(_ view: WireEditView, endsOf source: EditDragSource) -> Set<String> {
    if case .object(let id) = source { showScene(ofObject: id) }
    return session.ends(of: source)
  }

  func wireEditView(_ view: WireEditView, nameOf id: String) -> String {
    session.object(id)?.title ?? id
  }

  func wireEditView(
    _ view: WireEditView, menuFor source: EditDragSource, at id: String
  ) -> UIMenu? {
    switch source {
    case .object(let source): return menu(between: source, and: id)
    case .newObject(let type):
      guard let added = session.add(type, on: id) else { return nil }
      let isConnected = session.connections.contains {
        $0.source == added || $0.destination == added
      }
      return isConnected ? nil : menu(between: added, and: id)
    }
  }

  /// The connections that are possible between two objects: the usual ones, and behind them those at other events.
  private func menu(between id: String, and other: String) -> UIMenu? {
    let possible = session.possibleConnections(between: id, and: other)
    let actions = possible.map { possible in
      let action = UIAction(title: possible.title, subtitle: possible.remark) {
        [weak session] _ in session?.connect(possible)
      }
      action.state = possible.existing == nil ? .off : .on
      return (action: action, isUsual: possible.isUsual)
    }
    let others = actions.filter { !$0.isUsual }.map(\.action)
    let children: [UIMenuElement] =
      actions.filter(\.isUsual).map(\.action)
      + (others.isEmpty ? [] : [UIMenu(title: "Other Events", children: others)])
    return children.isEmpty ? nil : UIMenu(children: children)
  }

  func wireEditView(_ view: WireEditView, didDrop source: EditDragSource, at point: CGPoint) {
    if case .newObject(let type) = source, view.bounds.contains(point) { session.add(type) }
  }

  func wireEditView(_ view: WireEditView, wasPressedAt point: CGPoint) {
    let target = targets(in: view).target(at: point)
    if let wires = liveView.wires,
      let wire = wires.connection(at: wires.convert(point, from: view))?.documented,
      let connection = connection(wire)
    {
      session.selection = .connection(connection.id)
    } else {
      if let target { showScene(ofObject: target.id) }
      session.selection = target.map { .object($0.id) } ?? .none
    }
  }

  /// The connection of the document that the loader has made, in whichever scene it is.
  private func connection(_ loaded: LoadedScene.Connection) -> DocumentEditor.Connection? {
    showScene(ofObject: loaded.source)
    return session.connections.first { $0.is(loaded) }
  }

  /// Has the session show the scene with an object: several may be visible, one inside the other.
  private func showScene(ofObject id: String) {
    if let scene = session.scene(ofObject: id) { session.show(scene: scene) }
  }

  func wireEditView(_ view: WireEditView, isHoveredAt point: CGPoint?) {
    let target = point.flatMap { targets(in: view).target(at: $0) }
    guard target != hovered else { return }
    hovered = target
    showSelection()
  }
}

extension DocumentEditor.Connection {
  /// Whether the loader has made this connection.
  fileprivate func `is`(_ loaded: LoadedScene.Connection) -> Bool {
    source == loaded.source && destination == loaded.destination && kind.name == loaded.name
      && line == loaded.line
  }
}
