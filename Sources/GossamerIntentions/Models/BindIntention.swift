// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Observation

/// A view in which a person enters a value, so that a ``BindIntention`` can store it: a control or a text view.
@preconcurrency @MainActor public protocol BindableView: UIView {}

extension UIControl: BindableView {}
extension UITextView: BindableView {}

/// Binds a property of a model and a property of a control in both directions: it shows the model's value, as an
/// ``ObserveIntention`` does, and stores what a person enters.
///
///     BindIntention(party, \.hasMusic, to: content.musicSwitch, \.isOn)
///     BindIntention(party, \.guests, to: content.stepper, \.value, shown: { Double($0) }, stored: { Int($0) })
///
/// **When it stores.** At each `valueChanged` and `editingChanged` event of the control. For a `UITextView` it stores
/// the text at each change that the text view reports to its delegates. The stored value is written back to the
/// control only if the model changes it, so that typed text stays as it was typed: "1." isn't replaced by "1",
/// although both are the number 1.
///
/// **What it keeps alive.** The container, and what the closures capture. Another source and the control are held
/// weakly.
///
/// **In a document** it is an Object with the outlets `sourceObject` and `target`, and the runtime attributes
/// `sourceKeyPath` and `targetKeyPath`, as those of an ``ObserveIntention``: `model.name` and `text`.
public final class BindIntention: KeyPathIntention, UITextViewDelegate {
  private var observation: ObserveIntention?
  private var store: ((BindIntention) throws(IntentionError) -> Void)?
  /// The value stored last; nil as soon as the model has another value.
  private var stored: Any?

  /// Creates an intention that binds nothing, until its properties are set.
  public required init() {}

  /// The wires of intentions that bind: `target`, and those of ``KeyPathIntention``.
  public override class var wires: AnyWires {
    Wires<BindIntention>(super.wires)
      .summary("Shows a property of a model in a control, and stores what a person enters.")
      .outlet("target", \.target)
  }

  /// The control or text view, held weakly.
  public weak var target: (any BindableView)?

  // MARK: - Binding

  /// Shows the model's property from the next update cycle on, and stores what a person enters.
  public override func awake() {
    if observation == nil { bindByNames() }
    observation?.keepingViewDidChange(isDisplayed: !isAsleep)
    observation?.awakeOnce()
    if let textView = target as? UITextView { textView.furtherDelegates.append(self) }
    (target as? UIControl)?.addTarget(
      self, action: BindIntention.storeValue, for: [.valueChanged, .editingChanged])
  }

  /// Stores the text of a text view.
  public func textViewDidChange(_ textView: UITextView) {
    if textView === target { storeValue() }
  }

  override func sleepDidChange() {
    observation?.keepingViewDidChange(isDisplayed: !isAsleep)
  }

  package override var ends: (source: AnyObject?, target: AnyObject?)? { observation?.ends }

  private func storeValue() {
    if let target { WireActivity.fire(from: target, to: self) }
    do throws(IntentionError) {
      try store?(self)
      if let source = ends?.source { WireActivity.fire(from: self, to: source) }
    } catch {
      complain("can't store what was entered: \(error)")
    }
  }

  private func bindByNames() {
    guard areEndsSet(target: target) else { return }
    let observation = ObserveIntention()
    observation.sourceObject = sourceObject
    observation.sourceKeyPath = sourceKeyPath
    observation.target = target
    observation.targetKeyPath = targetKeyPath
    observation.becomePart()
    self.observation = observation
    store = { (intention) throws(IntentionError) in try intention.storeByNames() }
  }

  private func storeByNames() throws(IntentionError) {
    let prefix = "model."
    guard let container = sourceObject as? AnyModelContainer, sourceKeyPath.hasPrefix(prefix) else {
      return try withKeys { () throws(KeyValueCodingError) in
        try sourceObject?.setValue(enteredByNames(), forKeyPath: sourceKeyPath)
      }
    }
    let value = try withKeys { () throws(KeyValueCodingError) in try enteredByNames() }
    try container.setValue(value, forModelKeyPath: String(sourceKeyPath.dropFirst(prefix.count)))
  }

  private func enteredByNames() throws(KeyValueCodingError) -> Any? {
    try target?.value(forKeyPath: targetKeyPath)
  }

  private func withKeys<Value>(
    _ work: () throws(KeyValueCodingError) -> Value
  ) throws(IntentionError) -> Value {
    do throws(KeyValueCodingError) {
      return try work()
    } catch {
      throw .keyValueCoding(error)
    }
  }

  /// Connects both sides.
  /// - Parameters:
  ///   - keyPath: the control's property.
  ///   - converted: converts the model's value for the control.
  ///   - observe: creates the intention that shows the model's property, with the given transform.
  ///   - store: stores what a person has entered, and returns the model's value for it; nil if it isn't valid.
  private func bind<Value, Shown, Control: BindableView>(
    _ control: Control, _ keyPath: ReferenceWritableKeyPath<Control, Shown>,
    converted: @escaping (Value) -> Shown,
    observe: (@escaping (Value) -> Shown) -> ObserveIntention,
    store: @escaping (Shown) throws(IntentionError) -> Value?
  ) {
    target = control
    observation = observe { [weak self, weak control] value in
      if let self, let control, let stored = stored as? Value, areEqual(stored, value) {
        return control[keyPath: keyPath]
      }
      self?.stored = nil
      return converted(value)
    }
    observation?.becomePart()
    self.store = { [weak control] (intention) throws(IntentionError) in
      guard let control else { return }
      intention.stored = try store(control[keyPath: keyPath])
    }
  }
}

// MARK: - To an object

extension BindIntention {
  /// Binds a property of an observable object to one of a control.
  /// - Parameters:
  ///   - source: the object, held weakly.
  ///   - keyPath: the property of the object.
  ///   - control: the control, held weakly.
  ///   - controlKeyPath: the property of the control.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init<Source: AnyObject & Observable, Value, Control: BindableView>(
    _ source: Source, _ keyPath: ReferenceWritableKeyPath<Source, Value>, to control: Control,
    _ controlKeyPath: ReferenceWritableKeyPath<Control, Value>, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      source, keyPath, to: control, controlKeyPath, shown: { $0 }, stored: { $0 }, file: file,
      line: line)
  }

  /// Binds a property of an observable object to one of a control that may be nil, such as the text of a field. Nil
  /// isn't stored.
  public convenience init<Source: AnyObject & Observable, Value, Control: BindableView>(
    _ source: Source, _ keyPath: ReferenceWritableKeyPath<Source, Value>, to control: Control,
    _ controlKeyPath: ReferenceWritableKeyPath<Control, Value?>, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      source, keyPath, to: control, controlKeyPath, shown: { $0 }, stored: { $0 }, file: file,
      line: line)
  }

  /// Binds a property of an observable object to one of a control, which is of another type.
  /// - Parameters:
  ///   - shown: converts the object's value for the control.
  ///   - stored: converts the control's value for the object. Nil means that it isn't valid, and isn't stored.
  public convenience init<Source: AnyObject & Observable, Value, Shown, Control: BindableView>(
    _ source: Source, _ keyPath: ReferenceWritableKeyPath<Source, Value>, to control: Control,
    _ controlKeyPath: ReferenceWritableKeyPath<Control, Shown>, shown: @escaping (Value) -> Shown,
    stored: @escaping (Shown) -> Value?, file: String = #fileID, line: Int = #line
  ) {
    self.init()
    wasMade(in: file, line: line)
    bind(control, controlKeyPath, converted: shown) {
      ObserveIntention(
        from: source, keyPath, to: control, controlKeyPath, file: file, line: line, transform: $0)
    } store: { [weak source] (entered) throws(IntentionError) in
      guard let source, let value = stored(entered) else { return nil }
      if !areEqual(source[keyPath: keyPath], value) { source[keyPath: keyPath] = value }
      return value
    }
  }
}

// MARK: - To a model

extension BindIntention {
  /// Binds a property of a container's model to one of a control.
  /// - Parameters:
  ///   - container: holds the model, now or later; kept alive.
  ///   - keyPath: the property of the model.
  ///   - control: the control, held weakly.
  ///   - controlKeyPath: the property of the control.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init<Model, Value, Control: BindableView>(
    _ container: ModelContainer<Model>, _ keyPath: WritableKeyPath<Model, Value>,
    to control: Control, _ controlKeyPath: ReferenceWritableKeyPath<Control, Value>,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(
      container, keyPath, to: control, controlKeyPath, shown: { $0 }, stored: { $0 }, file: file,
      line: line)
  }

  /// Binds a property of a container's model to one of a control that may be nil, such as the text of a field. Nil
  /// isn't stored.
  public convenience init<Model, Value, Control: BindableView>(
    _ container: ModelContainer<Model>, _ keyPath: WritableKeyPath<Model, Value>,
    to control: Control, _ controlKeyPath: ReferenceWritableKeyPath<Control, Value?>,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(
      container, keyPath, to: control, controlKeyPath, shown: { $0 }, stored: { $0 }, file: file,
      line: line)
  }

  /// Binds a property of a container's model to one of a control, which is of another type.
  /// - Parameters:
  ///   - shown: converts the model's value for the control.
  ///   - stored: converts the control's value for the model. Nil means that it isn't valid, and isn't stored.
  public convenience init<Model, Value, Shown, Control: BindableView>(
    _ container: ModelContainer<Model>, _ keyPath: WritableKeyPath<Model, Value>,
    to control: Control, _ controlKeyPath: ReferenceWritableKeyPath<Control, Shown>,
    shown: @escaping (Value) -> Shown, stored: @escaping (Shown) -> Value?, file: String = #fileID,
    line: Int = #line
  ) {
    self.init()
    wasMade(in: file, line: line)
    bind(control, controlKeyPath, converted: shown) {
      ObserveIntention(
        from: container, keyPath, to: control, controlKeyPath, file: file, line: line, transform: $0
      )
    } store: { (entered) throws(IntentionError) in
      guard let value = stored(entered) else { return nil }
      try container.setValue(value, at: keyPath)
      return value
    }
  }
}
