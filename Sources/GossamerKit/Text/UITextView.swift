// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view in which a person edits, or reads, text of many lines, and scrolls it.
///
/// In a window the text is in a native text widget, with the desktop's input methods, clipboard and accessibility.
/// Headless, Gossamer does the editing itself. Both follow the same rules, and ask the ``delegate`` before each
/// change that a person makes. Changes by the program aren't asked about.
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
/// **Subviews scroll with the text.** Their frames are in the coordinates of the content, whose origin is the view's
/// origin at content offset zero. ``textContainerInset`` makes room for them: a form can have its fields above the
/// text this way.
///
/// **Size.** A view that doesn't scroll, see `isScrollEnabled`, is as high as its text at the width that Auto Layout
/// gives it. A view that scrolls has no natural size; each layout sets its `contentSize` to that of the text.
///
/// **Keys.** The Tab key types a tab character while the text can be edited. To leave the view by keyboard, a person
/// presses Ctrl+Tab, or Shift+Tab or Ctrl+Shift+Tab to go backwards, as in GTK's text views, or Escape, which ends
/// editing.
///
/// **Cost.** While the text has no attributes, the cost of a key doesn't depend on the length of the text: only the
/// changed paragraph, or a part of it, is measured. A paragraph of more than 4,096 bytes is laid out in parts, as if
/// it had a line break after some thousands of characters, or within a word of more than 1,000. A line ends early
/// there. It has no other effect: neither the text nor a copy of it contains the break, and the caret skips it. In a
/// text of more than 32,768 bytes the host measures the paragraphs that aren't visible; headless, their height is
/// estimated. If the view doesn't scroll, that applies below 65,536 points.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextview
open class UITextView: UIScrollView, UITextInput, SettableTextInputTraits {
  /// The editor of the text.
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
  /// The delegate, which controls editing and is notified of it and of scrolling. Held weakly. `furtherDelegates`
  /// that are ``UITextViewDelegate``s are called after it. All are asked, even if one has refused already; something
  /// happens only if all permit it.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  // MARK: - Text

  /// The text; never nil when read. Setting nil empties the view.
  ///
  /// Setting a different text calls ``UITextViewDelegate/textViewDidChangeSelection(_:)``, while editing, and
  /// ``UITextViewDelegate/textViewDidChangeText(_:)``, and no other delegate method. It moves the caret to the end,
  /// clears the undo history and discards the marked text. If the new text has the same Unicode scalars, nothing
  /// happens: selection and undo history stay.
  // UIKit's type, which an override has to repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { editor.edited.string }
    set { setPlainText(newValue ?? "") }
  }

  /// The text with attributes, see `NSAttributedString.Key`; never nil when read. Setting it also sets ``text``;
  /// setting ``text`` removes the attributes.
  ///
  /// Parts without a font or colour get the view's. Setting ``font`` or ``textColor`` later applies to the whole
  /// text. Typed text takes the attributes of the text that it replaces or follows. After the view was emptied, the
  /// text is plain. Setting the property, and each key that is typed, takes time in proportion to the number of
  /// attribute runs.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { attributedContent }
    set { setAttributedText(newValue) }
  }

  /// The attributes of what is typed next: those of the character before the caret, or of the view. Setting them has an
  /// effect until the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { attributesToType }
    set { storedTypingAttributes = newValue }
  }

  /// The font of the text; nil, the default, is the system's at 12 points.
  open var font: UIFont? {
    didSet {
      styledText?.set(.font, to: font ?? Self.defaultFont)
      if font != oldValue || styledText != nil { attributesDidChange() }
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

  /// The alignment of lines that are narrower than the view, unless a paragraph's style sets another.
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

  /// Has no effect: links that the text has as attributes can be opened; none are found in it.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  // MARK: - Around the text

  /// The inset of the text from the edges of the content, in points; by default 8 at the top and the bottom. An inset
  /// that isn't finite is refused with a message.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textContainerInsetDidChange(from: oldValue) }
  }

  /// The area that the lines fill.
  public private(set) final lazy var textContainer = NSTextContainer { [weak self] in
    self?.attributesDidChange()
  }

  /// Scrolls a range of the text into view, or its beginning if the range is higher than the view. In a window the
  /// scrolling may wait until the lines between have been laid out.
  /// - range: the range in UTF-16 units. It is clamped to the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    revealText(in: range)
  }

  /// Lays out the lines and the subviews. The height of the lines gives that of the content. An override calls
  /// `super`.
  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
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

  /// Whether input methods are told not to learn from the text. The text stays visible, as in UIKit.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { setNeedsCommit(.content) } }
  }

  /// The meaning of the text, such as a name or a password; nil if it is unknown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! {
    didSet { if textContentType != oldValue { setNeedsCommit(.content) } }
  }

  // MARK: - Editing

  /// Whether the text is being edited, from ``UITextViewDelegate/textViewDidBeginEditing(_:)`` on until editing ends.
  /// A text that can only be selected never is.
  public var isEditing: Bool { editor.session.isEditing }

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
  /// A range that exceeds the text, or divides a surrogate pair, is corrected.
  open var selectedRange: NSRange {
    get { editor.edited.selection }
    set { editor.select(newValue) }
  }

  // MARK: - Positions

  /// The selected range; empty if there is only a caret. Never nil when read, whether the text is being edited or
  /// not. Setting nil changes nothing.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selectedRange) }
    set { if let range = newValue?.rangeInText { selectedRange = range } }
  }

  /// The range that ``markedText`` will replace: the selection. Nil if there is no marked text.
  open var markedTextRange: UITextRange? { markedText == nil ? nil : selectedTextRange }

  /// Sets ``markedText``; nil or an empty string discards it. `selectedRange` isn't used. In a window only the text
  /// that its own input method composes is shown.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.compose(markedText)
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
  /// reported like a person's change, and can be undone.
  open func replace(_ range: UITextRange, withText text: String) {
    replaceByProgram(range, with: text)
  }

  // MARK: - Input

  /// Whether there is any text.
  open var hasText: Bool { edited.length > 0 }

  /// Types `text`: it replaces the selection, if the delegate permits the change.
  ///
  /// In UIKit only the keyboard asks the delegate, and then calls this. Here this asks the delegate, so that a test
  /// types just as a person does.
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

  /// Replaces the selection with the text of the clipboard, if the delegate permits the change. In a window this may
  /// happen later, since the text usually comes from another program. If the clipboard has no text, this pastes what
  /// the view's own `pasteConfiguration` accepts. All pasting by keys and menus in this view calls this method;
  /// pasting with the middle mouse button doesn't.
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

  /// Whether a person can edit or select the text.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the text can be edited and the delegate permits.
  ///
  /// Order: `textViewShouldBeginEditing` is called, the former first responder resigns, then comes
  /// `textViewDidBeginEditing`.
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

  /// Handles a touch on the text itself, if the text can be edited or selected.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !canBecomeFirstResponder { super.touchesBegan(touches, with: event) }
  }

  /// Follows the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !canBecomeFirstResponder { super.touchesMoved(touches, with: event) }
  }

  /// Begins editing when a touch ends that hasn't scrolled. A host's widget takes the keyboard focus itself when it
  /// is pressed.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard canBecomeFirstResponder else { return super.touchesEnded(touches, with: event) }
    if peer?.tracksTouches != true { becomeFirstResponder() }
  }

  /// Changes nothing: the touch became a scroll or was taken by another view.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !canBecomeFirstResponder { super.touchesCancelled(touches, with: event) }
  }

  /// Stops tap recognizers of enclosing views from recognizing taps on the text, since those place the caret.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let own = canBecomeFirstResponder ? OwnGestures.taps : .none
    return own.allows(gestureRecognizer, on: self)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: - Size

  /// The width of the longest paragraph, and the height of the text at that width. No intrinsic size if the view
  /// scrolls.
  open override var intrinsicContentSize: CGSize { naturalSize }

  override func adjustFonts(to traits: UITraitCollection) { adjustShownFonts(to: traits) }

  /// The size of the text with its insets, at most as wide as `size`.
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

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  /// What ``typingAttributes`` was set to, until the selection changes.
  var storedTypingAttributes: [NSAttributedString.Key: Any]?
  /// Nil while the text has no attributes of its own.
  var styledText: StyledText?
  /// The heights of the lines.
  lazy var column = TextColumn(columnStyle)
  /// The replacements that a host has to make in the text that it shows, for the change that is being made.
  var shownEdits: [ShownEdit] = []
  /// The height of the lines at a width other than the view's, since the last change; nil if not measured.
  var fittingHeight: (width: CGFloat, height: CGFloat)?
  /// The height to which a host has laid out a long text, in points; nil if it hasn't yet.
  var hostTextHeight: CGFloat?

  override func wasJoined(by delegate: any UIScrollViewDelegate) {
    (delegate as? any UITextViewDelegate)?.textViewDidChangeText(self)
  }
}
