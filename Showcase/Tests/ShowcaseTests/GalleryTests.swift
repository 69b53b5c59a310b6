// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer
import GossamerLive
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import Showcase

@Suite(.alone) @MainActor struct GalleryTests {
  private func gallery(width: CGFloat = 1200) -> Screen {
    Screen(GalleryController.showcase(), size: CGSize(width: width, height: 800))
  }

  private func list(_ screen: Screen) throws -> UITableView {
    try screen.find(UITableView.self, nil)
  }

  @Test func listsAllScreens_ByTechnique() throws {
    let list = try list(gallery())
    #expect(list.numberOfSections == ShowcaseScreen.Technique.allCases.count)
    let rows = (0..<list.numberOfSections).map { list.numberOfRows(inSection: $0) }
    #expect(rows.reduce(0, +) == ShowcaseScreen.all.count)
    #expect(!rows.contains(0))
    #expect(list.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test func showsTheScreenBesideItsSource_WhenItsRowIsTapped() throws {
    let screen = gallery()
    #expect(try screen.textField("Name").text == "Dominik")
    let row = try #require(
      list(screen).cellForRow(at: IndexPath(row: 0, section: 2)), "controls is seen")
    try row.tap()
    let split = try #require(screen.window.rootViewController as? UISplitViewController)
    #expect(split.viewController(for: .secondary)?.title == "controls")
    _ = try screen.label("ControlsViewController.swift")
    try screen.slider("Volume").drag(to: 1)
    #expect(try screen.label("Summary").text?.contains("100%") == true)
  }

  @Test func pushesTheScreen_InANarrowWindow() throws {
    let screen = gallery(width: 360)
    let stack = try #require(
      (screen.window.rootViewController as? UISplitViewController)?.viewController(for: .primary)?
        .navigationController)
    #expect(stack.topViewController is ExhibitController)
    stack.popViewController(animated: false)
    screen.update()
    #expect(try list(screen).indexPathForSelectedRow == nil)
    try #require(list(screen).cellForRow(at: IndexPath(row: 0, section: 1))).tap()
    #expect(stack.topViewController?.title == "email-form")
  }

  @Test(arguments: ShowcaseScreen.all.map(\.name))
  func showsTheWires_WhileTheButtonIsOn(name: String) throws {
    let controller = ExhibitController(try ShowcaseScreen.named(name))
    let screen = Screen(
      UINavigationController(rootViewController: controller),
      size: CGSize(width: 900, height: 700))
    try screen.button("Wires").tap()
    let wired = screen.picture
    try screen.button("Wires").tap()
    #expect(screen.picture != wired)
  }

  @Test(arguments: ShowcaseScreen.all.map(\.name))
  func editsTheDocument_IfTheScreenHasOne(name: String) throws {
    let controller = ExhibitController(try ShowcaseScreen.named(name))
    let stack = UINavigationController(rootViewController: controller)
    let screen = Screen(stack, size: CGSize(width: 900, height: 700))
    guard ["storyboard-intentions", "email-form"].contains(name) else {
      #expect(controller.navigationItem.rightBarButtonItems?.map(\.title) == ["Wires"])
      return
    }
    try screen.button("Edit").tap()
    #expect(stack.topViewController is DocumentEditorController)
    _ = try screen.button("Undo")
    stack.popViewController(animated: false)
    screen.update()
    _ = try screen.button("Wires")
  }

  @Test(arguments: ShowcaseScreen.all.map(\.name))
  func findsTheWholeSource_OfEachController(name: String) throws {
    let screen = try ShowcaseScreen.named(name)
    let source = ControllerSource(of: screen)
    guard let file = screen.controllerFile else {
      #expect(source.summary.hasPrefix("0 lines"))
      return
    }
    let text = try #require(source.text, "\(source.summary)")
    let initial = try #require(screen.makeController())
    // A model may ask for another screen than the first.
    _ = Screen(initial)
    let controller = (initial as? UINavigationController)?.topViewController ?? initial
    // The behaviour is in the controller or in its view.
    let view = try #require(controller.view)
    let types = ["\(type(of: controller))", "\(type(of: view))"]
    #expect(types.contains { text.contains("final class \($0)") })
    #expect(file.hasSuffix(source.title))
  }

  @Test func prefersTheSourceBesideTheProgram_WhereThatIsInstalled() throws {
    let installed = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: installed) }
    try FileManager.default.createDirectory(
      at: installed.appending(path: "Profile"), withIntermediateDirectories: true)
    try "// As installed.\n".write(
      to: installed.appending(path: "Profile/UserProfileController.swift"), atomically: true,
      encoding: .utf8)
    let folders = [installed] + ControllerSource.folders
    let profile = ControllerSource(of: try ShowcaseScreen.named("profile"), in: folders)
    #expect(profile.text == "// As installed.\n")
    let photos = ControllerSource(of: try ShowcaseScreen.named("photos"), in: folders)
    #expect(photos.text?.contains("final class PhotosController") == true)
  }

  @Test func saysWhereTheSourceShouldBe_WhenItIsGone() {
    let screen = ShowcaseScreen(
      name: "gone", technique: .intentions, summary: "", controllerFile: "Gone/Gone.swift",
      original: nil, makeController: { nil })
    let source = ControllerSource(of: screen)
    #expect(source.text == nil)
    #expect(source.summary.contains("/Screens/Gone/Gone.swift"))
  }

  @Test func leavesNothingBehind() {
    #expect(leaks { GalleryController.showcase() } == [])
  }

  @Test(arguments: [
    // In a wide area beside each other, mirrored from right to left, in a narrow one below each other.
    (900.0, 300.0, false, CGRect(x: 0, y: 0, width: 393, height: 600), CGPoint(x: 393, y: 0)),
    (900, 300, true, CGRect(x: 507, y: 0, width: 393, height: 600), CGPoint(x: 0, y: 0)),
    (360, 300, false, CGRect(x: 0, y: 0, width: 360, height: 330), CGPoint(x: 0, y: 330)),
    (360, 100, false, CGRect(x: 0, y: 0, width: 360, height: 500), CGPoint(x: 0, y: 500)),
  ])
  func placesScreenAndSource_InWideAndNarrowAreas(
    width: CGFloat, sourceHeight: CGFloat, isMirrored: Bool, screen: CGRect, source: CGPoint
  ) {
    let layout = ExhibitLayout(
      area: CGRect(x: 0, y: 0, width: width, height: 600),
      source: CGSize(width: width, height: sourceHeight), isMirrored: isMirrored)
    #expect(layout.screen == screen)
    #expect(layout.source.origin == source)
    #expect(layout.screen.union(layout.source) == CGRect(x: 0, y: 0, width: width, height: 600))
  }
}
