// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleCoreGraphics

/// The time since the machine has been started, in seconds. Animations are timed by this clock.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()
public func CACurrentMediaTime() -> CFTimeInterval {
  CFTimeInterval(mach_absolute_time()) / 1_000_000_000
}
