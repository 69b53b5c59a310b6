// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// The frames of all views of a document, laid out as on the canvas of Interface Builder: for the device
/// that it was designed for, with the bars of the controllers around each scene, and without the
/// application's classes.
///
/// Encoded as JSON it is one line of the output of `gossamer layout`.
package struct DocumentLayout: Encodable {
  /// The path of the document.
  package let document: String
  /// The scenes in the order of the document: one per controller, in a xib one per top-level view.
  /// Empty if the document can't be read.
  package let scenes: [Scene]
  /// The problems that were found in the document.
  package let diagnostics: [Remark]

  /// Whether the document could be read, and has something to lay out.
  package let isLaidOut: Bool

  private enum CodingKeys: CodingKey {
    case document
    case scenes
    case diagnostics
  }

  /// Lays out the document in a file. If it can't be read, or has nothing to lay out, its
  /// diagnostics contain an error.
  ///
  /// The cost is that of loading all its scenes once.
  package init(contentsOfFile path: String, intrinsicSizes: IntrinsicSizes = .content) {
    document = path
    do throws(Diagnostic) {
      let document = try Document(contentsOfFile: path)
      scenes = Canvas(document, intrinsicSizes).scenes()
      isLaidOut = !scenes.isEmpty
      if !isLaidOut {
        document.diagnostics.error(
          """
          The document has no scene and no view, so there is nothing to lay out. Add one in Interface Builder.
          """, at: nil)
      }
      diagnostics = document.diagnostics.all.map(Remark.init)
    } catch {
      scenes = []
      diagnostics = [Remark(error)]
      isLaidOut = false
    }
  }

  /// The views of one scene.
  package struct Scene: Encodable {
    /// The id of the controller; nil in a xib.
    package let id: String?
    /// The class of the controller; that of the view in a xib.
    package let `class`: String
    /// The views that have an id, each before its subviews.
    package let views: [View]

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(`class`, forKey: .class)
      try container.encode(views, forKey: .views)
    }

    private enum CodingKeys: CodingKey {
      case id
      case `class`
      case views
    }
  }

  /// A view and its frame.
  package struct View: Encodable, Equatable {
    package let id: String
    package let `class`: String
    /// The id of the nearest superview that has one; nil for a root.
    package let parent: String?
    /// Left, top, width and height in points, in the coordinates of the parent.
    package let frame: [Double]

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(`class`, forKey: .class)
      try container.encode(parent, forKey: .parent)
      try container.encode(frame, forKey: .frame)
    }

    private enum CodingKeys: CodingKey {
      case id
      case `class`
      case parent
      case frame
    }
  }

  /// A diagnostic without the name of the file.
  package struct Remark: Encodable {
    package let severity: Diagnostic.Severity
    /// The line in the file, counted from 1; nil if it is about the file as a whole.
    package let line: Int?
    package let message: String

    init(_ diagnostic: Diagnostic) {
      severity = diagnostic.severity
      line = diagnostic.line
      message = diagnostic.message
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(severity, forKey: .severity)
      try container.encode(line, forKey: .line)
      try container.encode(message, forKey: .message)
    }

    private enum CodingKeys: CodingKey {
      case severity
      case line
      case message
    }
  }
}
