// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleUIKit

/// Twitter.
public let SLServiceTypeTwitter: String! = "com.apple.social.twitter"
/// Facebook.
public let SLServiceTypeFacebook: String! = "com.apple.social.facebook"

/// Writes to a network of friends; Apple has taken it away in iOS 11. Here as there: no network is available, and there is no controller.
///
/// Semantics: https://developer.apple.com/documentation/social/slcomposeviewcontroller
open class SLComposeViewController: UIViewController {
  /// False.
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

  /// Returns nil. `UIActivityViewController` shares instead.
  public init?(forServiceType serviceType: String!) { nil }

  /// Returns nil.
  public required init?(coder: NSCoder) { nil }

  /// False: there is no network.
  @discardableResult
  open func setInitialText(_ text: String!) -> Bool { false }
  /// False: there is no network.
  @discardableResult
  open func add(_ image: UIImage!) -> Bool { false }
  /// False: there is no network.
  @discardableResult
  open func add(_ url: URL!) -> Bool { false }
}
