// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct UpdateLinkTests {
  @Test func seesFramesOfTheSameCycle_AndWhatItSetsIsCommittedWithThem() {
    withRecordingHost { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (follower, followed) = (UIView(), UIView())
      window.addSubview(followed)
      window.addSubview(follower)
      window.makeKeyAndVisible()
      let link = UpdateLink {
        follower.alpha = followed.frame.width / 100
        return false
      }
      followed.translatesAutoresizingMaskIntoConstraints = false
      followed.widthAnchor.constraint(equalToConstant: 50).isActive = true
      Interface.current.updateCycle.update()
      #expect(follower.alpha == 0.5)
      #expect(follower.recordingPeer?.takeChanges() == [.all, .visibility])
      withExtendedLifetime(link) {}
    }
  }

  @Test func isCalledAtEachFrame_AsLongAsItAnswersYes() {
    withRecordingHost { host in
      var rest = 2
      let link = UpdateLink {
        rest -= 1
        return rest > 0
      }
      #expect(host.updateRequests == 1)
      Interface.current.updateCycle.update()
      #expect(host.updateRequests == 2)
      Interface.current.updateCycle.update()
      #expect(host.updateRequests == 2)
      link.setNeedsUpdate()
      #expect(host.updateRequests == 3)
    }
  }

  @Test func isCalledAtTheNextFrame_WhenItIsMadeOrWokenByAnother() {
    withRecordingHost { host in
      var calls = 0
      var made: UpdateLink?
      let maker = UpdateLink {
        if let made {
          if calls == 1 { made.setNeedsUpdate() }
        } else {
          made = UpdateLink {
            calls += 1
            return false
          }
        }
        return false
      }
      Interface.current.updateCycle.update()
      #expect((calls, host.updateRequests) == (0, 2))
      Interface.current.updateCycle.update()
      #expect((calls, host.updateRequests) == (1, 2))
      Interface.current.updateCycle.setNeedsUpdate()
      Interface.current.updateCycle.update()
      #expect((calls, host.updateRequests) == (2, 4))
      Interface.current.updateCycle.update()
      #expect((calls, host.updateRequests) == (3, 4))
      withExtendedLifetime(maker) {}
    }
  }

  @Test func isNotCalled_OnceNobodyHoldsIt() {
    var calls = 0
    var link: UpdateLink? = UpdateLink {
      calls += 1
      return false
    }
    link?.setNeedsUpdate()
    link = nil
    Interface.current.updateCycle.update()
    #expect(calls == 0)
  }
}
