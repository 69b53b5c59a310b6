// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleFoundation
import StandIns

/// The number of a sound.
public typealias SystemSoundID = UInt32

/// A phone trembles.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Says once that sounds can't be played.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  StandIn.tell("AudioServicesPlaySystemSound(_:)", "Sounds can't be played yet.")
}

/// Says once that sounds can't be played.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  StandIn.tell("AudioServicesPlayAlertSound(_:)", "Sounds can't be played yet.")
}

/// Calls back on the main queue; no sound is played.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  if let inCompletionBlock { DispatchQueue.main.async { inCompletionBlock() } }
}

/// Gives the sound the number 0.
/// - Returns: 0, which is success.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 0
  return 0
}

/// Does nothing.
/// - Returns: 0, which is success.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }
