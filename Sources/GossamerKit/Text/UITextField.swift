// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A field in which a person edits one line of text.
///
/// In a window the field is a native text widget, with the desktop's input methods, clipboard and accessibility.
/// Headless, Gossamer does the editing itself. Both follow the same rules, and ask the ``delegate`` before each
/// change that a person makes. Changes by the program aren't asked about.
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
  /// The editor of the text.
  package private(set) final lazy var editor = TextEditor(for: self)
  var endReason = DidEndEditingReason.committed
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  var storedDefaultAttributes: [NSAttributedString.Key: Any] = [:]
  /// What ``typingAttributes`` was set to, until the selection changes.
  var storedTypingAttributes: [NSAttributedString.Key: Any]?
  /// Nil while the text has no attributes of its own.
  var styledText: StyledText?
  var styledPlaceholder = StyledText()
  /// The frames of the field's parts, as of the last layout.
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
  /// Setting a different text calls ``UITextFieldDelegate/textFieldDidChangeSelection(_:)``, while editing, and
  /// ``UITextFieldDelegate/textFieldDidChangeText(_:)``, and no other delegate method. It moves the caret to the end,
  /// clears the undo history and discards the marked text. If the new text has the same Unicode scalars, nothing
  /// happens: selection and undo history stay.
  open var text: String? {
    get { editor.edited.string }
    set { setPlainText(newValue ?? "") }
  }

  /// The text with attributes, see `NSAttributedString.Key`; never nil when read. Setting it also sets ``text``;
  /// setting ``text`` removes the attributes.
  ///
  /// Parts without a font or colour get the field's. Setting ``font`` or ``textColor`` later applies to the whole
  /// text. Typed text takes the attributes of the text that it replaces or follows. After the field was emptied, the
  /// text is plain. Paragraph styles have no effect in one line. A secure text shows no attributes. Setting the
  /// property, and each key that is typed, takes time in proportion to the number of attribute runs.
  open var attributedText: NSAttributedString? {
    get { attributedContent }
    set { setAttributedText(newValue) }
  }

  /// The attributes of the whole text: its font and colour unless others were set. Setting them sets ``font`` and
  /// ``textColor``, and gives the text the others.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { plainAttributes }
    set { setDefaultAttributes(newValue) }
  }

  /// The attributes of what is typed next; nil if the field isn't edited. Setting them has an effect until the selection
  /// changes.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? attributesToType : nil }
    set { storedTypingAttributes = newValue }
  }

  /// The text that is shown while the field is empty; nil for none. It is the accessibility label of a field without
  /// one. Setting it removes the attributes of ``attributedPlaceholder``.
  open var placeholder: String? {
    get { styledPlaceholder.string }
    set { setPlaceholder(StyledText(newValue)) }
  }

  /// The placeholder with attributes; nil for none. Parts without a font get the field's, and parts without a colour
  /// get the colour of placeholders. Setting it also sets ``placeholder``.
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

  /// Whether a preferred font, or one made by `UIFontMetrics`, follows the person's preferred text size. This applies
  /// to ``font`` and to the fonts among the attributes.
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

  /// The horizontal alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsCommit(.content) } }
  }

  /// Whether a dot is shown in place of each character. The text of such a field can't be copied, and assistive
  /// technologies don't get it.
  open var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      setNeedsCommit([.content, .accessibility])
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: - Looks

  /// The style of the border; none by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      setNeedsCommit(.content)
      invalidateIntrinsicContentSize()
    }
  }

  /// When the clear button is shown, which empties the field. It is never shown while the field is empty.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { partsDidChange() } }
  }

  /// The view at the leading end of the field: on the left, or on the right if text runs from right to left. It is a
  /// subview while ``leftViewMode`` shows it. It keeps the size of its bounds, or has its natural size if they are
  /// empty. Nil for none.
  open var leftView: UIView? {
    didSet { replaceOverlay(oldValue, by: leftView) }
  }

  /// When ``leftView`` is shown; never unless set.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { partsDidChange() } }
  }

  /// The view at the trailing end of the field, like ``leftView``. It replaces the clear button. Nil for none.
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

  /// The rectangle of the text while it isn't edited: `bounds` without the overlay views and the clear button, and
  /// without the border's inset on the left and the right.
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

  /// Which letters are capitalized automatically: by default the first letter of each sentence.
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

  /// The kind of characters that a person will probably type, for on-screen keyboards and input methods.
  open var keyboardType = UIKeyboardType.default {
    didSet { if keyboardType != oldValue { setNeedsCommit(.content) } }
  }

  /// The label of the Return key, for keyboards that can show one. A desktop's keyboard can't.
  open var returnKeyType = UIReturnKeyType.default

  /// Has no effect: an on-screen keyboard has the desktop's look.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// Has no effect: a desktop's keyboard types quotation marks as they are.
  open var smartQuotesType = UITextSmartQuotesType.default

  /// Has no effect: a desktop's keyboard types hyphens as they are.
  open var smartDashesType = UITextSmartDashesType.default

  /// Has no effect: a desktop pastes text as it is.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  /// Whether the Return key does nothing while there is no text.
  open var enablesReturnKeyAutomatically = false

  /// The meaning of the text, such as a name or a password; nil if it is unknown.
  // UIKit's type, which an override has to repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! {
    didSet { if textContentType != oldValue { setNeedsCommit(.content) } }
  }

  // MARK: - Editing

  /// The delegate, which controls editing and is notified of it. Held weakly.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { furtherDelegates.principal }
    set { furtherDelegates.principal = newValue }
  }

  /// More delegates. They are called after the ``delegate``. All are asked, even if one has refused already;
  /// something happens only if all permit it.
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

  /// Whether the next typed text replaces the whole text. Typing or selecting sets it to false.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }

  /// The text that an input method is composing at the selection. It isn't part of ``text`` yet. Nil if there is
  /// none.
  ///
  /// In UIKit, marked text is part of the text. Here it becomes part of the text, as one change that the delegate is
  /// asked about, when the input method has finished.
  public var markedText: String? { editor.markedText }

  /// The selected range, in UTF-16 units. Its length is 0 if there is only a caret.
  ///
  /// A range that exceeds the text, or divides a surrogate pair, is corrected. UIKit has this property in
  /// `UITextView` alone; ``selectedTextRange`` is the same as a range of positions.
  public var selectedRange: NSRange {
    get { editor.edited.selection }
    set { editor.select(newValue) }
  }

  // MARK: - Positions

  /// The selected range; empty if there is only a caret. Never nil when read, whether the field is being edited or
  /// not. Setting nil changes nothing.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selectedRange) }
    set { if let range = newValue?.rangeInText { selectedRange = range } }
  }

  /// The range that ``markedText`` will replace: the selection. Nil if there is no marked text.
  ///
  /// In UIKit, marked text is part of the text, and this is its range.
  open var markedTextRange: UITextRange? { markedText == nil ? nil : selectedTextRange }

  /// Sets ``markedText``; nil or an empty string discards it. `selectedRange` isn't used. In a window only the text
  /// that its own input method composes is shown.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    setMarkedText(markedText)
  }

  /// Commits the marked text: it replaces the selection, if the delegate permits the change.
  open func unmarkText() { editor.commitComposed() }

  /// The object that is told of all changes of text and selection. Held weakly.
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextOffset(edited.length) }

  /// The range between two positions, in either order.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { range(from: fromPosition, to: toPosition) }

  /// The position `offset` UTF-16 units after another, or before it if negative; nil if that is outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(from: position, offset: offset)
  }

  /// Which of two positions comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }

  /// The distance between two positions, in UTF-16 units; negative if the second comes first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    distance(from: from, to: toPosition)
  }

  /// The characters in a range, as far as it lies in the text.
  open func text(in range: UITextRange) -> String? { characters(in: range) }

  /// Replaces the characters in a range with `text`, and puts the caret after it, without asking a delegate. It is
  /// reported like a person's change, by ``UIControl/Event/editingChanged``, and can be undone.
  ///
  /// Call this inside `textField(_:shouldChangeCharactersIn:replacementString:)` to make a different change from the
  /// one in question. Return false from the callback then.
  open func replace(_ range: UITextRange, withText text: String) {
    replaceByProgram(range, with: text)
  }

  // MARK: - Input

  /// Types `text`: it replaces the selection, if the delegate permits the change. A line break alone acts as the
  /// Return key.
  ///
  /// In UIKit only the keyboard asks the delegate, and then calls this. Here this asks the delegate, so that a test
  /// types just as a person does.
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

  /// Copies the selection to the clipboard. Does nothing if nothing is selected, or if the text is secure.
  /// - Parameter sender: what asks for it; not used.
  open override func copy(_ sender: Any?) {
    editor.copy()
  }

  /// Copies the selection to the clipboard and deletes it, if the delegate permits the change.
  /// - Parameter sender: what asks for it; not used.
  open override func cut(_ sender: Any?) {
    editor.cut()
  }

  /// Replaces the selection with the text of the clipboard, if the delegate permits the change. In a window this may
  /// happen later, since the text usually comes from another program. If the clipboard has no text, this pastes what
  /// the field's own `pasteConfiguration` accepts.
  /// - Parameter sender: what asks for it; not used.
  open override func paste(_ sender: Any?) {
    if UIPasteboard.general.hasStrings { editor.paste() } else { super.paste(sender) }
  }

  // MARK: - Input views

  /// The view at the bottom of the window while the text is edited, in place of a keyboard, such as a picker; nil for
  /// none. A physical keyboard types all the same. It keeps its height, or has its natural one.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      reloadInputViews()
    }
  }

  /// The view above ``inputView``, or at the bottom of the window, while the text is edited, such as a toolbar; nil for
  /// none.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set {
      ownInputAccessoryView = newValue
      reloadInputViews()
    }
  }

  // MARK: - Responder

  /// Whether the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate permits.
  ///
  /// Order: `textFieldShouldBeginEditing` is called, the former first responder resigns, the field is emptied if
  /// ``clearsOnBeginEditing`` is true, then come `textFieldDidBeginEditing` and `editingDidBegin`.
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

  /// Begins editing, unless a host's widget tracks touches: that takes the keyboard focus when it is pressed.
  override func touchWasReleasedInside() {
    sendActionsOfPerson(for: .touchUpInside)
    if peer?.tracksTouches != true { becomeFirstResponder() }
  }

  // MARK: - Size

  /// The width of the text, or of the placeholder if the field is empty, and the height of a line, both with the room
  /// that the border needs.
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
