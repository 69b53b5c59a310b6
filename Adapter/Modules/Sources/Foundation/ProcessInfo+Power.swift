// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ProcessInfo {
  /// How warm the machine is.
  ///
  /// Semantics: https://developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum
  public enum ThermalState: Int, Sendable {
    /// Cool.
    case nominal
    /// Warm.
    case fair
    /// Hot.
    case serious
    /// Too hot.
    case critical
  }

  /// `.nominal`: a desktop's machine cools itself.
  public var thermalState: ThermalState { .nominal }

  /// False: an application on a desktop isn't asked to save power.
  public var isLowPowerModeEnabled: Bool { false }

  /// False.
  public var isiOSAppOnMac: Bool { false }

  /// False.
  public var isMacCatalystApp: Bool { false }

  /// Posted when the machine gets warmer or cooler. Never, here.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Posted when power is to be saved, or no longer. Never, here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
