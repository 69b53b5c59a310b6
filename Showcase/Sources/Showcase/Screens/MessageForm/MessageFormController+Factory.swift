// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerPersistence

extension MessageFormController {
  /// The form as the showcase opens it: a new thread, pushed over the list of threads.
  /// - Parameters:
  ///   - server: the server to post messages to; nil for one that the showcase runs itself.
  ///   - drafts: the database of drafts; nil for the one in the user's folder.
  static func showcase(server: URL?, drafts: URL?) -> UINavigationController {
    let server = server.map { Server(at: $0) } ?? Server(OwnServer(MessageServer().answer))
    var opened: DraftStore?
    let threads = ThreadsViewModel(api: MessagesClient(server: server)) {
      () throws(DraftStoreError) in
      if let opened { return opened }
      let store = try DraftStore(at: drafts ?? .userDrafts)
      opened = store
      return store
    }
    let navigation = UINavigationController(
      rootViewController: ThreadsController(viewModel: threads))
    navigation.pushViewController(
      MessageFormController(viewModel: threads.newThread()), animated: false)
    return navigation
  }
}

extension URL {
  /// The database of drafts in the user's folder for data of applications, usually `~/.local/share`.
  fileprivate static var userDrafts: URL {
    let folder = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map {
      URL(fileURLWithPath: $0)
    }
    return (folder ?? .homeDirectory.appending(path: ".local/share"))
      .appending(path: "gossamer-showcase/drafts.sqlite")
  }
}

extension ConfirmIntention.Question {
  /// The question before a draft is thrown away.
  static let deleteDraft = Self(
    "Delete this draft?", message: "What you have written is lost.", confirm: "Delete Draft",
    cancel: "Keep Writing")
}
