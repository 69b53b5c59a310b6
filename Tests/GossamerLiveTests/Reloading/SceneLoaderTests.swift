// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerLive

final class LiveTestController: UIViewController {}

@Suite(.alone) struct SceneLoaderTests {
  private static let scenes = Storyboards.document(
    initial: "one",
    scenes: Storyboards.scene(id: "one") + Storyboards.scene(id: "two", storyboardID: "Detail"))

  @Test(arguments: [
    (nil, "view-one"), ("one", "view-one"), ("two", "view-two"), ("Detail", "view-two"),
  ])
  func loadsTheSceneThatIsAskedFor(name: String?, view: String) async throws {
    try await TemporaryDirectory.use { directory in
      let file = try directory.file(named: "Main.storyboard", containing: Self.scenes)
      let scene = try SceneLoader.load(LiveRequest(file: file, path: file.path, scene: name))
      #expect(scene.objects[view] === scene.controller.view)
    }
  }

  @Test func loadsTheFirstScene_WhenNoneIsInitial() async throws {
    try await TemporaryDirectory.use { directory in
      let text = Storyboards.document(initial: nil, scenes: Storyboards.scene(id: "only"))
      let file = try directory.file(named: "Main.storyboard", containing: text)
      let scene = try SceneLoader.load(LiveRequest(file: file, path: file.path))
      #expect(scene.objects["only"] === scene.controller)
    }
  }

  @Test func showsTheViewOfAXib_ForAnOwnerThatOnlyShowsIt() async throws {
    try await TemporaryDirectory.use { directory in
      let file = try directory.file(named: "Card.xib", containing: Storyboards.xib(owner: ""))
      let scene = try SceneLoader.load(LiveRequest(file: file, path: file.path))
      #expect(scene.objects["card"] === scene.controller.view)
      #expect(scene.controller.view.frame.size == CGSize(width: 200, height: 100))
    }
  }

  @Test func makesTheOwnerOfAXib_WhereItIsAController() async throws {
    try await TemporaryDirectory.use { directory in
      let text = Storyboards.xib(owner: "customClass=\"LiveTestController\"")
      let file = try directory.file(named: "Card.xib", containing: text)
      let scene = try SceneLoader.load(LiveRequest(file: file, path: file.path, module: #fileID))
      #expect(scene.controller is LiveTestController)
      #expect(scene.objects["card"] === scene.controller.view)
    }
  }

  @Test func saysWhereTheLinkLeads_WhenTheDocumentIsABrokenLink() async throws {
    try await TemporaryDirectory.use { directory in
      let link = try directory.file(named: "Main.storyboard", containing: "")
      try FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "Gone.storyboard")
      let error = #expect(throws: LiveError.self) {
        try SceneLoader.load(LiveRequest(file: link, path: link.path))
      }
      #expect(
        error?.description == """
          '\(link.path)' is a link to 'Gone.storyboard', which isn't there. Correct the link.
          """)
    }
  }

  @Test(arguments: [
    (
      "LiveTestControler",
      """
      The class 'LiveTestControler' is unknown, so a UIViewController stands in for File's Owner. Write \
      it at the top level of the program, or let another class stand for it: \
      --class LiveTestControler=CLASS.
      """
    ),
    (
      "UILabel",
      """
      File's Owner is a 'UILabel', which is no UIViewController, so a UIViewController stands in for \
      it, without its outlets and actions. Run the application to see it with its owner.
      """
    ),
  ])
  func saysWhyThereIsNoSuchOwner(name: String, message: String) async throws {
    try await TemporaryDirectory.use { directory in
      let text = Storyboards.xib(
        owner: "customClass=\"\(name)\"",
        connections: #"<outlet property="card" destination="card" id="o"/>"#)
      let file = try directory.file(named: "Card.xib", containing: text)
      let scene = try SceneLoader.load(LiveRequest(file: file, path: file.path, module: #fileID))
      #expect(
        scene.document.diagnostics.all.map(\.message) == [
          message,
          "The outlet 'card' isn't connected: the class '\(name)' can't be used, as another message says.",
        ])
      #expect(scene.objects["-1"] === scene.controller)
      #expect(scene.objects["card"] === scene.controller.view)
    }
  }

  @Test(arguments: [
    (
      "Card.xib", "Detail",
      "FOLDER/Card.xib has no scenes, and so no 'Detail'. Leave --scene out."
    ),
    (
      "Main.storyboard", "Detial",
      """
      FOLDER/Main.storyboard has no scene 'Detial'. Did you mean 'Detail'? These are there:
        one  viewController
        Detail  two  viewController
      """
    ),
    (
      "Empty.storyboard", nil,
      "FOLDER/Empty.storyboard has no scene and no view to show. Add one in Interface Builder."
    ),
    (
      "Mian.storyboard", nil,
      "There is no file 'FOLDER/Mian.storyboard'. Did you mean 'FOLDER/Main.storyboard'?"
    ),
    (
      "Nothing.xml", nil,
      "There is no file 'FOLDER/Nothing.xml'. Give the path of a .storyboard or .xib file."
    ),
    ("", nil, "'FOLDER/' is no file. Give the path of a .storyboard or .xib file."),
  ])
  func saysWhatIsWrong(name: String, scene: String?, message: String) async throws {
    try await TemporaryDirectory.use { directory in
      _ = try directory.file(named: "Main.storyboard", containing: Self.scenes)
      _ = try directory.file(named: "Card.xib", containing: Storyboards.xib(owner: ""))
      _ = try directory.file(
        named: "Empty.storyboard", containing: Storyboards.document(initial: nil, scenes: ""))
      let folder = directory.url.path
      let path = "\(folder)/\(name)"
      let error = #expect(throws: LiveError.self) {
        try SceneLoader.load(LiveRequest(file: URL(filePath: path), path: path, scene: scene))
      }
      #expect(error?.description == message.replacing("FOLDER", with: folder))
    }
  }
}
