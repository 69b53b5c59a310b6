// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

extension UISheetPresentationController {
  /// A height at which a sheet rests in a narrow window.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
  public final class Detent: Hashable {
    /// The name of a detent.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of ``UISheetPresentationController/Detent/medium()``.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of ``UISheetPresentationController/Detent/large()``.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier. That of a custom detent is unique unless one was given.
    public let identifier: Identifier

    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
    }

    /// Half of the window's height.
    public class func medium() -> Detent {
      Detent(.medium) { ($0 as? SheetHeights).map { $0.windowHeight / 2 } }
    }

    /// The maximum height of a sheet: almost the window's height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Creates a detent whose height `resolver` returns.
    /// - Parameters:
    ///   - identifier: the identifier; nil for a unique one.
    ///   - resolver: returns the height in points, which is clamped to that of the largest detent. Nil leaves the
    ///     detent out in this context. Called again in other contexts, and after
    ///     ``UISheetPresentationController/invalidateDetents()``.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in a context, in points; nil if the detent is left out there.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      guard let value = resolve(context) else { return nil }
      guard value.isFinite else {
        Messages.views.error(
          """
          The detent '\(identifier.rawValue)' of a sheet resolves to the height \(value), which isn't \
          finite; it is left out.
          """)
        return nil
      }
      return min(max(value, 0), context.maximumDetentValue)
    }

    /// Whether both are the same object.
    nonisolated public static func == (left: Detent, right: Detent) -> Bool { left === right }

    /// Hashes the identity of the object.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}

/// The context in which a custom detent resolves its height.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the window.
  var containerTraitCollection: UITraitCollection { get }

  /// The height of the largest detent, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The delegate of a sheet.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when a person has dragged the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The context of a sheet's heights in its window.
final class SheetHeights: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let windowHeight: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat, windowHeight: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    self.windowHeight = windowHeight
  }
}
