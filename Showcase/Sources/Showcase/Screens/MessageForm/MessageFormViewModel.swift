// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerPersistence

/// The state and the actions of the message form.
@Observable final class MessageFormViewModel {
  /// The message that a person writes.
  let draft: MessageDraft
  let attachments: Attachments

  /// The names of the channels that a new thread can be posted to; empty for a reply.
  let channels: [String]

  /// The share of the message that was posted, from 0 to 1; nil while it isn't being posted.
  private(set) var progress: Double?

  /// The thread to reply to; nil for a new one.
  private let thread: MessageThread?
  private let initial: Message
  private let api: any MessagesAPI

  /// Creates the view model for a new thread, or for a reply.
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

  /// The subject of a reply, which can't be changed; nil for a new thread.
  var fixedSubject: String? { thread?.subject }

  /// Whether a person has written something that would be lost.
  var hasChanges: Bool {
    guard var message = draft.message.model else { return false }
    message.id = initial.id
    return message != initial
  }

  /// Whether the message can be posted: it isn't empty, its attachments are read, and it isn't
  /// being posted.
  var canPost: Bool {
    progress == nil && !attachments.isReading && draft.message.model?.isEmpty == false
  }

  /// What a person has to know while writing; nil for nothing.
  var notice: String? { draft.isUnkept ? "What you write isn't kept at the moment." : nil }

  /// Throws the draft away.
  func discard() { draft.message.model = nil }

  /// Posts the message. The draft is deleted only when the server has accepted it.
  func post() async throws(ServerError) {
    guard var message = draft.message.model, canPost else { return }
    // A saved draft may name a channel that doesn't exist any more: then the picker shows the first
    // one.
    if let first = channels.first, !channels.contains(message.channel) { message.channel = first }
    progress = 0
    defer { progress = nil }
    // The closure ends with the call, which keeps the view model anyway.
    try await api.post(message, to: thread?.id, with: draft.files) { sent in
      if self.progress != nil { self.progress = sent }
    }
    discard()
  }

  /// The message for a person about an error.
  func message(for error: any Error) -> String {
    guard let error = error as? ServerError else { return error.localizedDescription }
    return "\(error.reason) Your draft is kept."
  }
}
