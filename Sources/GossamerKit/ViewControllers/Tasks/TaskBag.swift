// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The unfinished asynchronous work of one view controller or view. It is cancelled when its owner, and with that the
/// bag, is freed.
final class TaskBag {
  private struct Entry {
    let number: Int
    let id: AnyHashable?
    /// Nil until the work is suspended for the first time.
    var task: Task<Void, Never>?
  }

  private var entries: [Entry] = []
  private var lastNumber = 0

  /// The interface that counts unfinished work for tests; see ``Interface/pendingWork``.
  private let interface = Interface.current

  /// Whether all work is done.
  var isEmpty: Bool { entries.isEmpty }

  isolated deinit {
    cancelAll()
  }

  /// Starts work. Unless `id` is nil, cancels the work that was started with the same id before.
  func start(_ id: AnyHashable?, _ work: @escaping () async -> Void) -> Task<Void, Never> {
    if let id { cancel { $0.id == id } }
    lastNumber += 1
    let number = lastNumber
    entries.append(Entry(number: number, id: id))
    interface.taskCount += 1
    let task = Task.immediate { [weak self] in
      await work()
      _ = self?.remove { $0.number == number }
    }
    if let index = entries.firstIndex(where: { $0.number == number }) {
      entries[index].task = task
    } else {
      // The work is done, or was replaced or cancelled before its first suspension.
      task.cancel()
    }
    return task
  }

  /// Cancels all work.
  func cancelAll() {
    cancel { _ in true }
  }

  private func cancel(where fits: (Entry) -> Bool) {
    for entry in remove(where: fits) { entry.task?.cancel() }
  }

  /// Removes the entries that fit, and returns them.
  private func remove(where fits: (Entry) -> Bool) -> [Entry] {
    let removed = entries.filter(fits)
    entries.removeAll(where: fits)
    interface.taskCount -= removed.count
    return removed
  }
}
