// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct UIResponderTests {
  @Test func chainsFromTheViewOverItsControllerToTheApplication() {
    let window = UIWindow(frame: .zero)
    let controller = UIViewController()
    window.rootViewController = controller
    let view = UIView()
    controller.view.addSubview(view)
    window.makeKeyAndVisible()
    let chain = sequence(first: view as UIResponder, next: \.next).map { $0 }
    #expect(
      chain.map(ObjectIdentifier.init)
        == [view, controller.view, controller, window, UIApplication.shared]
        .map(ObjectIdentifier.init))
  }

  @Test func refusesToBeFirst_WhenItCanNotOrHasNoWindow() {
    let window = UIWindow(frame: .zero)
    let (able, unable) = (AskedView(), UIView())
    #expect(!able.becomeFirstResponder())
    window.addSubview(able)
    window.addSubview(unable)
    #expect(!unable.becomeFirstResponder())
    #expect(able.becomeFirstResponder())
    #expect(able.isFirstResponder)
    #expect(window.firstResponder === able)
  }

  @Test func becomesFirst_WhenItHasComeIntoAWindow() {
    let screen = UIViewController()
    let (early, late, other) = (AskedView(), AskedView(), AskedView())
    for view in [late, early, other] { screen.view.addSubview(view) }
    #expect(!early.becomeFirstResponder())
    #expect(!late.becomeFirstResponder())
    let window = makeWindow(screen)
    #expect(window.firstResponder === late)
    // A request that was withdrawn, or followed by another view's, has no effect.
    late.resignFirstResponder()
    for asked in [early, other] {
      asked.removeFromSuperview()
      asked.becomeFirstResponder()
    }
    early.resignFirstResponder()
    screen.view.addSubview(early)
    Interface.current.updateCycle.updateToRest()
    #expect(window.firstResponder == nil)
    screen.view.addSubview(other)
    late.becomeFirstResponder()
    Interface.current.updateCycle.updateToRest()
    #expect(window.firstResponder === late)
  }

  @Test func staysFirst_WhenItRefusesToResign() {
    let window = UIWindow(frame: .zero)
    let (one, other) = (AskedView(), AskedView())
    window.addSubview(one)
    window.addSubview(other)
    one.becomeFirstResponder()
    one.mayResign = false
    #expect(!other.becomeFirstResponder())
    #expect(!one.resignFirstResponder())
    #expect(one.isFirstResponder)
    one.mayResign = true
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    #expect(one.resignFirstResponder())
    #expect(other.isFirstResponder)
  }

  @Test func isNotFirstAnyMore_WhenItOrASuperviewLeavesTheWindow() {
    let window = UIWindow(frame: .zero)
    let (container, view) = (UIView(), AskedView())
    container.addSubview(view)
    window.addSubview(container)
    view.becomeFirstResponder()
    view.mayResign = false
    container.removeFromSuperview()
    #expect(window.firstResponder == nil)
    window.addSubview(container)
    #expect(!view.isFirstResponder)
  }

  @Test func leavesTheFirstResponderAlone_WhenAnotherViewLeaves() {
    let window = UIWindow(frame: .zero)
    let (other, view) = (UIView(), AskedView())
    window.addSubview(other)
    window.addSubview(view)
    view.becomeFirstResponder()
    other.removeFromSuperview()
    #expect(view.isFirstResponder)
  }

  @Test func forgetsAControllerThatIsFirst_WhenItsViewLeaves() {
    let window = UIWindow(frame: .zero)
    let controller = AskedController()
    window.addSubview(controller.view)
    #expect(controller.becomeFirstResponder())
    controller.view.removeFromSuperview()
    #expect(window.firstResponder == nil)
  }

  @Test func givesTheFocusToThePeer_AndTakesItAway() throws {
    try withRecordingHost { host in
      let window = UIWindow(frame: .zero)
      let view = AskedView()
      window.addSubview(view)
      window.makeKeyAndVisible()
      view.becomeFirstResponder()
      #expect(view.recordingPeer?.focusCount == 1)
      let windowHost = try #require(host.windows.first)
      #expect(windowHost.clearedFocus == 0)
      view.resignFirstResponder()
      #expect(windowHost.clearedFocus == 1)
    }
  }

  private final class AskedView: UIView {
    var mayResign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
  }

  private final class AskedController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }
}
