// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Binds a table of photos to its view model.
final class PhotosController: ContentViewController<PhotosView> {
  private let viewModel: PhotosViewModel
  private lazy var photos = TableCoordinator<PhotoCellData, PhotoCell>(content) {
    [viewModel] in $0.show($1, by: viewModel.fetchImage)
  }
  private lazy var reload = RefreshIntention(of: content, refreshesAtFirst: true, owner: self) {
    [viewModel] _ async throws(ServerError) in
    try await viewModel.reload()
  } catch: { controller, error in
    controller.presentFailure(controller.viewModel.message(for: error))
  }

  init(viewModel: PhotosViewModel) {
    self.viewModel = viewModel
    super.init(content: PhotosView())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let selection = SelectionIntention(in: content) { [viewModel] in viewModel.select($0.row) }
    intentions = [reload, selection]
  }

  override func updateProperties() {
    super.updateProperties()
    title = viewModel.title
    photos.show(viewModel.photos)
    contentUnavailableConfiguration = viewModel.placeholder?.configuration(.noPhotos, retry: reload)
  }
}
