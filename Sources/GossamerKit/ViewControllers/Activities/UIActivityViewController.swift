// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Offers what can be done with items, in an action sheet: copy, save to a file, open with the desktop's application,
/// write a mail, and activities of the application's own.
///
///     let sheet = UIActivityViewController(activityItems: [image, url], applicationActivities: nil)
///     present(sheet, animated: true)
///
/// Items are texts (`String`, `NSAttributedString`), `URL`s of pages and of files, `UIImage`s, `Data`, and objects that
/// provide one of these (``UIActivityItemSource``). Other items are given to the application's own activities only.
///
/// In UIKit it isn't an alert controller; here it looks and is used like one, by keyboard and screen reader too.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiactivityviewcontroller
open class UIActivityViewController: UIAlertController {
  /// The type of ``completionWithItemsHandler``: the chosen activity, nil if a person has cancelled; whether it was done;
  /// nil, since no activity of a desktop changes items; and the error, nil for none.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Creates a sheet for items.
  /// - Parameters:
  ///   - activityItems: the items.
  ///   - applicationActivities: the application's own activities, which come first; nil for none.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
        self?.finish(nil, completed: false)
      })
  }

  /// A document can't create one, because it has no items: nil.
  public required init?(coder: NSCoder) { nil }

  /// Called once, when a person has cancelled or an activity has ended; nil for nobody.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The activities that aren't offered; nil for none. Set it before the sheet is presented.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Adds the actions, and creates the view. An override calls `super`.
  open override func loadView() {
    offerActivities()
    super.loadView()
  }

  /// An override calls `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenterBefore = presentingViewController
  }

  // MARK: - State

  /// The screen that has presented the sheet, also after it was dismissed.
  weak var presenterBefore: UIViewController?
  let items: [Any]
  let ownActivities: [UIActivity]
  /// The activity that is performed; nil while there is none.
  var running: UIActivity?
}
