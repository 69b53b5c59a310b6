// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Offers values in a picker, selects the one that the model has, and stores the one that a person
/// chooses.
///
///     PickerIntention(of: content.channelPicker, channels, in: message, \.channel) { $0.name }
///
/// It is the picker's data source and delegate. If the model has a value that isn't offered, the model keeps it, and
/// the picker keeps its selection.
public final class PickerIntention: Intention, UIPickerViewDataSource, UIPickerViewDelegate {
  private weak var picker: UIPickerView?
  private var titles: [String] = []
  private var observe: () -> Binding? = { nil }
  private var choose: (Int) throws(IntentionError) -> Void = { _ in }
  private var binding: Binding?

  /// Creates an intention that offers nothing.
  public required init() {}

  /// Offers values in the first component of a picker.
  /// - Parameters:
  ///   - picker: the picker, held weakly.
  ///   - values: the values to offer, in this order.
  ///   - container: holds the model; kept alive.
  ///   - keyPath: the property of the model.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - title: the title of a value's row.
  public convenience init<Model, Value: Equatable>(
    of picker: UIPickerView, _ values: [Value], in container: ModelContainer<Model>,
    _ keyPath: WritableKeyPath<Model, Value>, file: String = #fileID, line: Int = #line,
    title: (Value) -> String
  ) {
    self.init()
    wasMade(in: file, line: line)
    self.picker = picker
    titles = values.map(title)
    choose = { (row) throws(IntentionError) in try container.setValue(values[row], at: keyPath) }
    observe = { [weak picker] in
      Binding("\(keyPath) -> UIPickerView") {
        let row = container.model.flatMap { values.firstIndex(of: $0[keyPath: keyPath]) }
        return { if let row { picker?.selectRow(row, inComponent: 0, animated: false) } }
      }
    }
  }

  /// Becomes the picker's data source and delegate.
  public override func awake() {
    guard areSet(["picker": picker != nil]) else { return }
    picker?.dataSource = self
    picker?.delegate = self
    binding = observe()
  }

  /// One component.
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  /// One row for each value.
  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  {
    titles.count
  }

  /// The title of the value.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    titles[row]
  }

  /// Stores the value.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    do throws(IntentionError) {
      try choose(row)
      WireActivity.fire(from: pickerView, to: self)
    } catch {
      complain("can't store what was chosen: \(error)")
    }
  }
}

extension PickerIntention {
  /// Offers texts.
  public convenience init<Model>(
    of picker: UIPickerView, _ texts: [String], in container: ModelContainer<Model>,
    _ keyPath: WritableKeyPath<Model, String>, file: String = #fileID, line: Int = #line
  ) {
    self.init(of: picker, texts, in: container, keyPath, file: file, line: line) { $0 }
  }
}
