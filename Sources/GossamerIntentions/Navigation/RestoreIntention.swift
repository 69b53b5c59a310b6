// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import GossamerKit
import Observation

/// Brings back what a person saw when the application ended, however it ended: which screens were shown, what was
/// selected, how far it was scrolled, what was typed, and the size of the window.
///
///     RestoreIntention(in: drafts.draft(of: "list"), [
///       .value("detail", viewModel, \.detail), .scrollPosition("list", content.table), .windowSize(),
///     ])
///
/// Screens come back through the model: a ``ShowIntention`` shows what the restored property asks for. So each level
/// of a navigation is a value of its own, or a part of one value, such as an array.
///
/// **When.** The state is loaded when the intention awakes. Properties, texts and the window's size are set before the
/// first frame; a scroll position and a selection as soon as their rows are there, unless a person was faster. From
/// then on each change is saved, as a ``PersistIntention`` does: 0.15 seconds later on another thread, and when the
/// screen disappears.
///
/// **By which identity.** Each part has a name, which has to stay the same from one version of the application to the
/// next. What doesn't fit any more, because a type has changed or `fits` says no, is dropped with a message. So is a
/// part whose name nobody uses any more.
///
/// **In a document** it is an Object with the outlet collection `views`: fields, text views, scroll views and tables, which are
/// found again by their ids in the document. The outlet `modelContainer` and the attribute `modelKeyPaths`, such as
/// `stop, isMapShown`, name properties of the model: texts, numbers and `Bool`s, also those by which a
/// ``ShowIntention`` performs segues. `stateName` is the name of the file, see ``FileStore/user(_:)``. With
/// `restoresWindowSize` the window's size comes back, too.
///
/// **What it costs.** A comparison for each part and frame. Nothing is encoded or saved unless something has changed.
public final class RestoreIntention: Intention {
  /// For documents: holds the model whose properties are restored; kept alive.
  public var modelContainer: AnyModelContainer?

  /// For documents: the restored properties of the model: names, separated by commas.
  public var modelKeyPaths = ""

  /// For documents: the name of the file that keeps the state.
  public var stateName = ""

  /// For documents: whether the window's size is restored.
  public var restoresWindowSize = false

  private var parts: [any RestoredPart] = []
  private var connected: [Weak<UIView>] = []
  private let state = ModelContainer(model: RestoredState())
  private var persistence: PersistIntention?
  private var binding: Binding?
  private var link: UpdateLink?

  /// Creates an intention that restores nothing.
  public required init() {}

  /// The wires of intentions, and `views`, `modelContainer`, `modelKeyPaths`, `stateName` and `restoresWindowSize`.
  public override class var wires: AnyWires {
    Wires<RestoreIntention>(super.wires)
      .summary("Brings back after a restart what was typed, selected and scrolled to.")
      .outlets("views", \.views)
      .outlet("modelContainer", \.modelContainer)
      .attribute("modelKeyPaths", \.modelKeyPaths)
      .attribute("stateName", \.stateName)
      .attribute("restoresWindowSize", \.restoresWindowSize)
  }

  /// For documents: the views whose text, selection and scroll position are restored. Held weakly.
  public var views: [UIView] {
    get { connected.compactMap(\.wrappedValue) }
    set { connected = newValue.map { Weak($0) } }
  }

  /// Restores what `parts` name, and saves it from then on.
  /// - Parameters:
  ///   - store: keeps the state, for instance a draft of a `DraftStore`; kept alive.
  ///   - parts: what is restored, by different names.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init<Store: ModelStore>(
    in store: Store, _ parts: [Part], file: String = #fileID, line: Int = #line
  ) where Store.Model == RestoredState {
    self.init()
    wasMade(in: file, line: line)
    self.parts = parts.map { $0.make() }
    keep(in: store)
  }

  private func keep<Store: ModelStore>(in store: Store) where Store.Model == RestoredState {
    persistence = PersistIntention(state, in: store) { [weak self] error in
      self?.complain("can't keep or restore the state of the screen: \(error)")
    }
    persistence?.becomePart()
  }

  /// Loads the state, and sets what can be set before the screen is shown.
  public override func awake() {
    if persistence == nil {
      guard areSet(["stateName": !stateName.isEmpty]) else { return }
      if restoresWindowSize { parts.append(Part.windowSize().make()) }
      takeModelKeyPaths()
      keep(in: FileStore<RestoredState>.user(stateName))
    }
    guard let persistence else { return }
    persistence.awakeOnce()
    let loaded = state.model ?? RestoredState()
    let names = Set(parts.map(\.name))
    for name in loaded.values.keys.sorted() where !names.contains(name) {
      complain("has dropped the state '\(name)', because it has no part of this name any more.")
    }
    state.model = RestoredState(values: loaded.values.filter { names.contains($0.key) })
    for part in parts {
      if let json = loaded.values[part.name] { take(json, part) }
    }
    observe()
  }

  private func takeModelKeyPaths() {
    let names = modelKeyPaths.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let modelContainer, !names.isEmpty else {
      if !names.isEmpty {
        complain(
          """
          can't keep '\(modelKeyPaths)', because it has no model container. Connect its outlet 'modelContainer'.
          """)
      }
      return
    }
    for name in names {
      let part = Part.named(name, modelContainer) { [weak self] fact in self?.complain(fact) }
      parts.append(part.make())
    }
  }

  /// Reports failures from before the screen appeared.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    persistence?.viewDidAppear(animated)
  }

  /// Saves at once what has changed.
  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record(parts)
    persistence?.viewWillDisappear(animated)
  }

  /// Sets the window's size before the window is shown.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    binding?.setNeedsUpdate()
  }

  private func take(_ json: String, _ part: any RestoredPart) {
    do {
      try part.take(json)
    } catch {
      state.model?.values[part.name] = nil
      complain("has dropped the state '\(part.name)', because it doesn't fit any more: \(error)")
    }
  }

  private func observe() {
    weak let intention = self
    binding = Binding("a RestoreIntention") {
      guard let intention else { return nil }
      let changed = intention.parts.filter {
        $0.isObserved && $0.hasChanged(intention.viewController)
      }
      return {
        for part in intention.parts where part.isWaiting {
          part.apply(to: intention.viewController)
        }
        intention.record(changed)
      }
    }
    link = UpdateLink {
      guard let intention else { return false }
      if intention.parts.contains(where: { $0.canApply(to: intention.viewController) }) {
        intention.binding?.setNeedsUpdate()
      }
      intention.record(intention.parts.filter { !$0.isObserved })
      return false
    }
  }

  private func record(_ parts: [any RestoredPart]) {
    for part in parts where part.hasChanged(viewController) {
      if let json = part.encoded(viewController), state.model?.values[part.name] != json {
        state.model?.values[part.name] = json
      }
    }
  }
}

extension RestoreIntention: ConnectionWitness {
  /// Restores a view by its id.
  package func wasConnected(with object: AnyObject, id: String) {
    guard let view = object as? UIView else { return }
    let restored = Part.parts(of: view, id)
    parts += restored.map { $0.make() }
    if restored.isEmpty {
      complain(
        """
        can't restore a \(type(of: view)). Connect a text field, a text view, a scroll view or a table.
        """)
    }
  }
}

/// What a ``RestoreIntention`` keeps in its store.
nonisolated public struct RestoredState: Codable, Equatable, Sendable {
  /// The states of the parts as JSON, by their names.
  var values: [String: String]

  /// Creates a state without parts.
  public init() { values = [:] }

  init(values: [String: String]) { self.values = values }
}
