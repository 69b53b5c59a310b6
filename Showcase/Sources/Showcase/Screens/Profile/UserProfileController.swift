// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Binds the profile to its view model, and fetches the picture while the screen is shown.
final class UserProfileController: ContentViewController<UserProfileView> {
  private let viewModel: UserProfileViewModel

  init(viewModel: UserProfileViewModel) {
    self.viewModel = viewModel
    super.init(content: .loadFromNib())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.retryButton?.addTarget(
      self, action: UserProfileController.fetchAvatar, for: .primaryActionTriggered)
    fetchAvatar()
  }

  override func updateProperties() {
    super.updateProperties()
    title = viewModel.name
    content.nameTextField?.text = viewModel.name
    content.emailTextField?.text = viewModel.email
    content.avatar = viewModel.avatar
  }

  private func fetchAvatar() {
    let size = UserProfileView.avatarSize
    task(id: "avatar") { [viewModel] _ in await viewModel.fetchAvatar(size: size) }
  }
}
