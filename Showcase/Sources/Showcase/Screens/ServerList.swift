// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Observation

/// A list that comes from a server: its items, and what stands in their place where there are none.
@Observable final class ServerList<Item> {
  /// What the server has. What was shown stays if a reload fails.
  private(set) var items: [Item] = []

  private var state = ListPlaceholder.loading
  @ObservationIgnored private let load: () async throws(ServerError) -> [Item]

  /// Creates a list without items.
  /// - Parameter load: asks the server.
  init(_ load: @escaping () async throws(ServerError) -> [Item]) {
    self.load = load
  }

  /// What stands in place of items; nil where there are some.
  var placeholder: ListPlaceholder? { items.isEmpty ? state : nil }

  /// Gets the items anew.
  /// - Throws: what is still to be told: that it has failed although items are shown. Where there are none, the
  ///   ``placeholder`` says it.
  func reload() async throws(ServerError) {
    state = .loading
    do throws(ServerError) {
      items = try await load()
      state = .empty
    } catch {
      // Nobody waits any more.
      if Task.isCancelled { return }
      state = .failed(error.reason)
      if !items.isEmpty { throw error }
    }
  }
}

/// What stands in place of a list's items.
enum ListPlaceholder: Equatable {
  case loading
  case empty
  /// With what happened, and what to do.
  case failed(String)
}
