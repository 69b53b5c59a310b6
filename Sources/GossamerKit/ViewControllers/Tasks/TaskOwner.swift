// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A view controller or a view that runs asynchronous work, which is cancelled when it is no longer needed.
///
///     task(id: "avatar") { [viewModel] $controller in
///       let avatar = try await viewModel.fetchAvatar()
///       controller?.show(avatar)
///     } catch: { controller, error in
///       controller.showFailure(error.localizedDescription)
///     }
///
/// The work is cancelled when its owner is freed, and before that in these cases:
/// - A view controller's work is cancelled when its screen is popped, dismissed, removed from its parent, or replaced
///   as a window's root. It goes on while another screen covers this one, and when the controller moves to another
///   parent by `addChild(_:)` or within a navigation stack.
/// - A view's work is cancelled when the view, or one of its superviews below the view controller's root view, is
///   removed; when it is in a cell that is no longer displayed; and when the work of its view controller is cancelled.
///   It goes on when the view moves to another superview by `addSubview(_:)`.
///
/// A screen that is shown again after that starts its work again, in `viewWillAppear(_:)`.
///
/// The work gets its owner as a weak reference. If it captured the owner, it would keep it alive, for instance until a
/// server answers. The `$` in the closure's parameter takes apart a property wrapper, as in SwiftUI's
/// `ForEach($items) { $item in ... }`. So `controller` is an optional, which is nil once the owner is freed, as after
/// `[weak self]`. Don't use `self` beside it. Capture what else the work needs, as `[viewModel]` above.
///
/// (A closure that gets the controller itself would keep it alive while it waits. Work that returns a result to a
/// second closure would have to be split at each `await`; `catch` is the one case in which that reads well.)
///
/// Source of the idea: https://developer.apple.com/documentation/swiftui/view/task(id:name:executorpreference:priority:file:line:_:)
@preconcurrency @MainActor public protocol TaskOwner: UIResponder {}

extension TaskOwner {
  /// Runs asynchronous work on the main actor, until this controller or view no longer needs it; see ``TaskOwner``.
  ///
  /// The work runs at once, up to its first suspension. So content that is available already, for instance a cached
  /// image, is shown in the same frame.
  /// - Parameter work: gets a weak reference to the owner.
  /// - Returns: the task, to cancel it or to wait for its end.
  @discardableResult
  public func task(_ work: @escaping (Weak<Self>) async -> Void) -> Task<Void, Never> {
    start(nil, work)
  }

  /// Runs asynchronous work as ``task(_:)`` does, and cancels this owner's earlier work with the same `id`. So a cell
  /// that shows another row no longer waits for the image of the previous row.
  @discardableResult
  public func task(
    id: some Hashable, _ work: @escaping (Weak<Self>) async -> Void
  ) -> Task<Void, Never> {
    start(AnyHashable(id), work)
  }

  /// Runs asynchronous work that may fail, as ``task(_:)`` does.
  /// - Parameters:
  ///   - work: gets a weak reference to the owner.
  ///   - handler: called with the owner and the error. Not called if the owner was freed, if the work was cancelled, or
  ///     for a `CancellationError`.
  /// - Returns: the task, to cancel it or to wait for its end.
  @discardableResult
  public func task<Failure: Error>(
    _ work: @escaping (Weak<Self>) async throws(Failure) -> Void,
    catch handler: @escaping (Self, Failure) -> Void
  ) -> Task<Void, Never> {
    start(nil) { owner in await owner.run(work, catch: handler) }
  }

  /// Runs asynchronous work that may fail, and cancels this owner's earlier work with the same `id`; see
  /// ``task(id:_:)`` and ``task(_:catch:)``.
  @discardableResult
  public func task<Failure: Error>(
    id: some Hashable, _ work: @escaping (Weak<Self>) async throws(Failure) -> Void,
    catch handler: @escaping (Self, Failure) -> Void
  ) -> Task<Void, Never> {
    start(AnyHashable(id)) { owner in await owner.run(work, catch: handler) }
  }

  private func start(
    _ id: AnyHashable?, _ work: @escaping (Weak<Self>) async -> Void
  ) -> Task<Void, Never> {
    let bag = tasks ?? TaskBag()
    tasks = bag
    let owner = Weak(self)
    guard let step = Interface.current.tracer?.taskStep(of: self) else {
      return bag.start(id) { await work(owner) }
    }
    return bag.start(id) { await Tracer.$task.withValue(step) { await work(owner) } }
  }
}

extension Weak {
  /// Runs work. Calls `handler` with an error, unless the work was cancelled or the owner was freed.
  fileprivate func run<Failure: Error>(
    _ work: (Weak) async throws(Failure) -> Void, catch handler: (Object, Failure) -> Void
  ) async {
    do throws(Failure) {
      try await work(self)
    } catch {
      guard !Task.isCancelled, !(error is CancellationError), let object = wrappedValue
      else { return }
      handler(object, error)
    }
  }
}
