// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// The profile of a user: a picture, which may still be loading, and two fields. `UserProfileView.xib` lays it
/// out.
final class UserProfileView: UIView {
  /// The size of the picture, in points, as in the xib.
  static let avatarSize = CGSize(width: 120, height: 120)

  weak var nameTextField: UITextField?
  weak var emailTextField: UITextField?
  weak var avatarView: UIImageView?
  weak var activityIndicator: UIActivityIndicatorView?
  weak var messageLabel: UILabel?
  weak var retryButton: UIButton?

  /// The picture, or what is shown instead of it.
  var avatar = Avatar.loading {
    didSet { showAvatar() }
  }

  override class var wires: AnyWires {
    Wires<UserProfileView>(super.wires)
      .outlet("nameTextField", \.nameTextField)
      .outlet("emailTextField", \.emailTextField)
      .outlet("avatarView", \.avatarView)
      .outlet("activityIndicator", \.activityIndicator)
      .outlet("messageLabel", \.messageLabel)
      .outlet("retryButton", \.retryButton)
  }

  private func showAvatar() {
    activityIndicator?.stopAnimating()
    avatarView?.image = UIImage(systemName: "person.crop.circle")
    avatarView?.isAccessibilityElement = true
    avatarView?.accessibilityLabel = "No picture"
    messageLabel?.text = nil
    switch avatar {
    case .loading:
      activityIndicator?.startAnimating()
      avatarView?.image = nil
      avatarView?.isAccessibilityElement = false
    case .image(let image):
      avatarView?.image = image
      avatarView?.accessibilityLabel = "Picture"
    case .failed(let message): messageLabel?.text = message
    }
    messageLabel?.isHidden = messageLabel?.text == nil
    retryButton?.isHidden = messageLabel?.text == nil
  }
}
