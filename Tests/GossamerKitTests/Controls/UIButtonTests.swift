// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct UIButtonTests {
  @Test func leavesItsSizeAlone_WhenItIsPressed() {
    final class Counting: UIButton {
      var invalidations = 0
      override func invalidateIntrinsicContentSize() {
        invalidations += 1
        super.invalidateIntrinsicContentSize()
      }
    }
    let button = Counting(type: .system)
    button.setTitle("Save", for: .normal)
    button.invalidations = 0
    button.isHighlighted = true
    button.isHighlighted = false
    button.isEnabled = false
    button.isEnabled = true
    #expect(button.invalidations == 0)
    button.setTitle("Saved", for: .selected)
    button.invalidations = 0
    button.isSelected = true
    #expect(button.invalidations > 0)
  }

  @Test func takesWhatIsSetForNormal_WhenAStateHasNothing() {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    button.setTitle("Stop", for: .selected)
    #expect(button.title(for: .highlighted) == "Play")
    #expect(button.title(for: .selected) == "Stop")
    #expect(button.title(for: [.selected, .highlighted]) == "Play")
    button.isSelected = true
    #expect(button.currentTitle == "Stop")
    #expect(button.titleLabel?.text == "Stop")
    button.setTitle(nil, for: .selected)
    #expect(button.titleLabel?.text == "Play")
  }

  @Test(arguments: [
    (UIButton.ButtonType.system, true, UIColor.systemPink),
    (.system, false, .secondaryLabel),
    (.custom, true, .white),
    (.custom, false, .white),
  ])
  func colorsItsTitleByTypeAndState(
    _ type: UIButton.ButtonType, _ isEnabled: Bool, _ expected: UIColor
  ) {
    let superview = UIView(frame: .zero)
    let button = UIButton(type: type)
    superview.addSubview(button)
    superview.tintColor = .systemPink
    button.isEnabled = isEnabled
    #expect(button.currentTitleColor == expected)
    #expect(button.titleLabel?.textColor == expected)
  }

  @Test(arguments: [(1.0, 1.0), (0.95, 1.0), (0.5, 0.5)] as [(CGFloat, CGFloat)])
  func showsATitleWhole_ThatLacksLittleRoom(room: CGFloat, shown: CGFloat) throws {
    let button = UIButton(type: .system)
    button.setTitle("Reverse", for: .normal)
    let label = try #require(button.titleLabel)
    let natural = label.intrinsicContentSize.width
    button.frame = CGRect(x: 0, y: 0, width: natural * room, height: 30)
    button.layoutIfNeeded()
    #expect(abs(label.frame.width - natural * shown) < 0.001)
    #expect(abs(label.frame.midX - button.bounds.midX) <= 0.5)
  }

  @Test func fadesItsTitle_WhileItIsPressed() {
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.isHighlighted = true
    #expect(button.titleLabel?.alpha == 0.2)
    button.setTitleColor(.systemRed, for: .highlighted)
    #expect(button.titleLabel?.alpha == 1)
    #expect(button.titleLabel?.textColor == .systemRed)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func showsTheTitleOfItsPrimaryAction_AndPerformsIt() {
    var count = 0
    let action = UIAction(title: "Count") { _ in count += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Count")
    button.performPrimaryAction()
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(count == 1)
  }

  @Test func tellsItsTitleToAssistiveTechnologies() {
    let button = UIButton(type: .system)
    button.setTitle("Reverse", for: .normal)
    button.isEnabled = false
    #expect(button.isAccessibilityElement)
    #expect(button.titleLabel?.isAccessibilityElement == false)
    #expect(button.accessibilityLabel == "Reverse")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func isHitInsteadOfItsTitle() throws {
    let button = UIButton(type: .system)
    button.setTitle("Reverse", for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(button.hitTest(label.center, with: nil) === button)
  }

  // MARK: - Size

  /// Heights that Interface Builder stores for a title in the system's font.
  @Test(arguments: [(11, 26), (12, 27), (14, 29), (16, 32), (17, 33), (18, 34), (28, 46)])
  func isTwelvePointsHigherThanItsLine(_ fontSize: CGFloat, _ height: CGFloat) {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: fontSize)
    #expect(abs(button.intrinsicContentSize.height - height) <= 1)
  }

  @Test(arguments: ["", "-", "No"])
  func isAtLeastThirtyPointsWide(_ title: String) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    #expect(button.intrinsicContentSize.width == 30)
  }

  @Test func addsOnlyTheInsetsThatAreGiven() throws {
    let button = UIButton(type: .system)
    button.setTitle("A longer title", for: .normal)
    let title = try #require(button.titleLabel).intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 4, right: 10)
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width + 26, height: title.height + 12))
    button.layoutIfNeeded()
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(origin: CGPoint(x: 16, y: 8), size: title))
  }

  @Test func grows_WhenItsLabelGetsALargerFont() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    superview.addSubview(button)
    button.sizeToFit()
    superview.layoutIfNeeded()
    let before = button.intrinsicContentSize
    button.titleLabel?.font = .systemFont(ofSize: 40)
    let after = button.intrinsicContentSize
    #expect(after.height > before.height)
    button.sizeToFit()
    superview.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == after.width)
  }

  @Test func placesItsTitleByTheContentAlignment() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.setTitle("Title", for: .normal)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.frame.maxX == 200)
    #expect(label.frame.minY == 0)
    button.contentHorizontalAlignment = .leading
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(label.frame.maxX == 200)
    button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 7)
    button.layoutIfNeeded()
    #expect(label.frame.maxX == 193)
    #expect(label.frame.minY == 5)
  }
}

extension UIButtonTests {
  @Test func alignsItsBaselineWithALabels_AlsoWhenItIsHigherThanItsTitle() throws {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (button, label) = (UIButton(type: .system), UILabel())
    button.setTitle("Save", for: .normal)
    label.text = "Name"
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
      button.heightAnchor.constraint(equalToConstant: 80),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    container.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    let baseline = button.convert(title.bounds, from: title).minY + title.baselineOffsets.first
    #expect(label.frame.minY + label.baselineOffsets.first == button.frame.minY + baseline)
  }

  @Test func showsItsImageAsATemplate_UnlessItIsCustom() throws {
    let image = try #require(UIImage(data: Self.onePixel))
    for (type, isTemplate) in [(UIButton.ButtonType.system, true), (.custom, false)] {
      let button = UIButton(type: type)
      button.setImage(image, for: .normal)
      let imageView = try #require(button.imageView)
      #expect(imageView.isTemplate == isTemplate)
      #expect(button.intrinsicContentSize == image.size)
      button.setImage(image.withRenderingMode(.alwaysOriginal), for: .normal)
      #expect(!imageView.isTemplate)
      button.isEnabled = false
      #expect(imageView.alpha == 0.5)
      button.setImage(nil, for: .normal)
      #expect(imageView.isHidden)
    }
  }

  private static var onePixel: Data {
    let base64 = """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
      """
    return Data(base64Encoded: base64) ?? Data()
  }
}
