// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A table of threads.
final class ThreadsView: UITableView {
  init() {
    super.init(frame: UIScreen.main.bounds, style: .plain)
    accessibilityLabel = "Threads"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A thread: its subject, and the beginning of its last message.
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

extension UIContentUnavailableConfiguration {
  /// The configuration that is shown if there are no threads.
  static var noThreads: UIContentUnavailableConfiguration {
    var configuration = empty()
    configuration.image = UIImage(systemName: "bubble.left")
    configuration.text = "No Threads"
    configuration.secondaryText = "What is posted is shown here."
    return configuration
  }
}
