// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// What is offered, and what happens when it is chosen.
extension UIActivityViewController {
  /// The items by which activities are offered.
  private var placeholders: [Any] {
    items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  /// Adds an action for each activity that can use the items.
  func offerActivities() {
    let placeholders = placeholders
    let all = ownActivities + SystemActivity.Kind.allCases.map(SystemActivity.init)
    for activity in all
    where !isExcluded(activity) && activity.canPerform(withActivityItems: placeholders) {
      guard let title = activity.activityTitle else { continue }
      // After the activity the sheet isn't needed, but its handler and its items are.
      addAction(UIAlertAction(title: title, style: .default) { [self] _ in perform(activity) })
    }
  }

  private func isExcluded(_ activity: UIActivity) -> Bool {
    guard let type = activity.activityType else { return false }
    return excludedActivityTypes?.contains(type) ?? false
  }

  /// The items for an activity, and the first subject that a source gives for it.
  private func items(for type: UIActivity.ActivityType?) -> (items: [Any], subject: String?) {
    let sources = items.compactMap { $0 as? any UIActivityItemSource }
    let subject = sources.lazy
      .map { $0.activityViewController(self, subjectForActivityType: type) }.first { !$0.isEmpty }
    let given = items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
    return (given, subject)
  }

  /// Performs an activity, after the sheet was dismissed.
  func perform(_ activity: UIActivity) {
    let presenter = presenterBefore
    running = activity
    activity.finish = { [self] completed in
      let screen = activity.activityViewController
      let isShown = screen?.presentingViewController != nil
      running = nil
      guard isShown, let screen else { return finish(activity.activityType, completed: completed) }
      screen.dismiss(animated: true) { [self] in finish(activity.activityType, completed: completed)
      }
    }
    let (items, subject) = items(for: activity.activityType)
    if let system = activity as? SystemActivity {
      system.subject = subject
      system.presenter = presenter
    }
    activity.prepare(withActivityItems: items)
    if let screen = activity.activityViewController, let presenter {
      presenter.present(screen, animated: true)
    } else {
      activity.perform()
    }
  }

  func finish(_ type: UIActivity.ActivityType?, completed: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(type, completed, nil, nil)
  }
}

/// An activity of the desktop.
final class SystemActivity: UIActivity {
  enum Kind: CaseIterable {
    case copy, save, open, mail
  }

  private let kind: Kind
  /// The subject of a mail; nil for none.
  var subject: String?
  /// The screen over which a file chooser opens; nil for none.
  weak var presenter: UIViewController?
  private var items = SharedItems([])
  /// Told where a file was saved, while the chooser is open.
  private var saving: SaveObserver?

  init(_ kind: Kind) { self.kind = kind }

  override var activityType: ActivityType? {
    switch kind {
    case .copy: .copyToPasteboard
    case .save: .saveToFiles
    case .open: .open
    case .mail: .mail
    }
  }

  override var activityTitle: String? {
    switch kind {
    case .copy: "Copy"
    case .save: "Save to File…"
    case .open: "Open"
    case .mail: "Mail"
    }
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    let items = SharedItems(activityItems)
    return switch kind {
    case .copy: !items.isEmpty
    case .save: items.canBeFiles
    case .open: items.opened != nil
    case .mail: !items.texts.isEmpty || !items.pages.isEmpty
    }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    items = SharedItems(activityItems)
  }

  override func perform() {
    switch kind {
    case .copy:
      UIPasteboard.general.itemProviders = items.providers
      activityDidFinish(true)
    case .open: open(items.opened)
    case .mail: open(items.mail(subject: subject))
    case .save: save()
    }
  }

  private func open(_ url: URL?) {
    guard let url else { return activityDidFinish(false) }
    UIApplication.shared.open(url) { [self] isOpened in activityDidFinish(isOpened) }
  }

  private func save() {
    let items = items
    Task {
      let files = await items.makeFiles()
      guard !files.isEmpty, let presenter, presenter.viewIfLoaded?.window != nil else {
        return activityDidFinish(false)
      }
      let observer = SaveObserver { [self] isSaved in
        saving = nil
        activityDidFinish(isSaved)
      }
      saving = observer
      let picker = UIDocumentPickerViewController(forExporting: files, asCopy: true)
      picker.delegate = observer
      presenter.present(picker, animated: true)
    }
  }

  private final class SaveObserver: UIDocumentPickerDelegate {
    private let finish: (Bool) -> Void

    init(finish: @escaping (Bool) -> Void) { self.finish = finish }

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { finish(true) }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { finish(false) }
  }
}
