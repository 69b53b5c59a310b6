// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerInterfaceBuilder
import GossamerKit
import GossamerSupport

/// Shows a document's scene, and reloads it whenever the document is saved.
///
/// What a person has typed stays. After a save with errors, the last good state stays, with the
/// errors above it. If there is none, the parts of the document that could be loaded are shown.
final class LiveController: UIViewController {
  private let request: LiveRequest
  private let liveView = LiveView()
  private var scene: LiveScene?
  private var watch: FileWatch?
  private var link: UpdateLink?
  private var wiredScenes: [LoadedScene] = []
  private var isReloading = false
  /// Whether the last save couldn't be shown.
  private var isBroken = false
  private var editor: WireEditor?
  private var trace: TraceObservation?

  /// Creates a controller that shows nothing yet, see ``load()``.
  init(_ request: LiveRequest) {
    self.request = request
    super.init(nibName: nil, bundle: nil)
  }

  /// Live controllers are in no document.
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = liveView
  }

  /// Shows the document now, and reloads it after each save.
  /// - Throws: ``LiveError`` if no save of the document could mend the error.
  func load() throws(LiveError) {
    watchFile()
    do throws(LiveError) {
      show(try SceneLoader.load(request))
    } catch {
      guard error.isOfDocument else { throw error }
      show(error)
    }
    link = UpdateLink { [weak self] in
      self?.follow()
      return false
    }
    if request.showsWires { observeWires() }
    if request.isEdited { beginEditing() }
  }

  private func watchFile() {
    watch = FileWatch(request.file) { [weak self] in self?.fileDidChange() }
  }

  private func fileDidChange() {
    // What the editor has saved is shown already.
    let isNew = editor?.session.takeChangesOfFile() ?? true
    if isNew || isBroken { reload() }
    if request.isEdited, editor == nil { beginEditing() }
  }

  /// The size of a window that shows the scene as large as it is in the document.
  var preferredSize: CGSize {
    let size = scene?.controller.viewIfLoaded?.frame.size ?? UIScreen.main.bounds.size
    let panelWidth = request.isEdited ? LiveLayout.panelWidth : 0
    return CGSize(
      width: size.width + panelWidth,
      height: size.height + liveView.heightBesideScene(width: size.width))
  }

  private func reload() {
    isReloading = true
    defer { isReloading = false }
    do throws(LiveError) {
      show(try SceneLoader.load(request))
    } catch {
      show(error)
    }
  }

  private func show(_ error: LiveError) {
    isBroken = true
    Messages.live.error("\(error)")
    liveView.showError(ErrorBanner("This save can't be shown", [shortened("\(error)")]))
  }

  /// Replaces the path of the document by its name, which is enough in its own window.
  private func shortened(_ message: String) -> String {
    message.replacing(request.file.path, with: request.file.lastPathComponent)
  }

  private func show(_ new: LiveScene) {
    isBroken = !new.errors.isEmpty
    let old = scene
    let errors = new.errors.map(shortened)
    if !errors.isEmpty, let old, old.errors.isEmpty {
      liveView.showError(ErrorBanner("This save can't be shown", errors))
      return
    }
    let (place, state) = (old?.place, old?.state)
    scene = new
    if presentedViewController != nil { dismiss(animated: false) }
    old?.controller.willMove(toParent: nil)
    addChild(new.controller)
    liveView.showScene(new.controller.view, tint: new.controller.documentTint)
    showWires()
    liveView.showError(
      errors.isEmpty ? nil : ErrorBanner("Parts of the document can't be shown", errors))
    old?.controller.removeFromParent()
    new.controller.didMove(toParent: self)
    // Bindings write the model's values first; then the typed texts are restored over them.
    Interface.current.updateCycle.update()
    if let place {
      new.navigate(to: place)
      Interface.current.updateCycle.update()
    }
    follow()
    state?.restore(to: new.objects)
  }

  /// Updates the title, the new scenes and the wires after each update cycle: navigation loads more
  /// scenes.
  private func follow() {
    title = scene?.controller.screenTitle ?? request.file.lastPathComponent
    scene?.noteNewScenes()
    showWires()
    editor?.outlineSelection()
  }

  // MARK: - Wires

  /// Lights up the wires of what happens, but not while they are edited: then nothing happens by them, and following what an
  /// application does costs more than a frame of a drag has.
  private func observeWires() {
    guard editor?.session.isEditing != true else {
      trace = nil
      return
    }
    trace = Interface.current.observeTrace { [weak self] step in
      // A reload fires connections that no person has fired.
      guard let self, !isReloading else { return }
      liveView.wires?.fire(step)
    }
  }

  /// Draws the connections of the visible scenes, unless they are drawn already.
  private func showWires() {
    guard request.showsWires, let scene else { return }
    let scenes = scene.scenes(in: liveView)
    guard !scenes.elementsEqual(wiredScenes, by: ===) else { return }
    wiredScenes = scenes
    liveView.showWires(Wiring(of: scenes, in: scene.document))
    editor?.scenesDidChange(to: scenes)
  }

  // MARK: - Editing

  private func beginEditing() {
    let module = String(request.module.prefix { $0 != "/" })
    let session: EditSession
    do throws(Diagnostic) {
      session = try EditSession(path: request.path, modules: [module])
    } catch {
      liveView.showError(ErrorBanner("This document can't be edited", [shortened("\(error)")]))
      return
    }
    session.delegate = self
    let editor = WireEditor(session, in: liveView)
    addChild(editor.panel)
    editor.panel.didMove(toParent: self)
    self.editor = editor
    editor.scenesDidChange(to: wiredScenes)
    editor.sessionDidChange(isSelectionNew: true)
    observeWires()
  }

  /// Undo and redo, and Delete for what is chosen.
  override var keyCommands: [UIKeyCommand]? {
    guard let session = editor?.session else { return nil }
    let undoing = [
      UIKeyCommand(
        title: "Undo", input: "z", modifierFlags: .command, action: LiveController.undoChange),
      UIKeyCommand(
        title: "Redo", input: "z", modifierFlags: [.command, .shift],
        action: LiveController.redoChange),
    ]
    let delete = UIKeyCommand(
      title: "Delete", input: UIKeyCommand.inputDelete, modifierFlags: [],
      action: LiveController.deleteSelection)
    return session.isEditing ? undoing + [delete] : undoing
  }

  private func undoChange() { editor?.session.undo() }
  private func redoChange() { editor?.session.redo() }
  private func deleteSelection() { editor?.session.removeSelection() }
}

extension LiveController: EditSessionDelegate {
  func sessionDidChangeDocument(_ session: EditSession) {
    reload()
    editor?.sessionDidChange(isSelectionNew: false)
  }

  func session(_ session: EditSession, didChangeSelection isNew: Bool) {
    if session.isEditing != (trace == nil) { observeWires() }
    editor?.sessionDidChange(isSelectionNew: isNew)
  }

  func session(_ session: EditSession, didFail message: String) {
    editor?.panel.showAgain(isSelectionNew: false)
    liveView.showError(ErrorBanner("This change can't be made", [shortened(message)]))
  }
}
