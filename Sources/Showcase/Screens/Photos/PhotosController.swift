// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Binds a table of photos to its view model.
final class PhotosController: ViewModelController<PhotosViewModel> {
  private let photosView = PhotosView()
  private lazy var photos = TableCoordinator<PhotoCellData, PhotoCell>(photosView) {
    [viewModel] in $0.show($1, by: viewModel.fetchImage)
  }
  private lazy var reload = RefreshIntention(of: photosView, refreshesAtFirst: true) {
    [viewModel] () async throws(PhotosError) in
    try await viewModel.reload()
  } catch: { [weak self] error in
    self?.presentFailure(self?.viewModel.message(for: error))
  }

  override func loadView() { view = photosView }

  override func viewDidLoad() {
    super.viewDidLoad()
    let selection = SelectionIntention(in: photosView) { [viewModel] in viewModel.select($0.row) }
    intentions = [reload, selection]
  }

  override func updateProperties() {
    super.updateProperties()
    title = viewModel.title
    photos.show(viewModel.photos)
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    let retry = UIAction(title: "Try Again") { [weak self] _ in self?.reload.start() }
    contentUnavailableConfiguration = viewModel.placeholder?.configuration(retry: retry)
  }
}
