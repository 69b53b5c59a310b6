// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The input state that few views need, stored apart so that a plain view stays small.
final class ViewInput {
  var recognizers: [UIGestureRecognizer] = []
  var takesMultipleTouches = false
  var takesTouchesAlone = false
  var interactions: [any UIInteraction] = []
  var subviewSearch = SubviewSearch.unknown

  /// What hit tests have cached about the subviews' places.
  enum SubviewSearch {
    case unknown
    /// Nothing, but they were looked through since one of them was moved, added or removed.
    case lookedThrough
    case indexed(SubviewIndex)
  }
}

// The recognisers of a view.
extension UIView {
  var ensuredInput: ViewInput {
    if let input { return input }
    let made = ViewInput()
    input = made
    return made
  }

  /// The recognisers as documents add them.
  var attachedRecognizers: [UIGestureRecognizer] { input?.recognizers ?? [] }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.attachedView = self
    ensuredInput.recognizers.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView === self else { return }
    recognizer.perform { recognizer.cancel() }
    // An action that was called may have added it elsewhere.
    guard recognizer.attachedView === self else { return }
    recognizer.attachedView = nil
    input?.recognizers.removeAll { $0 === recognizer }
  }

  func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for old in attachedRecognizers where !recognizers.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for new in recognizers { addGestureRecognizer(new) }
  }
}

extension UIResponder {
  /// Hands something on to the next responder, or calls `atEnd` if there is none.
  ///
  /// Views of the plain classes only hand on themselves, so they are gone past here: trees may be
  /// thousands of views deep.
  func handOn(_ tell: (UIResponder) -> Void, atEnd: () -> Void) {
    var responder = next
    while let view = responder as? UIView, view.leavesToUIView([.hitTests, .touches]) {
      responder = view.next
    }
    if let responder { tell(responder) } else { atEnd() }
  }
}

extension Set<UITouch> {
  /// Marks them as unhandled: they have reached the end of the responder chain.
  func wereNotHandled() {
    for touch in self { touch.isUnhandled = true }
  }
}

extension Set<UIPress> {
  /// Marks them as unhandled: they have reached the end of the responder chain.
  func wereNotHandled() {
    for press in self { press.isUnhandled = true }
  }
}
