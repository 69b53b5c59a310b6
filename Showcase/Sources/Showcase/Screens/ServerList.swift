// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Observation

/// A list from a server: its items, and a placeholder while it has none.
@Observable final class ServerList<Item> {
  /// The items that the server sent last. They stay if a reload fails.
  private(set) var items: [Item] = []

  private var state = ListPlaceholder.loading
  @ObservationIgnored private let load: () async throws(ServerError) -> [Item]

  /// Creates a list without items.
  /// - Parameter load: gets the items from the server.
  init(_ load: @escaping () async throws(ServerError) -> [Item]) {
    self.load = load
  }

  /// The placeholder that is shown instead of items; nil if there are some.
  var placeholder: ListPlaceholder? { items.isEmpty ? state : nil }

  /// Loads the items again.
  /// - Throws: the error, if items are shown. If there are none, the ``placeholder`` shows it instead.
  func reload() async throws(ServerError) {
    state = .loading
    do throws(ServerError) {
      items = try await load()
      state = .empty
    } catch {
      // The screen is gone, and nobody waits any more.
      if Task.isCancelled { return }
      state = .failed(error.reason)
      if !items.isEmpty { throw error }
    }
  }
}

/// The reason why a list shows no items.
enum ListPlaceholder: Equatable {
  case loading
  case empty
  /// With what has happened and what to do.
  case failed(String)
}
