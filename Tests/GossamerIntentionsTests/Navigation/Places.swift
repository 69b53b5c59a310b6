// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import Observation

/// A place in an application, and what is shown from there.
@Observable final class Place: Identifiable {
  let id: String
  var detail: Place?
  var sheet: Place?
  var path: [Place] = []
  var isHelpShown = false
  var question: String?
  var exit: Exit?

  /// The ways out of a place, one at a time.
  enum Exit {
    case next(Place)
    case settings(Place)
    case help
  }

  init(_ id: String, detail: Place? = nil, sheet: Place? = nil) {
    self.id = id
    self.detail = detail
    self.sheet = sheet
  }
}

/// The screen of a place, which knows no other one.
final class PlaceController: UIViewController {
  let place: Place

  init(_ place: Place) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = place.id
    intentions = [
      ShowIntention(when: place, \.detail) { PlaceController($0) },
      ShowIntention(when: place, \.sheet, as: .sheet) { PlaceController($0) },
      ShowIntention(path: place, \.path) { PlaceController($0) },
      ShowIntention(when: place, \.isHelpShown, as: .fullScreen) { PlaceController(Place("Help")) },
      ShowIntention(alert: place, \.question) { .init($0) },
      ShowIntention(when: place, \.exit, case: \.next) { PlaceController($0) },
      ShowIntention(when: place, \.exit, case: \.settings, as: .sheet) { PlaceController($0) },
    ]
  }
}

extension Place.Exit {
  var next: Place? { if case .next(let place) = self { place } else { nil } }
  var settings: Place? { if case .settings(let place) = self { place } else { nil } }
}

/// Moves screens for a second, so that a test can act in the middle.
final class SlowAnimator: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    1
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
