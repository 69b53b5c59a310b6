// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages

/// Binds the profile to its view model. The picture comes while the screen is shown, and is given up with it.
final class UserProfileController: ViewModelController<UserProfileViewModel> {
  private lazy var userProfileView = UserProfileView.loadFromNib()

  override func loadView() { view = userProfileView }

  override func viewDidLoad() {
    super.viewDidLoad()
    userProfileView.retryButton?.addTarget(
      self, action: UserProfileController.showAvatar, for: .primaryActionTriggered)
    showAvatar()
  }

  override func updateProperties() {
    super.updateProperties()
    title = viewModel.name
    userProfileView.nameTextField?.text = viewModel.name
    userProfileView.emailTextField?.text = viewModel.email
  }

  func showAvatar() {
    userProfileView.avatar = .coming
    task(id: "avatar") { [viewModel] $controller async throws(ImageFetcherError) in
      let avatar = try await viewModel.fetchAvatar(size: UserProfileView.avatarSize)
      controller?.userProfileView.avatar = .image(avatar)
    } catch: { controller, error in
      controller.userProfileView.avatar = .failed(controller.viewModel.message(for: error))
    }
  }
}
