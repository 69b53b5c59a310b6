// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The panel beside a screen that is edited: the pages, and below them the switch between using and editing the screen, and
/// the buttons that undo and redo.
final class EditPanelController: UIViewController {
  private let pages = UINavigationController()
  private let mode = UISegmentedControl(items: ["Use", "Edit"])
  private let undo = UIButton(configuration: .plain())
  private let redo = UIButton(configuration: .plain())
  private let line = UIView()
  private weak var session: EditSession?

  /// Called while a person drags a row of the panel.
  var follow: (EditDragSource, UIPanGestureRecognizer) -> Void = { _, _ in }

  /// The space around each of the controls, in points.
  private static let margin: CGFloat = 9

  /// Creates a panel.
  /// - Parameter session: what is edited. Held weakly.
  init(_ session: EditSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  /// Panels are in no document.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    line.backgroundColor = .separator
    addChild(pages)
    view.addSubview(pages.view)
    for part in [mode, undo, redo, line] { view.addSubview(part) }
    pages.didMove(toParent: self)
    mode.selectedSegmentIndex = 1
    mode.accessibilityLabel = "Mode"
    mode.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        session?.isEditing = mode.selectedSegmentIndex == 1
      }, for: .valueChanged)
    undo.configuration?.title = "Undo"
    undo.addAction(
      UIAction { [weak self] _ in self?.session?.undo() }, for: .primaryActionTriggered)
    redo.configuration?.title = "Redo"
    redo.addAction(
      UIAction { [weak self] _ in self?.session?.redo() }, for: .primaryActionTriggered)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, isMirrored) = (
      view.bounds, view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    let rows = rows(width: bounds.width)
    let heights = rows.map { $0.map(\.intrinsicContentSize.height).max() ?? 0 }
    let top = max(bounds.height - heights.reduce(Self.margin) { $0 + $1 + Self.margin }, 0)
    pages.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    // Towards the scene: beside it, or above the panel.
    line.frame =
      view.frame.minY > 0
      ? CGRect(x: 0, y: 0, width: bounds.width, height: 1)
      : CGRect(x: isMirrored ? bounds.width - 1 : 0, y: 0, width: 1, height: bounds.height)
    var y = top + Self.margin
    for (row, height) in zip(rows, heights) {
      var x = Self.margin
      for part in row {
        let size = part.intrinsicContentSize
        part.frame = CGRect(
          x: isMirrored ? bounds.width - x - size.width : x, y: y + (height - size.height) / 2,
          width: size.width, height: size.height)
        x += size.width + Self.margin
      }
      y += height + Self.margin
    }
  }

  /// The controls below the pages, in as few rows as they fit in: one, or more at a large text size.
  private func rows(width: CGFloat) -> [[UIView]] {
    var rows: [[UIView]] = [[]]
    var x = Self.margin
    for part in [mode, undo, redo] {
      let end = x + part.intrinsicContentSize.width + Self.margin
      if end > width, !rows[rows.count - 1].isEmpty {
        rows.append([])
        x = Self.margin
      }
      rows[rows.count - 1].append(part)
      x += part.intrinsicContentSize.width + Self.margin
    }
    return rows
  }

  /// Shows what the document and the selection are now.
  /// - Parameter isSelectionNew: whether another object or connection was chosen, whose page is shown then.
  func showAgain(isSelectionNew: Bool) {
    guard let session else { return }
    loadViewIfNeeded()
    undo.isEnabled = session.canUndo
    redo.isEnabled = session.canRedo
    if isSelectionNew || pages.viewControllers.isEmpty {
      pages.setViewControllers(session.pages(in: self), animated: false)
    }
    let shown = pages.viewControllers.prefix { ($0 as? EditPageController)?.showAgain() ?? true }
    if shown.count < pages.viewControllers.count, !shown.isEmpty {
      pages.setViewControllers(Array(shown), animated: false)
    }
  }

  /// Goes on to another page.
  func push(_ makePage: @escaping () -> EditPage?) {
    let page = EditPageController(follow: { [weak self] in self?.follow($0, $1) }, makePage)
    pages.pushViewController(page, animated: true)
  }

  /// Goes back to the page before.
  func pop() { pages.popViewController(animated: true) }
}
