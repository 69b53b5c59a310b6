// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport
import Testing

/// Any text gives constraints or an error message; none traps or hangs.
@Suite(.alone) struct VisualFormatFuzzTests {
  static let seeds = [
    "|-[a]-[b]-|", "H:|-20-[label(==button)]-margin@750-[button(>=44,<=both@250)]-(>=8,<=20)-|",
    "V:|[a(10)][b(a)]|", "V:[_d4]-(-0.5e1@urgent)-[Größe]", "[a]-.5-[b]->=0@999-[c(small)]|",
  ]
  static let pieces = [
    "|", "-", "[", "]", "(", ")", ",", "@", ":", "H:", "V:", "==", ">=", "<=", "=", "~", ".", "+",
    "*", "0", "20", "1e9", "1e999", "-1", "a", "b", "root", "margin", "endless", "_", " ", "\t",
    "\n", "\r\n", "\0", "👨‍👩‍👧", "🇨🇭", "e\u{301}", "\u{301}", "\u{200D}", "ß", "名", "\u{202E}",
  ]

  @Test func givesConstraintsOrAMessage_ForMutatedFormats() {
    var random = Random(state: 2026)
    var parsed = 0
    for _ in 0..<20_000 {
      let format = Self.mutation(using: &random)
      let options = VisualFormat.Options(rawValue: UInt.random(in: 0..<(1 << 20), using: &random))
      do throws(VisualFormatError) {
        _ = try VisualFormat(format)
        parsed += 1
        _ = try equations(format, options: options)
      } catch {
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
        switch error {
        case .empty: #expect(lines.count == 1)
        default: #expect(lines.count == 3 && lines[2].hasSuffix("^"), "\(format.debugDescription)")
        }
      }
    }
    // The test means something only if some of the mutations are still formats and most aren't.
    #expect((500..<10_000).contains(parsed), "\(parsed) of 20,000 could be parsed")
  }

  @Test(
    // Finds only hangs: the time in which other tests keep the main actor busy counts too.
    .timeLimit(.minutes(20)),
    arguments: [
      "[a]-", "[a(>=1,<=2@3)]-(>=5,<=6)-", "|-", "(", "[a(1,2,", " ", "x", "1", "[", "-", "\u{301}",
      "🇨🇭", "👨‍👩‍👧", "\n", "H:",
    ])
  func givesConstraintsOrAMessage_ForLongTexts(_ piece: String) {
    let long = String(repeating: piece, count: 30_000)
    for format in [long, "[a]" + long, "[" + long, "[a(" + long, "[a]-" + long, long + "[a]"] {
      do throws(VisualFormatError) {
        _ = try equations(format)
      } catch {
        #expect(error.description.utf8.count < 1_000_000)
      }
    }
  }

  private static func mutation(using random: inout Random) -> String {
    var format = Array(seeds.randomElement(using: &random) ?? "")
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let start = Int.random(in: 0...format.count, using: &random)
      let end = min(format.count, start + Int.random(in: 0...3, using: &random))
      let piece = Bool.random(using: &random) ? pieces.randomElement(using: &random) : nil
      format.replaceSubrange(start..<end, with: piece ?? "")
    }
    return String(format)
  }
}

/// Gives the same numbers in each run (Knuth's linear congruential generator, upper bits).
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    var result: UInt64 = 0
    for _ in 0..<2 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      result = result << 32 | state >> 32
    }
    return result
  }
}
