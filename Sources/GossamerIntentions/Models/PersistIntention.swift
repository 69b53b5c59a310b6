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
///     PersistIntention(message, in: drafts.draft(of: "reply")) { [weak self] error in
///       self?.show(error)
///     }
///
/// When it awakes it puts what the store has kept into the container; if that is nothing, the model stays as it is. From
/// then on each change of the model is given to the store within ``delay`` seconds, on another thread. A container whose
/// model has become nil has the store keep nothing any more.
///
/// What isn't kept yet when the screen disappears, because its window is closed for instance, is kept before that goes
/// on, on the main thread. If the store fails, the model stays as it is, and the store gets it again every
/// ``secondsBetweenAttempts`` seconds until it has taken it, even when the screen is gone; ``isFailing`` says so meanwhile. When
/// the application ends it is tried for ``secondsAtTheEnd`` more, and then the store rescues the model as it can, and a message
/// says where to.
@Observable public final class PersistIntention: Intention {
  /// How long a change may wait for others that go to the store with it, in seconds. Together with what a store takes to
  /// write, it is below the 300 milliseconds after which a keystroke is safe.
  public static let delay = 0.15

  /// How long a store that has failed is left alone, in seconds.
  public static let secondsBetweenAttempts = 2.0

  /// How long a store that fails is tried while the application ends, in seconds.
  public static let secondsAtTheEnd = 2.0

  /// Whether nothing is kept at the moment, because the store has failed and has not worked since. Observable: a screen
  /// shows by it what a person would otherwise forget while writing on.
  public private(set) var isFailing = false

  @ObservationIgnored private var keeper: (any ModelKeeper)?
  /// Whether a person can be told something.
  @ObservationIgnored private var isSeen = false
  @ObservationIgnored private var untold: [() -> Void] = []

  /// Creates an intention that keeps nothing.
  public required init() {}

  /// Keeps the model of a container.
  /// - Parameters:
  ///   - container: holds the model; kept alive.
  ///   - store: keeps it; kept alive.
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
      failing: { [weak self] isFailing in self?.note(isFailing) },
      catch: { [weak self] error in self?.tell { handler(error) } })
  }

  private func note(_ isFailing: Bool) {
    if isFailing != self.isFailing { self.isFailing = isFailing }
  }

  private func tell(_ failure: @escaping () -> Void) {
    if isSeen { failure() } else { untold.append(failure) }
  }

  isolated deinit {
    keeper?.end()
  }

  /// Puts what was kept into the container, and keeps what it becomes.
  public override func awake() {
    guard areSet(["store": keeper != nil]) else { return }
    keeper?.begin()
  }

  /// Has the store keep, before it returns, what it doesn't yet.
  public func flush() { keeper?.flush() }

  /// Tells what has failed before the screen was seen.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isSeen = true
    let failures = untold
    untold = []
    for failure in failures { failure() }
  }

  /// Has the store keep what it doesn't yet.
  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    flush()
    isSeen = false
  }
}

/// What an intention that isn't generic knows of its ``Keeper``.
private protocol ModelKeeper {
  func begin()
  func flush()
  func end()
}

/// Brings the states of one model to one store, in their order.
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
  /// This, while the intention is gone and something isn't kept yet.
  private var survivor: Keeper?
  /// What the store has, or is about to have.
  private var given: Store.Model?
  private var attempts = 0
  /// Whether the store has the model just now, on its thread.
  private var isSaving = false
  private var hasFailed = false
  /// Why the store has failed last, as a person was told; nil since it has worked again.
  private var told: String?

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

  private var isKept: Bool { !hasFailed && container.model == given }

  func begin() {
    load()
    given = container.model
    binding = Binding("a model -> its store") { [weak self] in
      guard let self, container.model != given else { return nil }
      return { self.setAlarm(in: PersistIntention.delay) }
    }
    termination = NotificationCenter.default.addObserver(
      forName: UIApplication.willTerminateNotification, object: nil, queue: nil
    ) { [weak self] _ in
      // It is posted where the application ends, which is on the main thread.
      MainActor.assumeIsolated { self?.keepAtLast() }
    }
  }

  /// Asks the store until it gives what it has kept, or says the same twice: it may have told something beside that. One
  /// that says ever something else is asked four times.
  private func load() {
    for _ in 0..<4 {
      do throws(Store.Failure) {
        if let kept = try store.load() { container.model = kept }
        return
      } catch {
        if told == "\(error)" { return }
        tell(error)
      }
    }
  }

  func flush() {
    guard binding != nil else { return }
    waitForSave()
    guard !isKept else { return }
    let model = begun()
    finish(attempts, Result { () throws(Store.Failure) in try store.save(model) })
  }

  /// Lets what is on its way come first. How that ended is told later, so until then it counts as failed.
  private func waitForSave() {
    queue.sync {}
    if isSaving { (isSaving, hasFailed) = (false, true) }
  }

  /// The intention goes. What the store doesn't take now it gets as before, until it has taken it.
  func end() {
    flush()
    binding = nil
    if hasFailed { survivor = self }
  }

  /// The application ends.
  private func keepAtLast() {
    let deadline = ContinuousClock.now + .seconds(PersistIntention.secondsAtTheEnd)
    waitForSave()
    while !isKept {
      let model = begun()
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
    // A store that is slow, because another program writes to it, isn't given one state after the other to wait for.
    guard !isSaving else { return }
    isSaving = true
    let model = begun()
    queue.async { [store, attempts, weak self] in
      let result = Result { () throws(Store.Failure) in try store.save(model) }
      DispatchQueue.main.async { self?.saved(attempts, result) }
    }
  }

  private func saved(_ attempt: Int, _ result: Result<Void, Store.Failure>) {
    isSaving = false
    finish(attempt, result)
    if container.model != given { setAlarm(in: 0) }
  }

  /// Notes that the store gets the model as it is now, which it returns.
  private func begun() -> Store.Model? {
    alarm = nil
    attempts += 1
    given = container.model
    return given
  }

  /// Notes what came of an attempt, unless there was another one since.
  private func finish(_ attempt: Int, _ result: Result<Void, Store.Failure>) {
    guard attempt == attempts else { return }
    switch result {
    case .success:
      hasFailed = false
      told = nil
      survivor = nil
    case .failure(let error):
      tell(error)
      hasFailed = true
      setAlarm(in: PersistIntention.secondsBetweenAttempts)
    }
    failing(hasFailed)
  }

  /// Tells a failure, unless it is the one that was told last: a store that can't be read can't be written either as a rule.
  private func tell(_ error: Store.Failure) {
    let reason = "\(error)"
    guard reason != told else { return }
    told = reason
    handler(error)
  }
}
