// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerPersistence

/// What the list of threads shows, and what a person can write from there.
@Observable final class ThreadsViewModel {
  private let list: ServerList<MessageThread>
  private let api: any MessagesAPI
  private let open: () throws(DraftStoreError) -> DraftStore

  static let channels = ["General", "Announcements", "Questions", "Show and Tell"]

  /// Creates what shows the threads of a server.
  /// - Parameter open: opens the store of drafts, when something is written first.
  init(api: any MessagesAPI, in open: @escaping () throws(DraftStoreError) -> DraftStore) {
    list = ServerList { () async throws(ServerError) in try await api.threads() }
    self.api = api
    self.open = open
  }

  /// The rows.
  var threads: [MessageThread] { list.items }

  /// What stands in place of rows; nil where there are some.
  var placeholder: ListPlaceholder? { list.placeholder }

  /// Gets the threads anew.
  func reload() async throws(ServerError) { try await list.reload() }

  /// What a new thread is written by.
  func newThread() -> MessageFormViewModel {
    MessageFormViewModel(channels: Self.channels, api: api, in: open)
  }

  /// What a reply is written by; nil if there is no such row any more.
  func reply(toRow row: Int) -> MessageFormViewModel? {
    guard threads.indices.contains(row) else { return nil }
    return MessageFormViewModel(replyingTo: threads[row], channels: [], api: api, in: open)
  }
}

extension MessageThread {
  /// What is told of it below its subject.
  var summary: String {
    let files = attachments == 1 ? "1 attachment" : "\(attachments) attachments"
    let facts = [
      channel, count == 1 ? "1 message" : "\(count) messages", attachments == 0 ? "" : files,
      body.onOneLine,
    ]
    return facts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
