// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerPersistence

/// What the list of threads shows, and what a person can write from there.
@Observable final class ThreadsViewModel {
  /// The rows. What was shown stays if a reload fails.
  private(set) var threads: [MessageThread] = []

  private var isLoaded = false
  private let api: any MessagesAPI
  private let open: () throws(DraftStoreError) -> DraftStore

  static let channels = ["General", "Announcements", "Questions", "Show and Tell"]

  /// Creates what shows the threads of a server.
  /// - Parameter open: opens the store of drafts, when something is written first.
  init(api: any MessagesAPI, in open: @escaping () throws(DraftStoreError) -> DraftStore) {
    self.api = api
    self.open = open
  }

  /// What stands in place of rows where there are none; nil for nothing.
  var placeholder: UIContentUnavailableConfiguration? {
    guard threads.isEmpty, isLoaded else { return nil }
    var made = UIContentUnavailableConfiguration.empty()
    made.image = UIImage(systemName: "bubble.left.and.bubble.right")
    made.text = "No Threads"
    made.secondaryText = "What is posted is shown here."
    return made
  }

  /// Gets the threads anew.
  func reload() async throws(MessagesError) {
    threads = try await api.threads()
    isLoaded = true
  }

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
