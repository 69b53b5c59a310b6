// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Refreshes the content of a scroll view when a person asks for it, by its `UIRefreshControl`.
///
///     RefreshIntention(of: content.tableView, owner: self) { [viewModel] _ async throws(FeedError) in
///       try await viewModel.reload()
///     } catch: { controller, error in
///       controller.show(error)
///     }
///
/// The scroll view gets a refresh control, unless it has one. The control spins until the work has ended, whether or
/// not it has failed. A second request meanwhile starts no more work. The work ends with the screen.
///
/// **In a document** it is an Object with the outlet `scrollView` and the attributes `refreshesAtFirst` and
/// `refreshesWhenShown`, of a subclass that overrides ``refresh()``.
open class RefreshIntention: Intention {
  /// The scroll view, a table for instance; held weakly.
  public final weak var scrollView: UIScrollView?

  /// Whether it refreshes once by itself, when the screen is about to be shown first. The refresh control isn't shown
  /// then: a screen without content says itself that it is loading.
  public final var refreshesAtFirst = false

  /// Whether it refreshes by itself each time that the screen is about to be shown, the first time included, because a
  /// screen that it has pushed may have changed what is shown. The refresh control isn't shown then either, so that
  /// nothing moves that a person is about to touch.
  public final var refreshesWhenShown = false

  private var work: (@MainActor () async -> Void)?
  private var isUnderWay = false
  private var hasRefreshed = false

  /// The wires of intentions, the outlet `scrollView`, and the attributes `refreshesAtFirst` and `refreshesWhenShown`.
  open override class var wires: AnyWires {
    Wires<RefreshIntention>(super.wires)
      .outlet("scrollView", \.scrollView)
      .attribute("refreshesAtFirst", \.refreshesAtFirst)
      .attribute("refreshesWhenShown", \.refreshesWhenShown)
  }

  /// Calls `refresh` when a person asks for it.
  /// - Parameters:
  ///   - scrollView: the scroll view, held weakly.
  ///   - refreshesAtFirst: see ``refreshesAtFirst``.
  ///   - refreshesWhenShown: see ``refreshesWhenShown``.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - refresh: loads the new content, and lets the scroll view show it. It must capture controllers and
  ///     views weakly.
  public convenience init(
    of scrollView: UIScrollView, refreshesAtFirst: Bool = false, refreshesWhenShown: Bool = false,
    file: String = #fileID, line: Int = #line, refresh: @escaping @MainActor () async -> Void
  ) {
    self.init()
    wasMade(in: file, line: line)
    self.scrollView = scrollView
    self.refreshesAtFirst = refreshesAtFirst
    self.refreshesWhenShown = refreshesWhenShown
    work = refresh
  }

  /// Calls `refresh` when a person asks for it, and `handler` if it fails.
  /// - Parameters:
  ///   - scrollView: the scroll view, held weakly.
  ///   - refreshesAtFirst: see ``refreshesAtFirst``.
  ///   - refreshesWhenShown: see ``refreshesWhenShown``.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - refresh: loads the new content, and lets the scroll view show it. It must capture controllers and
  ///     views weakly.
  ///   - handler: shows the error. It isn't called if the screen has ended meanwhile, whatever error the cancelled
  ///     work throws.
  public convenience init<Failure: Error>(
    of scrollView: UIScrollView, refreshesAtFirst: Bool = false, refreshesWhenShown: Bool = false,
    file: String = #fileID, line: Int = #line,
    refresh: @escaping @MainActor () async throws(Failure) -> Void,
    catch handler: @escaping (Failure) -> Void
  ) {
    self.init(
      of: scrollView, refreshesAtFirst: refreshesAtFirst, refreshesWhenShown: refreshesWhenShown,
      file: file, line: line
    ) {
      do throws(Failure) {
        try await refresh()
      } catch {
        if !Task.isCancelled, !(error is CancellationError) { handler(error) }
      }
    }
  }

  /// Calls `refresh`, which gets its owner, when a person asks for it.
  /// - Parameters:
  ///   - scrollView: the scroll view, held weakly.
  ///   - refreshesAtFirst: see ``refreshesAtFirst``.
  ///   - refreshesWhenShown: see ``refreshesWhenShown``.
  ///   - owner: the controller or view to which `refresh` gets a weak reference: `{ $controller in ... }`.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - refresh: loads the new content, and lets the scroll view show it.
  public convenience init<Owner: AnyObject>(
    of scrollView: UIScrollView, refreshesAtFirst: Bool = false, refreshesWhenShown: Bool = false,
    owner: Owner, file: String = #fileID, line: Int = #line,
    refresh: @escaping (Weak<Owner>) async -> Void
  ) {
    let owner = Weak(owner)
    self.init(
      of: scrollView, refreshesAtFirst: refreshesAtFirst, refreshesWhenShown: refreshesWhenShown,
      file: file, line: line
    ) { await refresh(owner) }
  }

  /// Calls `refresh` when a person asks for it, and `handler` if it fails; both get their owner.
  /// - Parameters:
  ///   - scrollView: the scroll view, held weakly.
  ///   - refreshesAtFirst: see ``refreshesAtFirst``.
  ///   - refreshesWhenShown: see ``refreshesWhenShown``.
  ///   - owner: the controller or view, held weakly. `refresh` gets a weak reference to it: `{ $controller in ... }`.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - refresh: loads the new content, and lets the scroll view show it.
  ///   - handler: gets the owner and the error, and shows it. It isn't called if the screen has ended meanwhile, or the
  ///     owner is gone.
  public convenience init<Owner: AnyObject, Failure: Error>(
    of scrollView: UIScrollView, refreshesAtFirst: Bool = false, refreshesWhenShown: Bool = false,
    owner: Owner, file: String = #fileID, line: Int = #line,
    refresh: @escaping (Weak<Owner>) async throws(Failure) -> Void,
    catch handler: @escaping (Owner, Failure) -> Void
  ) {
    let owner = Weak(owner)
    self.init(
      of: scrollView, refreshesAtFirst: refreshesAtFirst, refreshesWhenShown: refreshesWhenShown,
      file: file, line: line
    ) { () async throws(Failure) in
      try await refresh(owner)
    } catch: { error in
      if let owner = owner.wrappedValue { handler(owner, error) }
    }
  }

  /// Loads the new content. A subclass overrides it; an intention that was created with a closure
  /// calls the closure instead.
  open func refresh() async {}

  /// Gives the scroll view a refresh control, and becomes its target. An override calls `super`.
  open override func awake() {
    guard areSet(["scrollView": scrollView != nil]), let scrollView else { return }
    let control = scrollView.refreshControl ?? UIRefreshControl()
    scrollView.refreshControl = control
    control.addTarget(self, action: RefreshIntention.start, for: .valueChanged)
  }

  /// Refreshes as if a person had asked for it.
  public final func start() {
    scrollView?.refreshControl?.beginRefreshing()
    perform()
  }

  /// Refreshes if ``refreshesWhenShown`` or ``refreshesAtFirst`` asks for it. An override calls
  /// `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if refreshesWhenShown || refreshesAtFirst && !hasRefreshed { perform() }
  }

  private func perform() {
    guard !isUnderWay else { return }
    isUnderWay = true
    // While it waits for a server, the work keeps neither the intention nor its screen alive.
    let run: () async -> Void = { [work, weak self] in
      if let work { await work() } else { await self?.refresh() }
      self?.end()
    }
    if let viewController, keepingView == nil {
      viewController.task { _ in await run() }
    } else {
      (keepingView ?? scrollView)?.task { _ in await run() }
    }
  }

  private func end() {
    isUnderWay = false
    hasRefreshed = hasRefreshed || !Task.isCancelled
    scrollView?.refreshControl?.endRefreshing()
  }
}
