// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages

extension PhotosController {
  /// The screen as the showcase opens it: the controller with its view model and API.
  /// - Parameter server: the server that answers `GET /photos`; nil for one that the showcase runs itself, which
  ///   starts when the screen is shown.
  static func showcase(server: URL?) -> UINavigationController {
    let server = server.map { Server(at: $0) } ?? Server(OwnServer(PhotoServer.answer))
    let viewModel = PhotosViewModel(api: PhotosClient(server: server), fetchImage: .live())
    return UINavigationController(rootViewController: PhotosController(viewModel: viewModel))
  }
}
