// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Tests of the host in real windows, in this process. In none of them GTK may have something to complain of.
///
/// They share one display, one keyboard focus and the Kit's application, so they run one after the other.
@Suite(.withoutComplaints, .alone)
enum GTKTests {}
