// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleGameplayKit
import Testing

@Suite struct GameplayKitTests {
  @Test func givesTheSameNumbers_ForTheSameSeed() {
    let (one, other) = (
      GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7)
    )
    let numbers = (0..<50).map { _ in one.nextInt(upperBound: 100) }
    #expect(numbers == (0..<50).map { _ in other.nextInt(upperBound: 100) })
    #expect(Set(numbers).count > 20)
    one.seed = 7
    #expect(one.nextInt(upperBound: 100) == numbers[0])
  }

  @Test func keepsAllObjects_WhenTheyAreShuffled() {
    let source = GKARC4RandomSource(seed: Data("seed".utf8))
    let shuffled = source.arrayByShufflingObjects(in: Array(0..<20)) as? [Int] ?? []
    #expect(shuffled.sorted() == Array(0..<20))
    #expect(shuffled != Array(0..<20))
  }

  @Test func staysWithinItsBounds() {
    let die = GKRandomDistribution.d6()
    let bell = GKGaussianDistribution(lowestValue: -5, highestValue: 5)
    for _ in 0..<500 {
      #expect((1...6).contains(die.nextInt()))
      #expect((-5...5).contains(bell.nextInt()))
      #expect((0...1).contains(die.nextUniform()))
    }
  }

  @Test func givesEachNumberOnce_BeforeOneComesAgain() {
    let shuffled = GKShuffledDistribution(lowestValue: 1, highestValue: 6)
    for _ in 0..<20 {
      #expect((0..<6).map { _ in shuffled.nextInt() }.sorted() == Array(1...6))
    }
  }

  private final class Standing: GKState {
    var log: [String] = []
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
    override func didEnter(from previousState: GKState?) { log.append("enter") }
    override func willExit(to nextState: GKState) { log.append("exit") }
  }
  private final class Running: GKState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { false }
  }

  @Test func entersOnlyStatesThatTheCurrentOneAllows() {
    let standing = Standing()
    let machine = GKStateMachine(states: [standing, Running()])
    #expect(machine.enter(Standing.self))
    #expect(!machine.enter(Standing.self))
    #expect(machine.enter(Running.self))
    #expect(!machine.enter(Standing.self))
    #expect(machine.currentState is Running)
    #expect(standing.log == ["enter", "exit"])
  }
}
