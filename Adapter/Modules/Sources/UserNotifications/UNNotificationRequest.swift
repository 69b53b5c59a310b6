// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleFoundation

/// What an application asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Texts.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Quietly, without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notification is shown while the application is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A text.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// At the top.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// A notification that is asked for.
///
/// Semantics: https://developer.apple.com/documentation/usernotifications/unnotificationrequest
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  // Unchecked, because nothing of it changes.

  /// Its name; another request of the same name replaces it.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes; nil: at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// What a notification says.
open class UNNotificationContent: NSObject {
  /// The title.
  public internal(set) var title = ""
  /// The second line.
  public internal(set) var subtitle = ""
  /// The text.
  public internal(set) var body = ""
  /// The number at the icon; nil: it stays.
  public internal(set) var badge: NSNumber?
  /// The sound; nil: none.
  public internal(set) var sound: UNNotificationSound?
  /// What belongs to it.
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// What it belongs to.
  public internal(set) var categoryIdentifier = ""
  /// What it is grouped with.
  public internal(set) var threadIdentifier = ""
}

/// What a notification is to say.
///
/// Semantics: https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent
open class UNMutableNotificationContent: UNNotificationContent {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number at the icon; nil: it stays.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound; nil: none.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// What belongs to it.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// What it belongs to.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// What it is grouped with.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
}

/// A sound.
open class UNNotificationSound: NSObject {
  /// The usual sound.
  public static var `default`: UNNotificationSound { UNNotificationSound() }
  /// The file of a sound; nil: the usual one.
  public private(set) var name: String?

  /// Creates a sound of a file.
  public convenience init(named name: UNNotificationSoundName) {
    self.init()
    self.name = name.rawValue
  }
}

/// The name of a file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject {
  /// Whether it comes again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// After a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// What of the date has to be so.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it comes next; nil: never.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that has come. None does.
open class UNNotification: NSObject {
  /// What was asked for.
  public let request: UNNotificationRequest
  /// When it came.
  public let date: Date

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// The answer to a notification. None comes.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The button.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// The notification itself was pressed.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The notification was put away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A button of notifications.
open class UNNotificationAction: NSObject {
  /// Its name.
  public let identifier: String
  /// Its text.
  public let title: String

  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    super.init()
  }
}

/// What a button is like.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It unlocks.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It destroys something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// It opens the application.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The buttons of a kind of notifications.
open class UNNotificationCategory: NSObject {
  /// Its name.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    super.init()
  }
}

/// What a kind of notifications is like.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Putting it away is told.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}
