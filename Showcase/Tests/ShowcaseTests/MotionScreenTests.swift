// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import Showcase

@Suite(.alone) struct MotionScreenTests {
  private let screen = Screen(MotionViewController())
  private let home = CGPoint(x: 196.5, y: 426)

  private var card: CardView {
    get throws { try screen.find(CardView.self) }
  }

  private func expectCard(at place: CGPoint, within distance: CGFloat = 1) throws {
    let frame = try card.frame
    #expect(hypot(frame.midX - place.x, frame.midY - place.y) <= distance)
  }

  @Test func theCardFollowsThePointer_AndComesHome() throws {
    try expectCard(at: home)
    try card.drag(by: CGVector(dx: 60, dy: -100), in: 2)
    screen.advance(by: 1)
    try expectCard(at: CGPoint(x: 256.5, y: 326), within: 25)
    try screen.button("Home").tap()
    screen.advance(by: 1)
    try expectCard(at: home)
  }

  @Test func theCardStaysInTheWindow_HoweverFastItIsThrown() throws {
    try card.drag(by: CGVector(dx: 150, dy: 300), in: 0.05)
    screen.advance(by: 1)
    try expectCard(at: CGPoint(x: 313, y: 742))
  }

  @Test func theCardGrowsWithinLimits_AndTurns() throws {
    try card.pinch(scale: 1.5)
    // The movement before the pinch is recognised doesn't count.
    let width = try card.frame.width
    #expect((200...241).contains(width), "\(width)")
    try card.pinch(scale: 10)
    let greatest = try card.frame.width
    #expect(abs(greatest - 320) < 1, "\(greatest)")
    try card.tap(times: 2)
    screen.advance(by: 1)
    #expect(abs(try card.frame.width - 440) < 1)
  }

  @Test func theCardMovesGrowsAndTurns_ByKeys() throws {
    screen.pressKey(UIKeyCommand.inputLeftArrow)
    screen.advance(by: 1)
    try expectCard(at: CGPoint(x: 156.5, y: 426))
    screen.pressKey(UIKeyCommand.inputDownArrow)
    screen.advance(by: 1)
    try expectCard(at: CGPoint(x: 156.5, y: 466))
    screen.pressKey("+")
    #expect(abs(try card.frame.width - 200) < 1)
    screen.pressKey("-")
    screen.pressKey("t")
    screen.advance(by: 1)
    #expect(abs(try card.frame.width - 220) < 1)
  }

  @Test func theCardFades_AndComesBack() throws {
    try screen.button("Fade").tap()
    screen.advance(by: 1)
    #expect(try card.alpha == 0.2)
    try screen.button("Fade").tap()
    #expect(try card.alpha == 1)
  }
}
