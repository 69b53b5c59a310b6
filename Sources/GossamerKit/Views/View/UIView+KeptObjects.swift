// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The objects that belong to a view: its intentions, and those of the document that it came from.
extension UIView {
  /// The objects that are kept alive with the view: those that its document contains besides it, and the intentions
  /// that code has set.
  package var keptObjects: [AnyObject] { input?.kept?.objects ?? [] }

  /// Keeps `objects` alive. They come after the objects that are kept already. If the view may be in a window, call
  /// ``tellNewlyKept(_:)`` when they are ready.
  /// - Parameter isReplaced: whether an object that was kept before is released.
  package func keep(
    _ objects: [AnyObject], insteadOf isReplaced: (AnyObject) -> Bool = { _ in false }
  ) {
    if objects.isEmpty, input?.kept == nil { return }
    let kept = input?.kept ?? KeptObjects(of: self)
    ensuredInput.kept = kept
    kept.objects = kept.objects.filter { !isReplaced($0) } + objects
    for object in objects { (object as? any ScreenCompanion)?.wasKept(by: self) }
    markKeptObjects()
  }

  /// Tells companions that the view keeps since now how far it has come into its window.
  package func tellNewlyKept(_ objects: [AnyObject]) {
    guard let kept = input?.kept, let window, !objects.isEmpty else { return }
    kept.catchUp(objects.compactMap { $0 as? any ScreenCompanion }, in: window)
  }

  /// The view controller whose screen the view is in; nil for none.
  package var screenController: UIViewController? {
    var view: UIView? = self
    while let inside = view {
      if let controller = inside.controller { return controller }
      view = inside.parent
    }
    return nil
  }

  /// Marks this view and its ancestors as trees with kept objects.
  func markKeptObjects() {
    var view: UIView? = self
    while let marked = view, !marked.treeHasKeptObjects {
      marked.treeHasKeptObjects = true
      view = marked.parent
    }
  }

  /// Tells the companions of this view and its descendants that the view isn't displayed any more, although it stays in
  /// the window: a cell waits for its reuse.
  func putCompanionsToSleep() {
    guard treeHasKeptObjects else { return }
    ensuredInput.isInReusePool = true
    sleepInTree()
  }

  private func sleepInTree() {
    guard treeHasKeptObjects else { return }
    if let kept = input?.kept {
      kept.awaitsReuse = true
      kept.viewWillLeaveWindow()
      kept.viewDidMove(to: nil)
    }
    for child in children { child.sleepInTree() }
  }

  /// Whether the view waits for its reuse, and its companions sleep.
  var isInReusePool: Bool { input?.isInReusePool == true }

  /// Tells the companions of this view and its descendants that the view is displayed, if it is in a window. Those of
  /// a list inside of it that wait for their own reuse sleep on.
  func wakeCompanions() {
    guard treeHasKeptObjects else { return }
    input?.isInReusePool = false
    wakeInTree()
  }

  private func wakeInTree() {
    guard treeHasKeptObjects else { return }
    if let kept = input?.kept {
      kept.awaitsReuse = false
      if let window {
        kept.viewWillEnterWindow()
        kept.viewDidMove(to: window)
      }
    }
    for child in children where !child.isInReusePool { child.wakeInTree() }
  }

  /// Tells the companions of this cell and its descendants that the cell is about to show something else.
  func prepareCompanionsForReuse() {
    guard treeHasKeptObjects else { return }
    input?.kept?.tell { $0.prepareForReuse() }
    for child in children { child.prepareCompanionsForReuse() }
  }
}

/// The objects that a view keeps alive, of which the companions are told when the view is displayed. Nothing is
/// allocated when it is displayed and hidden again, since cells are that often.
final class KeptObjects {
  fileprivate(set) var objects: [AnyObject] = [] {
    didSet { companions = objects.compactMap { $0 as? any ScreenCompanion } }
  }

  private var companions: [any ScreenCompanion] = []
  private weak var view: UIView?
  private var stage = Stage.hidden
  /// Whether the view is in a cell that waits for its reuse: a hidden one, which may leave a window and come back.
  fileprivate var awaitsReuse = false

  private enum Stage {
    case hidden
    case entering
    case isAppearing
    case appeared
    case leaving
  }

  init(of view: UIView) {
    self.view = view
  }

  func tell(_ call: (any ScreenCompanion) -> Void) {
    for companion in companions { call(companion) }
  }

  /// Called before the view enters a window, or before a cell is displayed again.
  func viewWillEnterWindow() {
    guard !awaitsReuse, stage == .hidden || stage == .leaving else { return }
    stage = .entering
    tell { $0.viewWillAppear(Interface.current.areAppearancesAnimated) }
  }

  /// Called before the view leaves a window, or before a cell is put into its reuse queue.
  func viewWillLeaveWindow() {
    guard stage != .hidden, stage != .leaving else { return }
    stage = .leaving
    tell { $0.viewWillDisappear(Interface.current.areAppearancesAnimated) }
  }

  /// Called after the view has entered or left a window; nil also for a cell that waits for its reuse.
  func viewDidMove(to window: UIWindow?) {
    switch (stage, window) {
    case (.entering, let window?):
      stage = .isAppearing
      tell { $0.keepingViewDidChange(isDisplayed: true) }
      tell { $0.viewIsAppearing(Interface.current.areAppearancesAnimated) }
      window.noteAppearing(self)
    case (.leaving, nil):
      stage = .hidden
      tell { $0.viewDidDisappear(Interface.current.areAppearancesAnimated) }
      tell { $0.keepingViewDidChange(isDisplayed: false) }
    default: break
    }
  }

  /// Called when the view is in a window and has got more companions.
  func catchUp(_ new: [any ScreenCompanion], in window: UIWindow) {
    guard stage != .hidden else {
      viewWillEnterWindow()
      return viewDidMove(to: window)
    }
    guard stage != .leaving else { return }
    let (isAnimated, reached) = (Interface.current.areAppearancesAnimated, stage)
    for companion in new {
      companion.viewWillAppear(isAnimated)
      if reached != .entering { companion.viewIsAppearing(isAnimated) }
      if reached == .appeared { companion.viewDidAppear(false) }
    }
  }

  /// Called at the end of the update cycle in which the view has entered a window.
  func finishAppearing() {
    guard stage == .isAppearing, view?.window != nil else { return }
    stage = .appeared
    tell { $0.viewDidAppear(false) }
  }
}
