// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Loads more items when the last ones of a list are about to be seen: once at a time, and not again at the same number
/// of items until the last ones have come back into view.
final class EndLoader {
  private let load: () async -> Void
  private let count: () -> Int
  private let showsEnd: () -> Bool?
  private var work: Task<Void, Never>?
  /// The number of items when it began to load last; at the same number it doesn't load again. Nil if it may.
  private var countAtLastLoad: Int?
  private var isScreenHidden = false

  /// Creates a loader.
  /// - Parameters:
  ///   - load: loads more.
  ///   - count: the number of items.
  ///   - showsEnd: whether one of the last items is visible; nil if no item is.
  init(
    load: @escaping () async -> Void, count: @escaping () -> Int, showsEnd: @escaping () -> Bool?
  ) {
    self.load = load
    self.count = count
    self.showsEnd = showsEnd
  }

  isolated deinit {
    work?.cancel()
  }

  /// Loads, unless it is loading or has loaded at this number of items.
  func start() {
    let count = count()
    guard work == nil, countAtLastLoad != count else { return }
    countAtLastLoad = count
    work = Task { [load, weak self] in
      await load()
      self?.didEnd(wasCancelled: Task.isCancelled)
    }
  }

  /// Allows loading again once the last items are out of view.
  func didScroll() {
    guard countAtLastLoad != nil, work == nil, showsEnd() == false else { return }
    countAtLastLoad = nil
  }

  /// Loads again if the last items are visible: work may have been cancelled, or have added nothing.
  func didAppear() {
    guard isScreenHidden else { return }
    isScreenHidden = false
    countAtLastLoad = nil
    if showsEnd() == true { start() }
  }

  /// Cancels running work.
  func didDisappear() {
    isScreenHidden = true
    work?.cancel()
  }

  /// Cancelled work may end after the screen has come back: then it begins anew.
  private func didEnd(wasCancelled: Bool) {
    work = nil
    guard wasCancelled else { return }
    countAtLastLoad = nil
    if !isScreenHidden, showsEnd() == true { start() }
  }
}
