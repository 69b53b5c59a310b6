// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import KiwiPeer

/// The same chain in kiwi, the C++ implementation of Cassowary.
final class KiwiChainPeer {
  private let chain: OpaquePointer

  /// Builds and solves the chain.
  init(count: Int, soft: Bool = false) {
    chain = kiwi_chain_new(Int32(count), soft, Chain.firstEnd(count))
  }

  isolated deinit {
    kiwi_chain_free(chain)
  }

  func moveEnd(to position: Double) {
    kiwi_chain_move_end(chain, position)
  }

  func setGap(before index: Int, to gap: Double) {
    kiwi_chain_set_gap(chain, Int32(index), gap)
  }

  func width(of index: Int) -> Double { kiwi_chain_width(chain, Int32(index)) }
}
