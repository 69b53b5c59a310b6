// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleFoundation
import StandIns

/// Shows notifications on Apple's platforms. Here it answers that a person has refused them; requests are kept, so that an application
/// finds what it has asked for, and are never shown.
///
/// Semantics: https://developer.apple.com/documentation/usernotifications/unusernotificationcenter
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Unchecked, because a lock guards what changes.
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []
  private weak var receiver: (any UNUserNotificationCenterDelegate)?
  private static let shared = UNUserNotificationCenter()

  /// The application's centre.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Is told about notifications. Never, here.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { receiver } }
    set { lock.withLock { receiver = newValue } }
  }

  /// False: buttons of notifications can't be shown.
  open var supportsContentExtensions: Bool { false }

  /// Calls back on the main queue with false.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    tell("UNUserNotificationCenter.requestAuthorization(options:)")
    DispatchQueue.main.async { completionHandler(false, nil) }
  }

  /// Returns false.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    tell("UNUserNotificationCenter.requestAuthorization(options:)")
    return false
  }

  /// Calls back on the main queue with `.denied`.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
  }

  /// Returns `.denied`.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Keeps the request, and calls back on the main queue without an error.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    tell("UNUserNotificationCenter.add(_:)")
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }

  /// Calls back on the main queue with what was asked for.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let pending = lock.withLock { requests }
    DispatchQueue.main.async { completionHandler(pending) }
  }

  /// What was asked for.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { requests }
  }

  /// Forgets requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Forgets all requests.
  open func removeAllPendingNotificationRequests() {
    lock.withLock { requests = [] }
  }

  /// Does nothing: none was shown.
  open func removeAllDeliveredNotifications() {}
  /// Does nothing: none was shown.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Does nothing: notifications have no buttons.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Calls back on the main queue.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }

  private func tell(_ call: String) {
    StandIn.tell(call, "Notifications can't be shown yet, as if a person had refused them.")
  }
}

/// Is told about notifications. Never, here.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// A notification comes while the application is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// A person has answered a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// What a person allows. Everything is refused.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  // Unchecked, because it has no state.

  /// `.denied`.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// `.disabled`.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// `.disabled`.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// `.disabled`.
  open var badgeSetting: UNNotificationSetting { .disabled }
}

/// Whether notifications are allowed.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// No.
  case denied
  /// Yes.
  case authorized
  /// Quietly.
  case provisional
  /// For a while.
  case ephemeral
}

/// Whether a part of notifications is allowed.
public enum UNNotificationSetting: Int, Sendable {
  /// There is none.
  case notSupported
  /// No.
  case disabled
  /// Yes.
  case enabled
}
