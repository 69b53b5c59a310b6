// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// What a person has chosen while they edit a document.
enum EditSelection: Equatable {
  /// Nothing.
  case none
  /// An object, by its id.
  case object(String)
  /// A connection, by its id.
  case connection(String)
}

/// The editing of one document: what is chosen, and each change, which is saved at once.
///
/// It knows no view. The document is the file: a change that can't be saved isn't made, and one that another program has
/// made meanwhile stays.
final class EditSession {
  /// Shows what has changed.
  weak var delegate: (any EditSessionDelegate)?

  /// The classes of which objects can be added.
  lazy var classes = ProgramClasses()

  /// Whether input goes to the wires, and not to the screen.
  var isEditing = true {
    didSet { delegate?.session(self, didChangeSelection: false) }
  }

  /// What is chosen.
  var selection = EditSelection.none {
    didSet { delegate?.session(self, didChangeSelection: selection != oldValue) }
  }
}

/// Shows what an ``EditSession`` changes.
protocol EditSessionDelegate: AnyObject {
  /// Called when the document has changed and was saved.
  func sessionDidChangeDocument(_ session: EditSession)

  /// Called when the selection or the mode has changed.
  /// - Parameter isNew: whether something else was chosen.
  func session(_ session: EditSession, didChangeSelection isNew: Bool)

  /// Called when a change wasn't made.
  /// - Parameter message: what was refused, why, and what to do.
  func session(_ session: EditSession, didFail message: String)
}
