// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleFoundation
import StandIns

/// Measures how a device moves on Apple's platforms. A desktop doesn't move: nothing is available.
///
/// Semantics: https://developer.apple.com/documentation/coremotion/cmmotionmanager
open class CMMotionManager: NSObject, @unchecked Sendable {
  // Unchecked as on Apple's platforms: one thread configures it.

  /// How often it would measure, in seconds. Without effect.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// How often it would measure, in seconds. Without effect.
  open var gyroUpdateInterval: TimeInterval = 0
  /// How often it would measure, in seconds. Without effect.
  open var deviceMotionUpdateInterval: TimeInterval = 0

  /// False.
  open var isAccelerometerAvailable: Bool { false }
  /// False.
  open var isGyroAvailable: Bool { false }
  /// False.
  open var isDeviceMotionAvailable: Bool { false }
  /// False.
  open var isAccelerometerActive: Bool { false }
  /// Nil.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Nil.
  open var deviceMotion: CMDeviceMotion? { nil }

  /// Says once that nothing is measured.
  open func startAccelerometerUpdates() { tell("CMMotionManager.startAccelerometerUpdates()") }
  /// Says once that nothing is measured.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) { tell("CMMotionManager.startAccelerometerUpdates(to:withHandler:)") }
  /// Says once that nothing is measured.
  open func startDeviceMotionUpdates() { tell("CMMotionManager.startDeviceMotionUpdates()") }
  /// Says once that nothing is measured.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { tell("CMMotionManager.startDeviceMotionUpdates(to:withHandler:)") }
  /// Does nothing.
  open func stopAccelerometerUpdates() {}
  /// Does nothing.
  open func stopDeviceMotionUpdates() {}

  private func tell(_ call: String) {
    StandIn.tell(call, "A desktop doesn't move; take keys or the pointer.")
  }
}

/// An acceleration.
public struct CMAcceleration: Sendable {
  /// To the right.
  public var x: Double = 0
  /// Up.
  public var y: Double = 0
  /// To the person.
  public var z: Double = 0

  /// None.
  public init() {}
}

/// A measured acceleration. None is measured.
open class CMAccelerometerData: NSObject {
  /// The acceleration.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A measured move. None is measured.
open class CMDeviceMotion: NSObject {
  /// The direction of gravity.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration by the person.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}
