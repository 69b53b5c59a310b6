// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone) struct AccessibilityAuditTests {
  private let controller = UIViewController()

  /// What an audit finds on a white screen with these views.
  private func findings(_ views: UIView...) -> [AccessibilityFinding.Kind: [String]] {
    controller.view.backgroundColor = .white
    for view in views { controller.view.addSubview(view) }
    let screen = Screen(controller)
    do throws(ScreenError) {
      try screen.auditAccessibility()
      return [:]
    } catch .inaccessible(let findings) {
      return Dictionary(grouping: findings, by: \.kind).mapValues { $0.map(\.description) }
    } catch {
      Issue.record(error)
      return [:]
    }
  }

  private func label(
    _ text: String, _ frame: CGRect, _ color: UIColor = .black, size: CGFloat = 17
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.textColor = color
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test func findsNothing_WhereEverybodyCanUseTheScreen() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    #expect(findings(button, label("Text", CGRect(x: 20, y: 40, width: 200, height: 24))) == [:])
  }

  @Test func findsAControlWithoutAName() {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 40, width: 51, height: 31))
    toggle.accessibilityIdentifier = "sound"
    #expect(
      findings(toggle) == [.noName: ["UISwitch #sound has no name. Set its accessibilityLabel."]])
  }

  @Test func findsAControlThatIsTooSmall() {
    let button = UIButton(frame: CGRect(x: 20, y: 40, width: 60, height: 12))
    button.accessibilityLabel = "Close"
    #expect(
      findings(button) == [
        .tooSmall: [
          #"UIButton "Close" is only (60, 12) points in size. Make it (24, 24) or larger."#
        ]
      ])
  }

  @Test(arguments: [
    (UIColor.lightGray, 17.0 as CGFloat, true), (.black, 17, false), (.secondaryLabel, 17, false),
    // 4.0 to 1: enough for large text only, also in high contrast.
    (UIColor(white: 0.5, alpha: 1), 17, true), (UIColor(white: 0.5, alpha: 1), 18, false),
    (.tertiaryLabel, 30, true),
  ])
  func findsTextOfLittleContrast(_ color: UIColor, _ size: CGFloat, _ isFound: Bool) {
    let text = label("Text", CGRect(x: 20, y: 40, width: 200, height: 60), color, size: size)
    #expect((findings(text)[.lowContrast] != nil) == isFound)
  }

  @Test func looksAtWhatLiesBehindAText() {
    let dark = UIView(frame: CGRect(x: 0, y: 30, width: 300, height: 60))
    dark.backgroundColor = .black
    let (frame, text) = (CGRect(x: 20, y: 40, width: 200, height: 24), "Text")
    let found = findings(dark, label(text, frame))
    #expect(
      found[.lowContrast] == [
        """
        UILabel has a contrast of 1:1 to what lies behind its text, instead of 3:1. Choose another colour.
        """
      ])
  }

  @Test func judgesNoTextThatCannotBeUsed_AndNoneOnAPicture() {
    let button = UIButton(frame: CGRect(x: 20, y: 40, width: 200, height: 44))
    button.setTitle("Send", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.isEnabled = false
    let picture = UIImageView(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
    picture.image = UIImage(systemName: "photo")
    let text = label("Text", CGRect(x: 20, y: 110, width: 200, height: 24), .white)
    #expect(findings(button, picture, text)[.lowContrast] == nil)
  }

  @Test func findsWhatLiesOnAnother() {
    let (one, other) = (
      label("One", CGRect(x: 20, y: 40, width: 200, height: 24)),
      label("Other", CGRect(x: 20, y: 60, width: 200, height: 24))
    )
    #expect(findings(one, other) == [.overlap: ["UILabel lies on UILabel. Keep them apart."]])
  }

  @Test func findsTextThatIsCut_AtItsSizeOrAtTwice() {
    let cut = label("A long text", CGRect(x: 20, y: 40, width: 40, height: 24))
    #expect(findings(cut)[.cut]?.count == 1)
    cut.frame.size.width = 120
    #expect(findings(cut) == [:])
    cut.font = .preferredFont(forTextStyle: .body)
    cut.adjustsFontForContentSizeCategory = true
    #expect(
      findings(cut)[.cut] == [
        "UILabel doesn't show all of 'A long text' at 200 %. Let it have more lines or room."
      ])
  }

  @Test func findsFieldsThatAreTooLow_AndPlaceholdersThatAreCut() {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    field.text = String(repeating: "A text that is read by moving the caret. ", count: 5)
    (field.accessibilityLabel, field.placeholder) = ("Text", "Your text")
    field.borderStyle = .roundedRect
    #expect(findings(field) == [:])
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    #expect(
      findings(field)[.cut] == [
        "UITextField \"Text\" isn't as high as a line of its text at 200 %. Make it higher."
      ])
    field.frame.size = CGSize(width: 120, height: 60)
    #expect(
      findings(field)[.cut] == [
        """
        UITextField "Text" doesn't show all of 'Your text' at 200 %. Let it have more room, or a label that says it.
        """
      ])
  }

  @Test func findsTextThatReachesOutOfTheWindow_UnlessItCanBeScrolledTo() {
    let text = label("Text", CGRect(x: 380, y: 40, width: 60, height: 24))
    #expect(findings(text)[.cut]?.count == 1)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentSize = CGSize(width: 500, height: 852)
    scroll.addSubview(text)
    #expect(findings(scroll) == [:])
  }

  @Test func findsWhatIsDoneByTouchesAlone() {
    let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 100))
    view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(
      findings(view)[.unreachable] == [
        """
        UIView can only be used with its UITapGestureRecognizer, which no key and no assistive technology can trigger. Make it a \
        UIControl, or give it accessibilityCustomActions.
        """
      ])
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Open") { _ in true }
    ]
    #expect(findings(view) == [:])
  }

  @Test func looksAtTheElementsOfAView() {
    let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 100))
    view.addGestureRecognizer(UITapGestureRecognizer())
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityTraits = .button
    view.accessibilityElements = [element]
    #expect(
      findings(view) == [
        .noName: ["UIAccessibilityElement has no name. Set its accessibilityLabel."],
        .tooSmall: [
          "UIAccessibilityElement has no size. Set its accessibilityFrameInContainerSpace."
        ],
      ])
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 40, height: 20)
    element.accessibilityLabel = "Open"
    #expect(
      findings() == [
        .tooSmall: [
          #"UIAccessibilityElement "Open" is only (40, 20) points in size. Make it (24, 24) or larger."#
        ]
      ])
    element.accessibilityFrameInContainerSpace.size.height = 24
    #expect(findings() == [:])
    element.accessibilityTraits = .staticText
    #expect(findings()[.unreachable]?.count == 1)
  }

  @Test func needsNoNameForWhatIsntFound() {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 40, width: 51, height: 31))
    toggle.accessibilityElementsHidden = true
    #expect(findings(toggle) == [:])
  }

  @Test func leavesTheScreenAsItWas_AndLooksForWhatItIsAskedFor() throws {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 40, width: 51, height: 31))
    controller.view.addSubview(toggle)
    let screen = Screen(controller)
    try screen.auditAccessibility([.lowContrast, .cut])
    #expect(screen.contentSize == .large)
    #expect(screen.window.traitCollection.accessibilityContrast == .normal)
    #expect(throws: ScreenError.self) { try screen.auditAccessibility([.noName]) }
  }
}
