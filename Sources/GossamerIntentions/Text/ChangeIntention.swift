// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Changes a text of the model: passes the text of a field to ``changed(_:)``, and stores the
/// result at a key path of the model.
///
/// A subclass says what the change is; the rest is inherited:
///
///     final class ShoutIntention: ChangeIntention {
///       override func changed(_ text: String) -> String { text + "!" }
///     }
///
/// Nothing is written to the field: an ``ObserveIntention`` shows there what the model has become.
///
/// **In a document** it is an Object with the outlets `textField` and `modelContainer`, the runtime
/// attribute `modelKeyPath`, names joined by dots, and the action `change:`.
open class ChangeIntention: Intention {
  /// The field whose text is changed.
  public weak var textField: UITextField?

  /// Holds the model. Not used if the intention was created with a container of code.
  public var modelContainer: AnyModelContainer?

  /// Which text of the model is set: names joined by dots, such as `address.city`. Not used if the
  /// intention was created with a key path of code.
  public final var modelKeyPath = ""

  private weak var control: UIControl?
  private var storeByKeyPath: ((String) throws(IntentionError) -> Void)?

  /// The wires of intentions that change: `textField`, `modelContainer`, `modelKeyPath`, `change:`.
  open override class var wires: AnyWires {
    Wires<ChangeIntention>(super.wires)
      .outlet("textField", \.textField)
      .outlet("modelContainer", \.modelContainer)
      .attribute("modelKeyPath", \.modelKeyPath)
      .action("change:", ChangeIntention.change)
  }

  /// Changes `keyPath` of the model of `container` from the text of `textField`.
  /// - Parameters:
  ///   - textField: has the text to start from; held weakly.
  ///   - container: holds the model to change; kept alive.
  ///   - keyPath: which text of the model is set.
  ///   - control: makes the change when it is pressed; nil if something else calls ``change()``.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init<Model>(
    of textField: UITextField, in container: ModelContainer<Model>,
    _ keyPath: WritableKeyPath<Model, String>, on control: UIControl? = nil,
    file: String = #fileID, line: Int = #line
  ) {
    self.init()
    self.textField = textField
    self.modelContainer = container
    self.control = control
    wasMade(in: file, line: line)
    self.storeByKeyPath = { (text) throws(IntentionError) in
      try container.setValue(text, at: keyPath)
    }
  }

  /// The changed text. The base implementation returns `text` as it is.
  open func changed(_ text: String) -> String { text }

  /// Makes the change. Without a field or a container nothing happens; without a model that has the
  /// property there is a message, and the text stays in the field.
  public func change() {
    awakeOnce()
    guard let textField, let modelContainer else { return }
    WireActivity.fire(from: textField, to: self)
    do throws(IntentionError) {
      try store(changed(textField.text ?? ""), in: modelContainer)
      WireActivity.fire(from: self, to: modelContainer)
    } catch {
      complain("can't change anything: \(error)")
    }
  }

  private func store(
    _ text: String, in modelContainer: AnyModelContainer
  ) throws(IntentionError) {
    if let storeByKeyPath {
      try storeByKeyPath(text)
    } else {
      try modelContainer.setValue(text, forModelKeyPath: modelKeyPath)
    }
  }

  /// Connects with the control that makes the change. An override calls `super`.
  open override func awake() {
    control?.addTarget(self, action: ChangeIntention.change, for: .primaryActionTriggered)
    guard storeByKeyPath == nil else { return }
    _ = areSet([
      "textField": textField != nil, "modelContainer": modelContainer != nil,
      "modelKeyPath": !modelKeyPath.isEmpty,
    ])
  }
}
