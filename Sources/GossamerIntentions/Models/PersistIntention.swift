// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import GossamerKit
import GossamerSupport
public import Observation

/// Keeps a model in a store, so that what a person has typed is there again after the application has ended,
/// however it ended.
///
///     PersistIntention(message, in: drafts.draft(of: "reply"), owner: self) { controller, error in
///       controller.show(error)
///     }
///
/// When it awakes, it loads the model from the store into the container; if the store has none, the model stays as it
/// is. From then on it saves each change of the model within ``delay`` seconds, on another thread. If the model becomes
/// nil, the saved one is deleted.
///
/// Changes that aren't saved yet when the screen disappears, for instance because its window is closed, are saved
/// at once, on the main thread. If the store fails, the model stays as it is, and saving is tried again every
/// ``secondsBetweenAttempts`` seconds until it succeeds, even when the screen is gone; ``isFailing`` is true
/// meanwhile. When the application ends, saving is tried for another ``secondsAtTheEnd`` seconds. Then the store
/// rescues the model if it can, and a message says where it is.
@Observable public final class PersistIntention: Intention {
  /// How long a change may wait for others that are saved with it, in seconds. Together with the time that a store
  /// takes to write, it stays below the 300 milliseconds after which a keystroke has to be safe.
  public static let delay = 0.15

  /// How long after a failure the next attempt to save begins, in seconds.
  public static let secondsBetweenAttempts = 2.0

  /// How long attempts to save go on while the application ends, in seconds.
  public static let secondsAtTheEnd = 2.0

  /// Whether the last save has failed, so that nothing is kept at the moment. Observable, so that a screen can show it
  /// to a person who goes on typing.
  public private(set) var isFailing = false

  @ObservationIgnored private var keeper: (any ModelKeeper)?
  /// Whether the screen is visible, so that the handler can show a failure.
  @ObservationIgnored private var isVisible = false
  @ObservationIgnored private var unreportedFailures: [() -> Void] = []

  /// Creates an intention that saves nothing.
  public required init() {}

  /// Saves the model of a container, and loads it.
  /// - Parameters:
  ///   - container: holds the model; kept alive.
  ///   - store: saves and loads the model; kept alive.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - handler: tells a person why the store fails, as soon as the screen has appeared. It is called when the store begins to
  ///     fail, and when it fails for another reason, not for each attempt; it must not keep the controller alive.
  public convenience init<Store: ModelStore>(
    _ container: ModelContainer<Store.Model>, in store: Store, file: String = #fileID,
    line: Int = #line, catch handler: @escaping (Store.Failure) -> Void
  ) {
    self.init()
    wasMade(in: file, line: line)
    keeper = Keeper(
      container, store,
      failing: { [weak self] isFailing in self?.setFailing(isFailing) },
      catch: { [weak self] error in self?.report { handler(error) } })
  }

  /// Saves the model of a container, and loads it; the handler gets its owner.
  /// - Parameters:
  ///   - container: holds the model; kept alive.
  ///   - store: saves and loads the model; kept alive.
  ///   - owner: the controller or view that `handler` gets, held weakly.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - handler: gets the owner and the reason why the store fails; see ``init(_:in:file:line:catch:)``.
  public convenience init<Store: ModelStore, Owner: AnyObject>(
    _ container: ModelContainer<Store.Model>, in store: Store, owner: Owner,
    file: String = #fileID, line: Int = #line,
    catch handler: @escaping (Owner, Store.Failure) -> Void
  ) {
    self.init(container, in: store, file: file, line: line) { [weak owner] error in
      if let owner { handler(owner, error) }
    }
  }

  private func setFailing(_ isFailing: Bool) {
    if isFailing != self.isFailing { self.isFailing = isFailing }
  }

  private func report(_ failure: @escaping () -> Void) {
    if isVisible { failure() } else { unreportedFailures.append(failure) }
  }

  isolated deinit {
    keeper?.end()
  }

  /// Loads the model into the container, and saves its changes from then on.
  public override func awake() {
    guard areSet(["store": keeper != nil]) else { return }
    keeper?.begin()
  }

  /// Saves the changes that aren't saved yet, before it returns.
  public func flush() { keeper?.flush() }

  /// Reports the failures from before the screen appeared.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isVisible = true
    let failures = unreportedFailures
    unreportedFailures = []
    for failure in failures { failure() }
  }

  /// Saves the changes that aren't saved yet.
  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    flush()
    isVisible = false
  }
}

/// A ``Keeper`` without its type parameter, for an intention, which isn't generic.
private protocol ModelKeeper {
  func begin()
  func flush()
  func end()
}

/// Saves the states of one model in one store, in their order.
private final class Keeper<Store: ModelStore>: ModelKeeper {
  private let container: ModelContainer<Store.Model>
  private let store: Store
  private let failing: (Bool) -> Void
  private let handler: (Store.Failure) -> Void

  private let queue = DispatchQueue(label: "gossamer.persist")
  private var binding: Binding?
  private var alarm: Alarm?
  private let interface = Interface.current
  private var termination: (any NSObjectProtocol)?
  /// The keeper itself, so that it stays alive while the intention is gone and the last save has
  /// failed.
  private var selfUntilSaved: Keeper?
  /// The state that the store has, or that it is saving.
  private var savedModel: Store.Model?
  private var attempts = 0
  /// Whether the store is saving on `queue`.
  private var isSaving = false
  private var hasFailed = false
  /// The failure that was reported last; nil once a save has succeeded.
  private var reportedFailure: String?

  init(
    _ container: ModelContainer<Store.Model>, _ store: Store, failing: @escaping (Bool) -> Void,
    catch handler: @escaping (Store.Failure) -> Void
  ) {
    self.container = container
    self.store = store
    self.failing = failing
    self.handler = handler
  }

  isolated deinit {
    if let termination { NotificationCenter.default.removeObserver(termination) }
  }

  private var isKept: Bool { !hasFailed && container.model == savedModel }

  func begin() {
    load()
    savedModel = container.model
    binding = Binding("a model -> its store") { [weak self] in
      guard let self, container.model != savedModel else { return nil }
      return { self.setAlarm(in: PersistIntention.delay) }
    }
    termination = NotificationCenter.default.addObserver(
      forName: UIApplication.willTerminateNotification, object: nil, queue: nil
    ) { [weak self] _ in
      // The application posts it on the main thread.
      MainActor.assumeIsolated { self?.saveAtTheEnd() }
    }
  }

  /// Loads the model. A store may throw a warning and return the model the next time, so loading is tried again until
  /// the same error comes twice, and four times at most.
  private func load() {
    for _ in 0..<4 {
      do throws(Store.Failure) {
        if let kept = try store.load() { container.model = kept }
        return
      } catch {
        if reportedFailure == "\(error)" { return }
        report(error)
      }
    }
  }

  func flush() {
    guard binding != nil else { return }
    waitForSave()
    guard !isKept else { return }
    let model = beginAttempt()
    finish(attempts, Result { () throws(Store.Failure) in try store.save(model) })
  }

  /// Waits for the save that is running. Its result arrives later on the main queue, so until then the save counts
  /// as failed.
  private func waitForSave() {
    queue.sync {}
    if isSaving { (isSaving, hasFailed) = (false, true) }
  }

  /// Saves for the last time, because the intention is deallocated. If that fails, saving is tried
  /// again until it succeeds.
  func end() {
    flush()
    binding = nil
    if hasFailed { selfUntilSaved = self }
  }

  /// Saves while the application ends, again and again if that fails, and rescues the model in the
  /// end.
  private func saveAtTheEnd() {
    let deadline = ContinuousClock.now + .seconds(PersistIntention.secondsAtTheEnd)
    waitForSave()
    while !isKept {
      let model = beginAttempt()
      let result = Result { () throws(Store.Failure) in try store.save(model) }
      finish(attempts, result)
      guard case .failure(let error) = result else { break }
      guard ContinuousClock.now < deadline else { return rescue(model, error) }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  private func rescue(_ model: Store.Model?, _ error: Store.Failure) {
    guard let model else { return }
    let end = store.rescue(model).map { "It is in the file '\($0.path)'; take it from there." }
    Messages.intentions.error(
      "What was written isn't kept, because the application ends: \(error) \(end ?? "It is lost.")")
  }

  private func setAlarm(in delay: TimeInterval) {
    if alarm != nil { return }
    alarm = interface.clock.setAlarm(in: delay) { [weak self] in self?.save() }
  }

  private func save() {
    alarm = nil
    // While a slow store is saving, because another program writes to it for instance, no further saves wait in the
    // queue: saved(_:_:) begins the next one.
    guard !isSaving else { return }
    isSaving = true
    let model = beginAttempt()
    queue.async { [store, attempts, weak self] in
      let result = Result { () throws(Store.Failure) in try store.save(model) }
      DispatchQueue.main.async { self?.saved(attempts, result) }
    }
  }

  private func saved(_ attempt: Int, _ result: Result<Void, Store.Failure>) {
    isSaving = false
    finish(attempt, result)
    if container.model != savedModel { setAlarm(in: 0) }
  }

  /// Notes that an attempt to save the present model begins.
  /// - Returns: the model to save.
  private func beginAttempt() -> Store.Model? {
    alarm = nil
    attempts += 1
    savedModel = container.model
    return savedModel
  }

  /// Notes the result of an attempt, unless a later one has begun.
  private func finish(_ attempt: Int, _ result: Result<Void, Store.Failure>) {
    guard attempt == attempts else { return }
    switch result {
    case .success:
      hasFailed = false
      reportedFailure = nil
      selfUntilSaved = nil
    case .failure(let error):
      report(error)
      hasFailed = true
      setAlarm(in: PersistIntention.secondsBetweenAttempts)
    }
    failing(hasFailed)
  }

  /// Reports a failure, unless it is the one that was reported last: a store that can't be read usually can't be
  /// written either.
  private func report(_ error: Store.Failure) {
    let reason = "\(error)"
    guard reason != reportedFailure else { return }
    reportedFailure = reason
    handler(error)
  }
}
