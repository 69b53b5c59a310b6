// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import Logging

/// The items of an activity, by their kinds.
struct SharedItems: Sendable {
  private(set) var texts: [String] = []
  /// The addresses of pages, and of what else isn't a file.
  private(set) var pages: [URL] = []
  private(set) var files: [URL] = []
  private(set) var images: [UIImage] = []
  private(set) var data: [Data] = []

  init(_ items: [Any]) {
    for item in items {
      switch item {
      case let text as String: texts.append(text)
      case let text as NSAttributedString: texts.append(text.string)
      case let url as URL where url.isFileURL: files.append(url)
      case let url as URL: pages.append(url)
      case let image as UIImage: images.append(image)
      case let bytes as Data: data.append(bytes)
      default: break
      }
    }
  }

  var isEmpty: Bool { texts.isEmpty && pages.isEmpty && files.isEmpty && images.isEmpty }

  var canBeFiles: Bool { !texts.isEmpty || !files.isEmpty || !images.isEmpty || !data.isEmpty }

  /// What the desktop's application for it can open: the first file or page; nil for none.
  var opened: URL? { files.first ?? pages.first }

  /// What is copied.
  var providers: [NSItemProvider] {
    texts.map { NSItemProvider(object: $0) } + images.map { NSItemProvider(object: $0) }
      + pages.map { NSItemProvider(object: $0) } + files.map { NSItemProvider(file: $0) }
  }

  /// The address that makes the mail program write a mail with the texts and pages.
  func mail(subject: String?) -> URL? {
    var parts = URLComponents()
    parts.scheme = "mailto"
    let body = (texts + pages.map(\.absoluteString)).joined(separator: "\n")
    parts.queryItems = [
      subject.map { URLQueryItem(name: "subject", value: $0) },
      URLQueryItem(name: "body", value: body),
    ].compactMap(\.self)
    // In mailto addresses a plus sign is one.
    parts.percentEncodedQuery = parts.percentEncodedQuery?.replacing("+", with: "%2B")
    return parts.url
  }

  /// The files to save: those among the items, and temporary ones with the images, the data, and else the texts. A
  /// message tells which can't be written.
  @concurrent nonisolated func makeFiles() async -> [URL] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "gossamer-shared-\(UUID().uuidString)")
    var made = files
    func write(_ data: Data?, _ name: String, _ type: String, _ number: Int, of count: Int) {
      guard let data else { return }
      let file = folder.appending(
        path: count > 1 ? "\(name) \(number + 1).\(type)" : "\(name).\(type)")
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try data.write(to: file)
        made.append(file)
      } catch {
        Logger(label: "gossamer.views")
          .error("\(file.path): an item can't be written: \(error.localizedDescription)")
      }
    }
    for (index, image) in images.enumerated() {
      write(image.pngData(), "Picture", "png", index, of: images.count)
    }
    for (index, bytes) in data.enumerated() { write(bytes, "Data", "data", index, of: data.count) }
    if made.isEmpty, !texts.isEmpty {
      write(Data(texts.joined(separator: "\n").utf8), "Text", "txt", 0, of: 1)
    }
    return made
  }
}
