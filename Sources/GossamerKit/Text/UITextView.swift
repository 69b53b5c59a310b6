// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view in which a person edits, or reads, text of many lines, and scrolls it.
///
/// In a window the text is in a native text widget, with the input methods, the clipboard and the accessibility of
/// the desktop; headless the view edits by itself. Both follow the same rules, and ask the ``delegate`` before each
/// change that a person makes. What the program sets is asked of nobody.
///
/// - Text: ``text``, ``attributedText``, ``font``, ``textColor``, ``textAlignment``
/// - What a person can do: ``isEditable``, ``isSelectable``
/// - Around the text: ``textContainerInset``, ``textContainer``, and `contentInset` of every scroll view
/// - What the text is for: ``UITextInputTraits``
/// - Editing: ``isEditing``, ``delegate``, `furtherDelegates`
/// - Places in the text: ``selectedRange``, ``selectedTextRange``, ``UITextInput``, ``scrollRangeToVisible(_:)``
/// - As a person does: ``insertText(_:)``, ``deleteBackward()``, ``cut(_:)``, ``copy(_:)``, ``paste(_:)``,
///   ``selectAll(_:)``, ``undo()``, ``redo()``
///
/// **Subviews scroll with the text.** Their frames are counted in the content, whose beginning is that of the view
/// before anything is scrolled; ``textContainerInset`` makes room for them. A form has its fields above the body so.
///
/// **Size.** One that doesn't scroll, see `isScrollEnabled`, is as high as its text at the width that Auto Layout
/// gives it. One that scrolls has no natural size; its `contentSize` is set by the text at each layout.
///
/// **Keys.** The Tab key types a tab while the text can be edited. A person who uses the keyboard alone leaves by
/// Ctrl+Tab, backwards by Shift+Tab or Ctrl+Shift+Tab, as in GTK's other text views, or by Escape, which ends editing.
///
/// **Cost.** A key costs the same in a text of any length as long as the text has no attributes: only the paragraph
/// is measured that it changes, or a part of it. For one of more than 4,096 bytes is laid out in parts, as if it had a
/// line break after some thousands of characters, or within a word of more than 1,000: there a line ends early.
/// Nothing else tells: the text has no break there, neither has a copy of it, and the caret steps over it. Of a text of more than 32,768 bytes paragraphs that aren't seen are measured by the
/// host, or headless estimated. Of one that doesn't
/// scroll that is so below 65,536 points.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextview
open class UITextView: UIScrollView, UITextInput, SettableTextInputTraits {
  /// What the text is edited with.
  package private(set) final lazy var editor = TextEditor(for: self)

  /// The wires of text views, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UITextView>(super.wires)
      .outlet("delegate", \.delegate)
      .attribute("text", \.text)
      .attribute("attributedText", \.attributedText)
      .attribute("font", \.font)
      .attribute("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      .attribute("textColor", \.textColor)
      .attribute("textAlignment", \.textAlignment)
      .attribute("editable", \.isEditable)
      .attribute("selectable", \.isSelectable)
      .attribute("textContainerInset", \.textContainerInset)
      .attribute("clearsOnInsertion", \.clearsOnInsertion)
  }

  // The same property as that of a scroll view, of the type that UIKit declares it with again.
  /// What decides about editing and is told of it, and of scrolling. Held weakly. Those who decide and are told
  /// besides it are its `furtherDelegates`, as far as they are ``UITextViewDelegate``s: all are asked, even if one
  /// has refused already; something happens only if all permit it.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  // MARK: - Text

  /// The text; never nil when read. Setting nil empties the view.
  ///
  /// Setting another text than the present one asks and tells nobody but
  /// ``UITextViewDelegate/textViewDidChangeSelection(_:)`` and
  /// ``UITextViewDelegate/textViewDidChangeText(_:)``, puts the caret at the end, forgets what could be undone, and
  /// gives up what an input method is composing. Setting the present text, scalar for scalar, does nothing at all:
  /// selection and undo stay.
  // UIKit's type, which an override has to repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { editor.edited.string }
    set { setPlainText(newValue ?? "") }
  }

  /// The text with attributes, see `NSAttributedString.Key`; never nil when read. Setting it sets ``text``, as that
  /// does; setting ``text`` gives up the attributes.
  ///
  /// What has no font or colour gets the view's; setting ``font`` or ``textColor`` later gives the whole text that
  /// attribute. What is typed has the attributes of what it replaces or follows; a text that was emptied is
  /// plain. Setting it costs a walk over its runs, and so does each key.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { attributedContent }
    set { setAttributedText(newValue) }
  }

  /// The font of the text; nil, the default, is the system's at 12 points.
  open var font: UIFont? {
    didSet {
      styledText?.set(.font, to: font ?? Self.defaultFont)
      if font != oldValue || styledText != nil { attributesDidChange() }
    }
  }

  /// Whether the font, if it is a preferred one or one of `UIFontMetrics`, follows the size of text that the person
  /// wants; so do those among the attributes of the text.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFonts(to: traitCollection) }
  }

  /// The colour of the text; nil, the default, is that of labels.
  open var textColor: UIColor? {
    didSet {
      styledText?.set(.foregroundColor, to: textColor ?? .label)
      if textColor != oldValue || styledText != nil { setNeedsCommit(.content) }
    }
  }

  /// Where lines stand that are narrower than the view, unless a paragraph's style says it.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsCommit(.content) } }
  }

  // MARK: - What a person can do

  /// Whether a person can change the text. Making it false ends editing.
  open var isEditable = true {
    didSet { if isEditable != oldValue { permissionsDidChange() } }
  }

  /// Whether a person can select text, to copy it. Without it the text can't be edited either.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue { permissionsDidChange() } }
  }

  // MARK: - Around the text

  /// How far the text keeps from the edges of the content, in points: 8 above and below unless set. A number that
  /// isn't finite is refused with a message.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textContainerInsetDidChange(from: oldValue) }
  }

  /// The area that the lines fill.
  public private(set) final lazy var textContainer = NSTextContainer { [weak self] in
    self?.attributesDidChange()
  }

  /// Scrolls so that a part of the text is seen, or its beginning if there is more of it than room. In a window the
  /// lines between may have to be laid out before.
  /// - Parameter range: in UTF-16 units. It is put right if it reaches out of the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    revealText(in: range)
  }

  /// Lays out the lines, whose height is that of the content, and the subviews. An override calls `super`.
  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
  }

  // MARK: - What the text is for

  /// What is written in capitals by itself; the beginnings of sentences unless set.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { if autocapitalizationType != oldValue { setNeedsCommit(.content) } }
  }

  /// Whether words are completed and corrected.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { if autocorrectionType != oldValue { setNeedsCommit(.content) } }
  }

  /// Whether the spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default {
    didSet { if spellCheckingType != oldValue { setNeedsCommit(.content) } }
  }

  /// Which characters are likely.
  open var keyboardType = UIKeyboardType.default {
    didSet { if keyboardType != oldValue { setNeedsCommit(.content) } }
  }

  /// What the Return key does, for keyboards that can show it. A desktop's can't.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the Return key does nothing while there is no text.
  open var enablesReturnKeyAutomatically = false

  /// Whether input methods are told not to learn from the text. It is shown all the same, as in UIKit.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { setNeedsCommit(.content) } }
  }

  /// What the text means; nil if nothing is known of it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! {
    didSet { if textContentType != oldValue { setNeedsCommit(.content) } }
  }

  // MARK: - Editing

  /// Whether the text is being edited, from ``UITextViewDelegate/textViewDidBeginEditing(_:)`` on until editing ends.
  /// A text that can only be selected never is.
  public var isEditing: Bool { editor.session.isEditing }

  /// Whether what is typed next takes the place of the whole text. Typing, and selecting, makes it false.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }

  /// What an input method is composing at the selection, not yet part of ``text``; nil for nothing.
  ///
  /// UIKit counts it as text. Here the text, and the delegate, get it as one change when it is finished.
  public var markedText: String? { editor.markedText }

  /// What is selected, in UTF-16 units; of length 0 if that is only a place, the caret.
  ///
  /// A range that reaches out of the text, or divides a surrogate pair, is put right.
  open var selectedRange: NSRange {
    get { editor.edited.selection }
    set { editor.select(newValue) }
  }

  // MARK: - Positions

  /// What is selected; an empty range if that is only a place, the caret. Never nil when read, whether the text
  /// is being edited or not. Setting nil changes nothing.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selectedRange) }
    set { if let range = newValue?.rangeInText { selectedRange = range } }
  }

  /// What ``markedText`` will replace: the selection. Nil while an input method composes nothing.
  open var markedTextRange: UITextRange? { markedText == nil ? nil : selectedTextRange }

  /// An input method composes `markedText` at the selection, as ``markedText`` says; nil or nothing if it has given up.
  /// In a window its own input method alone shows what it composes.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.compose(markedText)
  }

  /// What is composed takes the place of the selection, if the delegate permits the change.
  open func unmarkText() { editor.commitComposed() }

  /// Who is told of changes of the text and the selection, whoever makes them. Held weakly.
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// The place before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The place behind the last character.
  open var endOfDocument: UITextPosition { TextOffset(edited.length) }

  /// The range between two places, in whichever order they are given.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { range(from: fromPosition, to: toPosition) }

  /// The place that lies `offset` UTF-16 units behind another, before it if negative; nil if that isn't in the
  /// text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(from: position, offset: offset)
  }

  /// Which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }

  /// How many UTF-16 units lie between two places; negative if the second comes first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    distance(from: from, to: toPosition)
  }

  /// The characters in a range, as far as it lies in the text.
  open func text(in range: UITextRange) -> String? { characters(in: range) }

  /// Puts `text` in the place of a range, and the caret behind it, as the program: no delegate is asked. It is told
  /// of as a change of a person, and can be undone.
  open func replace(_ range: UITextRange, withText text: String) {
    replaceByProgram(range, with: text)
  }

  // MARK: - Input

  /// Whether there is any text.
  open var hasText: Bool { edited.length > 0 }

  /// Types `text`: it takes the place of the selection, if the delegate permits the change.
  ///
  /// UIKit calls this for its keyboard, and leaves the question to the keyboard; here it is part of typing, so
  /// that a test types as a person does.
  open func insertText(_ text: String) {
    editor.insertText(text)
  }

  /// Presses the backspace key: deletes the selection, or the character before the caret, if the delegate permits
  /// the change.
  open func deleteBackward() {
    editor.deleteBackward()
  }

  // MARK: - Edit actions

  /// Selects the whole text.
  /// - Parameter sender: what asks for it; not used.
  open override func selectAll(_ sender: Any?) {
    selectedRange = edited.fullRange
  }

  /// Copies the selection to the clipboard. Does nothing without a selection.
  /// - Parameter sender: what asks for it; not used.
  open override func copy(_ sender: Any?) {
    editor.copy()
  }

  /// Copies the selection to the clipboard and deletes it, if the delegate permits the change.
  /// - Parameter sender: what asks for it; not used.
  open override func cut(_ sender: Any?) {
    editor.cut()
  }

  /// Puts the text of the clipboard in the place of the selection, if the delegate permits the change. In a window
  /// the clipboard is another program's as a rule, so that its text comes later. Without a text it pastes what the
  /// view's own `pasteConfiguration` accepts. Every paste of a person that is for this view comes this way: the
  /// keys, the menu, the middle button excepted.
  /// - Parameter sender: what asks for it; not used.
  open override func paste(_ sender: Any?) {
    if UIPasteboard.general.hasStrings { editor.paste() } else { super.paste(sender) }
  }

  // MARK: - Responder

  /// Whether a person can edit or select the text.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the text can be edited and the delegate permits.
  ///
  /// Order: `textViewShouldBeginEditing`, then the former first responder ends, `textViewDidBeginEditing`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window == nil || !mayEditText || mayBeginEditing(),
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return isFirstResponder
  }

  /// Ends editing, if the delegate permits.
  ///
  /// Order: `textViewShouldEndEditing`, `textViewDidEndEditing`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard mayEndEditing(), super.resignFirstResponder() else { return false }
    finishEditing()
    return true
  }

  override class var plainness: Plainness { Plainness(of: UITextView.self, .properties) }

  override func firstResponderWasTaken() {
    finishEditing()
  }

  // MARK: - Touches

  /// Keeps a touch on the text for itself, if it can be edited or selected.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !canBecomeFirstResponder { super.touchesBegan(touches, with: event) }
  }

  /// Follows the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !canBecomeFirstResponder { super.touchesMoved(touches, with: event) }
  }

  /// Begins editing, where the touch has moved nothing. A host's text takes the keyboard itself as soon as it is
  /// pressed.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard canBecomeFirstResponder else { return super.touchesEnded(touches, with: event) }
    if peer?.tracksTouches != true { becomeFirstResponder() }
  }

  /// Leaves the text alone: the touch scrolls, or is another's.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !canBecomeFirstResponder { super.touchesCancelled(touches, with: event) }
  }

  /// Keeps taps on the text from recognisers around it, since they put the caret somewhere.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let own = canBecomeFirstResponder ? OwnGestures.taps : .none
    return own.allows(gestureRecognizer, on: self)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: - Size

  /// As wide as the longest paragraph, and as high as the text in one that wide; nothing for a view that scrolls.
  open override var intrinsicContentSize: CGSize { naturalSize }

  override func adjustFonts(to traits: UITraitCollection) { adjustShownFonts(to: traits) }

  /// The size of the text, with what is kept around it, at most as wide as `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(forWidth: size.width) }

  /// Whether a person can scroll. Without it the view is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }

  override func contentSize(forWidth width: CGFloat) -> CGSize { fittingSize(forWidth: width) }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) { textBaselines }

  // MARK: - Accessibility

  override var defaultAccessibilityValue: String? { edited.string }

  // MARK: - State that the chapters keep

  /// Nil while the text has no attributes of its own.
  var styledText: StyledText?
  /// How high the lines are.
  lazy var column = TextColumn(columnStyle)
  /// What has to be replaced in what a host shows, for the change that is being made.
  var shownEdits: [ShownEdit] = []
  /// How high the lines were for another width than the view's, as of the last change.
  var fittingHeight: (width: CGFloat, height: CGFloat)?
  /// How high a host has laid out a long text, in points; nil if it hasn't yet.
  var hostTextHeight: CGFloat?

  override func wasJoined(by delegate: any UIScrollViewDelegate) {
    (delegate as? any UITextViewDelegate)?.textViewDidChangeText(self)
  }
}
