// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import Showcase

/// The parts of the screen `storyboard-intentions` that its document determines.
@Suite(.alone) struct StoryboardIntentionsScreenTests {
  private let screen: Screen

  init() throws {
    screen = try Screen.ofShowcase("storyboard-intentions")
  }

  @Test func isCreatedByTheDocument() throws {
    let controller = screen.window.rootViewController
    #expect(controller.map { type(of: $0) } == UIViewController.self)
    #expect(controller?.title == "Intentions, without code")
    #expect(try screen.label("Result").text == "Dominik")
  }

  @Test(arguments: [CGSize(width: 393, height: 852), CGSize(width: 900, height: 600)])
  func laysOutAsItsConstraintsSay(size: CGSize) throws {
    screen.size = size
    let field = try screen.textField("Name").frame
    let reverse = try screen.button("Reverse").frame
    let uppercase = try screen.button("Uppercase").frame
    #expect(field.origin == CGPoint(x: 20, y: 40))
    #expect(field.width == size.width - 40)
    #expect(reverse.origin == CGPoint(x: 20, y: field.maxY + 20))
    #expect(uppercase.maxX == field.maxX)
    #expect(uppercase.minY == reverse.minY)
  }
}
