// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct UnwindTests {
  private let notes = ScreenNotes()
  private let list: ListScreen
  private let navigation: UINavigationController
  private let window: UIWindow
  private let back = SegueTemplate(identifier: "back", unwindAction: "unwindToList:")

  init() {
    list = ListScreen("list", notes)
    navigation = UINavigationController(rootViewController: list)
    window = makeWindow(navigation)
    _ = notes.take()
  }

  private func update() { Interface.current.updateCycle.updateToRest() }

  @Test func popsToTheScreenThatHasTheAction() {
    let (detail, editor) = (NotingScreen("detail", notes), NotingScreen("editor", notes))
    navigation.pushViewController(detail, animated: false)
    navigation.pushViewController(editor, animated: false)
    update()
    _ = notes.take()
    editor.trigger(back, sender: nil)
    update()
    #expect(
      notes.take().prefix(4) == [
        "editor should back", "editor prepare back for list", "list unwinds from editor",
        "detail willMove(nil)",
      ])
    #expect(navigation.viewControllers == [list])
  }

  @Test func dismissesWhatLiesOverTheScreen_AndPopsToIt() {
    let (detail, sheet) = (NotingScreen("detail", notes), NotingScreen("sheet", notes))
    navigation.pushViewController(detail, animated: false)
    let inSheet = UINavigationController(rootViewController: UIViewController())
    detail.present(inSheet, animated: false)
    inSheet.pushViewController(sheet, animated: false)
    update()
    sheet.segueTemplates = [back]
    sheet.performSegue(withIdentifier: "back", sender: nil)
    update()
    #expect(navigation.viewControllers == [list])
    #expect(navigation.presentedViewController == nil)
    #expect(window.subviews == [navigation.view])
  }

  @Test func theNearestScreenThatAgreesTakesIt() {
    let (nearer, detail) = (ListScreen("nearer", notes), NotingScreen("detail", notes))
    navigation.pushViewController(nearer, animated: false)
    navigation.pushViewController(detail, animated: false)
    update()
    nearer.takesUnwinding = false
    detail.trigger(back, sender: nil)
    #expect(navigation.viewControllers == [list])
    navigation.setViewControllers([list, nearer, detail], animated: false)
    nearer.takesUnwinding = true
    detail.trigger(back, sender: nil)
    #expect(navigation.viewControllers == [list, nearer])
  }

  @Test func saysSo_WhenThereIsNoScreenToGoBackTo() {
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: false)
    let nowhere = SegueTemplate(identifier: nil, unwindAction: "unwindToLits:")
    let said = messages {
      detail.trigger(nowhere, sender: nil)
      list.trigger(back, sender: nil)
    }
    #expect(
      said == [
        """
        UIViewController can't unwind: no screen that leads to it has an action 'unwindToLits:' \
        among its wires.
        """,
        """
        ListScreen can't unwind: no screen that leads to it has an action 'unwindToList:' among its \
        wires.
        """,
      ])
    #expect(navigation.viewControllers == [list, detail])
  }
}

private final class ListScreen: NotingScreen {
  var takesUnwinding = true

  override class var wires: AnyWires {
    Wires<ListScreen>(super.wires).action("unwindToList:", ListScreen.unwindToList)
  }

  private func unwindToList(_ segue: UIStoryboardSegue) {
    note("unwinds from \(segue.source.title ?? "")")
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from controller: UIViewController, sender: Any?
  ) -> Bool {
    takesUnwinding
      && super.canPerformUnwindSegueAction(action, from: controller, sender: sender)
  }
}
