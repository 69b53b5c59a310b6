// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The asynchronous work of one controller or view that isn't done. It is cancelled when the bag goes, which
/// goes with its owner.
final class TaskBag {
  private struct Entry {
    let number: Int
    let id: AnyHashable?
    /// Nil as long as the work hasn't waited for anything yet.
    var task: Task<Void, Never>?
  }

  private var entries: [Entry] = []
  private var lastNumber = 0

  /// Counts how much work there is, for tests; see ``Interface/pendingWork``.
  private let interface = Interface.current

  /// Whether all work is done.
  var isEmpty: Bool { entries.isEmpty }

  isolated deinit {
    cancelAll()
  }

  /// Begins work, in place of that with the same id if that isn't nil.
  func start(_ id: AnyHashable?, _ work: @escaping () async -> Void) -> Task<Void, Never> {
    if let id { cancel { $0.id == id } }
    lastNumber += 1
    let number = lastNumber
    entries.append(Entry(number: number, id: id))
    interface.taskCount += 1
    let task = Task.immediate { [weak self] in
      await work()
      _ = self?.take { $0.number == number }
    }
    if let index = entries.firstIndex(where: { $0.number == number }) {
      entries[index].task = task
    } else {
      // It is done, or something in its first part has replaced or ended it.
      task.cancel()
    }
    return task
  }

  /// Cancels all work.
  func cancelAll() {
    cancel { _ in true }
  }

  private func cancel(_ fits: (Entry) -> Bool) {
    for entry in take(fits) { entry.task?.cancel() }
  }

  /// Takes out what is done or will be cancelled.
  private func take(_ fits: (Entry) -> Bool) -> [Entry] {
    let taken = entries.filter(fits)
    entries.removeAll(where: fits)
    interface.taskCount -= taken.count
    return taken
  }
}
