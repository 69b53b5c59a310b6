// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Changes a text of the model: takes the text of a field, and stores what ``changed(_:)`` makes of
/// it at a key path of the model.
///
/// A subclass says what the change is; the rest is inherited:
///
///     final class ShoutIntention: ChangeIntention {
///       override func changed(_ text: String) -> String { text + "!" }
///     }
///
/// Nothing is written to the field: an ``ObserveIntention`` shows there what the model has become.
open class ChangeIntention: Intention {
  /// The field whose text is changed.
  public weak var textField: UITextField?

  /// Holds the model.
  public var modelContainer: ModelContainer?

  private weak var control: UIControl?
  private var store: (ModelContainer, String) throws(IntentionError) -> Void = { _, _ in }
  private var origin = Origin(file: "", line: 0)

  /// Changes `keyPath` of the model of `container` from the text of `textField`.
  /// - Parameters:
  ///   - textField: has the text to start from; held weakly.
  ///   - container: holds the model to change; kept alive.
  ///   - keyPath: which text of the model is set, written with its type: `\Person.name`.
  ///   - control: makes the change when it is pressed; nil if ``change()`` is called otherwise.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init<Model>(
    of textField: UITextField, in container: ModelContainer,
    _ keyPath: WritableKeyPath<Model, String>, on control: UIControl? = nil,
    file: String = #fileID, line: Int = #line
  ) {
    self.init()
    self.textField = textField
    self.modelContainer = container
    self.control = control
    self.origin = Origin(file: file, line: line)
    self.store = { (container, text) throws(IntentionError) in
      try container.setValue(text, at: keyPath)
    }
  }

  /// What becomes of `text`. The base implementation leaves it as it is.
  open func changed(_ text: String) -> String { text }

  /// Makes the change. Without a field or a container nothing happens; without a model that has the
  /// key path there is a message, and the text stays in the field.
  public func change() {
    guard let textField, let modelContainer else { return }
    do throws(IntentionError) {
      try store(modelContainer, changed(textField.text ?? ""))
    } catch {
      Messages.intentions.error(
        "\(origin): \(type(of: self)) can't change anything: \(error)")
    }
  }

  /// Connects with the control that makes the change. An override calls `super`.
  open override func awake() {
    control?.addTarget(self, action: ChangeIntention.change, for: .primaryActionTriggered)
  }
}
