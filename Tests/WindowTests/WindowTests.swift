// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

/// Tests that use programs in real windows, as a user and a screen reader do.
///
/// They share one display and one keyboard focus, so they run one after the other.
@Suite(.alone)
enum WindowTests {}
