// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A field in which a person edits one line of text.
///
/// In a window the field is a native text widget, with the input methods, the clipboard and the
/// accessibility of the desktop; headless it edits by itself. Both follow the same rules, and ask the
/// ``delegate`` before each change that a person makes. What the program sets is asked of nobody.
///
/// - Text: ``text``, ``attributedText``, ``placeholder``, ``attributedPlaceholder``, ``font``,
///   ``textColor``, ``textAlignment``, ``isSecureTextEntry``, ``adjustsFontForContentSizeCategory``
/// - Looks: ``borderStyle``, ``clearButtonMode``, ``leftView``, ``rightView``
/// - Where the parts stand: ``textRect(forBounds:)``, ``editingRect(forBounds:)`` and their kin
/// - What the text is for: ``UITextInputTraits``
/// - Editing: ``isEditing``, ``clearsOnBeginEditing``, ``delegate``, ``furtherDelegates``, the events
///   ``UIControl/Event/editingDidBegin``, ``UIControl/Event/editingChanged``,
///   ``UIControl/Event/editingDidEnd``, ``UIControl/Event/editingDidEndOnExit``
/// - Places in the text: ``selectedTextRange``, ``text(in:)``, ``replace(_:withText:)``,
///   ``position(from:offset:)``, ``offset(from:to:)``
/// - As a person does: ``insertText(_:)``, ``deleteBackward()``, ``cut(_:)``, ``copy(_:)``,
///   ``paste(_:)``, ``selectAll(_:)``, ``undo()``, ``redo()``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextfield
open class UITextField: UIControl, UITextInput, SettableTextInputTraits {
  /// What the text is edited with.
  package private(set) final lazy var editor = TextEditor(for: self)
  var endReason = DidEndEditingReason.committed
  /// Nil while the text has no attributes of its own.
  var styledText: StyledText?
  var styledPlaceholder = StyledText()
  /// Where the parts of the field stand, as of the last layout.
  package internal(set) var arrangement = Arrangement()

  /// The wires of text fields, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UITextField>(super.wires)
      .outlet("delegate", \.delegate)
      .attribute("text", \.text)
      .attribute("attributedText", \.attributedText)
      .attribute("placeholder", \.placeholder)
      .attribute("attributedPlaceholder", \.attributedPlaceholder)
      .attribute("font", \.font)
      .attribute("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      .attribute("textColor", \.textColor)
      .attribute("textAlignment", \.textAlignment)
      .attribute("secureTextEntry", \.isSecureTextEntry)
      .attribute("borderStyle", \.borderStyle)
      .attribute("clearButtonMode", \.clearButtonMode)
      .attribute("clearsOnBeginEditing", \.clearsOnBeginEditing)
      .attribute("clearsOnInsertion", \.clearsOnInsertion)
      .attribute("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
      .attribute("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
      .attribute("minimumFontSize", \.minimumFontSize)
  }

  // MARK: - Text

  /// The text; never nil when read. Setting nil empties the field.
  ///
  /// Setting another text than the present one asks and tells nobody but
  /// ``UITextFieldDelegate/textFieldDidChangeSelection(_:)``, puts the caret at the end, forgets
  /// what could be undone, and gives up what an input method is composing. Setting the present text,
  /// scalar for scalar, does nothing at all: selection and undo stay.
  open var text: String? {
    get { editor.edited.string }
    set { setPlainText(newValue ?? "") }
  }

  /// The text with attributes, see `NSAttributedString.Key`; never nil when read. Setting it sets
  /// ``text``, as that does; setting ``text`` gives up the attributes.
  ///
  /// What has no font or colour gets the field's; setting ``font`` or ``textColor`` later gives the whole text
  /// that attribute. What is typed has the attributes of what it replaces or follows; a
  /// field that was emptied is plain. Paragraph styles have no
  /// effect in one line, nor has anything while the text is secret. Setting it costs a walk over its runs, and
  /// so does each key.
  open var attributedText: NSAttributedString? {
    get { attributedContent }
    set { setAttributedText(newValue) }
  }

  /// What stands in the field while it is empty; nil for nothing. It serves as the accessibility label
  /// of a field that has none. Setting it gives up the attributes of ``attributedPlaceholder``.
  open var placeholder: String? {
    get { styledPlaceholder.string }
    set { setPlaceholder(StyledText(newValue)) }
  }

  /// The placeholder with attributes; nil for none. What has no font gets the field's, what has no colour
  /// that of placeholders. Setting it sets ``placeholder``.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder.attributed ?? plainAttributedPlaceholder }
    set { setPlaceholder(StyledText(newValue)) }
  }

  /// The font of the text; nil, the default, is the system's at 17 points.
  open var font: UIFont? {
    didSet {
      styledText?.set(.font, to: font ?? Self.defaultFont)
      guard font != oldValue || styledText != nil else { return }
      setNeedsCommit(.content)
      invalidateIntrinsicContentSize()
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

  /// Whether text that is wider than the field is shown smaller, down to ``minimumFontSize``. The
  /// natural size is that of ``font`` all the same. Costs up to eight measurements for each change.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsCommit(.content) } }
  }

  /// How small ``adjustsFontSizeToFitWidth`` may make the text, in points. With 0, the default, the text stays
  /// as large as it is.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { setNeedsCommit(.content) } }
  }

  /// Where the text stands in the field.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsCommit(.content) } }
  }

  /// Whether dots stand for the characters. The text of such a field reaches neither the clipboard nor
  /// assistive technologies.
  open var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      setNeedsCommit([.content, .accessibility])
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: - Looks

  /// What surrounds the text. None unless set.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      setNeedsCommit(.content)
      invalidateIntrinsicContentSize()
    }
  }

  /// When a button is shown that empties the field; never while it is empty.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { partsDidChange() } }
  }

  /// What stands before the text: on the left, or on the right where text runs from right to left.
  /// It is a subview while ``leftViewMode`` shows it, as large as it is, or as its natural size if
  /// that is nothing. Nil for nothing.
  open var leftView: UIView? {
    didSet { replaceOverlay(oldValue, by: leftView) }
  }

  /// When ``leftView`` is shown; never unless set.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { partsDidChange() } }
  }

  /// What stands behind the text, in the place of the clear button, like ``leftView``.
  open var rightView: UIView? {
    didSet { replaceOverlay(oldValue, by: rightView) }
  }

  /// When ``rightView`` is shown; never unless set.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { partsDidChange() } }
  }

  // MARK: - Where the parts stand

  /// The rectangle of the border; `bounds` unless overridden.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it isn't edited: what overlay views and the clear button leave of
  /// `bounds`, less the border's inset on the left and the right.
  open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }

  /// The rectangle of the placeholder of an empty field that isn't edited; that of the text unless
  /// overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the text while it is edited, by default as for ``textRect(forBounds:)``.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }

  /// The rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    defaultClearButtonRect(in: bounds)
  }

  /// The rectangle of ``leftView``: at the leading edge, centred.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(of: leftView, isLeading: true, in: bounds)
  }

  /// The rectangle of ``rightView``: at the trailing edge, centred.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayRect(of: rightView, isLeading: false, in: bounds)
  }

  /// Lays out the overlay views. An override calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangeParts()
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

  /// What the text means; nil if nothing is known of it.
  // UIKit's type, which an override has to repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! {
    didSet { if textContentType != oldValue { setNeedsCommit(.content) } }
  }

  // MARK: - Editing

  /// What decides about editing and is told of it. Held weakly.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { furtherDelegates.principal }
    set { furtherDelegates.principal = newValue }
  }

  /// Those who decide and are told besides the ``delegate``, and after it. All are asked, even if one
  /// has refused already; something happens only if all permit it.
  ///
  ///     field.furtherDelegates.append(counter)
  public private(set) final lazy var furtherDelegates =
    MulticastDelegate<any UITextFieldDelegate> { [weak self] delegate in
      if let self { delegate.textFieldDidChangeText(self) }
    }

  /// Whether the field is being edited, from ``UITextFieldDelegate/textFieldDidBeginEditing(_:)`` on
  /// until editing ends.
  public var isEditing: Bool { editor.session.isEditing }

  /// Whether the field is emptied when editing begins, if
  /// ``UITextFieldDelegate/textFieldShouldClear(_:)`` permits.
  open var clearsOnBeginEditing = false

  /// Whether what is typed next takes the place of the whole text. Typing, and selecting, makes it
  /// false.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }

  /// What an input method is composing at the selection, not yet part of ``text``; nil for nothing.
  ///
  /// UIKit counts it as text. Here the text, and the delegate, get it as one change when it is
  /// finished.
  public var markedText: String? { editor.markedText }

  /// What is selected, in UTF-16 units; of length 0 if that is only a place, the caret.
  ///
  /// A range that reaches out of the text, or divides a surrogate pair, is put right. The name is that
  /// of UIKit's `UITextView`; ``selectedTextRange`` says the same by positions.
  public var selectedRange: NSRange {
    get { editor.edited.selection }
    set { editor.select(newValue) }
  }

  // MARK: - Positions

  /// What is selected; an empty range if that is only a place, the caret. Never nil when read, whether the
  /// field is being edited or not. Setting nil changes nothing.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selectedRange) }
    set { if let range = newValue?.rangeInText { selectedRange = range } }
  }

  /// What ``markedText`` will replace: the selection. Nil while an input method composes nothing.
  ///
  /// In UIKit it is where the marked text stands, which is a part of the text there.
  open var markedTextRange: UITextRange? { markedText == nil ? nil : selectedTextRange }

  /// An input method composes `markedText` at the selection, as ``markedText`` says; nil or nothing if it has given up.
  /// In a window its own input method alone shows what it composes.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    setMarkedText(markedText)
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

  /// Puts `text` in the place of a range, and the caret behind it, as the program: no delegate is asked. It is
  /// told of as a change of a person, by ``UIControl/Event/editingChanged``, and can be undone.
  ///
  /// From inside of `textField(_:shouldChangeCharactersIn:replacementString:)` it makes another change than the
  /// one that is asked about; false is to be answered then.
  open func replace(_ range: UITextRange, withText text: String) {
    replaceByProgram(range, with: text)
  }

  // MARK: - Input

  /// Types `text`: it takes the place of the selection, if the delegate permits the change. A line
  /// break by itself is the Return key.
  ///
  /// UIKit calls this for its keyboard, and leaves the question to the keyboard; here it is part of
  /// typing, so that a test types as a person does.
  open func insertText(_ text: String) {
    typeText(text)
  }

  /// Presses the backspace key: deletes the selection, or the character before the caret, if the
  /// delegate permits the change.
  open func deleteBackward() {
    editor.deleteBackward()
  }

  // MARK: - Edit actions

  /// Selects the whole text.
  /// - Parameter sender: what asks for it; not used.
  open override func selectAll(_ sender: Any?) {
    selectedRange = edited.fullRange
  }

  /// Copies the selection to the clipboard. Does nothing without a selection, or if the text is
  /// secret.
  /// - Parameter sender: what asks for it; not used.
  open override func copy(_ sender: Any?) {
    editor.copy()
  }

  /// Copies the selection to the clipboard and deletes it, if the delegate permits the change.
  /// - Parameter sender: what asks for it; not used.
  open override func cut(_ sender: Any?) {
    editor.cut()
  }

  /// Puts the text of the clipboard in the place of the selection, if the delegate permits the
  /// change. In a window the clipboard is another program's as a rule, so that its text comes
  /// later. Without a text it pastes what the field's own `pasteConfiguration` accepts.
  /// - Parameter sender: what asks for it; not used.
  open override func paste(_ sender: Any?) {
    if UIPasteboard.general.hasStrings { editor.paste() } else { super.paste(sender) }
  }

  // MARK: - Responder

  /// Whether the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate permits.
  ///
  /// Order: `textFieldShouldBeginEditing`, then the former first responder ends, the field is emptied
  /// if it ``clearsOnBeginEditing``, `textFieldDidBeginEditing`, `editingDidBegin`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window == nil || mayBeginEditing(),
      super.becomeFirstResponder()
    else { return false }
    beginEditing()
    return isFirstResponder
  }

  /// Ends editing, if the delegate permits.
  ///
  /// Order: `textFieldShouldEndEditing`, `textFieldDidEndEditing`, `editingDidEnd`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard mayEndEditing(), super.resignFirstResponder() else { return false }
    finishEditing()
    return true
  }

  override class var plainness: Plainness { Plainness(of: UITextField.self, .properties) }

  override func firstResponderWasTaken() {
    finishEditing()
  }

  override func adjustFonts(to traits: UITraitCollection) { adjustShownFonts(to: traits) }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled { resignFirstResponder() }
  }

  // MARK: - Touches

  override var highlightsWhileTracked: Bool { false }

  override var ownGestures: OwnGestures { .all }

  /// A host's field takes the keyboard itself as soon as it is pressed.
  override func touchWasReleasedInside() {
    sendActionsOfPerson(for: .touchUpInside)
    if peer?.tracksTouches != true { becomeFirstResponder() }
  }

  // MARK: - Size

  /// As wide as the text, or the placeholder of an empty field, and as high as a line, with what the
  /// border needs around it.
  open override var intrinsicContentSize: CGSize { naturalSize }

  override var contentFitsAnyWidth: Bool { true }

  /// The natural size, whatever the `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) { baselines }

  // MARK: - Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityLabel: String? { placeholder }

  override var defaultAccessibilityValue: String? { shownText }
}
