// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import Glibc

/// The units of `mach_absolute_time()`: nanoseconds are ticks times `numer` divided by `denom`.
///
/// Semantics: https://developer.apple.com/documentation/kernel/mach_timebase_info_data_t
public struct mach_timebase_info_data_t: Sendable {
  /// What ticks are multiplied by. 1 on Linux.
  public var numer: UInt32
  /// What the product is divided by. 1 on Linux.
  public var denom: UInt32

  /// Creates a value of zeros, which `mach_timebase_info(_:)` fills in.
  public init() {
    self.init(numer: 0, denom: 0)
  }

  /// Creates a value of both numbers.
  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }
}

/// Fills in the units of `mach_absolute_time()`.
/// - Returns: 0, which is success.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}

/// The time since the machine has been started, in nanoseconds. The clock stands still while the machine sleeps.
///
/// Semantics: https://developer.apple.com/documentation/kernel/1462446-mach_absolute_time
public func mach_absolute_time() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
