// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import GossamerGraphics
import GossamerSupport

/// The kind of device that an interface is made for.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The machine, as an application for phones and tablets sees it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor public final class UIDevice {
  /// The machine.
  public static var current: UIDevice { Interface.current.part(InterfaceDevice.self).device }

  fileprivate init() {}

  /// The name of the machine in the network.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// "iPad" for an application that is made for tablets only, otherwise "iPhone".
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The same as ``model``.
  public var localizedModel: String { model }

  /// "Linux".
  public var systemName: String { "Linux" }

  /// The version of the distribution, such as "12"; of the kernel if that is unknown.
  public let systemVersion = UIDevice.distributionVersion

  /// `.pad` if `UIDeviceFamily` in the Info.plist is 2 alone; otherwise `.phone`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIApplication.shared.launchInfo.idiom }

  /// An identifier of this user's installation of the application, which stays the same: it is kept in the user defaults.
  public var identifierForVendor: UUID? {
    let key = "UIDevice.identifierForVendor"
    if let kept = UserDefaults.standard.string(forKey: key).flatMap({ UUID(uuidString: $0) }) {
      return kept
    }
    let new = UUID()
    UserDefaults.standard.set(new.uuidString, forKey: key)
    return new
  }

  /// Has no effect: the battery isn't observed; see ``batteryState``.
  public var isBatteryMonitoringEnabled = false

  /// -1: unknown, as in a simulator.
  public var batteryLevel: Float { -1 }

  /// Unknown, as in a simulator.
  public var batteryState: BatteryState { .unknown }

  /// The state of a battery.
  ///
  /// Values: https://developer.apple.com/documentation/uikit/uidevice/batterystate-swift.enum
  nonisolated public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// In use.
    case unplugged = 1
    /// Being charged.
    case charging = 2
    /// Full, on mains.
    case full = 3
  }

  /// Has no effect: applications set the `orientation` by it, and a window has the shape that a person gives it.
  public func setValue(_ value: Any?, forKey key: String) {}

  /// True.
  public var isMultitaskingSupported: Bool { true }

  /// Portrait, or landscape if the window that has last changed its size is wider than high.
  public private(set) var orientation = UIDeviceOrientation.portrait

  /// Whether the orientation is observed. It always is.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Has no effect: ``orientationDidChangeNotification`` is posted in any case.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Has no effect: ``orientationDidChangeNotification`` is posted in any case.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Posted when a window has become wider than high, or higher than wide.
  nonisolated public class var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// Called before a window gets another size.
  func windowWillResize(to size: CGSize) {
    let new: UIDeviceOrientation = size.width > size.height ? .landscapeLeft : .portrait
    guard new != orientation else { return }
    orientation = new
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  private static var distributionVersion: String {
    let lines = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
    let version = lines.split(separator: "\n").first { $0.hasPrefix("VERSION_ID=") }
    if let version {
      return version.dropFirst("VERSION_ID=".count).trimmingCharacters(in: ["\"", "'"])
    }
    let kernel = ProcessInfo.processInfo.operatingSystemVersion
    return "\(kernel.majorVersion).\(kernel.minorVersion)"
  }
}

/// The device of an interface.
private final class InterfaceDevice: InterfacePart {
  let device = UIDevice()

  init() {}
}

extension UITraitCollection {
  /// The kind of device that the interface is made for; see ``UIDevice/userInterfaceIdiom``.
  @MainActor public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
  }
}
