// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Binds the list of threads to its view model, which says what is written.
final class ThreadsController: ContentViewController<ThreadsView> {
  private let viewModel: ThreadsViewModel
  private lazy var threads = TableCoordinator<MessageThread, ThreadCell>(content) {
    $0.show($1)
  }
  private lazy var reload = RefreshIntention(of: content, refreshesWhenShown: true, owner: self) {
    [viewModel] _ async throws(ServerError) in
    try await viewModel.reload()
  } catch: { controller, error in
    controller.presentFailure(error.reason)
  }

  init(viewModel: ThreadsViewModel) {
    self.viewModel = viewModel
    super.init(content: ThreadsView())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Threads"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .compose, target: self, action: ThreadsController.writeThread)
    let selection = SelectionIntention(in: content) { [viewModel] in viewModel.reply(toRow: $0.row)
    }
    intentions = [reload, selection]
  }

  override func updateProperties() {
    super.updateProperties()
    threads.show(viewModel.threads)
    contentUnavailableConfiguration =
      viewModel.placeholder?.configuration(.noThreads, retry: reload)
  }

  private func writeThread() { viewModel.writing = .thread }
}
