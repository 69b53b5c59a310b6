// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleUIKit
import StandIns

/// Shows a document on Apple's platforms. Here it says which, and opens it in the desktop's viewer.
///
/// Semantics: https://developer.apple.com/documentation/pdfkit/pdfview
open class PDFView: UIView {
  /// The document; nil: none.
  open var document: PDFDocument? {
    didSet { show() }
  }
  /// Whether the page fits the view. Without effect.
  open var autoScales = false
  /// How large the page is. Without effect.
  open var scaleFactor: CGFloat = 1
  /// How pages follow each other. Without effect.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// Where pages follow each other. Without effect.
  open var displayDirection = PDFDisplayDirection.vertical

  private lazy var placeholder = PlaceholderView(
    "PDFView", symbol: "doc.text", detail: "A document can't be shown on Linux.", covering: self)

  /// Creates an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = placeholder
  }

  /// Creates a view that an Interface Builder document describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = placeholder
  }

  private func show() {
    placeholder.detail = document?.documentURL?.lastPathComponent
    placeholder.action = document?.documentURL.map { url in
      UIAction(title: "Open in viewer") { _ in UIApplication.shared.open(url) }
    }
  }
}

/// How pages follow each other.
nonisolated public enum PDFDisplayMode: Int, Sendable {
  /// One page.
  case singlePage
  /// All pages.
  case singlePageContinuous
  /// Two pages.
  case twoUp
  /// All pages, by two.
  case twoUpContinuous
}

/// Where pages follow each other.
nonisolated public enum PDFDisplayDirection: Int, Sendable {
  /// Downwards.
  case vertical
  /// Sideways.
  case horizontal
}

/// A document. Its pages aren't read.
///
/// Semantics: https://developer.apple.com/documentation/pdfkit/pdfdocument
nonisolated open class PDFDocument: NSObject {
  /// Where it is; nil: in memory.
  public let documentURL: URL?
  private let bytes: Data

  /// Reads a file; nil if it is no PDF.
  public init?(url: URL) {
    guard let bytes = try? Data(contentsOf: url), bytes.starts(with: Data("%PDF".utf8)) else {
      return nil
    }
    documentURL = url
    self.bytes = bytes
    super.init()
  }

  /// Takes data; nil if they are no PDF.
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    documentURL = nil
    bytes = data
    super.init()
  }

  /// 0: the pages aren't read.
  open var pageCount: Int { 0 }
  /// The document's bytes.
  open func dataRepresentation() -> Data? { bytes }
}
