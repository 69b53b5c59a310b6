// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import Desk

/// The small applications, which are written from habit, work in narrow and in wide windows.
@Suite(.alone) struct DeskTests {
  nonisolated static let widths: [CGFloat] = [250, 393, 1_000]

  private func screen(_ controller: UIViewController, width: CGFloat) -> Screen {
    Screen(
      UINavigationController(rootViewController: controller),
      size: CGSize(width: width, height: 700))
  }

  /// The views that are outside of their superviews, unless these are scroll views.
  private func sticksOut(_ view: UIView) -> [UIView] {
    let outside = view.subviews.filter { subview in
      !(view is UIScrollView) && !subview.isHidden
        && !view.bounds.insetBy(dx: -0.5, dy: -0.5).contains(
          subview.frame.inset(by: subview.alignmentRectInsets))
    }
    return outside + view.subviews.flatMap(sticksOut)
  }

  @Test(arguments: widths)
  func writesALetter(width: CGFloat) throws {
    let controller = LetterViewController()
    let screen = screen(controller, width: width)
    #expect(controller.subjectField.isEditing)
    try screen.textField("Subject").typeText("Hello")
    try screen.textField("Subject").press(.tab)
    #expect(controller.bodyView.isEditing)
    try screen.textView("Body").typeText(String(repeating: "line\n", count: 60))
    #expect(controller.countLabel.text == "300 of 2000")
    #expect(controller.bodyView.contentOffset.y > 0)
    controller.bodyView.insertText(String(repeating: "x", count: 1_701))
    #expect(controller.bodyView.text.count == 300)
    try screen.button("Send").tap()
    #expect(!controller.bodyView.isEditing)
    #expect(sticksOut(controller.view) == [])
  }

  @Test func stopsTheTime() throws {
    let screen = screen(StopwatchViewController(), width: 393)
    try screen.button("Lap").tap()
    try screen.button("Start").tap()
    screen.advance(by: 2.05)
    #expect(try screen.label("Time").text == "20 tenths")
    try screen.button("Lap").tap()
    try screen.button("Stop").tap()
    screen.advance(by: 2)
    try screen.button("Lap").tap()
    #expect(try screen.label("Time").text == "20 tenths")
    #expect(try screen.label("Laps").text == "Lap 1 at 20")
  }

  @Test(arguments: widths)
  func convertsWhatIsTyped(width: CGFloat) throws {
    let controller = ConverterViewController()
    let screen = screen(controller, width: width)
    try screen.textField("Temperature").typeText("21,5x")
    #expect(controller.field.text == "21,5")
    #expect(try screen.label("Fahrenheit value").text == "70.70")
    #expect(sticksOut(controller.view) == [])
  }

  @Test(arguments: widths)
  func listsContacts_AndOpensOne(width: CGFloat) throws {
    let controller = ContactsViewController(style: .plain)
    let screen = screen(controller, width: width)
    let table = try #require(controller.tableView)
    #expect(table.cellForRow(at: [0, 0])?.accessibilityLabel?.hasPrefix("Ada, Met at") == true)
    let cells = table.visibleCells
    #expect(cells.count > 4)
    #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY })
    #expect(cells.flatMap(sticksOut) == [])
    controller.addContact()
    screen.advance(by: 1)
    #expect(try screen.label("Alonzo").frame.height > 0)
    try #require(table.cellForRow(at: [0, 0])).drag(by: CGVector(dx: -0.9 * width, dy: 0), in: 1)
    screen.advance(by: 1)
    #expect(controller.groups[0].contacts.map(\.name) == ["Ada", "Alan"])
    try #require(table.cellForRow(at: [0, 1])).drag(by: CGVector(dx: 0.45 * width, dy: 0), in: 1)
    try screen.button("Favorite").tap()
    screen.advance(by: 1)
    #expect(controller.groups[0].contacts[1].isFavorite)
    try #require(table.cellForRow(at: [0, 0])).secondaryClick()
    #expect(screen.menuPicture == "Duplicate\n---\nDelete (destructive)\nFavorite")
    try screen.choose("Duplicate")
    screen.advance(by: 1)
    #expect(table.cellForRow(at: [0, 1])?.accessibilityLabel?.hasPrefix("Ada, Met at") == true)
    try screen.button("Edit").tap()
    screen.advance(by: 1)
    #expect(table.visibleCells.flatMap(sticksOut) == [])
    try screen.button("Done").tap()
    screen.advance(by: 1)
    try #require(table.cellForRow(at: [0, 0])).tap()
    screen.advance(by: 1)
    let settings = try #require(
      controller.navigationController?.topViewController as? SettingsViewController)
    #expect(settings.title == "Ada")
    let second = try #require(settings.tableView)
    #expect(second.visibleCells.flatMap(sticksOut) == [])
    try #require(second.cellForRow(at: [1, 2])).tap()
    #expect(settings.chosenTone == 2)
    #expect(second.cellForRow(at: [1, 2])?.accessoryType == .checkmark)
    try #require(second.cellForRow(at: [0, 0])?.accessoryView as? UISwitch).toggle()
    #expect(!settings.notifies)
  }

  @Test(arguments: widths)
  func turnsThePagesOfATour_AndBegins(width: CGFloat) throws {
    let controller = TourViewController()
    let screen = screen(controller, width: width)
    #expect(sticksOut(controller.view) == [])
    let page = try #require(controller.viewControllers?.first)
    try page.view.drag(by: CGVector(dx: -0.7 * width, dy: 0))
    screen.advance(by: 1)
    #expect(try screen.label("Write down what is to be done").bounds.width > 0)
    screen.pressKey(UIKeyCommand.inputRightArrow)
    screen.advance(by: 1)
    #expect(try screen.find(UIPageControl.self, "Page 3 of 3").currentPage == 2)
    #expect(sticksOut(controller.view) == [])
    try screen.button("Begin").tap()
    screen.advance(by: 1)
    #expect(controller.navigationController?.topViewController is ToDoViewController)
  }

  @Test(arguments: widths)
  func addsChecksAndOpens(width: CGFloat) throws {
    let controller = ToDoViewController()
    let screen = screen(controller, width: width)
    #expect(try screen.label("Nothing is to be done.").window != nil)
    let long = String(repeating: "Rechtsschutzversicherungsgesellschaften ", count: 10)
    for text in ["Buy milk", long, "   "] {
      try screen.textField("What is to be done?").typeText(text)
      try screen.textField("What is to be done?").press(.return)
    }
    let cards = controller.list.arrangedSubviews.compactMap { $0 as? ToDoCard }
    #expect(cards.count == 2)
    #expect(sticksOut(controller.view) == [])
    #expect(cards[1].frame.height > cards[0].frame.height)
    try cards[0].checkBox.tap()
    #expect(cards[0].checkBox.isSelected)
    #expect(controller.navigationController?.viewControllers.count == 1)
    try cards[0].tap()
    #expect(controller.navigationController?.topViewController?.title == "Details")
  }

  @Test(arguments: widths)
  func signsIn(width: CGFloat) async throws {
    let controller = LoginViewController(nibName: nil, bundle: nil)
    let screen = screen(controller, width: width)
    let navigation = try #require(controller.navigationController)
    #expect(try !screen.button("Sign in").isEnabled)
    try screen.textField("E-mail address").typeText("ada@example.org")
    try screen.textField("E-mail address").press(.return)
    #expect(controller.passwordField.isFirstResponder)
    try screen.textField("Password").typeText("Gossamer")
    #expect(sticksOut(controller.view) == [])
    try screen.button("Sign in").tap()
    try await screen.eventually("the answer has come") { !controller.spinner.isAnimating }
    #expect(!controller.errorLabel.isHidden)
    try screen.textField("Password").replaceText(with: "gossamer")
    try screen.button("Sign in").tap()
    try await screen.eventually("the answer has come") { !controller.spinner.isAnimating }
    #expect(navigation.topViewController is ToDoViewController)
  }

  @Test(arguments: widths)
  func choosesColours_AndFiltersThem(width: CGFloat) throws {
    let controller = AlbumViewController()
    let screen = screen(controller, width: width)
    let cells = controller.collectionView.visibleCells
    #expect(cells.count > 10 && cells.first?.accessibilityLabel == "Red 1")
    #expect(cells.flatMap(sticksOut) == [] && sticksOut(controller.view) == [])
    let right = cells.map(\.frame.maxX).max() ?? 0
    #expect(abs(right - (width - 16)) <= 3)
    try cells[2].tap()
    try cells[0].tap()
    screen.advance(by: 1)
    let names = { controller.strip.visibleCells.map(\.accessibilityLabel) }
    #expect(names() == ["Red 3", "Red 1"])
    #expect(controller.strip.visibleCells.first?.frame.minX == 0)
    try #require(controller.strip.visibleCells.first).tap()
    screen.advance(by: 1)
    #expect(names() == ["Red 1"])
    try screen.pickerView("Family").choose("Blue")
    screen.advance(by: 1)
    #expect(controller.collectionView.visibleCells.first?.accessibilityLabel == "Blue 1")
    #expect(controller.collectionView.numberOfSections == 1)
  }

  @Test(arguments: widths)
  func takesPictures_AndCountsCharacters(width: CGFloat) async throws {
    let controller = BoardViewController()
    let screen = screen(controller, width: width)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    try controller.imageView.drop(NSItemProvider(object: picture))
    try await screen.eventually("the picture is shown") { controller.imageView.image != nil }
    #expect(controller.imageView.layer.borderWidth == 0)
    #expect(controller.hintLabel.isHidden)
    #expect(throws: ScreenError.self) {
      try controller.imageView.drop(NSItemProvider(object: "no picture"))
    }
    try screen.textView("Note").typeText("Grüße 👋")
    #expect(try screen.label("7 characters").window != nil)
    #expect(sticksOut(controller.view) == [])
    try screen.button("Delete").tap()
    #expect(controller.noteView.text == "")
    #expect(!controller.hintLabel.isHidden)
  }

  @Test(arguments: widths)
  func readsAndAdjustsAChart(width: CGFloat) throws {
    let controller = ChartViewController()
    let screen = screen(controller, width: width)
    #expect(
      screen.accessibilityLabels.prefix(7) == [
        "Boxes sold", "January", "February", "March", "April", "71 in all", "Reset",
      ])
    try screen.auditAccessibility()
    let march = try screen.accessibilityElement("March")
    #expect(
      march.accessibilityFrame.minX == controller.chart.frame.minX + controller.chart.bar(2).minX)
    march.accessibilityIncrement()
    screen.update()
    #expect(march.accessibilityValue == "22 boxes")
    #expect(try screen.label("72 in all").window != nil)
    #expect(march.accessibilityActivate())
    try screen.button("Reset").tap()
    #expect(screen.announcements == ["22 boxes in March", "Everything is as it was"])
    #expect(sticksOut(controller.view) == [])
  }
}
