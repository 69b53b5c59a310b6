// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Foundation
import Testing

extension WindowTests {
  /// Each screen of the showcase, the gallery and a list with a switch in each row, used from beginning to end by people
  /// who need the largest text: by keys alone, and through the accessibility tree alone.
  @Suite struct WalkTests {
    /// The Tab key goes to every control, in visual order, and round to the first. The focused control is visible,
    /// and can be used.
    @Test(arguments: Walk.all)
    func isUsedByKeysAlone(_ walk: Walk) throws {
      try open(walk) { hiker in
        // This waits for the content that the screen loads.
        try hiker.read(walk.reading)
        try hiker.goRound(walk.stops, from: walk.start)
        try walk.byKeys(hiker)
      }
    }

    /// Every element has a name, is in the reading order, and can be used.
    @Test(arguments: Walk.all)
    func isUsedThroughTheAccessibilityTreeAlone(_ walk: Walk) throws {
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
      // Without the settings of a desktop, GTK takes the factor for text from here; 96 is 100 %.
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
