// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

/// Tests of the host in real windows, in this process. A warning of GTK fails the test.
///
/// They share one display, one keyboard focus and the Kit's application, so they run one after the other.
@Suite(.withoutComplaints, .alone)
enum GTKTests {}
