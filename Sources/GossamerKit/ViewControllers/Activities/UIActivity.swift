// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A service that a ``UIActivityViewController`` offers for its items. Subclass it for one of the application's own.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiactivity
@preconcurrency @MainActor open class UIActivity {
  /// Creates an activity.
  public init() {}

  /// The group of an activity; the desktop's list has one order: actions of the application, then the system's.
  open class var activityCategory: Category { .action }

  /// The type, which tells activities apart; nil unless overridden.
  open var activityType: ActivityType? { nil }

  /// The title; an activity without one isn't offered.
  open var activityTitle: String? { nil }

  /// The image; not shown in the desktop's list.
  open var activityImage: UIImage? { nil }

  /// Whether the activity can use these items. False unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Gets the items, before the activity is performed. Does nothing unless overridden.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// A screen that performs the activity, and calls ``activityDidFinish(_:)``; nil unless overridden. It is presented
  /// instead of ``perform()``.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity, and calls ``activityDidFinish(_:)`` at its end. Finishes at once unless overridden.
  open func perform() { activityDidFinish(true) }

  /// Ends the activity. An override calls `super`.
  /// - Parameter completed: whether it has done what it was chosen for.
  open func activityDidFinish(_ completed: Bool) {
    let finish = finish
    self.finish = nil
    finish?(completed)
  }

  /// Called when the activity ends; nil while it isn't performed.
  var finish: ((Bool) -> Void)?

  /// The groups of activities.
  nonisolated public enum Category: Int, Sendable {
    /// Does something with the items.
    case action = 0
    /// Sends the items somewhere.
    case share = 1
  }

  /// The type of an activity.
  nonisolated public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// A type from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A type from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Copying to the clipboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Writing a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Saving an image in the folder of pictures.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Opening in another application.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Saving a file: the name is that of iOS's Files.
    public static let saveToFiles = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
    /// Opening with the desktop's application for it; iOS has no such activity.
    public static let open = ActivityType("gossamer.activity.Open")
    /// Sending a message, which isn't offered here.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Printing, which isn't offered here.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sending to a device nearby, which isn't offered here.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Posting, which isn't offered here.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posting, which isn't offered here.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posting, which isn't offered here.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posting, which isn't offered here.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posting, which isn't offered here.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posting, which isn't offered here.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.PostToTencentWeibo")
    /// Assigning to a contact, which isn't offered here.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adding to a reading list, which isn't offered here.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Marking up, which isn't offered here.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }
}

/// An object that provides an item of a ``UIActivityViewController`` when it is needed.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiactivityitemsource
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
  /// Something of the item's type, by which activities are offered.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// The item for an activity; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// The subject of a mail; empty for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Empty.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
