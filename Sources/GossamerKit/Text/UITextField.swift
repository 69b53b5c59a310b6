// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A field in which a person edits one line of text.
///
/// In a window the field is a native text widget, with the input methods, the clipboard and the
/// accessibility of the desktop; headless it edits by itself. Both follow the same rules, and ask the
/// ``delegate`` before each change that a person makes. What the program sets is asked of nobody.
///
/// - Text: ``text``, ``placeholder``, ``font``, ``textColor``, ``textAlignment``,
///   ``isSecureTextEntry``
/// - Looks: ``borderStyle``, ``clearButtonMode``, ``leftView``, ``rightView``
/// - Where the parts stand: ``textRect(forBounds:)``, ``editingRect(forBounds:)`` and their kin
/// - What the text is for: ``UITextInputTraits``
/// - Editing: ``isEditing``, ``clearsOnBeginEditing``, ``delegate``, ``furtherDelegates``, the events
///   ``UIControl/Event/editingDidBegin``, ``UIControl/Event/editingChanged``,
///   ``UIControl/Event/editingDidEnd``, ``UIControl/Event/editingDidEndOnExit``
/// - As a person does: ``insertText(_:)``, ``deleteBackward()``, ``cut(_:)``, ``copy(_:)``,
///   ``paste(_:)``, ``selectAll(_:)``, ``undo()``, ``redo()``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextfield
open class UITextField: UIControl, UITextInputTraits {
  /// The text and its selection: the owner of both headless, their mirror in a window.
  package internal(set) var edited = EditedText()
  var history = EditingHistory()
  /// Counts the changes of the text, so that a change made within a callback is noticed.
  var textVersion = 0
  var isAskingWhetherToChange = false
  var isAskingWhetherToBegin = false
  var isAskingWhetherToEnd = false
  var isTellingSelection = false
  var isTellingText = false
  /// What a delegate would permit of the change that it is asked about.
  var proposedReplacement: String?
  var endReason = DidEndEditingReason.committed
  /// Where the parts of the field stand, as of the last layout.
  package internal(set) var arrangement = Arrangement()

  /// The wires of text fields, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UITextField>(super.wires)
      .outlet("delegate", \.delegate)
      .attribute("text", \.text)
      .attribute("placeholder", \.placeholder)
      .attribute("font", \.font)
      .attribute("textColor", \.textColor)
      .attribute("textAlignment", \.textAlignment)
      .attribute("secureTextEntry", \.isSecureTextEntry)
      .attribute("borderStyle", \.borderStyle)
      .attribute("clearButtonMode", \.clearButtonMode)
      .attribute("clearsOnBeginEditing", \.clearsOnBeginEditing)
      .attribute("clearsOnInsertion", \.clearsOnInsertion)
      .attribute("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
  }

  // MARK: - Text

  /// The text; never nil when read. Setting nil empties the field.
  ///
  /// Setting another text than the present one asks and tells nobody but
  /// ``UITextFieldDelegate/textFieldDidChangeSelection(_:)``, puts the caret at the end, forgets
  /// what could be undone, and gives up what an input method is composing. Setting the present text,
  /// scalar for scalar, does nothing at all: selection and undo stay.
  open var text: String? {
    get { edited.string }
    set { setText(newValue ?? "") }
  }

  /// What stands in the field while it is empty; nil for nothing. It serves as the accessibility label
  /// of a field that has none.
  open var placeholder: String? {
    didSet {
      guard placeholder != oldValue else { return }
      setNeedsCommit([.content, .accessibility])
      invalidateIntrinsicContentSize()
    }
  }

  /// The font of the text; nil, the default, is the system's at 17 points.
  open var font: UIFont? {
    didSet {
      guard font != oldValue else { return }
      setNeedsCommit(.content)
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the text; nil, the default, is that of labels.
  open var textColor: UIColor? {
    didSet { if textColor != oldValue { setNeedsCommit(.content) } }
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
  public internal(set) var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      setNeedsCommit([.appearance, .state])
      partsDidChange()
    }
  }

  /// Whether the field is emptied when editing begins, if
  /// ``UITextFieldDelegate/textFieldShouldClear(_:)`` permits.
  open var clearsOnBeginEditing = false

  /// Whether what is typed next takes the place of the whole text. Typing, and selecting, makes it
  /// false.
  open var clearsOnInsertion = false

  /// What an input method is composing at the selection, not yet part of ``text``; nil for nothing.
  ///
  /// UIKit counts it as text. Here the text, and the delegate, get it as one change when it is
  /// finished.
  public internal(set) var markedText: String?

  /// What is selected, in UTF-16 units; of length 0 if that is only a place, the caret.
  ///
  /// A range that reaches out of the text, or divides a surrogate pair, is put right. The name is that
  /// of UIKit's `UITextView`; there a text field has the positions of `UITextInput` instead.
  public var selectedRange: NSRange {
    get { edited.selection }
    set { setSelection(newValue) }
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
    if let range = edited.rangeToDeleteBackward { performUserChange(in: range, with: "") }
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

  override func firstResponderWasTaken() {
    finishEditing()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled { resignFirstResponder() }
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
