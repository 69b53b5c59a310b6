// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Haptics. Desktops have no motor for them, so all of these are silent, as on an iPad.

/// Gives feedback that a person can feel. Silent on a desktop.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@preconcurrency @MainActor open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Would wake up the motor. Has no effect.
  open func prepare() {}
}

/// The feedback of something that hits something. Silent on a desktop.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the things are.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light = 0
    /// Medium.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Rigid.
    case rigid = 4
  }

  /// Creates a generator of medium style.
  public override init() { super.init() }

  /// Creates a generator.
  public init(style: FeedbackStyle) { super.init() }

  /// Would be felt. Has no effect.
  open func impactOccurred() {}

  /// Would be felt, with an intensity from 0 to 1. Has no effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// The feedback of another choice. Silent on a desktop.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Would be felt. Has no effect.
  open func selectionChanged() {}
}

/// The feedback of a task that has ended. Silent on a desktop.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How the task has ended.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With a warning.
    case warning = 1
    /// It has failed.
    case error = 2
  }

  /// Would be felt. Has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
