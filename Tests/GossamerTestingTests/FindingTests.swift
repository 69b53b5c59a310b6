// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone) struct FindingTests {
  @Test func findsByLabelPlaceholderTitleAndText() throws {
    let (save, name, result) = (button("Save"), field("Name"), label("Done"))
    let screen = Screen(controller(save, name, result))
    #expect(try screen.button("Save") === save)
    #expect(try screen.textField("Name") === name)
    #expect(try screen.label("Done") === result)
  }

  @Test func findsByAccessibilityLabel_RatherThanByWhatIsShown() throws {
    let total = label("12")
    total.accessibilityLabel = "Total"
    let screen = Screen(controller(total))
    #expect(try screen.label("Total").text == "12")
    #expect(throws: ScreenError.self) { try screen.label("12") }
  }

  @Test func findsByIdentifierAndByType() throws {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    card.accessibilityIdentifier = "card"
    let screen = Screen(controller(card, field("Name")))
    #expect(try screen.view(identifier: "card") === card)
    #expect(try screen.find(UIView.self, "card") === card)
    #expect(try screen.find(UITextField.self).placeholder == "Name")
  }

  @Test func takesTheVisibleOne_WhenAnotherIsHidden() throws {
    let (shown, hidden) = (button("Save"), button("Save"))
    hidden.isHidden = true
    let screen = Screen(controller(hidden, shown))
    #expect(try screen.button("Save") === shown)
    shown.removeFromSuperview()
    #expect(try screen.button("Save") === hidden)
  }

  @Test func findsWhatIsInAScrollView_ThatHasANameItself() throws {
    let (controller, scrollView, label) = (UIViewController(), UIScrollView(), UILabel())
    scrollView.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    label.text = "First"
    scrollView.accessibilityLabel = "Notes"
    scrollView.addSubview(label)
    controller.view.addSubview(scrollView)
    let screen = Screen(controller)
    #expect(try screen.label("First") === label)
  }

  @Test func findsAnElement_AndShowsItInThePicture() throws {
    let chart = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "January"
    bar.accessibilityIdentifier = "bar"
    bar.accessibilityValue = "12"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 40)
    chart.accessibilityElements = [bar]
    let screen = Screen(controller(chart))
    #expect(try screen.accessibilityElement("January") === bar)
    #expect(try screen.accessibilityElement("bar") === bar)
    #expect(
      screen.picture.hasSuffix(
        """
            UIView (0, 0, 100, 50)
              UIAccessibilityElement #bar "January" (1, 2, 30, 40) value: "12"
        """))
    let error = #expect(throws: ScreenError.self) { try screen.accessibilityElement("Januar") }
    #expect(
      error?.description.hasPrefix(
        "there is no UIAccessibilityElement named 'Januar'. Did you mean 'January'?") == true)
  }

  @Test func doesNotFindWhatAButtonIsMadeOf() {
    let screen = Screen(controller(button("Save")))
    #expect(throws: ScreenError.self) { try screen.label("Save") }
  }

  @Test func showsWhatIsThere_WhenNothingFits() {
    let screen = Screen(
      controller(button("Reverse"), label("Hello")), size: CGSize(width: 200, height: 300))
    let error = #expect(throws: ScreenError.self) { try screen.button("Revers") }
    #expect(
      error?.description == """
        there is no UIButton named 'Revers'. Did you mean 'Reverse'? The screen shows:
        UIWindow (0, 0, 200, 300)
          UIView (0, 0, 200, 300)
            UIButton "Reverse" (0, 0, 100, 40)
            UILabel (0, 100, 100, 20) text: "Hello"
        """)
  }

  @Test func saysWhatItIs_WhenTheNameBelongsToAnotherType() {
    let screen = Screen(controller(label("Hello")))
    let error = #expect(throws: ScreenError.self) { try screen.button("Hello") }
    #expect(
      error?.description.hasPrefix("there is no UIButton named 'Hello'. 'Hello' is a UILabel. The")
        == true)
  }

  @Test func asksForAnIdentifier_WhenSeveralFit() {
    let screen = Screen(controller(button("Save"), button("Save")))
    let error = #expect(throws: ScreenError.self) { try screen.button("Save") }
    #expect(
      error?.description.hasPrefix(
        """
        there are 2 views of the type UIButton named 'Save'. Give the one that is meant an \
        accessibility identifier. The screen shows:
        """) == true)
  }

  @Test func findsAndTaps_InATreeThatIsThousandsOfViewsDeep() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var view = root
    for _ in 0..<2000 {
      let child = UIView(frame: root.bounds)
      view.addSubview(child)
      view = child
    }
    view.addSubview(button("Deep"))
    let screen = Screen(controller(root))
    try screen.button("Deep").tap()
  }

  @Test func showsOnlyTheBeginning_WhenThereAreThousandsOfViews() {
    let screen = Screen(controller())
    for _ in 0..<5000 { screen.window.addSubview(UIView()) }
    let error = #expect(throws: ScreenError.self) { try screen.button("Save") }
    #expect(
      error?.description.hasSuffix(
        "\n... and more; only the first 100 views are shown here.") == true)
  }
}
