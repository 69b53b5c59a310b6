// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Binds the list of threads to its view model, and opens the form to write a new thread or a reply.
final class ThreadsController: ViewModelController<ThreadsViewModel> {
  private let threadsView = ThreadsView()
  private lazy var threads = TableCoordinator<MessageThread, ThreadCell>(threadsView) {
    $0.show($1)
  }
  private lazy var reload = RefreshIntention(of: threadsView) {
    [viewModel] () async throws(MessagesError) in
    try await viewModel.reload()
  } catch: { [weak self] error in
    self?.presentFailure(error.reason)
  }

  override func loadView() { view = threadsView }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .compose, target: self, action: ThreadsController.writeThread)
    let selection = SelectionIntention(in: threadsView) { [weak self] in
      self?.write(self?.viewModel.reply(toRow: $0.row))
    }
    intentions = [reload, selection]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload.start()
  }

  override func updateProperties() {
    super.updateProperties()
    title = "Threads"
    threads.show(viewModel.threads)
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    contentUnavailableConfiguration = viewModel.placeholder
  }

  private func writeThread() { write(viewModel.newThread()) }

  private func write(_ form: MessageFormViewModel?) {
    guard let form else { return }
    navigationController?.pushViewController(
      MessageFormController(viewModel: form), animated: true)
  }
}

/// A table of threads.
final class ThreadsView: UITableView {
  init() {
    super.init(frame: UIScreen.main.bounds, style: .plain)
    accessibilityLabel = "Threads"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A thread: its subject, and the beginning of what was written last.
final class ThreadCell: UITableViewCell {
  func show(_ thread: MessageThread) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = thread.subject.isEmpty ? "No Subject" : thread.subject.onOneLine
    content.secondaryText = thread.summary
    content.secondaryTextProperties.numberOfLines = 2
    contentConfiguration = content
    accessoryType = .disclosureIndicator
  }
}
