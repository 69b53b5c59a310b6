// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerPersistence
import GossamerTestSupport
import GossamerTesting
import Testing

/// A small application that is put together as a stranger would: a list, a detail, a form on a sheet, a question.
@Suite(.alone) struct NavigationTests {
  struct Note: Codable, Hashable, Identifiable {
    let id: Int
    var text: String
  }

  @Observable final class Notes {
    var all = [Note(id: 1, text: "Milk"), Note(id: 2, text: "Bread")]
    var place: Place?
    var question: Note?

    enum Place: Codable, Hashable {
      case note(Note)
      case settings

      var note: Note? { if case .note(let note) = self { note } else { nil } }
      var settings: Void? { if case .settings = self { () } else { nil } }
    }
  }

  final class NoteController: UIViewController {
    init(_ note: Note, delete: @escaping () -> Void) {
      super.init(nibName: nil, bundle: nil)
      title = note.text
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Delete", primaryAction: UIAction { _ in delete() })
    }

    required init?(coder: NSCoder) { nil }
  }

  private func screens(of notes: Notes, in folder: TemporaryFolder) throws -> UINavigationController
  {
    let list = UITableViewController(style: .plain)
    list.title = "Notes"
    let store = try DraftStore(at: folder.url.appending(path: "state"))
    let navigation = UINavigationController(rootViewController: list)
    navigation.intentions = [
      RestoreIntention(
        in: store.draft(of: "notes"),
        [
          .value("place", notes, \.place) { [notes] place in
            place?.note.map(notes.all.contains) ?? true
          }
        ]),
      ShowIntention(when: notes, \.place, case: \.note) { note in
        NoteController(note) { notes.question = note }
      },
      ShowIntention(when: notes, \.place, case: \.settings, as: .sheet) {
        let settings = UIViewController()
        settings.title = "Settings"
        return settings
      },
      ShowIntention(alert: notes, \.question) { note in
        .init(
          "Delete \(note.text)?",
          actions: [
            UIAlertAction(title: "Cancel", style: .cancel),
            UIAlertAction(title: "Yes", style: .destructive) { _ in
              notes.all.removeAll { $0.id == note.id }
              notes.place = nil
            },
          ])
      },
    ]
    return navigation
  }

  @Test func opensAsksAndGoesBack() throws {
    let (notes, folder) = (Notes(), TemporaryFolder())
    let navigation = try screens(of: notes, in: folder)
    let screen = Screen(navigation)
    notes.place = .note(notes.all[0])
    screen.update()
    try screen.button("Delete").tap()
    #expect(navigation.presentedViewController?.title == "Delete Milk?")
    try screen.button("Cancel").tap()
    #expect(notes.question == nil && navigation.topViewController?.title == "Milk")
    try screen.button("Delete").tap()
    try screen.button("Yes").tap()
    screen.update()
    #expect(navigation.viewControllers.map(\.title) == ["Notes"])
    #expect(notes.all.map(\.text) == ["Bread"])
    notes.place = .settings
    screen.update()
    #expect(navigation.presentedViewController?.title == "Settings")
  }

  @Test func comesBackAsItWas_UnlessTheNoteIsGone() throws {
    let folder = TemporaryFolder()
    for isGone in [false, true] {
      do {
        let notes = Notes()
        let screen = Screen(try screens(of: notes, in: folder))
        notes.place = .note(notes.all[1])
        screen.update()
        screen.window.isHidden = true
      }
      let notes = Notes()
      if isGone { notes.all.removeLast() }
      let navigation = try screens(of: notes, in: folder)
      withExtendedLifetime(Screen(navigation)) {
        #expect(navigation.topViewController?.title == (isGone ? "Notes" : "Bread"))
      }
    }
  }
}
