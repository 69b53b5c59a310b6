// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Follows what an interface does while somebody observes it, and finds the cause of each step.
///
/// - An event, an action or a delegate call is on a stack while it runs, so that the innermost one is the cause of what happens.
/// - A model's change isn't reported by the model: the stored properties of all known models are compared after each call. They
///   are compared at each report of Observation too, which comes before the value changes. So the reports since the last
///   comparison belong to the changes that the next one finds.
/// - A view's change is found by comparing what the views show, after each call, binding and `updateProperties()`. Its cause is
///   the change that the binding, or the `updateProperties()`, was run again for.
package final class Tracer {
  var observations: [Weak<TraceObservation>] = []

  private unowned let interface: Interface
  private let models = TracedModels()
  private let views = TracedViews()
  /// The steps that run now, the innermost last.
  private var stack: [TraceStep] = []
  /// The steps since the screen was last at rest.
  private var steps: [TraceStep] = []
  /// The scopes that have been invalidated since the models were last compared, with the steps that ran then.
  private var invalidated: [(scope: ObjectIdentifier, step: TraceStep)] = []
  /// Why scopes will be evaluated again.
  private var causes: [ObjectIdentifier: TraceStep] = [:]
  /// The event of changes that happen outside of all events.
  private var outside: TraceStep?
  /// The causes of what was written in this cycle.
  private var causesOfWrites: [TraceStep] = []
  /// The texts that secure fields have had since the screen was last at rest, the longest first. An action may empty a field,
  /// or remove it, before what it has done with the text is compared.
  private var secrets: [String] = []

  @TaskLocal static var task: TraceStep?

  init(of interface: Interface) {
    self.interface = interface
    findModels()
    _ = views.changes(in: windows)
  }

  private var windows: [UIWindow] { interface.application.visibleWindows }

  /// The step that runs now; nil outside of events and tasks.
  var current: TraceStep? { stack.last ?? Self.task }

  // MARK: - Events and calls

  /// Runs `body` as what an event does. Inside of another event it is part of that.
  /// - Parameters:
  ///   - isTold: whether the event is a step although nothing happens.
  ///   - cause: what has set a timer, for instance; nil for none.
  func event<Result>(
    _ text: String, on view: UIView?, isTold: Bool = false, cause: TraceStep? = nil,
    _ body: () throws -> Result
  ) rethrows -> Result {
    if current != nil, cause == nil { return try body() }
    noteChanges()
    findModels()
    let step = TraceStep(.event, text, cause: cause, to: view, isSecret: view?.isSecret == true)
    if isTold { record(step) }
    defer { settleIfAtRest() }
    return try run(step, body)
  }

  /// Runs `body` as a call from one object to another.
  /// - Parameters:
  ///   - text: the called method or closure; nil for the target's class and place.
  ///   - isTold: whether the call is a step although nothing happens.
  func call<Result>(
    from source: AnyObject, to target: AnyObject, _ text: String? = nil, isTold: Bool = true,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let cause = current ?? implicitEvent(of: source)
    connect(source, target)
    let step = TraceStep(
      .call, text ?? Self.name(of: target), cause: cause, from: source, to: target)
    if isTold { record(step) }
    defer { if stack.isEmpty { settleIfAtRest() } }
    return try run(step, body)
  }

  /// Notes that the running delegate call has answered no.
  func noteRefusal() {
    guard let step = stack.last, step.kind == .call else { return }
    step.text += " says no"
    record(step)
  }

  /// Notes that a connection was used, and by which method, if that is the one that runs.
  func connection(from source: AnyObject, to target: AnyObject, by function: String) {
    connect(source, target)
    let method = function.prefix { $0 != "(" }
    guard let step = stack.last, step.kind == .call,
      step.target === target || step.target === source
    else { return }
    let name = "\(type(of: step.target ?? target))"
    if step.text == name || step.text.hasPrefix(name + ",") || step.text.hasPrefix(name + ".") {
      step.text = Self.name(of: step.target ?? target, method: String(method))
    }
  }

  /// The step that is the beginning of a task; see ``TaskOwner``.
  func taskStep(of owner: AnyObject) -> TraceStep {
    TraceStep(.call, "task of \(type(of: owner))", cause: current, from: owner, to: owner)
  }

  /// Runs `body` as a part of an event that is a step only if something happens.
  func part(_ text: String, from source: AnyObject?, to target: AnyObject, _ body: () -> Void) {
    run(TraceStep(.call, text, cause: current, from: source, to: target), body)
  }

  private func run<Result>(_ step: TraceStep, _ body: () throws -> Result) rethrows -> Result {
    noteChanges()
    stack.append(step)
    defer {
      noteChanges()
      stack.removeLast()
      if stack.isEmpty { invalidated = [] }
    }
    return try body()
  }

  /// The event of a call that no known event has caused: a widget of the host has got it.
  private func implicitEvent(of source: AnyObject) -> TraceStep {
    let view = source as? UIView
    let verb = source is any UITextInputTraits ? "typing in" : "use of"
    return TraceStep(
      .event, "\(verb) \(view?.traceName ?? "\(type(of: source))")", cause: nil, to: view,
      isSecret: view?.isSecret == true)
  }

  private func connect(_ source: AnyObject, _ target: AnyObject) {
    tell(TraceStep(.connection, "", cause: current, from: source, to: target))
  }

  /// The class of an object, with the method and with the place in the source where it was made, if they are known.
  static func name(of object: AnyObject, method: String? = nil) -> String {
    let name = "\(type(of: object))" + (method.map { ".\($0)" } ?? "")
    return ((object as? any TracedObject)?.placeInSource).map { "\(name), \($0)" } ?? name
  }

  // MARK: - Changes

  /// Notes that something which `scope` has read is about to change.
  func didInvalidate(_ scope: ObjectIdentifier) {
    noteChangesOfModels()
    let step = current ?? outside ?? TraceStep(.event, "task or timer", cause: nil)
    if current == nil { outside = step }
    invalidated.append((scope, step))
    causes[scope] = step
  }

  private func noteChanges() {
    noteChangesOfModels()
    noteWrites(by: nil, cause: current)
  }

  private func noteChangesOfModels() {
    noteSecrets()
    let cause = invalidated.last?.step ?? current
    let changes = models.changes(besides: secrets, isSecret: cause?.isSecret == true)
    guard !changes.isEmpty else { return }
    let step = TraceStep(
      .change, changes.map(\.text).joined(separator: ", "), cause: cause,
      to: changes[0].object, properties: changes.map(\.property))
    record(step)
    for (scope, _) in invalidated { causes[scope] = step }
    invalidated = []
  }

  private func noteSecrets() {
    let new = Set(presentSecrets).subtracting(secrets)
    guard !new.isEmpty else { return }
    secrets = (secrets + new).sorted { ($0.count, $0) > ($1.count, $1) }
  }

  private var presentSecrets: [String] { windows.flatMap(views.secrets) }

  /// The model through which the screen refers to a model; the model itself if there is none.
  package func owner(of model: AnyObject) -> AnyObject { models.owner(of: model) }

  /// The observable objects that an object refers to itself, without containers.
  package func models(of object: AnyObject) -> [AnyObject] { models.models(of: object) }

  private func findModels() {
    for window in windows { models.find(from: window.rootViewController) }
  }

  private func noteWrites(by updater: AnyObject?, cause: TraceStep?) {
    for change in views.changes(in: windows) { write(change, by: updater, cause: cause) }
  }

  private func write(_ change: TracedViews.Change, by updater: AnyObject?, cause: TraceStep?) {
    if let cause { causesOfWrites.append(cause) }
    let cause = cause ?? outside ?? TraceStep(.event, "update", cause: nil)
    record(
      TraceStep(
        .write, change.text(isSecret: cause.isSecret), cause: cause, from: updater, to: change.view,
        properties: change.property.map { [$0] } ?? []))
  }

  // MARK: - The update cycle

  /// Notes what has changed before the cycle runs.
  func cycleWillRun() {
    noteChanges()
    findModels()
  }

  /// Runs `body`, the `updateProperties()` of `updater` or the writing of a binding, which `scope` observes.
  func update(_ scope: ObjectIdentifier, of updater: AnyObject?, _ body: () -> Void) {
    noteChangesOfModels()
    let cause = causes.removeValue(forKey: scope)
    let roots = windows + [root(of: updater)].compactMap(\.self)
    for change in views.changes(in: roots) { write(change, by: nil, cause: current) }
    body()
    noteChangesOfModels()
    for change in views.changes(in: roots) { write(change, by: updater, cause: cause ?? current) }
  }

  /// The view of an updater that is in no window yet.
  private func root(of updater: AnyObject?) -> UIView? {
    let view = (updater as? UIViewController)?.viewIfLoaded ?? updater as? UIView
    return view?.window?.isVisible == true ? nil : view
  }

  /// Notes what layout has changed, and tells the lines if the screen is at rest.
  func cycleDidRun(isAtRest: Bool) {
    noteChangesOfModels()
    invalidated = []
    let roots = Set(causesOfWrites.compactMap { $0.path.first.map(ObjectIdentifier.init) })
    noteWrites(by: nil, cause: roots.count == 1 ? causesOfWrites.last : nil)
    causesOfWrites = []
    outside = nil
    guard isAtRest else { return }
    causes = [:]
    tellLines()
  }

  private func settleIfAtRest() {
    if stack.isEmpty, !interface.updateCycle.isDirty { tellLines() }
  }

  // MARK: - Telling

  private func record(_ step: TraceStep) {
    guard !step.isRecorded else { return }
    step.isRecorded = true
    step.text = hidingSecrets(step.text)
    if let cause = step.cause {
      record(cause)
      cause.hasEffects = true
    }
    steps.append(step)
    tell(step)
  }

  /// The text without those of the secure fields. A very short one is only hidden where it is a whole name or value.
  private func hidingSecrets(_ text: String) -> String {
    noteSecrets()
    return secrets.reduce(text) { text, secret in
      secret.count > 3
        ? text.replacing(secret, with: "(secret)")
        : text.replacing("'\(secret)'", with: "(secret)")
    }
  }

  private func tell(_ step: TraceStep) {
    for observation in observations { observation.wrappedValue?.onStep(step) }
  }

  /// Tells the chains that have ended.
  private func tellLines() {
    let ended = steps
    steps = []
    var (last, count) = ("", 0)
    for step in ended where !step.hasEffects {
      let line = step.description
      if line != last {
        tell(last, count)
        (last, count) = (line, 0)
      }
      count += 1
    }
    tell(last, count)
    if stack.isEmpty { secrets = presentSecrets.sorted { ($0.count, $0) > ($1.count, $1) } }
  }

  /// Tells a line, once for all that are the same: a table's cells have such.
  private func tell(_ line: String, _ count: Int) {
    guard count > 0 else { return }
    let line = count == 1 ? line : "\(line) (\(count) times)"
    for observation in observations { observation.wrappedValue?.onLine(line) }
  }
}

/// An object that knows where it was created.
package protocol TracedObject: AnyObject {
  /// The file and the line, as `Main.swift:19`; nil if they aren't known.
  var placeInSource: String? { get }
}

/// An object that holds a model for others.
package protocol TracedContainer: AnyObject {
  /// The model; nil for none.
  var tracedModel: Any? { get }
}
