// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerInterfaceBuilder
import GossamerKit

/// What a person drags to an object.
enum EditDragSource {
  /// An object of the document, by its id.
  case object(String)
  /// A class of the palette, of which an object is to be added.
  case newObject(DocumentEditor.ClassDescription)
}

/// Says what a person can do with the objects under a ``WireEditView``.
protocol WireEditViewDelegate: AnyObject {
  /// The visible objects.
  func targets(in view: WireEditView) -> [EditTarget]

  /// The ids of the objects at which a drag may end.
  func wireEditView(_ view: WireEditView, endsOf source: EditDragSource) -> Set<String>

  /// The name of an object.
  func wireEditView(_ view: WireEditView, nameOf id: String) -> String

  /// The connections that a drag to an object makes possible; nil if it has made the only one.
  func wireEditView(_ view: WireEditView, menuFor source: EditDragSource, at id: String) -> UIMenu?

  /// Called when a drag has ended at no object.
  func wireEditView(_ view: WireEditView, didDrop source: EditDragSource, at point: CGPoint)

  /// Called when a place was pressed.
  func wireEditView(_ view: WireEditView, wasPressedAt point: CGPoint)

  /// Called when the pointer moves over a place; nil when it leaves the view.
  func wireEditView(_ view: WireEditView, isHoveredAt point: CGPoint?)
}

/// An object of a document, where a person sees it.
struct EditTarget: Equatable {
  /// The object id in the document.
  let id: String
  /// The visible rectangle, in points of the view that lets a person draw wires.
  let frame: CGRect
}

extension [EditTarget] {
  /// The object at a point: of nested ones the innermost, which is the smallest. Nil if there is none.
  func target(at point: CGPoint) -> EditTarget? {
    filter { $0.frame.contains(point) }.min { area(of: $0) < area(of: $1) }
  }

  private func area(of target: EditTarget) -> CGFloat { target.frame.width * target.frame.height }
}
