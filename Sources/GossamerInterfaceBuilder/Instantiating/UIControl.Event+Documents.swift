// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension UIControl.Event {
  /// The events that controls send, by their names in documents.
  static let documentNames: [String: UIControl.Event] = [
    "editingChanged": .editingChanged,
    "editingDidBegin": .editingDidBegin,
    "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
    "primaryActionTriggered": .primaryActionTriggered,
    "touchCancel": .touchCancel,
    "touchDown": .touchDown,
    "touchDownRepeat": .touchDownRepeat,
    "touchDragEnter": .touchDragEnter,
    "touchDragExit": .touchDragExit,
    "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside,
    "touchUpInside": .touchUpInside,
    "touchUpOutside": .touchUpOutside,
    "valueChanged": .valueChanged,
  ]

  /// Other events of UIKit, which Gossamer's controls don't send.
  static let unsupportedNames: Set<String> = ["menuActionTriggered"]
}
