// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Overrides what UIKit lets a subclass of UIControl override, with UIKit's signatures.
class EveryControl: UIControl {
  private(set) var sent: [UIControl.Event] = []
  private(set) var performed = 0

  override var isEnabled: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var state: UIControl.State { super.state }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment { didSet {} }
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { didSet {} }
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
  }
  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.removeAction(action, for: controlEvents)
  }
  override func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    super.removeAction(identifiedBy: actionIdentifier, for: controlEvents)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override var isTracking: Bool { super.isTracking }
  override var isTouchInside: Bool { super.isTouchInside }
  override var allControlEvents: UIControl.Event { super.allControlEvents }
  override func sendAction(_ action: UIAction) {
    performed += 1
    super.sendAction(action)
  }
  override func sendActions(for controlEvents: UIControl.Event) {
    sent.append(controlEvents)
    super.sendActions(for: controlEvents)
  }
}

class EveryButton: UIButton {
  override var configuration: UIButton.Configuration? { didSet {} }
  override var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? { didSet {} }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func updateConfiguration() { super.updateConfiguration() }
  override var contentEdgeInsets: UIEdgeInsets { didSet {} }
  override var titleEdgeInsets: UIEdgeInsets { didSet {} }
  override var imageEdgeInsets: UIEdgeInsets { didSet {} }
  override var buttonType: UIButton.ButtonType { super.buttonType }
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title?.uppercased(), for: state)
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
  }
  override func title(for state: UIControl.State) -> String? { super.title(for: state) }
  override func titleColor(for state: UIControl.State) -> UIColor? { super.titleColor(for: state) }
  override func image(for state: UIControl.State) -> UIImage? { super.image(for: state) }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    super.setAttributedTitle(title, for: state)
  }
  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    super.attributedTitle(for: state)
  }
  override var currentAttributedTitle: NSAttributedString? { super.currentAttributedTitle }
  override var currentTitle: String? { super.currentTitle }
  override var currentTitleColor: UIColor { super.currentTitleColor }
  override var currentImage: UIImage? { super.currentImage }
  override var titleLabel: UILabel? { super.titleLabel }
  override var imageView: UIImageView? { super.imageView }
}

/// A field with a margin around its text, as many applications have one.
class EveryTextField: UITextField {
  override var text: String? { didSet {} }
  override var attributedText: NSAttributedString? { didSet {} }
  override var placeholder: String? { didSet {} }
  override var attributedPlaceholder: NSAttributedString? { didSet {} }
  override var adjustsFontSizeToFitWidth: Bool { didSet {} }
  override var minimumFontSize: CGFloat { didSet {} }
  override var font: UIFont? { didSet {} }
  override var textColor: UIColor? { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var borderStyle: UITextField.BorderStyle { didSet {} }
  override var clearButtonMode: UITextField.ViewMode { didSet {} }
  override var clearsOnBeginEditing: Bool { didSet {} }
  override var clearsOnInsertion: Bool { didSet {} }
  override var leftView: UIView? { didSet {} }
  override var leftViewMode: UITextField.ViewMode { didSet {} }
  override var rightView: UIView? { didSet {} }
  override var rightViewMode: UITextField.ViewMode { didSet {} }
  override var keyboardType: UIKeyboardType { didSet {} }
  override var returnKeyType: UIReturnKeyType { didSet {} }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var textContentType: UITextContentType! { didSet {} }
  override var autocapitalizationType: UITextAutocapitalizationType { didSet {} }
  override var autocorrectionType: UITextAutocorrectionType { didSet {} }
  override var spellCheckingType: UITextSpellCheckingType { didSet {} }
  override var enablesReturnKeyAutomatically: Bool { didSet {} }
  override var isSecureTextEntry: Bool { didSet {} }
  override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 8, dy: 0)
  }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
}
