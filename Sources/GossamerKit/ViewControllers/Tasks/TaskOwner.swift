// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A controller or a view whose asynchronous work ends with it.
///
///     task(id: "avatar") { [viewModel] $controller in
///       let avatar = try await viewModel.fetchAvatar()
///       controller?.show(avatar)
///     } catch: { controller, error in
///       controller.showFailure(error.localizedDescription)
///     }
///
/// The work is cancelled when its owner is freed, and before that:
/// - a controller's when its screen is popped, dismissed, removed from its parent, or replaced as a
///   window's root. A screen that another one covers goes on, and so does one that gets another parent by
///   `addChild(_:)` or as a part of a navigation stack.
/// - a view's when it is removed from its superview, or something around it is; when the row isn't seen any
///   more in whose cell it is; or when the screen that it belongs to has ended. A view that gets another superview by `addSubview(_:)` goes on.
///
/// A screen that is shown once more after that starts its work anew, in `viewWillAppear(_:)`.
///
/// The owner is handed over weakly, because work that captured it would keep it alive as long as a server
/// takes to answer. `$controller` in the closure is Swift's way to take a property wrapper apart, as in
/// SwiftUI's `ForEach($items) { $item in ... }`: `controller` is then an optional that is looked up each time
/// it is named, as after `[weak self]`, but nobody has to remember to write that. Beside `controller` name no
/// `self`; what the work needs it captures by itself, as `[viewModel]` above.
///
/// (A closure whose parameter is the plain controller would hold it while it waits. One that gives its
/// result to a second closure has to be split wherever it waits; `catch` does that for the one case where it
/// reads well.)
///
/// Source of the idea: https://developer.apple.com/documentation/swiftui/view/task(id:name:executorpreference:priority:file:line:_:)
public protocol TaskOwner: UIResponder {}

extension TaskOwner {
  /// Runs asynchronous work on the main actor that ends with this controller or view.
  ///
  /// The work begins at once and runs as far as it need not wait; the rest comes later. So what is there
  /// already, an image in a cache for instance, is shown in the same frame.
  /// - Parameter work: gets the owner weakly, see ``TaskOwner``.
  /// - Returns: the work, to cancel it or to wait for its end.
  @discardableResult
  public func task(_ work: @escaping (Weak<Self>) async -> Void) -> Task<Void, Never> {
    start(nil, work)
  }

  /// Runs asynchronous work as ``task(_:)`` in place of that which this owner has begun under the same
  /// `id`, which is cancelled: a cell that shows another row no longer waits for the former one's image.
  @discardableResult
  public func task(
    id: some Hashable, _ work: @escaping (Weak<Self>) async -> Void
  ) -> Task<Void, Never> {
    start(AnyHashable(id), work)
  }

  /// Runs asynchronous work as ``task(_:)`` that may fail.
  /// - Parameters:
  ///   - work: gets the owner weakly.
  ///   - handler: shows the error. It isn't called if the owner is gone, or the work was cancelled: a
  ///     cancellation is no failure, whatever error it comes as.
  /// - Returns: the work, to cancel it or to wait for its end.
  @discardableResult
  public func task<Failure: Error>(
    _ work: @escaping (Weak<Self>) async throws(Failure) -> Void,
    catch handler: @escaping (Self, Failure) -> Void
  ) -> Task<Void, Never> {
    start(nil) { owner in await owner.run(work, catch: handler) }
  }

  /// Runs asynchronous work that may fail in place of that which this owner has begun under the same
  /// `id`; see ``task(id:_:)`` and ``task(_:catch:)``.
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
    return bag.start(id) { await work(owner) }
  }
}

extension Weak {
  /// Runs work, and tells the owner of an error that is no cancellation.
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
