// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import GossamerKit
public import Observation

// MARK: - An observable object

extension ShowIntention {
  /// Shows a screen while a property of an observable object isn't nil.
  /// - Parameters:
  ///   - source: the object, held weakly.
  ///   - keyPath: the property, which becomes nil when the screen goes.
  ///   - style: how the screen is shown.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - screen: makes the screen for a value. It must capture controllers weakly.
  public convenience init<Source: AnyObject & Observable, Value>(
    when source: Source, _ keyPath: ReferenceWritableKeyPath<Source, Value?>,
    as style: Style = .push, file: String = #fileID, line: Int = #line,
    screen: @escaping (Value) -> UIViewController
  ) {
    self.init(
      when: source, keyPath, case: { $0 }, as: style, file: file, line: line, screen: screen)
  }

  /// Shows a screen while a property of an observable object is one case of an enumeration, so that each case may have
  /// a screen and a style of its own, and there is only one screen at a time.
  ///
  ///     ShowIntention(when: model, \.place, case: \.form) { FormController($0) }
  ///     ShowIntention(when: model, \.place, case: \.settings, as: .sheet) { SettingsController($0) }
  /// - Parameters:
  ///   - source: the object, held weakly.
  ///   - keyPath: the property, which becomes nil when the screen goes.
  ///   - extract: the value of the case; nil for another case.
  ///   - style: how the screen is shown.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - screen: makes the screen for a value. It must capture controllers weakly.
  public convenience init<Source: AnyObject & Observable, Place, Value>(
    when source: Source, _ keyPath: ReferenceWritableKeyPath<Source, Place?>,
    case extract: @escaping (Place) -> Value?, as style: Style = .push, file: String = #fileID,
    line: Int = #line, screen: @escaping (Value) -> UIViewController
  ) {
    self.init(
      source, as: style, file: file, line: line,
      read: { [weak source] in
        let value = source.flatMap { $0[keyPath: keyPath] }.flatMap(extract)
        return value.map { [ShownScreens.Item($0, screen)] } ?? []
      }, keep: { [weak source] _ in source?[keyPath: keyPath] = nil })
  }

  /// Shows a screen while a property of an observable object is true.
  /// - Parameters:
  ///   - source: the object, held weakly.
  ///   - keyPath: the property, which becomes false when the screen goes.
  ///   - style: how the screen is shown.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - screen: makes the screen. It must capture controllers weakly.
  public convenience init<Source: AnyObject & Observable>(
    when source: Source, _ keyPath: ReferenceWritableKeyPath<Source, Bool>,
    as style: Style = .push, file: String = #fileID, line: Int = #line,
    screen: @escaping () -> UIViewController
  ) {
    self.init(
      source, as: style, file: file, line: line,
      read: { [weak source] in
        source?[keyPath: keyPath] == true ? [ShownScreens.Item(true) { _ in screen() }] : []
      }, keep: { [weak source] _ in source?[keyPath: keyPath] = false })
  }

  /// Pushes a screen for each element of an array: the path from the controller to what is shown. Going back shortens
  /// the array.
  ///
  ///     ShowIntention(path: model, \.folders) { FolderController($0) }
  ///
  /// The elements have different identities. A change of the array keeps the screens up to the first difference.
  /// - Parameters:
  ///   - source: the object, held weakly.
  ///   - keyPath: the array; its last element is the topmost screen.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - screen: makes the screen for an element. It must capture controllers weakly.
  public convenience init<Source: AnyObject & Observable, Value>(
    path source: Source, _ keyPath: ReferenceWritableKeyPath<Source, [Value]>,
    file: String = #fileID, line: Int = #line, screen: @escaping (Value) -> UIViewController
  ) {
    self.init(
      source, as: .push, file: file, line: line,
      read: { [weak source] in
        source?[keyPath: keyPath].map { ShownScreens.Item($0, screen) } ?? []
      },
      keep: { [weak source] count in
        guard let source else { return }
        source[keyPath: keyPath] = Array(source[keyPath: keyPath].prefix(count))
      })
  }

  /// Shows an alert, or an action sheet, while a property of an observable object isn't nil. The property becomes nil
  /// when a person has answered, before the handler of the action is called.
  /// - Parameters:
  ///   - source: the object, held weakly.
  ///   - keyPath: the property.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - alert: what the alert says for a value. It must capture controllers weakly.
  public convenience init<Source: AnyObject & Observable, Value>(
    alert source: Source, _ keyPath: ReferenceWritableKeyPath<Source, Value?>,
    file: String = #fileID, line: Int = #line, saying alert: @escaping (Value) -> Alert
  ) {
    self.init(when: source, keyPath, as: .sheet, file: file, line: line) {
      alert($0).controller
    }
  }
}

// MARK: - The model of a container

extension ShowIntention {
  /// Shows a screen while a property of a container's model isn't nil.
  /// - Parameters:
  ///   - container: holds the model, now or later; kept alive.
  ///   - keyPath: the property, which becomes nil when the screen goes.
  ///   - style: how the screen is shown.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - screen: makes the screen for a value. It must capture controllers weakly.
  public convenience init<Model, Value>(
    when container: ModelContainer<Model>, _ keyPath: WritableKeyPath<Model, Value?>,
    as style: Style = .push, file: String = #fileID, line: Int = #line,
    screen: @escaping (Value) -> UIViewController
  ) {
    self.init(
      container, as: style, file: file, line: line,
      read: {
        container.model?[keyPath: keyPath].map { [ShownScreens.Item($0, screen)] } ?? []
      }, keep: { _ in Self.store(nil, in: container, at: keyPath) })
  }

  /// Pushes a screen for each element of an array of a container's model; see ``init(path:_:file:line:screen:)-(Source,_,_,_,_)``.
  public convenience init<Model, Value>(
    path container: ModelContainer<Model>, _ keyPath: WritableKeyPath<Model, [Value]>,
    file: String = #fileID, line: Int = #line, screen: @escaping (Value) -> UIViewController
  ) {
    self.init(
      container, as: .push, file: file, line: line,
      read: {
        container.model?[keyPath: keyPath].map { ShownScreens.Item($0, screen) } ?? []
      },
      keep: { count in
        guard let model = container.model else { return }
        Self.store(Array(model[keyPath: keyPath].prefix(count)), in: container, at: keyPath)
      })
  }

  /// Shows an alert while a property of a container's model isn't nil.
  /// - Parameters:
  ///   - container: holds the model, now or later; kept alive.
  ///   - keyPath: the property, which becomes nil when a person has answered.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - alert: what the alert says for a value. It must capture controllers weakly.
  public convenience init<Model, Value>(
    alert container: ModelContainer<Model>, _ keyPath: WritableKeyPath<Model, Value?>,
    file: String = #fileID, line: Int = #line, saying alert: @escaping (Value) -> Alert
  ) {
    self.init(when: container, keyPath, as: .sheet, file: file, line: line) {
      alert($0).controller
    }
  }

  /// Stores a value in the model; a container that has lost its model needs none.
  private static func store<Model, Value>(
    _ value: Value, in container: ModelContainer<Model>, at keyPath: WritableKeyPath<Model, Value>
  ) {
    guard container.model != nil else { return }
    try? container.setValue(value, at: keyPath)
  }
}

// MARK: - Alerts

extension ShowIntention {
  /// What an alert says, and what a person can answer.
  public struct Alert {
    /// The title, a few words; nil for none.
    public var title: String?
    /// The text below the title; nil for none.
    public var message: String?
    /// The answers, in the order of their buttons.
    public var actions: [UIAlertAction]
    /// The kind of alert.
    public var style: UIAlertController.Style

    /// Creates the content of an alert.
    /// - Parameters:
    ///   - title: the title, a few words; nil for none.
    ///   - message: the text below the title; nil for none.
    ///   - actions: the answers; if empty, the button OK.
    ///   - style: the kind of alert.
    public init(
      _ title: String?, message: String? = nil, actions: [UIAlertAction] = [],
      style: UIAlertController.Style = .alert
    ) {
      self.title = title
      self.message = message
      self.actions = actions.isEmpty ? [UIAlertAction(title: "OK", style: .default)] : actions
      self.style = style
    }

    fileprivate var controller: UIAlertController {
      let alert = UIAlertController(title: title, message: message, preferredStyle: style)
      for action in actions { alert.addAction(action) }
      return alert
    }
  }
}
