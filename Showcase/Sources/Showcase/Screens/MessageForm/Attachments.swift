// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages
import GossamerPersistence

/// The attachments of a message. It reads files, keeps their contents with the draft, and provides their
/// pictures.
@Observable final class Attachments {
  /// The greatest size of a file, in bytes.
  nonisolated static let greatestSize = 10 << 20

  /// The size in which the picture of an attachment is shown, in points.
  nonisolated static let thumbnailSize = CGSize(width: 36, height: 36)

  /// Fetches the picture of an attachment by its ``url(of:)``.
  let fetchThumbnail: ImageFetcher

  /// Lets a person choose files when ``choose()`` is called.
  @ObservationIgnored weak var chooser: AttachIntention?

  /// The number of calls of ``add(_:)`` whose files are still being read.
  private var readings = 0

  private let draft: MessageDraft

  init(of draft: MessageDraft) {
    self.draft = draft
    let files = draft.files
    fetchThumbnail = .local { url in
      guard let data = try files.file(url.lastPathComponent) else {
        throw AttachmentError.isGone(url.lastPathComponent)
      }
      return data
    }
  }

  /// Lets a person choose files.
  func choose() { chooser?.choose() }

  /// The attachments, in the order in which they were added.
  var all: [Attachment] { draft.message.model?.attachments ?? [] }

  /// The address of the picture of an attachment, for ``fetchThumbnail``.
  func url(of attachment: Attachment) -> URL? { URL(string: "draft:///\(attachment.id)") }

  /// Whether files that a person has added are still being read, so that the message isn't complete yet.
  var isReading: Bool { readings > 0 }

  /// Begins to add files that a person has chosen, dropped or pasted.
  /// - Returns: a closure that adds them. It throws ``RefusedFiles`` if some can't be attached; the
  ///   others are.
  func add(_ files: [NSItemProvider]) -> () async throws(RefusedFiles) -> Void {
    readings += 1
    return { [self] () async throws(RefusedFiles) in
      defer { readings -= 1 }
      try await read(files)
    }
  }

  private func read(_ files: [NSItemProvider]) async throws(RefusedFiles) {
    var reasons: [String] = []
    for file in files {
      do {
        let (attachment, data) = try await Self.read(file)
        try await Self.keep(data, as: attachment.id, in: draft.files)
        try await requirePicture(attachment)
        draft.message.model?.attachments.append(attachment)
      } catch {
        if Task.isCancelled { return }
        reasons.append(error.localizedDescription)
      }
    }
    if !reasons.isEmpty { throw RefusedFiles(reasons: reasons, count: files.count) }
  }

  /// Removes an attachment. Its file is deleted when the draft without it is saved.
  func remove(_ attachment: Attachment) {
    draft.message.model?.attachments.removeAll { $0.id == attachment.id }
  }

  /// The types of pictures that every system can decode. A picture of another type may be intact although it
  /// can't be shown.
  private static let shownTypes = [UTType.png, .jpeg, .gif].map(\.preferredMIMEType)

  /// Checks that a file which is called a picture is one, and deletes it otherwise.
  private func requirePicture(_ attachment: Attachment) async throws(AttachmentError) {
    guard Self.shownTypes.contains(attachment.type), let url = url(of: attachment) else { return }
    do throws(ImageFetcherError) {
      _ = try await fetchThumbnail(url, size: Self.thumbnailSize)
    } catch .invalidImageFormat {
      let files = draft.files
      Task.detached { try? files.removeFile(attachment.id) }
      throw .noPicture(attachment.name)
    } catch {
      // A picture with too many pixels, for instance, is attached, but shown as a file.
    }
  }

  private static func read(_ file: NSItemProvider) async throws -> (Attachment, Data) {
    let type = file.registeredContentTypes.first { !$0.conforms(to: .url) } ?? .data
    var name = [file.suggestedName ?? "Attachment", type.preferredFilenameExtension]
      .compactMap(\.self).joined(separator: ".")
    if file.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier) {
      let own = try await file.loadObject(ofClass: URL.self).lastPathComponent
      // Foundation finds no last component in a path that isn't UTF-8.
      if !own.isEmpty { name = own }
    }
    file.greatestDataSize = greatestSize
    let data: Data
    do {
      data = try await file.loadDataRepresentation(for: type)
    } catch ItemProviderError.tooLarge {
      throw AttachmentError.tooLarge(name)
    }
    let mediaType = type.preferredMIMEType ?? "application/octet-stream"
    return (Attachment(name: name, type: mediaType, size: data.count), data)
  }

  @concurrent nonisolated private static func keep(
    _ data: Data, as id: String, in files: any DraftFiles
  ) async throws(DraftStoreError) {
    try files.keep(data, as: id)
  }
}

/// Why a file can't be attached, or an attachment can't be read.
nonisolated enum AttachmentError: LocalizedError {
  /// The file of this name has too many bytes.
  case tooLarge(String)
  /// The file of this name is called a picture, but is none, or only a part of one.
  case noPicture(String)
  /// The file of this attachment isn't there any more.
  case isGone(String)

  var errorDescription: String? {
    switch self {
    case .tooLarge(let name):
      """
      '\(name.onOneLine)' has more than \(Attachments.greatestSize >> 20) MB, the most that can be attached. Choose a \
      smaller file.
      """
    case .noPicture(let name):
      "'\(name.onOneLine)' is called a picture, but is none, or broke off. Choose another file."
    case .isGone(let name):
      "'\(name.onOneLine)' isn't there any more. Remove it, and attach it again."
    }
  }
}

/// Files that can't be attached.
nonisolated struct RefusedFiles: LocalizedError {
  /// The message about each.
  let reasons: [String]
  /// The number of all files that were to be attached.
  let count: Int

  private static let mostReasons = 4

  var errorDescription: String? {
    let shownReasons = reasons.prefix(Self.mostReasons).joined(separator: "\n")
    guard count > 1 else { return shownReasons }
    let others = reasons.count - Self.mostReasons
    let rest = others > 0 ? "\n… and \(others) more." : ""
    return "\(reasons.count) of \(count) files aren't attached:\n\(shownReasons)\(rest)"
  }
}
