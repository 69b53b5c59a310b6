// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Observation

/// Shows a property: writes the value at a key path of a source to a key path of a target, at once
/// and whenever the source's value changes.
///
///     ObserveIntention(from: person, \.name, to: content.label, \.text)
///     ObserveIntention(from: person, \.age, to: content.label, \.text) { "\($0) years" }
///
/// The source is the model of a ``ModelContainer``, or an `@Observable` object.
///
/// **When it writes.** At most once per frame, unless the write changes the source again. All sources are read before
/// the first target is written. It writes if
/// - the value at the key path has changed since it was last shown (a value that isn't `Equatable`
///   counts as changed whenever something observable that it was read from has changed), or
/// - the container has got another model object, or
/// - an intention has set this key path through the container, even to an equal value.
///
/// Nothing else makes it write. So what a person is typing into the target stays while other properties of the model
/// change. After an intention has run, the target shows the model's value, although Observation doesn't report an
/// equal value. If the target has the value already, it isn't written, so a text field keeps its selection.
///
/// An intention of a view writes only while the view is in a window, and catches up when it comes into one. That of a
/// cell rests while the cell waits for its reuse.
///
/// **A missing value.** If the model becomes nil, an optional target property becomes nil; others stay as they are.
/// Nothing is written before there is a model.
///
/// **What it keeps alive.** The container and what `transform` captures. Another source and the
/// target are held weakly.
///
/// **What it costs.** Bindings of one source and key path share one observation, and one comparison with
/// the former value. In a release build each costs twice what it costs to set a label's text, one that shows
/// a label's text by names three times, one by other names some ten times, and 500 bytes. With a
/// `transform` there is its call, and it is called again whenever something has changed that the transforms
/// of the same property read.
///
/// **In a document** it is an Object with the outlets `sourceObject` (a model container or anything
/// else that is observable) and `target`, and the runtime attributes `sourceKeyPath` and
/// `targetKeyPath`: names joined by dots, such as `model.name` and `text`. It writes by the same rules.
/// If an object along the path is nil, the source counts as missing. A name without a wire, or a value that the
/// target can't have, is reported once.
public final class ObserveIntention: KeyPathIntention {
  private var start: ((ObserveIntention) -> Void)?
  private var property: AnyObservedProperty?
  private var observer: PropertyObserver?
  /// The target, whichever way it was given.
  private(set) weak var shownBy: AnyObject?
  private var targetType: Any.Type = Never.self

  /// Creates an intention that observes nothing, until its properties are set.
  public required init() {}

  isolated deinit {
    observer?.end()
  }

  /// The wires of intentions that observe: `target`, and those of ``KeyPathIntention``.
  public override class var wires: AnyWires {
    Wires<ObserveIntention>(super.wires)
      .summary("Shows a property of a model in a view, and shows it again when it changes.")
      .outlet("target", \.target)
  }

  /// The object that shows the value, usually a view. Held weakly.
  public weak var target: (any KeyValueCoding)?

  // MARK: - Observing

  /// Creates an intention that begins to observe when it awakes.
  /// - Parameter start: gets the intention, and has it ``show(_:transform:write:)`` a property.
  @usableFromInline convenience init<Target: AnyObject>(
    file: String, line: Int, target: Target, start: @escaping (ObserveIntention) -> Void
  ) {
    self.init()
    wasMade(in: file, line: line)
    shownBy = target
    targetType = Target.self
    self.start = start
  }

  package override var ends: (source: AnyObject?, target: AnyObject?)? {
    (property?.source, shownBy)
  }

  /// Starts to observe; the target is written in the next update cycle.
  public override func awake() {
    if let start { start(self) } else { showByNames() }
    start = nil
  }

  /// Shows `property` from the next update cycle on.
  /// - Parameters:
  ///   - prepareChange: brings up to date what is shown, and answers whether that is news. Called under
  ///     observation. Nil if the value is shown as it is.
  ///   - write: writes what is shown, and answers whether it wasn't shown yet, or clears the target if the property's
  ///     value is missing.
  @usableFromInline func show(
    _ property: AnyObservedProperty, prepareChange: (() -> Bool)?,
    write: @escaping (PropertyObserver) -> Bool
  ) {
    let observer = PropertyObserver(of: self, prepareChange: prepareChange, write: write)
    observer.isPaused = isAsleep
    self.property = property
    self.observer = observer
    property.add(observer, transforms: prepareChange != nil)
  }

  /// Writes nothing while the view that keeps the intention isn't displayed, and catches up when it is.
  override func sleepDidChange() {
    guard let observer else { return }
    observer.isPaused = isAsleep
    if !isAsleep { property?.resume(observer) }
  }

  private func showByNames() {
    guard areEndsSet(target: target), let sourceObject, let target else { return }
    let property = ObservedProperty.of(sourceObject, at: sourceKeyPath)
    let path = PropertyPath(targetKeyPath)
    shownBy = target
    targetType = type(of: target)
    let store = (target as? any Wirable).flatMap { $0.storing(at: path) }
    let (latest, complaint) = (property.latest, Complaint())
    weak let shown = target
    show(property, prepareChange: nil) { observer in
      guard let target = shown else { return false }
      do throws(KeyValueCodingError) {
        let new = latest.value ?? .missing
        let isStored =
          if let store { try store(target, new) } else { try target.store(new, at: path) }
        if isStored { complaint.update(nil) { "" } }
        return isStored && latest.value != nil
      } catch {
        // It isn't an error if a target can't be cleared.
        guard latest.value != nil else { return false }
        complaint.update(.keyValueCoding(error)) {
          "\(observer.intention?.designation ?? "ObserveIntention") can't show what it follows"
        }
        return false
      }
    }
  }

  /// The source and the target, for messages.
  var connection: String {
    let names = targetKeyPath.isEmpty ? [] : [targetKeyPath]
    let target = (["\(targetType)"] + names).joined(separator: ".")
    return "\(origin?.description ?? "ObserveIntention") (\(property?.name() ?? "") to \(target))"
  }
}
