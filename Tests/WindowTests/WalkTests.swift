// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Foundation
import Testing

extension WindowTests {
  /// Uses each screen of the showcase, the gallery and a list with a switch in each row from beginning to end, at twice the
  /// text size: once by keys alone, and once through the accessibility tree alone.
  @Suite struct WalkTests {
    /// The Tab key must move the focus to every control, in visual order, and then to the first again. The focused control must be
    /// visible and usable.
    @Test(.timeLimit(.minutes(5)), arguments: Walk.all)
    func screenCanBeUsedByKeysAlone(_ walk: Walk) throws {
      try open(walk) { hiker in
        // Waits for the content that the screen loads.
        try hiker.read(walk.reading)
        try hiker.tabThrough(walk.stops, from: walk.start)
        try walk.byKeys(hiker)
      }
    }

    /// Every element must have a name, be in the reading order, and be usable.
    @Test(.timeLimit(.minutes(5)), arguments: Walk.all)
    func screenCanBeUsedThroughTheAccessibilityTreeAlone(_ walk: Walk) throws {
      try open(walk) { hiker in
        try hiker.read(walk.reading)
        try hiker.requireNames()
        try walk.byTree(hiker)
        try hiker.requireNames()
      }
    }

    private func open(_ walk: Walk, use: (Hiker) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "walk-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      // Without a desktop's settings, GTK reads the text scale from this resource; 96 means 100 %.
      let resources = folder.appending(path: "resources")
      try "Xft.dpi: 192".write(to: resources, atomically: true, encoding: .utf8)
      let drafts = ["--drafts", folder.appending(path: "drafts").path]
      try RunningShowcase.open(
        walk.program, arguments: walk.arguments + (walk.program == "showcase" ? drafts : []),
        environment: ["XENVIRONMENT": resources.path]
      ) { program in
        try use(Hiker(program: program))
        try Screenshot.take("walk \(walk.name)")
      }
    }
  }
}
