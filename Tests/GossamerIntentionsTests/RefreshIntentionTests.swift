// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

private enum Mistake: Error { case wrong }

/// Work that lasts until the test ends it.
@MainActor private final class Work {
  private(set) var begun = 0
  private(set) var cancelled = 0
  private(set) var ended = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func run() async {
    begun += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in
        self.cancelled += 1
        self.end()
      }
    }
    ended += 1
  }

  func end() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }
}

/// A subclass, as a document would name it.
private final class CountingRefresh: RefreshIntention {
  private(set) var count = 0

  override func refresh() async { count += 1 }
}

@Suite(.alone) @MainActor struct RefreshIntentionTests {
  private let work = Work()
  private let controller = UIViewController()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    controller.view.addSubview(scrollView)
  }

  private func show(_ intention: RefreshIntention) {
    controller.intentions = [intention]
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Interface.current.updateCycle.updateToRest()
  }

  private func plain(refreshesAtFirst: Bool = false) -> RefreshIntention {
    RefreshIntention(of: scrollView, refreshesAtFirst: refreshesAtFirst) { [work] in
      await work.run()
    }
  }

  private var control: UIRefreshControl { scrollView.refreshControl ?? UIRefreshControl() }

  /// Pulls to refresh, as a person does.
  private func pull() {
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
  }

  @Test func refreshesUntilTheWorkHasEnded_WhenAPersonAsks() async throws {
    show(plain())
    #expect(work.begun == 0)
    pull()
    #expect(work.begun == 1)
    #expect(control.isRefreshing)
    work.end()
    try await eventually("the refresh has ended") { !control.isRefreshing }
    pull()
    #expect(work.begun == 2)
    work.end()
    try await eventually("the refresh has ended") { !control.isRefreshing }
  }

  @Test func keepsTheRefreshControl_ThatIsThere() {
    let own = UIRefreshControl()
    scrollView.refreshControl = own
    show(plain())
    #expect(scrollView.refreshControl === own)
    pull()
    #expect(work.begun == 1)
    work.end()
  }

  @Test func refreshesAtFirst_WithoutTheControl() async throws {
    show(plain(refreshesAtFirst: true))
    #expect(work.begun == 1)
    #expect(!control.isRefreshing)
    pull()
    #expect(work.begun == 1, "a second request starts no more work")
    work.end()
    try await eventually("the refresh has ended") { !control.isRefreshing }
    window.rootViewController = nil
    window.rootViewController = controller
    Interface.current.updateCycle.updateToRest()
    #expect(work.begun == 1)
  }

  @Test func refreshesAgain_WhenTheScreenHadEndedBefore() async throws {
    show(plain(refreshesAtFirst: true))
    window.rootViewController = nil
    try await eventually("the work has been cancelled and has ended") { work.ended == 1 }
    #expect(work.cancelled == 1)
    window.rootViewController = controller
    Interface.current.updateCycle.updateToRest()
    try await eventually("the work has begun anew") { work.begun == 2 }
    work.end()
  }

  @Test func reportsAFailure_AndEndsTheRefresh() async throws {
    var reported: [Mistake] = []
    show(
      RefreshIntention(of: scrollView) { [work] () async throws(Mistake) in
        await work.run()
        throw .wrong
      } catch: {
        reported.append($0)
      })
    pull()
    work.end()
    try await eventually("the refresh has ended") { !control.isRefreshing }
    #expect(reported.count == 1)
  }

  @Test func reportsNoFailure_WhenTheScreenHasEnded() async throws {
    var reported: [Mistake] = []
    show(
      RefreshIntention(of: scrollView) { [work] () async throws(Mistake) in
        await work.run()
        throw .wrong
      } catch: {
        reported.append($0)
      })
    pull()
    window.rootViewController = nil
    try await eventually("the refresh has ended") { !control.isRefreshing }
    #expect(work.cancelled == 1)
    #expect(reported.isEmpty)
  }

  @Test func startsByCode_AsIfAPersonHadAsked() async throws {
    let intention = plain()
    show(intention)
    intention.start()
    #expect(control.isRefreshing)
    work.end()
    try await eventually("the refresh has ended") { !control.isRefreshing }
  }

  @Test func callsWhatASubclassOverrides() async throws {
    let intention = CountingRefresh()
    intention.scrollView = scrollView
    show(intention)
    pull()
    try await eventually("the refresh has ended") { !control.isRefreshing }
    #expect(intention.count == 1)
  }

  @Test func keepsNoScreenAlive_WhileItWaits() async throws {
    weak var freed: UIViewController?
    do {
      let other = UIViewController()
      freed = other
      let scrollView = UIScrollView()
      other.view.addSubview(scrollView)
      other.intentions = [
        RefreshIntention(of: scrollView, refreshesAtFirst: true) { [work] in await work.run() }
      ]
      window.rootViewController = other
      window.makeKeyAndVisible()
      Interface.current.updateCycle.updateToRest()
      #expect(work.begun == 1)
      window.rootViewController = nil
    }
    Interface.current.updateCycle.updateToRest()
    #expect(freed == nil)
    try await eventually("the work is cancelled") { work.cancelled == 1 }
  }

  @Test func saysSo_WhenThereIsNoScrollView() {
    let logged = messages { controller.intentions = [RefreshIntention()] }
    #expect(logged.count == 1)
    #expect(logged.first?.contains("a part of it isn't set: 'scrollView'") == true)
  }
}
