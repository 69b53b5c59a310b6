// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// The `animated` argument of the appearance methods.
@Suite(.alone) @MainActor struct AnimatedAppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let first = Screen("first")
  private let second = Screen("second")

  private final class Screen: UIViewController {
    let name: String
    var told: [String] = []

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var willAppear: (Screen) -> Void = { _ in }
    var sizes: [String] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append("\(size.width) \(view.window?.bounds.width ?? 0)")
      coordinator.animate { [weak self] _ in
        self?.sizes.append("beside \(self?.view.window?.bounds.width ?? 0)")
      }
    }

    override func viewWillAppear(_ animated: Bool) {
      told.append("will \(animated)")
      willAppear(self)
    }
    override func viewIsAppearing(_ animated: Bool) { told.append("is \(animated)") }
    override func viewDidAppear(_ animated: Bool) { told.append("did \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { told.append("willNot \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { told.append("didNot \(animated)") }

    func takeTold() -> [String] {
      defer { told = [] }
      return told
    }
  }

  @Test(arguments: [true, false]) func pushAndPopPassItOn(animated: Bool) {
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    #expect(first.takeTold() == ["will false", "is false", "did false"])
    navigation.pushViewController(second, animated: animated)
    Interface.current.updateCycle.updateToRest()
    #expect(first.takeTold() == ["willNot \(animated)", "didNot \(animated)"])
    #expect(second.takeTold() == ["will \(animated)", "is \(animated)", "did \(animated)"])
    navigation.popViewController(animated: animated)
    Interface.current.updateCycle.updateToRest()
    #expect(second.takeTold() == ["willNot \(animated)", "didNot \(animated)"])
    #expect(first.takeTold() == ["will \(animated)", "is \(animated)", "did \(animated)"])
    #expect(navigation.shownViews == [first.view])
  }

  @Test(arguments: [true, false]) func presentAndDismissPassItOn(animated: Bool) {
    show(first)
    _ = first.takeTold()
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: animated)
    Interface.current.updateCycle.updateToRest()
    #expect(first.takeTold() == ["willNot \(animated)", "didNot \(animated)"])
    #expect(second.takeTold() == ["will \(animated)", "is \(animated)", "did \(animated)"])
    first.dismiss(animated: animated)
    Interface.current.updateCycle.updateToRest()
    #expect(second.takeTold() == ["willNot \(animated)", "didNot \(animated)"])
    #expect(first.takeTold() == ["will \(animated)", "is \(animated)", "did \(animated)"])
    #expect(window.subviews == [first.view])
  }

  @Test func theCoordinatorIsThere_FromTheFirstCallToTheEnd() throws {
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    var order: [String] = []
    second.willAppear = { screen in
      let coordinator = screen.transitionCoordinator
      #expect(coordinator?.viewController(forKey: .from) is Screen)
      #expect(coordinator?.viewController(forKey: .to) === screen)
      coordinator?.animate { context in
        order.append("beside \(context.isAnimated) \(screen.view.window != nil)")
      } completion: { _ in
        order.append("end")
      }
    }
    #expect(navigation.transitionCoordinator == nil)
    navigation.pushViewController(second, animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.containerView.superview === navigation.view)
    coordinator.animate(alongsideTransition: nil) { _ in order.append("pushed") }
    #expect(order == ["beside true true"])
    Interface.current.updateCycle.updateToRest()
    #expect(order == ["beside true true", "end", "pushed"])
    #expect(navigation.transitionCoordinator == nil)
    #expect(!coordinator.animate { _ in order.append("never") })
    second.willAppear = { _ in }
  }

  @Test func screensAreToldOfAnotherSize_BeforeTheyHaveIt() {
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    window.hostDidResize(to: CGSize(width: 500, height: 300))
    #expect(first.sizes == ["500.0 400.0", "beside 500.0"])
    window.hostDidResize(to: CGSize(width: 500, height: 300))
    #expect(first.sizes.count == 2)
    Interface.current.updateCycle.updateToRest()
    #expect(first.transitionCoordinator == nil)
  }

  @Test func altAndTheArrowGoBack_AsTheBackButtonDoes() {
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    #expect(!window.pressBack())
    navigation.pushViewController(second, animated: false)
    second.navigationItem.hidesBackButton = true
    #expect(!window.pressBack())
    second.navigationItem.hidesBackButton = false
    #expect(window.pressBack())
    #expect(navigation.topViewController === first)
  }

  @Test func aPushInsideOfAnAnimatedOneKeepsItsOwn() {
    let third = Screen("third")
    final class Pushing: UIViewController {
      var push: () -> Void = {}
      override func viewWillAppear(_ animated: Bool) { push() }
    }
    let pushing = Pushing()
    let navigation = UINavigationController(rootViewController: first)
    show(navigation)
    pushing.push = { [weak navigation] in
      navigation?.pushViewController(third, animated: false)
    }
    _ = first.takeTold()
    navigation.pushViewController(pushing, animated: true)
    Interface.current.updateCycle.updateToRest()
    #expect(third.takeTold() == ["will false", "is false", "did false"])
    #expect(first.takeTold() == ["willNot true", "didNot true"])
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.isHidden = false
    Interface.current.updateCycle.updateToRest()
  }
}
