// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// Loads the scene of a request.
enum SceneLoader {
  /// Loads the scene, its view included, from the file as it is now.
  static func load(_ request: LiveRequest) throws(LiveError) -> LiveScene {
    try DocumentPath.requireFile(request.path)
    DocumentCache.forget(contentsOfFile: request.file.path)
    ClassLookup.adviceForUnknownClass = { name in
      """
      Write it at the top level of the program, or let another class stand for it: \
      --class \(name)=CLASS.
      """
    }
    let storyboard = UIStoryboard(contentsOf: request.file, file: request.module)
    let document = try reading { () throws(StoryboardError) in try storyboard.load().document }
    return switch document.kind {
    case .storyboard: try loadScene(request, of: storyboard, document)
    case .xib: try loadNib(request, document)
    }
  }

  private static func loadScene(
    _ request: LiveRequest, of storyboard: UIStoryboard, _ document: Document
  ) throws(LiveError) -> LiveScene {
    let loaded = LoadedScenes(model: request.model)
    storyboard.sceneDidLoad = { [weak loaded] in loaded?.append($0) }
    let id = try SceneChoice.controllerID(request.scene, in: document)
    let controller = try reading { () throws(StoryboardError) in
      try storyboard.viewController(id: id)
    }
    controller.loadViewIfNeeded()
    return LiveScene(controller: controller, document: document, loaded: loaded)
  }

  /// Loads a xib. Its owner is of the class that the document names if that is a view controller,
  /// or else a plain `UIViewController` that shows the view.
  private static func loadNib(
    _ request: LiveRequest, _ document: Document
  ) throws(LiveError) -> LiveScene {
    if let name = request.scene {
      throw .unknownScene(name, file: document.file, scenes: [], suggestion: nil)
    }
    let nib = UINib(contentsOf: request.file, file: request.module)
    let contents = try reading { () throws(StoryboardError) in try nib.loadWithOwner() }
    let owner = contents.owner
    if !owner.isViewLoaded {
      guard let view = contents.objects.lazy.compactMap({ $0 as? UIView }).first else {
        throw .nothingToShow(file: document.file)
      }
      owner.view = view
    }
    owner.keep(contents.objects.filter { $0 !== owner.view })
    let loaded = LoadedScenes(model: request.model)
    loaded.append(contents.scene)
    return LiveScene(controller: owner, document: document, loaded: loaded)
  }

  private static func reading<Result>(
    _ read: () throws(StoryboardError) -> Result
  ) throws(LiveError) -> Result {
    do throws(StoryboardError) {
      return try read()
    } catch {
      throw .unreadable("\(error)")
    }
  }
}
