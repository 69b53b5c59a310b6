// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleFoundation
import Gossamer

// The names that UIKit's functions and members had before Swift 4.2; see `Swift4Types.swift`.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIEdgeInsets.init(top:left:bottom:right:)`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CGRect.inset(by:)`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIImage.pngData()`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
@preconcurrency @MainActor public func UIImagePNGRepresentation(_ image: UIImage) -> Data? {
  image.pngData()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIImage.jpegData(compressionQuality:)`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
@preconcurrency @MainActor public func UIImageJPEGRepresentation(
  _ image: UIImage, _ compressionQuality: CGFloat
) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension UIViewController {
  /// `children`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// `addChild(_:)`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// `removeFromParent()`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// `willMove(toParent:)`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// `didMove(toParent:)`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  /// `isMovingToParent`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }

  /// `isMovingFromParent`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
}

extension UIView {
  /// `bringSubviewToFront(_:)`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// `sendSubviewToBack(_:)`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UITextField {
  /// The default attributes by their raw names, as in Swift 4.
  @available(swift, obsoleted: 4.2)
  public var defaultTextAttributes: [String: Any] {
    get { Dictionary(named: defaultTextAttributes as [NSAttributedString.Key: Any]) }
    set { self.defaultTextAttributes = Dictionary(keyed: newValue) }
  }
}

extension Dictionary where Key == String, Value == Any {
  fileprivate init(named attributes: [NSAttributedString.Key: Any]) {
    self.init(uniqueKeysWithValues: attributes.map { ($0.rawValue, $1) })
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  fileprivate init(keyed attributes: [String: Any]) {
    self.init(uniqueKeysWithValues: attributes.map { (NSAttributedString.Key($0), $1) })
  }
}
