// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// The events of a control.
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
    /// A touch began that is the second or a later one of several taps. It is sent together with ``touchDown``.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch entered the control again.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside the control: the control was pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control was triggered, by any kind of input.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control has opened its menu; see ``UIControl/showsMenuAsPrimaryAction``.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by Return.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl {
  /// The states of a control, of which several may apply at once.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and in none of the other states.
    public static let normal: State = []
    /// Being pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Is the first responder: a text field while it is edited.
    public static let focused = State(rawValue: 1 << 3)
  }
}

extension UIControl {
  /// The vertical alignment of a control's content.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Stretched to the whole height.
    case fill = 3
  }

  /// The horizontal alignment of a control's content.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Stretched to the whole width.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }
}
