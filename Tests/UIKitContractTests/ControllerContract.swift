// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Overrides what UIKit lets a subclass of UIViewController override, with UIKit's signatures.
class EveryController: UIViewController {
  private(set) var calls: [String] = []

  func note(_ member: String = #function) { calls.append(member) }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // View
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var view: UIView! { didSet { note() } }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override func loadView() { view = UIView() }
  override func viewDidLoad() {
    super.viewDidLoad()
    note()
  }
  override func loadViewIfNeeded() {
    super.loadViewIfNeeded()
  }
  override var title: String? { didSet { note() } }
  override var preferredContentSize: CGSize { didSet {} }

  // Appearance
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note()
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note()
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
    coordinator.animate { _ in }
  }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note()
  }
  override var isBeingPresented: Bool { super.isBeingPresented }
  override var isBeingDismissed: Bool { super.isBeingDismissed }
  override var isMovingToParent: Bool { super.isMovingToParent }
  override var isMovingFromParent: Bool { super.isMovingFromParent }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note()
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note()
  }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    note()
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func updateProperties() { super.updateProperties() }
  override func setNeedsUpdateProperties() { super.setNeedsUpdateProperties() }
  override func updatePropertiesIfNeeded() { super.updatePropertiesIfNeeded() }

  // Presentation
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .fullScreen }
    set {}
  }
  override var isModalInPresentation: Bool { didSet {} }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    note()
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    note()
    super.dismiss(animated: flag, completion: completion)
  }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }

  // Containment and navigation
  override var children: [UIViewController] { super.children }
  override var parent: UIViewController? { super.parent }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func removeFromParent() { super.removeFromParent() }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note()
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note()
  }
  override var navigationController: UINavigationController? { super.navigationController }
  override var navigationItem: UINavigationItem { super.navigationItem }

  // Editing
  override var isEditing: Bool { didSet {} }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    note()
  }
  override var editButtonItem: UIBarButtonItem { super.editButtonItem }

  // Segues
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    super.performSegue(withIdentifier: identifier, sender: sender)
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
  }
  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }

  // Responder
  override var next: UIResponder? { super.next }
  override var canBecomeFirstResponder: Bool { true }
}

class EveryNavigationController: UINavigationController {
  private(set) var pushed = 0

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed += 1
    super.pushViewController(viewController, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }
  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    super.popToViewController(viewController, animated: animated)
  }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override var viewControllers: [UIViewController] { didSet {} }
  override var topViewController: UIViewController? { super.topViewController }
  override var visibleViewController: UIViewController? { super.visibleViewController }
  override var isNavigationBarHidden: Bool { didSet {} }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
  }
}
