// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerGraphics
@testable import GossamerKit

/// A text view without a window system: what it is, how large, what scrolls. How it is edited, the tests of text
/// editing say.
@Suite(.alone) struct UITextViewTests {
  private let textView = UITextView(frame: CGRect(x: 10, y: 20, width: 300, height: 100))
  private var line: CGFloat {
    TextMeasurer.shared.measure("x", font: textView.shownFont).size.height
  }

  private func screen() -> Screen {
    let controller = UIViewController()
    controller.view.addSubview(textView)
    return Screen(controller)
  }

  // MARK: - Defaults

  @Test func hasUIKitsDefaults() {
    #expect(textView.text == "")
    #expect(textView.font == nil)
    #expect(textView.textColor == nil)
    #expect(textView.isEditable && textView.isSelectable && textView.isScrollEnabled)
    #expect(textView.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(textView.textContainer.lineFragmentPadding == 5)
    #expect(textView.attributedText.string == "")
    #expect(textView.selectedRange == NSRange())
  }

  @Test func isReachedByUIKitsNames() throws {
    try textView.setValue("Hello", forKeyPath: "text")
    try textView.setValue(false, forKeyPath: "editable")
    try textView.setValue(false, forKeyPath: "selectable")
    #expect(textView.text == "Hello")
    #expect(!textView.isEditable && !textView.isSelectable)
    #expect(try textView.value(forKeyPath: "editable") as? Bool == false)
  }

  @Test(arguments: [
    (NSRange(location: 99, length: 3), NSRange(location: 4, length: 0)),
    (NSRange(location: -7, length: 9), NSRange(location: 0, length: 3)),
    (NSRange(location: 1, length: .max), NSRange(location: 1, length: 3)),
    (NSRange(location: 2, length: 1), NSRange(location: 1, length: 2)),
  ])
  func putsRangesRight_ThatReachOutOfTheTextOrDivideAPair(range: NSRange, expected: NSRange) {
    textView.text = "a😀b"
    textView.selectedRange = range
    #expect(textView.selectedRange == expected)
  }

  @Test func findsPlaces_ByTheirDistance() throws {
    textView.text = "Hello"
    let second = try #require(
      textView.position(from: textView.beginningOfDocument, offset: 2))
    let range = try #require(textView.textRange(from: second, to: textView.endOfDocument))
    #expect(textView.text(in: range) == "llo")
    textView.replace(range, withText: "y")
    #expect(textView.text == "Hey")
    #expect(textView.position(from: second, offset: 2) == nil)
  }

  // MARK: - Size

  @Test func theContentIsAsHighAsTheText() {
    textView.text = "one\ntwo\nthree"
    textView.layoutIfNeeded()
    #expect(textView.contentSize == CGSize(width: 300, height: 3 * line + 16))
    textView.textContainerInset = UIEdgeInsets(top: 90, left: 10, bottom: 0, right: 10)
    textView.layoutIfNeeded()
    #expect(textView.contentSize == CGSize(width: 300, height: 3 * line + 90))
  }

  @Test func wrapsLines_WhereTheInsetsAndThePaddingEndThem() {
    textView.text = String(repeating: "i ", count: 300)
    func height() -> CGFloat {
      textView.layoutIfNeeded()
      return textView.contentSize.height
    }
    let full = height()
    textView.textContainerInset.left = 200
    let narrow = height()
    #expect(narrow > full)
    textView.textContainer.lineFragmentPadding = 0
    textView.textContainerInset.right = -10
    #expect(height() < narrow)
    textView.textContainerInset.right = 0
    textView.textContainer.lineFragmentPadding = -3
    #expect(textView.textContainer.lineFragmentPadding == 0)
  }

  @Test func hasNoNaturalSize_WhenItScrolls() {
    textView.text = "Hello"
    #expect(textView.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(textView.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test func growsWithItsText_WhenItDoesntScroll() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    textView.translatesAutoresizingMaskIntoConstraints = false
    textView.isScrollEnabled = false
    container.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: container.topAnchor),
      textView.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    textView.text = "one"
    container.layoutIfNeeded()
    #expect(textView.frame.height == line + 16)
    textView.insertText("\ntwo")
    container.layoutIfNeeded()
    #expect(textView.frame.height == 2 * line + 16)
    textView.text = String(repeating: "wrapped ", count: 30)
    container.layoutIfNeeded()
    let height = textView.frame.height
    #expect(height > 3 * line)
    #expect(textView.sizeThatFits(CGSize(width: 200, height: 9_999)).height == height)
    container.frame.size.width = 150
    container.layoutIfNeeded()
    #expect(textView.frame.height > height)
  }

  @Test func standsOnItsFirstBaseline() {
    let label = UILabel()
    label.font = textView.shownFont
    label.text = "Label"
    textView.text = "Text"
    textView.isScrollEnabled = false
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for view in [textView, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      textView.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: textView.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: textView.firstBaselineAnchor),
    ])
    container.layoutIfNeeded()
    #expect(label.frame.minY == textView.frame.minY + 8)
  }

  @Test func refusesAnInsetThatIsntFinite() {
    let messages = messages {
      textView.textContainerInset.top = .nan
    }
    #expect(textView.textContainerInset.top == 8)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("isn't finite; it stays") == true)
  }

  // MARK: - Scrolling

  @Test func scrollsToThePlaceThatIsTyped() throws {
    let screen = screen()
    textView.text = Array(repeating: "line", count: 50).joined(separator: "\n")
    screen.update()
    #expect(textView.contentOffset.y == 0)
    try textView.typeText("\n")
    #expect(textView.text.hasSuffix("line\n"))
    #expect(abs(textView.contentOffset.y - (textView.contentSize.height - 100 - 8)) <= 1)
  }

  @Test func scrollsToARange_AsLittleAsItTakes() {
    textView.text = (0..<50).map { "line \($0)" }.joined(separator: "\n")
    textView.layoutIfNeeded()
    let place = (textView.text as NSString).range(of: "line 30")
    textView.scrollRangeToVisible(place)
    #expect(textView.contentOffset.y == 31 * line + 8 - 100)
    textView.scrollRangeToVisible(NSRange(location: 0, length: 4))
    #expect(textView.contentOffset.y == 8)
    textView.scrollRangeToVisible(NSRange(location: 99_999, length: .max))
    #expect(textView.contentOffset.y == 50 * line + 8 - 100)
  }

  @Test func subviewsScrollWithTheText() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    field.placeholder = "Subject"
    textView.addSubview(field)
    textView.textContainerInset.top = 44
    textView.accessibilityLabel = "Body"
    textView.text = Array(repeating: "line", count: 50).joined(separator: "\n")
    let screen = screen()
    #expect(field.convert(field.bounds, to: nil).minY == 20)
    try screen.textField("Subject").tap()
    #expect(field.isEditing)
    textView.contentOffset.y = 30
    screen.update()
    #expect(field.convert(field.bounds, to: nil).minY == -10)
    #expect(textView.contentSize.height == 50 * line + 44 + 8)
    try screen.textView("Body").scroll(by: CGVector(dx: 0, dy: 40))
    #expect(textView.contentOffset.y == 70)
    #expect(throws: ScreenError.self) { try field.tap() }
  }

  @Test func measuresWhatIsSeen_OfALongText() {
    let paragraph = String(repeating: "wrapped text ", count: 12)
    let count = 2_000
    textView.text = Array(repeating: paragraph, count: count).joined(separator: "\n")
    textView.layoutIfNeeded()
    #expect(textView.contentSize.height > CGFloat(count) * line)
    #expect(!textView.column.paragraphs.isMeasured)
    let height = TextMeasurer.shared.measure(
      paragraph, font: textView.shownFont, width: 290
    ).size.height
    let first = textView.column.paragraphs.place(ofUnit: 0)
    #expect(abs(textView.column.paragraphs[first].height - height) <= 1)
    textView.contentOffset.y = 5_000
    textView.layoutIfNeeded()
    let seen = textView.column.paragraphs.place(atHeight: 5_050)
    #expect(textView.column.paragraphs[seen].isMeasured)
    textView.isScrollEnabled = false
    _ = textView.sizeThatFits(CGSize(width: 300, height: 0))
    let last = textView.column.paragraphs.place(atHeight: UITextView.greatestMeasuredHeight)
    #expect(textView.column.paragraphs[last].isMeasured)
    #expect(textView.column.paragraphs.firstEstimated?.start ?? 0 > last.start)
  }

  // MARK: - Delegates

  private final class Witness: UITextViewDelegate {
    var log: [String] = []
    var refused: Set<String> = []
    var mayBegin = true
    var mayEnd = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.append("begin?")
      return mayBegin
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      log.append("end?")
      return mayEnd
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("did end") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("change \(range.location),\(range.length) \(text.debugDescription)")
      return !refused.contains(text)
    }
    func textViewDidChange(_ textView: UITextView) { log.append("did change") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      log.append("selection \(textView.selectedRange.location)")
    }
    func textViewDidChangeText(_ textView: UITextView) { log.append("text") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  }

  @Test func callsTheDelegateInUIKitsOrder() throws {
    let witness = Witness()
    let screen = screen()
    textView.delegate = witness
    #expect(witness.log == ["text"])
    try textView.typeText("a")
    textView.resignFirstResponder()
    textView.text = "b"
    textView.contentOffset.y = 3
    #expect(
      witness.log == [
        "text", "begin?", "did begin", "change 0,0 \"a\"", "text", "selection 1", "did change",
        "end?", "did end", "text", "scroll",
      ])
    screen.update()
  }

  @Test func asksAllDelegates_AndChangesOnlyIfAllPermit() throws {
    let (one, two, scrolling) = (Witness(), Witness(), ScrollWitness())
    textView.delegate = one
    textView.furtherDelegates.append(two)
    textView.furtherDelegates.append(scrolling)
    one.refused = ["b"]
    let screen = screen()
    try textView.typeText("abc")
    #expect(textView.text == "ac")
    #expect(two.log.contains("change 1,0 \"b\""))
    screen.update()
  }

  private final class ScrollWitness: UIScrollViewDelegate {}

  @Test func isntEdited_WhenTheDelegateRefuses() throws {
    let witness = Witness()
    textView.delegate = witness
    witness.mayBegin = false
    let screen = screen()
    #expect(throws: ScreenError.self) { try textView.typeText("a") }
    witness.mayBegin = true
    try textView.typeText("a")
    witness.mayEnd = false
    #expect(!textView.resignFirstResponder())
    #expect(textView.isEditing)
    textView.removeFromSuperview()
    #expect(!textView.isEditing)
    screen.update()
  }

  @Test func tellsNotificationCentres() throws {
    var posted: [Notification.Name] = []
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: textView, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    let screen = screen()
    try textView.typeText("a")
    textView.resignFirstResponder()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(posted == names)
    screen.update()
  }

  // MARK: - What a person can do

  @Test func canBeReadAndSelected_WhenItCantBeEdited() throws {
    textView.text = "Hello"
    textView.isEditable = false
    let screen = screen()
    try textView.tap()
    #expect(textView.isFirstResponder && !textView.isEditing)
    #expect(throws: ScreenError.self) { try textView.typeText("a") }
    textView.selectAll(nil)
    textView.copy(nil)
    #expect(UIPasteboard.general.string == "Hello")
    textView.insertText("x")
    #expect(textView.text == "Hello")
    textView.isSelectable = false
    #expect(!textView.isFirstResponder && !textView.canBecomeFirstResponder)
    screen.update()
  }

  @Test func endsEditing_WhenItCantBeEditedAnyMore() throws {
    let screen = screen()
    try textView.typeText("a")
    textView.isEditable = false
    #expect(!textView.isEditing && !textView.isFirstResponder)
    screen.update()
  }

  @Test func keepsTapsFromRecognisersAroundIt() throws {
    let screen = screen()
    let counter = TapCounter()
    textView.superview?.addGestureRecognizer(
      UITapGestureRecognizer(target: counter, action: TapCounter.count))
    try textView.tap()
    #expect(counter.taps == 0)
    #expect(textView.isFirstResponder)
    textView.isEditable = false
    textView.isSelectable = false
    try textView.tap()
    #expect(counter.taps == 1)
    screen.update()
  }

  private final class TapCounter {
    var taps = 0

    func count() { taps += 1 }
  }

  @Test func undoesAndRedoes() throws {
    let screen = screen()
    try textView.typeText("ab\n")
    textView.undo()
    #expect(textView.text == "")
    textView.redo()
    #expect(textView.text == "ab\n")
    #expect(!textView.canRedo && textView.canUndo)
    screen.update()
  }

  // MARK: - Attributes

  @Test func typesWithTheAttributesOfWhatComesBefore() throws {
    let bold = UIFont.boldSystemFont(ofSize: 20)
    let text = NSMutableAttributedString(string: "ab\ncd")
    text.addAttribute(.font, value: bold, range: NSRange(location: 3, length: 2))
    textView.attributedText = text
    textView.layoutIfNeeded()
    let height = textView.contentSize.height
    textView.insertText("e")
    #expect(
      textView.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == bold)
    textView.text = "ab\ncde"
    textView.layoutIfNeeded()
    #expect(textView.contentSize.height < height)
    #expect(textView.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont != bold)
  }

  @Test func makesRoom_ForTheSpacesOfParagraphs() {
    textView.text = "one\ntwo"
    textView.layoutIfNeeded()
    let plain = textView.contentSize.height
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 10
    textView.attributedText = NSAttributedString(
      string: "one\ntwo", attributes: [.paragraphStyle: style, .font: textView.shownFont])
    textView.layoutIfNeeded()
    #expect(textView.contentSize.height == plain + 20)
  }
}
