// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerPersistence

// How the screens of this folder are put together. The controllers don't know each other.

extension MessageFormController {
  /// The form with the row of its attachments.
  convenience init(viewModel: MessageFormViewModel) {
    self.init(viewModel: viewModel, attachments: AttachmentsController(viewModel.attachments))
  }

  /// The list of threads as the showcase opens it. At the first start a new thread is written.
  /// - Parameters:
  ///   - server: the server to post messages to; nil for one that the showcase runs itself.
  ///   - drafts: the database of drafts; nil for the one in the user's folder.
  ///   - state: the database from which the screens come back at the next start; nil for none.
  static func showcase(server: URL?, drafts: URL?, state: URL?) -> UINavigationController {
    let server = server.map { Server(at: $0) } ?? Server(OwnServer(MessageServer().answer))
    var opened: DraftStore?
    let threads = ThreadsViewModel(api: MessagesClient(server: server)) {
      () throws(DraftStoreError) in
      if let opened { return opened }
      let store = try DraftStore(at: drafts ?? .user("drafts"))
      opened = store
      return store
    }
    threads.writing = .thread
    return screens(of: threads, restoredFrom: state)
  }

  /// The list of threads in a navigation controller, onto which the form is pushed while a message is written.
  /// - Parameter state: the database from which the screens come back; nil for none.
  static func screens(
    of threads: ThreadsViewModel, restoredFrom state: URL? = nil
  ) -> UINavigationController {
    let list = ThreadsController(viewModel: threads)
    let navigation = UINavigationController(rootViewController: list)
    let form = ShowIntention(when: threads, \.writing) {
      MessageFormController(viewModel: threads.form(for: $0))
    }
    let restore = state.flatMap { restoration(of: threads, in: list.content, at: $0) }
    navigation.intentions = [restore, form].compactMap(\.self)
    return navigation
  }

  /// Brings back which form was open, how far the list was scrolled, and the window's size. Nil, after a message, if
  /// the database can't be opened. What is written is brought back by its draft.
  private static func restoration(
    of threads: ThreadsViewModel, in table: UITableView, at url: URL
  ) -> Intention? {
    do throws(DraftStoreError) {
      return RestoreIntention(
        in: try DraftStore(at: url).draft(of: "threads"),
        [
          .value("writing", threads, \.writing), .scrollPosition("threads", table), .windowSize(),
        ])
    } catch {
      print("The showcase's screens won't come back: \(error)")
      return nil
    }
  }
}

extension URL {
  /// A database in the user's folder for data of applications, usually `~/.local/share`.
  static func user(_ name: String) -> URL {
    // An empty variable counts as unset.
    let folder = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap {
      $0.isEmpty ? nil : URL(fileURLWithPath: $0)
    }
    return (folder ?? .homeDirectory.appending(path: ".local/share"))
      .appending(path: "gossamer-showcase/\(name).sqlite")
  }
}

extension ConfirmIntention.Question {
  /// The question before a draft is thrown away.
  static let deleteDraft = Self(
    "Delete this draft?", message: "What you have written is lost.", confirm: "Delete Draft",
    cancel: "Keep Writing")
}
