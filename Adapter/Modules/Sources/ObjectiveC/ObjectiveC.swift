// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleDarwin

/// Runs a closure. On Apple's platforms it also releases the Objective-C objects that were autoreleased meanwhile; Linux has none, so
/// that objects are released as soon as nothing refers to them.
/// - Returns: what the closure returns.
///
/// Semantics: https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public func autoreleasepool<Failure: Error, Result>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
