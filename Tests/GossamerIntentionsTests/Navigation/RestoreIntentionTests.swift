// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerIntentions
import GossamerKit
import GossamerSupport
import GossamerTestSupport
import GossamerTesting
import Observation
import Testing

/// A store in memory, from which nothing can be loaded if it is broken.
private nonisolated final class StateStore: ModelStore {
  struct Broken: Error {}

  private let state = Locked<RestoredState?>(nil)
  private let isBroken: Bool

  init(isBroken: Bool = false) { self.isBroken = isBroken }

  func load() throws(Broken) -> RestoredState? {
    if isBroken { throw Broken() }
    return state.withLock { $0 }
  }

  func save(_ model: RestoredState?) throws(Broken) {
    state.withLock { $0 = model }
  }

  /// Replaces a text in what is kept, as another version of the application would.
  func replace(_ old: String, by new: String) throws {
    let data = try JSONEncoder().encode(state.withLock { $0 })
    let text = String(decoding: data, as: UTF8.self).replacing(old, with: new)
    let changed = try JSONDecoder().decode(RestoredState.self, from: Data(text.utf8))
    state.withLock { $0 = changed }
  }
}

/// Rows, of which the table gets some later.
private final class Rows: NSObject, UITableViewDataSource {
  var count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

@Observable private final class Album {
  var page: Int?
  var title = "New"
}

private final class AlbumController: UIViewController {
  let album = Album()
  let field = UITextField()
  let table = UITableView(frame: CGRect(x: 0, y: 150, width: 300, height: 400), style: .plain)
  private let rows: Rows
  private let store: StateStore
  private let pages: ClosedRange<Int>

  init(_ store: StateStore, rows: Int = 100, pages: ClosedRange<Int> = 1...9) {
    self.store = store
    self.rows = Rows(rows)
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
    field.accessibilityLabel = "Name"
    table.dataSource = rows
    for subview in [field, table] { view.addSubview(subview) }
    intentions = [
      RestoreIntention(
        in: store,
        [
          .value("page", album, \.page) { [pages] in $0.map(pages.contains) ?? true },
          .value("title", album, \.title), .text("name", field), .scrollPosition("rows", table),
          .selection("selection", table), .windowSize(),
        ]),
      ShowIntention(when: album, \.page) { page in
        let controller = UIViewController()
        controller.title = "Page \(page)"
        return controller
      },
    ]
  }

  func load(_ count: Int) {
    rows.count = count
    table.reloadData()
  }
}

/// What a person saw comes back in the next run.
@Suite(.alone) @MainActor struct RestoreIntentionTests {
  private let store = StateStore()

  /// Opens a screen as an application does that was started.
  private func open(_ controller: AlbumController, size: CGSize? = nil) -> Screen {
    let navigation = UINavigationController(rootViewController: controller)
    let screen = Screen(navigation, size: size ?? CGSize(width: 393, height: 852))
    screen.advance(by: 1)
    return screen
  }

  /// Opens a screen, changes what it shows, and closes it.
  private func leave(_ change: (AlbumController, Screen) throws -> Void) rethrows {
    let controller = AlbumController(store)
    let screen = open(controller)
    try change(controller, screen)
    screen.update()
    screen.window.isHidden = true
  }

  @Test func bringsBackWhatWasShownTypedSelectedAndScrolledTo() throws {
    try leave { controller, screen in
      try screen.textField("Name").typeText("Anna")
      controller.table.contentOffset.y = 1000
      controller.table.selectRow(at: [0, 25], animated: false, scrollPosition: .none)
      controller.album.title = "Rome"
      screen.size = CGSize(width: 500, height: 700)
      screen.update()
      controller.album.page = 3
    }
    let controller = AlbumController(store)
    let screen = open(controller)
    #expect(controller.navigationController?.viewControllers.last?.title == "Page 3")
    #expect(controller.album.title == "Rome")
    #expect(controller.field.text == "Anna")
    #expect(controller.table.indexPathForSelectedRow == [0, 25])
    #expect(screen.window.bounds.size == CGSize(width: 500, height: 700))
    controller.album.page = nil
    screen.update()
    #expect(controller.table.contentOffset.y == 1000)
  }

  @Test func waitsForTheRows_UnlessAPersonScrollsBefore() {
    leave { controller, _ in controller.table.contentOffset.y = 1000 }
    for isFaster in [false, true] {
      let controller = AlbumController(store, rows: 0)
      let screen = open(controller)
      #expect(controller.table.contentOffset.y == 0)
      if isFaster {
        controller.load(20)
        screen.update()
        controller.table.contentOffset.y = 30
        screen.update()
      }
      controller.load(100)
      screen.update()
      #expect(controller.table.contentOffset.y == (isFaster ? 30 : 1000))
    }
  }

  @Test func bringsBackTheEndOfAList_UnderABar() {
    var end = 0.0
    leave { controller, screen in
      controller.table.frame = controller.view.bounds
      screen.update()
      controller.table.scrollToRow(at: [0, 99], at: .bottom, animated: false)
      screen.update()
      #expect(controller.table.adjustedContentInset.top > 0)
      end = controller.table.contentOffset.y
    }
    let controller = AlbumController(store)
    controller.loadViewIfNeeded()
    controller.table.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    let screen = open(controller)
    screen.update()
    #expect(end > 1000 && controller.table.contentOffset.y == end)
  }

  @Test func dropsWhatDoesNotFit_AndSaysSo() throws {
    leave { controller, _ in
      controller.album.page = 8
      controller.album.title = "Rome"
    }
    try store.replace("title", by: "caption")
    let controller = AlbumController(store, pages: 1...3)
    let logged = messages { _ = open(controller) }
    #expect(controller.album.page == nil)
    #expect(controller.album.title == "New")
    #expect(
      logged == [
        """
        RestoreIntentionTests.swift:82: RestoreIntention has dropped the state 'caption', because it has no part of \
        this name any more.
        """,
        """
        RestoreIntentionTests.swift:82: RestoreIntention has dropped the state 'page', because it doesn't fit any \
        more: [8] isn't valid here.
        """,
      ])
  }

  @Test func saysThatTheStoreFails_AndTheScreenWorks() {
    let controller = AlbumController(StateStore(isBroken: true))
    let logged = messages {
      let screen = open(controller)
      controller.album.page = 2
      screen.update()
      #expect(controller.navigationController?.viewControllers.count == 2)
    }
    #expect(
      logged.first?.contains("can't keep or restore the state of the screen: Broken()") == true)
  }
}
