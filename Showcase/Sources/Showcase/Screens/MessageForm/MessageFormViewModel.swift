// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerPersistence

/// What the message form shows, and what a person can do with it.
@Observable final class MessageFormViewModel {
  /// What a person writes.
  let draft: MessageDraft
  let attachments: Attachments

  /// The names of the channels that a new thread can be posted to; empty for a reply.
  let channels: [String]

  /// How much is posted, from 0 to 1; nil while nothing is.
  private(set) var progress: Double?

  /// The thread that is replied to; nil for a new one.
  private let thread: MessageThread?
  private let initial: Message
  private let api: any MessagesAPI

  /// Creates what a new thread is written by, or a reply.
  init(
    replyingTo thread: MessageThread? = nil, channels: [String], api: any MessagesAPI,
    in open: () throws(DraftStoreError) -> DraftStore
  ) {
    self.thread = thread
    self.channels = thread == nil ? channels : []
    self.api = api
    initial = Message(subject: thread?.subject ?? "", channel: self.channels.first ?? "")
    draft = MessageDraft(
      of: thread.map { "reply-\($0.id)" } ?? "new-thread", initial, in: open)
    attachments = Attachments(of: draft)
  }

  var title: String { thread == nil ? "New Thread" : "New Message" }

  /// The subject, where it can't be changed.
  var fixedSubject: String? { thread?.subject }

  /// Whether something would be lost.
  var hasChanges: Bool {
    guard var message = draft.message.model else { return false }
    message.id = initial.id
    return message != initial
  }

  /// Whether there is something to post, all of it is there, and it isn't being posted.
  var canPost: Bool {
    progress == nil && !attachments.isReading && draft.message.model?.isEmpty == false
  }

  /// What a person has to know all the while; nil for nothing.
  var notice: String? { draft.isUnkept ? "What you write isn't kept at the moment." : nil }

  /// Throws the draft away.
  func discard() { draft.message.model = nil }

  /// Posts the message; the draft goes when the server has taken it, and not before.
  func post() async throws(ServerError) {
    guard var message = draft.message.model, canPost else { return }
    // A kept draft may name a channel that isn't there any more: the first one is shown then.
    if let first = channels.first, !channels.contains(message.channel) { message.channel = first }
    progress = 0
    defer { progress = nil }
    try await api.post(message, to: thread?.id, with: draft.files) { [weak self] sent in
      if self?.progress != nil { self?.progress = sent }
    }
    discard()
  }

  /// What a person is told when something fails.
  func message(for error: any Error) -> String {
    guard let error = error as? ServerError else { return error.localizedDescription }
    return "\(error.reason) Your draft is kept."
  }
}
