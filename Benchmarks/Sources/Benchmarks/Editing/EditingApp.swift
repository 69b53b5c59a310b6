// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer
import GossamerLive

/// The program that `editing/drag-200` measures: a window in which a document with 200 buttons and 50 wires is edited.
/// xdotool drags a wire over the buttons. It prints `drag MILLISECONDS`, the process's CPU time per movement, and ends.
final class EditingApp: UIResponder, UIApplicationDelegate {
  /// The argument that makes `Benchmarks` run this program.
  static let argument = "--edit"

  private static let movements = 200
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1160, height: 900))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = folder.appending(path: "Buttons.storyboard")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(Self.document.utf8).write(to: file)
      window.rootViewController = try DocumentEditorController(contentsOf: file)
    } catch {
      fatalError("The document can't be edited: \(error)")
    }
    window.makeKeyAndVisible()
    Task {
      try await Task.sleep(for: .seconds(3))
      try await run(["xdotool", "mousemove", "60", "200", "mousedown", "1"] + moves(20))
      let start = Stopwatch.processTime
      try await run(["xdotool"] + moves(Self.movements))
      print("drag", (Stopwatch.processTime - start) / Double(Self.movements))
      try FileManager.default.removeItem(at: folder)
      exit(0)
    }
    return true
  }

  /// Movements over the buttons, slow enough that each is a separate event.
  private func moves(_ count: Int) -> [String] {
    (0..<count).flatMap { number in
      let right = number / 20 % 2 == 0
      return [
        "mousemove_relative", "--", right ? "24" : "-24", right ? "7" : "-7", "sleep", "0.04",
      ]
    }
  }

  private func run(_ command: [String]) async throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    try process.run()
    while process.isRunning { try await Task.sleep(for: .milliseconds(50)) }
  }

  /// 200 buttons in ten columns; each of the first 45 toggles what one of five intentions toggles.
  private static var document: String {
    let buttons = (0..<200).map { number in
      """
      <button fixedFrame="YES" buttonType="system" id="button\(number)">
        <rect key="frame" x="\(number % 10 * 80 + 4)" y="\(number / 10 * 34 + 4)" width="76" height="30"/>
        <state key="normal" title="\(number)"/>
        \(number < 45 ? action(of: number) : "")
      </button>
      """
    }
    let intentions = (0..<5).map {
      """
      <customObject id="toggle\($0)" customClass="ToggleVisibilityIntention"><connections>
        <outletCollection property="views" destination="button199" id="views\($0)"/>
      </connections></customObject>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
        <scenes><scene sceneID="scene"><objects>
          <viewController title="Buttons" id="vc" sceneMemberID="viewController">
            <view key="view" id="root">
              <rect key="frame" x="0" y="0" width="810" height="700"/>
              <subviews>\(buttons.joined(separator: "\n"))</subviews>
            </view>
          </viewController>
          \(intentions.joined(separator: "\n"))
        </objects></scene></scenes>
      </document>
      """
  }

  private static func action(of number: Int) -> String {
    """
    <connections>
      <action selector="toggle:" destination="toggle\(number % 5)" eventType="touchUpInside" id="action\(number)"/>
    </connections>
    """
  }
}

/// Measures how a wire follows the pointer while a person draws it.
let editingBenchmarks = [
  Benchmark("editing/drag-200", peer: "a frame at 60 a second") {
    let program = PeerProgram(path: CommandLine.arguments[0])
    let times = try (0..<3).map { _ in
      let words = try program.run([EditingApp.argument], wordsAfter: "drag")
      guard let time = words?.first.flatMap(Double.init) else {
        throw WrongResult(description: "\(program.path) printed \(words ?? []) of the drag")
      }
      return time
    }
    return Figures(value: times.sorted()[1], peerValue: 1000 / 60)
  }
]
