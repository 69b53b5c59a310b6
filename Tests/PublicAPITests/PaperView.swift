// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A text view of an application's own: one line, a caret, and underlined marked text.
final class PaperView: UIView, UITextInput {
  /// A position in the text, in UTF-16 code units.
  private final class Place: UITextPosition {
    let index: Int

    init(_ index: Int) {
      self.index = index
      super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? Place)?.index == index }
    override var hash: Int { index }
  }

  /// A range of the text.
  private final class Part: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
      self.range = range
      super.init()
    }

    override var start: UITextPosition { Place(range.lowerBound) }
    override var end: UITextPosition { Place(range.upperBound) }
    override var isEmpty: Bool { range.length == 0 }
  }

  private(set) var text = ""
  private(set) var selection = NSRange(location: 0, length: 0)
  private(set) var marked: NSRange?

  /// The calls of the view, in order.
  var log: [String] = []

  weak var inputDelegate: (any UITextInputDelegate)?
  var autocapitalizationType = UITextAutocapitalizationType.none
  var markedTextStyle: [NSAttributedString.Key: Any]? = [.underlineStyle: 1]

  private var length: Int { text.utf16.count }

  /// Sets the text, as the program does.
  func setText(_ text: String) {
    inputDelegate?.textWillChange(self)
    write(text, over: NSRange(location: 0, length: length))
    marked = nil
    inputDelegate?.textDidChange(self)
  }

  private func write(_ new: String, over range: NSRange) {
    text = (text as NSString).replacingCharacters(in: range, with: new)
    selection = NSRange(location: range.location + new.utf16.count, length: 0)
    setNeedsDisplay()
  }

  // MARK: - Responder

  override var canBecomeFirstResponder: Bool { true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }

  override func draw(_ rect: CGRect) {
    let shown = NSMutableAttributedString(
      string: text, attributes: [.foregroundColor: UIColor.label])
    if let marked, let markedTextStyle { shown.addAttributes(markedTextStyle, range: marked) }
    shown.draw(at: .zero)
  }

  // MARK: - UIKeyInput

  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) {
    log.append("insert \(text.debugDescription)")
    write(text, over: selection)
  }

  func deleteBackward() {
    log.append("delete")
    guard selection.length == 0 else { return write("", over: selection) }
    guard selection.location > 0 else { return }
    write(
      "", over: (text as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1))
  }

  // MARK: - UITextInput

  func text(in range: UITextRange) -> String? {
    (range as? Part).map { (text as NSString).substring(with: $0.range) }
  }

  func replace(_ range: UITextRange, withText text: String) {
    guard let part = range as? Part else { return }
    log.append("replace \(part.range.location),\(part.range.length) \(text.debugDescription)")
    write(text, over: part.range)
  }

  var selectedTextRange: UITextRange? {
    get { Part(selection) }
    set {
      guard let part = newValue as? Part else { return }
      inputDelegate?.selectionWillChange(self)
      selection = part.range
      inputDelegate?.selectionDidChange(self)
    }
  }

  var markedTextRange: UITextRange? { marked.map(Part.init) }

  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let new = markedText ?? ""
    log.append("mark \(new.debugDescription) \(selectedRange.location)")
    let range = marked ?? selection
    write(new, over: range)
    marked =
      new.isEmpty ? nil : NSRange(location: range.location, length: new.utf16.count)
    selection = NSRange(
      location: range.location + selectedRange.location, length: selectedRange.length)
  }

  func unmarkText() {
    log.append("unmark")
    marked = nil
    setNeedsDisplay()
  }

  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(length) }

  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    guard let from = fromPosition as? Place, let to = toPosition as? Place else { return nil }
    return Part(NSRange(min(from.index, to.index)..<max(from.index, to.index)))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let place = position as? Place, (0...length).contains(place.index + offset) else {
      return nil
    }
    return Place(place.index + offset)
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? Place, let to = toPosition as? Place else { return 0 }
    return to.index - from.index
  }

  func firstRect(for range: UITextRange) -> CGRect {
    caretRect(for: range.start).union(caretRect(for: range.end))
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    let index = (position as? Place)?.index ?? 0
    let width = NSAttributedString(string: (text as NSString).substring(to: index)).size().width
    return CGRect(x: width, y: 0, width: 1, height: 20)
  }
}
