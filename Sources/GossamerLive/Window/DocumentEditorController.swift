// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import GossamerInterfaceBuilder
public import GossamerKit

/// Shows a scene of a document as `gossamer edit` does: it runs, its connections are drawn, and a person can make others.
///
///     let editor = try DocumentEditorController(contentsOf: document)
///     navigationController?.pushViewController(editor, animated: true)
///
/// Each change is saved in the file at once, and what other programs save in it is shown.
public final class DocumentEditorController: UIViewController {
  private let live: LiveController

  /// Creates a controller.
  /// - Parameters:
  ///   - document: the .storyboard or .xib file.
  ///   - scene: the object id or the storyboard ID of the scene; nil for the initial one.
  ///   - module: the module with the application's classes, by its `#fileID`.
  /// - Throws: an error with a message for people if there is no such file or scene. A document with errors is shown with them.
  public init(
    contentsOf document: URL, scene: String? = nil, module: String = #fileID
  ) throws {
    live = LiveController(
      LiveRequest(
        file: document, path: document.path, scene: scene, showsWires: true, isEdited: true,
        module: module))
    super.init(nibName: nil, bundle: nil)
    try live.load()
  }

  /// Documents can't create it.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = live.title
    addChild(live)
    view.addSubview(live.view)
    live.didMove(toParent: self)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    live.view.frame = view.bounds.inset(by: view.safeAreaInsets)
  }
}
