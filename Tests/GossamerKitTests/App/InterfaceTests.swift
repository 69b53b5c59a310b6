// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GossamerKit

/// Two interfaces in one process.
@Suite(.alone) struct InterfaceTests {
  /// A window with a view, in an interface of its own.
  private struct Stage {
    let window: UIWindow
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var interface: Interface { window.interface }

    static func make() async -> Stage {
      await Interface.withOwn {
        let stage = Stage(window: UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
        stage.scrollView.contentSize = CGSize(width: 100, height: 1000)
        stage.window.addSubview(stage.scrollView)
        stage.window.makeKeyAndVisible()
        stage.interface.updateCycle.updateToRest()
        return stage
      }
    }
  }

  private func withStages(_ use: (_ one: Stage, _ other: Stage) throws -> Void) async rethrows {
    let (one, other) = (await Stage.make(), await Stage.make())
    defer {
      one.window.isHidden = true
      other.window.isHidden = true
    }
    try use(one, other)
  }

  @Test func itsPartsDoNothing_WhenTheyOutliveIt() async {
    let (cycle, clock, application, screen) = await Interface.withOwn {
      let interface = Interface.current
      return (interface.updateCycle, interface.clock, interface.application, interface.screen)
    }
    cycle.setNeedsUpdate()
    #expect(!cycle.update() && cycle.count == 0)
    clock.advance(by: 1)
    #expect(clock.now == 0)
    #expect(application.preferredContentSizeCategory == .large)
    #expect(screen.scale == 1 && screen.bounds.width == 393)
  }

  @Test func eachHasItsOwnWindows() async {
    await withStages { one, other in
      one.interface.perform {
        #expect(UIApplication.shared.windows == [one.window])
        #expect(UIApplication.shared.keyWindow === one.window)
      }
      #expect(one.window.isKeyWindow && other.window.isKeyWindow)
      #expect(one.window.next === one.interface.application)
      #expect(UIApplication.shared.windows.isEmpty)
    }
  }

  @Test func timePassesInOneAlone() async {
    await withStages { one, other in
      var rings = 0
      let alarms = [one, other].map { stage in
        stage.interface.clock.setAlarm(in: 1) {
          rings += 1
          #expect(Interface.current === stage.interface)
        }
      }
      one.interface.clock.advance(by: 2)
      #expect(rings == 1)
      #expect(other.interface.clock.now == 0)
      for alarm in alarms { alarm.cancel() }
    }
  }

  @Test func framesPassInOneAlone() async {
    await withStages { one, other in
      let before = other.interface.updateCycle.count
      one.scrollView.setNeedsLayout()
      other.scrollView.setNeedsLayout()
      one.interface.updateCycle.update()
      #expect(other.interface.updateCycle.count == before)
      #expect(other.scrollView.pending.contains(.layout))
      #expect(!one.scrollView.pending.contains(.layout))
    }
  }

  @Test func whatMovesInOneIsNotUnderWayInTheOther() async {
    await withStages { one, other in
      one.interface.perform {
        UIView.animate(withDuration: 1) { one.scrollView.alpha = 0 }
        one.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      }
      #expect(
        one.interface.pendingWork.filter { !$0.contains("UIWindow") && !$0.contains("alarm") }
          == ["an animation of UIScrollView", "a UIScrollView that moves by itself"])
      #expect(other.interface.pendingWork == ["a visible UIWindow"])
      other.interface.clock.advance(by: 2)
      #expect(one.scrollView.contentOffset.y == 0)
      one.interface.clock.advance(by: 2)
      #expect(one.scrollView.contentOffset.y == 500)
    }
  }

  @Test func layoutOfOneIsNoneOfTheOther() async {
    await withStages { one, other in
      let layout = LayoutView {
        #expect(one.scrollView.isAdjusting)
        #expect(!other.scrollView.isAdjusting)
      }
      one.window.addSubview(layout)
      one.interface.updateCycle.update()
      #expect(layout.count == 1)
    }
  }

  @Test func tasksBelongToTheInterfaceThatTheyBeganIn() async {
    await Interface.withOwn {
      let interface = Interface.current
      await Task {
        await Task.yield()
        #expect(Interface.current === interface)
      }.value
    }
  }

  private final class LayoutView: UIView {
    private let check: () -> Void
    private(set) var count = 0

    init(_ check: @escaping () -> Void) {
      self.check = check
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      count += 1
      check()
    }
  }
}
