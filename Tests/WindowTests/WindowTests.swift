// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

/// Tests that drive the showcase in a real window, as a person and a screen reader would.
///
/// They share one display and one keyboard focus, so they run one after the other.
@Suite(.alone)
enum WindowTests {}
