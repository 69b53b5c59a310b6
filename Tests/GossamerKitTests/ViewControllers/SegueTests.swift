// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct SegueTests {
  private let notes = ScreenNotes()
  private let source: NotingScreen
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    source = NotingScreen("A", notes)
    navigation = UINavigationController(rootViewController: source)
    window = makeWindow(navigation)
    _ = notes.take()
  }

  private func update() { Interface.current.updateCycle.updateToRest() }

  private func template(_ identifier: String?, _ kind: SegueTemplate.Kind) -> SegueTemplate {
    SegueTemplate(identifier: identifier, kind: kind) { [notes] _ in
      notes.add("make B")
      return NotingScreen("B", notes)
    }
  }

  @Test func asksCreatesPreparesAndPerforms_WhenAControlTriggersIt() {
    let button = UIButton(type: .system)
    source.connect(template("detail", .show), to: button)
    button.performPrimaryAction()
    update()
    #expect(
      notes.take() == [
        "A should detail", "make B", "A prepare detail for B", "B willMove", "B didLoad",
        "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "B didMove",
      ])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func theSenderIsTheControl_OrTheBarButton() {
    final class Asking: UIViewController {
      var senders: [Any?] = []
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        senders.append(sender)
        return false
      }
    }
    let (controller, button, item) = (Asking(), UIButton(type: .system), UIBarButtonItem())
    controller.connect(template(nil, .show), to: button)
    controller.connect(template(nil, .show), to: item)
    button.performPrimaryAction()
    item.button.performPrimaryAction()
    #expect(controller.senders.first as? UIButton === button)
    #expect(controller.senders.last as? UIBarButtonItem === item)
    #expect(notes.take() == [])
  }

  @Test func doesNotAsk_WhenTheApplicationPerformsIt() {
    source.segueTemplates = [template("detail", .present(.fullScreen))]
    source.performSegue(withIdentifier: "detail", sender: nil)
    #expect(notes.take().prefix(3) == ["make B", "A prepare detail for B", "B didLoad"])
    #expect(source.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test func saysWhichSeguesThereAre_WhenThereIsNoSuchSegue() {
    source.segueTemplates = [template("showDetail", .show), template(nil, .show)]
    source.segueTemplates.append(SegueTemplate(identifier: "back", unwindAction: "unwind:"))
    let said = messages {
      source.performSegue(withIdentifier: "shwoDetail", sender: nil)
      source.performSegue(withIdentifier: "elsewhere", sender: nil)
      navigation.performSegue(withIdentifier: "detail", sender: nil)
    }
    #expect(
      said == [
        """
        NotingScreen has no segue 'shwoDetail'. Did you mean 'showDetail'? It has 'showDetail', \
        'back'.
        """,
        "NotingScreen has no segue 'elsewhere'. It has 'showDetail', 'back'.",
        """
        UINavigationController has no segue 'detail'. It has none with an identifier.
        """,
      ])
    #expect(notes.take() == [])
  }

  @Test func everyKindShowsItsDestination() {
    for (kind, isPushed) in [
      (SegueTemplate.Kind.show, true), (.push, true), (.showDetail, false), (.present(nil), false),
    ] {
      source.trigger(template(nil, kind), sender: nil)
      update()
      #expect((navigation.viewControllers.count == 2) == isPushed)
      #expect((navigation.presentedViewController != nil) == !isPushed)
      navigation.popToRootViewController(animated: false)
      navigation.dismiss(animated: false)
    }
  }

  @Test func aCustomSegueClassPerforms() {
    final class Replace: UIStoryboardSegue {
      override func perform() {
        source.navigationController?.setViewControllers([destination], animated: false)
      }
    }
    source.trigger(template("replace", .custom(Replace.self)), sender: nil)
    #expect(navigation.viewControllers.map(\.title) == ["B"])
  }

  @Test func performsItsHandler() {
    let segue = UIStoryboardSegue(
      identifier: "own", source: source, destination: UIViewController()
    ) { notes.add("handled") }
    segue.perform()
    #expect(notes.take() == ["handled"])
    #expect(segue.identifier == "own")
  }

  @Test func embedsBeforeTheViewHasLoaded() throws {
    final class Parent: NotingScreen {
      let container = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
      override func loadView() {
        super.loadView()
        view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        view.addSubview(container)
        let notes = notes
        segueTemplates = [
          SegueTemplate(identifier: "child", kind: .embed(container)) { _ in
            NotingScreen("B", notes)
          }
        ]
      }
    }
    let parent = Parent("A", notes)
    navigation.pushViewController(parent, animated: false)
    update()
    #expect(
      notes.take().filter { !$0.contains("isappear") } == [
        "A willMove", "A should child", "A prepare child for B", "B willMove", "B didLoad",
        "B didMove", "A didLoad", "A willAppear", "B willAppear", "A didAppear", "B didAppear",
        "A didMove",
      ])
    let child = try #require(parent.children.first)
    #expect(child.view.superview === parent.container)
    parent.container.frame.size = CGSize(width: 50, height: 60)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func isFreed_WhenItHasBeenPerformed() {
    weak var destination: UIViewController?
    source.segueTemplates = [template("detail", .show)]
    source.performSegue(withIdentifier: "detail", sender: nil)
    update()
    destination = navigation.topViewController
    #expect(destination !== source)
    navigation.popViewController(animated: false)
    update()
    #expect(destination == nil)
  }
}
