// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// What a person does with a control. Several make a set.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/event
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began that is the second or a later one of several taps; ``touchDown`` comes with it.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch came into the control again.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The pointer was released inside: the control was pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch was let go outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch counts no longer.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is there for, however that was caused.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control has opened its menu, see ``UIControl/showsMenuAsPrimaryAction``.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by Return.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of pressing.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl {
  /// The states a control can be in, at the same time.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and nothing else.
    public static let normal: State = []
    /// Being pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Can't be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Is the first responder: a text field while it is edited.
    public static let focused = State(rawValue: 1 << 3)
  }
}

extension UIControl {
  /// Where a control's content stands vertically.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }

  /// Where a control's content stands horizontally.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// Where reading starts.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }
}
