// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@testable import GossamerKit

/// What several screens were told, in order: "A willAppear".
final class ScreenNotes {
  private var notes: [String] = []

  func add(_ note: String) { notes.append(note) }

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}

/// A screen that notes what it is told, under its title.
class NotingScreen: UIViewController {
  let notes: ScreenNotes
  var whenItWillAppear: () -> Void = {}
  var whenItHasAppeared: () -> Void = {}

  init(_ title: String, _ notes: ScreenNotes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func note(_ text: String) { notes.add("\(title ?? "") \(text)") }

  override func loadView() { view = UIView() }
  override func viewDidLoad() { note("didLoad") }

  override func viewWillAppear(_ animated: Bool) {
    note("willAppear")
    whenItWillAppear()
  }

  override func viewDidAppear(_ animated: Bool) {
    note("didAppear")
    whenItHasAppeared()
  }

  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "willMove(nil)" : "willMove")
  }

  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "didMove(nil)" : "didMove")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    note("prepare \(segue.identifier ?? "nil") for \(segue.destination.title ?? "")")
  }
}

/// A visible window of 400 by 600 points with this root.
func makeWindow(_ root: UIViewController, width: CGFloat = 400) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
  window.rootViewController = root
  window.makeKeyAndVisible()
  UpdateCycle.shared.updateToRest()
  return window
}
