// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerPersistence

/// The state and the actions of the list of threads.
@Observable final class ThreadsViewModel {
  private let list: ServerList<MessageThread>
  private let api: any MessagesAPI
  private let open: () throws(DraftStoreError) -> DraftStore

  /// What a person is writing; nil while they look at the list.
  var writing: Writing?

  static let channels = ["General", "Announcements", "Questions", "Show and Tell"]

  /// Creates the view model for the threads of a server.
  /// - Parameter open: opens the store of drafts, when a person writes for the first time.
  init(api: any MessagesAPI, in open: @escaping () throws(DraftStoreError) -> DraftStore) {
    list = ServerList { () async throws(ServerError) in try await api.threads() }
    self.api = api
    self.open = open
  }

  /// The rows.
  var threads: [MessageThread] { list.items }

  /// The placeholder that is shown instead of rows; nil if there are some.
  var placeholder: ListPlaceholder? { list.placeholder }

  /// Loads the threads again.
  func reload() async throws(ServerError) { try await list.reload() }

  /// Begins a reply to the thread in a row, unless there is no such row any more.
  func reply(toRow row: Int) {
    if threads.indices.contains(row) { writing = .reply(threads[row]) }
  }

  /// The view model of the form in which `message` is written.
  func form(for message: Writing) -> MessageFormViewModel {
    switch message {
    case .thread: MessageFormViewModel(channels: Self.channels, api: api, in: open)
    case .reply(let thread):
      MessageFormViewModel(replyingTo: thread, channels: [], api: api, in: open)
    }
  }
}

/// What a person can write.
nonisolated enum Writing: Codable, Hashable {
  /// The first message of a new thread.
  case thread
  case reply(MessageThread)
}

extension MessageThread {
  /// The line below its subject.
  var summary: String {
    let files = attachments == 1 ? "1 attachment" : "\(attachments) attachments"
    let facts = [
      channel, count == 1 ? "1 message" : "\(count) messages", attachments == 0 ? "" : files,
      body.onOneLine,
    ]
    return facts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
