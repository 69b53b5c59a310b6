// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages

extension PhotosController {
  /// The photos as the showcase opens them: controller, view model and API together.
  /// - Parameter server: where `GET /photos` is answered; nil for a server of the showcase's own, which starts when
  ///   the screen is shown.
  static func showcase(server: URL?) -> UINavigationController {
    let server = server.map { Server(at: $0) } ?? Server(OwnServer(PhotoServer.answer))
    let viewModel = PhotosViewModel(api: PhotosClient(server: server), fetchImage: .live())
    return UINavigationController(rootViewController: PhotosController(viewModel: viewModel))
  }
}
