// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Foundation
import GossamerTestSupport
import Testing

extension WindowTests {
  /// A draft survives when the process is killed while a user types: only the last keystrokes are lost, and the
  /// database stays intact.
  ///
  /// `GOSSAMER_SOAK` sets how often the process is killed; `GOSSAMER_SOAK_SEED` repeats the random delays of
  /// another run.
  @Suite struct DraftSoakTests {
    /// The greatest age that a lost keystroke may have, not counting the time in which the showcase waited for a processor.
    private static let promise = Duration.milliseconds(300)
    /// A text that is longer than this is deleted by keys before the next one is typed.
    private static let longest = 150

    private static func number(_ name: String) -> Int? {
      ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    @Test func losesOnlyTheLastKeystrokes_WhenKilledWhileAUserTypes() throws {
      let (rounds, seed) = (
        Self.number("GOSSAMER_SOAK") ?? 10,
        Self.number("GOSSAMER_SOAK_SEED") ?? Int.random(in: 0..<1_000_000)
      )
      var random = SplitMix(seed: seed)
      let folder = TemporaryFolder()
      let database = DraftDatabase(url: folder.url.appending(path: "drafts.sqlite"))
      var typist = Typist()
      var (greatest, mostKeys) = (Duration.zero, 0)
      // The last round only checks what the last kill has left.
      for round in 0...rounds {
        let place = Comment(rawValue: "round \(round), GOSSAMER_SOAK_SEED=\(seed)")
        var kept = ""
        if round > 0 {
          #expect(try database.complaints == ["ok"], place)
          kept = try database.bodies.first ?? ""
          let lost = try #require(
            typist.lost(keeping: kept), "\(place), kept: '\(kept)', typed: '\(typist.typed)'")
          #expect(lost.age <= Self.promise, "\(place), \(lost)")
          (greatest, mostKeys) = (max(greatest, lost.greatestAge), max(mostKeys, lost.keys))
        }
        try RunningShowcase.open(
          "showcase", arguments: ["--screen", "message-form", "--drafts", database.url.path]
        ) { showcase in
          let body = try showcase.node("text", named: "Message")
          try showcase.expect(body, shows: kept)
          guard round < rounds else { return }
          try showcase.click(body)
          try showcase.expect(body, has: ATSPI_STATE_FOCUSED)
          try showcase.hands.press("ctrl+End")
          let kill = showcase.scheduleKill(
            after: .milliseconds(.random(in: 50...2000, using: &random)))
          typist.begin(with: kept) { showcase.processorWait }
          if kept.count > Self.longest { try typist.deleteAll(by: showcase.hands) }
          while kill.death == nil { try typist.typeKey(by: showcase.hands) }
          typist.death = kill.death
          try showcase.expectEnd()
        }
      }
      print(
        """
        Killed \(rounds) times (GOSSAMER_SOAK_SEED=\(seed)): at most \(mostKeys) keystrokes were lost, the oldest at most \
        \(greatest.formatted(.units(allowed: [.milliseconds]))) old.
        """)
    }
  }
}

/// Types numbered words key by key, and records the text after each key with its time.
private struct Typist {
  /// The text after a key was pressed.
  private struct State {
    let text: String
    /// When xdotool began to press the key, and when it ended.
    let began: ContinuousClock.Instant
    let ended: ContinuousClock.Instant
    /// How long the showcase had waited for a processor until then.
    let processorWait: Duration
  }

  /// The keys that a kill has lost.
  struct Loss: CustomStringConvertible {
    let keys: Int
    /// How long before the kill the oldest lost key was pressed. `age` is the least possible time, without the time in
    /// which other programs had the processors; `greatestAge` is the greatest possible time.
    let age: Duration
    let greatestAge: Duration
    let typed: String
    let kept: String

    var description: String {
      "\(keys) keys were lost, the oldest pressed \(age) before the kill. Typed: '\(typed)', kept: '\(kept)'"
    }
  }

  var death: ScheduledKill.Death?
  private var processorWait: () -> Duration = { .zero }
  private var states: [State] = []
  private var keys = ""
  private var word = 0

  /// The text that there would be if nothing were lost.
  var typed: String { states.last?.text ?? "" }

  /// - Parameter processorWait: how long the showcase has waited for a processor until now.
  mutating func begin(with text: String, processorWait: @escaping () -> Duration) {
    let now = ContinuousClock.now
    self.processorWait = processorWait
    states = [State(text: text, began: now, ended: now, processorWait: processorWait())]
    death = nil
  }

  mutating func typeKey(by hands: WindowHands) throws {
    if keys.isEmpty {
      word += 1
      keys = "word\(word) "
    }
    let key = String(keys.removeFirst())
    try press(key == " " ? "space" : key, by: hands) { $0 + key }
  }

  mutating func deleteAll(by hands: WindowHands) throws {
    try press("ctrl+a", by: hands) { $0 }
    try press("Delete", by: hands) { _ in "" }
  }

  private mutating func press(
    _ key: String, by hands: WindowHands, change: (String) -> String
  ) throws {
    let began = ContinuousClock.now
    try hands.press(key)
    states.append(
      State(text: change(typed), began: began, ended: .now, processorWait: processorWait()))
  }

  /// The loss if `text` was kept; nil if that text was never typed.
  func lost(keeping text: String) -> Loss? {
    guard let death, let index = states.lastIndex(where: { $0.text == text }) else { return nil }
    // A key that was pressed after the kill can't be lost.
    let lost = states[(index + 1)...].filter { $0.began < death.moment }
    return Loss(
      keys: lost.count,
      age: lost.first.map {
        death.moment - $0.ended - (death.processorWait - $0.processorWait)
      } ?? .zero,
      greatestAge: lost.first.map { death.moment - $0.began } ?? .zero,
      typed: lost.last?.text ?? text, kept: text)
  }
}
