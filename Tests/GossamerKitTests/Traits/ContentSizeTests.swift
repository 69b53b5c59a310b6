// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone) struct ContentSizeTests {
  @Test(arguments: [
    (1.0, UIContentSizeCategory.large), (0.75, .extraSmall), (1.25, .extraExtraLarge),
    (1.5, .accessibilityMedium), (2, .accessibilityLarge), (3, .accessibilityExtraExtraExtraLarge),
    (100, .accessibilityExtraExtraExtraLarge), (.nan, .large), (0, .large), (-1, .large),
  ])
  func isNearestToTheDesktopsFactor(_ scale: Double, _ category: UIContentSizeCategory) {
    #expect(UIContentSizeCategory(textScale: scale) == category)
  }

  @Test(arguments: [
    (UIFont.TextStyle.body, UIContentSizeCategory.accessibilityLarge, 33.0),
    (.largeTitle, .extraSmall, 31), (.caption2, .accessibilityExtraExtraExtraLarge, 40),
    (.footnote, .unspecified, 13), (UIFont.TextStyle(rawValue: "unknown"), .extraLarge, 19),
  ])
  func givesPreferredFontsTheirSize(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ size: CGFloat
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test func scalesFontsAndLengthsAsATextStyle() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 34)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 66)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: traits)
    #expect(limited.pointSize == 40)
    #expect(metrics.scaledFont(for: limited, compatibleWith: traits) == limited)
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits) == 33)
    #expect(metrics.scaledValue(for: 17) == 17)
  }

  @Test func ordersCategoriesBySize() {
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(UIContentSizeCategory.large < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func adjustsTheFontsOfTexts_IfTheyShould() {
    let (label, field, text) = (UILabel(), UITextField(), UITextView())
    let fixed = UILabel()
    for view in [label, fixed] { view.font = .preferredFont(forTextStyle: .title1) }
    field.font = .preferredFont(forTextStyle: .body)
    text.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
    label.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    text.adjustsFontForContentSizeCategory = true
    let controller = UIViewController()
    for view in [label, fixed, field, text] { controller.view.addSubview(view) }
    let screen = Screen(controller, contentSize: .accessibilityLarge)
    #expect(label.font.pointSize == 43)
    #expect(field.font?.pointSize == 33)
    #expect(text.font?.pointSize == 10 * 33.0 / 17)
    #expect(fixed.font.pointSize == 28)
    screen.contentSize = .large
    #expect(label.font == .preferredFont(forTextStyle: .title1))
    #expect(field.font?.pointSize == 17)
    #expect(text.font?.pointSize == 10)
  }

  @Test func adjustsTheFontsOfAttributes_AndLeavesTheOthers() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 11), range: NSRange(location: 1, length: 1))
    label.attributedText = text
    label.adjustsFontForContentSizeCategory = true
    let controller = UIViewController()
    controller.view.addSubview(label)
    let screen = Screen(controller)
    screen.contentSize = .accessibilityLarge
    let sizes = (0..<2).map {
      (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
    #expect(sizes == [33, 11])
    #expect(label.text == "ab")
  }

  @Test func preferredFontsAreThoseOfTheWindow_WhereAScreenMakesThem() {
    final class Controller: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        label.font = .preferredFont(forTextStyle: .body)
      }
    }
    let controller = Controller()
    let screen = Screen(controller, contentSize: .extraLarge)
    #expect(controller.label.font.pointSize == 19)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    withExtendedLifetime(screen) {}
  }

  @Test func makesRowsHigher_InAnOpenTable() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Header" }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        if indexPath.row == 0 {
          cell.textLabel?.text = "Text"
          cell.detailTextLabel?.text = "Detail"
        } else {
          var content = cell.defaultContentConfiguration()
          content.text = "Text"
          content.secondaryText = "Detail"
          cell.contentConfiguration = content
        }
        return cell
      }
    }
    let (controller, rows) = (UITableViewController(), Rows())
    controller.tableView.dataSource = rows
    let screen = Screen(controller)
    let header = { controller.tableView.rectForHeader(inSection: 0).height }
    let heights = { (0..<3).map { controller.tableView.rectForRow(at: [0, $0]).height } }
    let (usual, usualHeader) = (heights(), header())
    screen.contentSize = .accessibilityLarge
    for (large, small) in zip(heights(), usual) { #expect(large > 1.4 * small) }
    #expect(header() > 1.3 * usualHeader)
    screen.contentSize = .large
    #expect(heights() == usual)
    #expect(header() == usualHeader)
  }

  @Test func makesALargeTitleHigher_AndTheBarsTextAsLargeAsItHasRoom() throws {
    let controller = UIViewController()
    controller.title = "Title"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Do", primaryAction: nil)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let screen = Screen(navigation)
    #expect(navigation.navigationBar.bounds.height == 96)
    screen.contentSize = .accessibilityLarge
    #expect(navigation.navigationBar.bounds.height > 105)
    #expect(try screen.button("Do").titleLabel?.font.pointSize == 23)
  }

  @Test func isToldOnce_WhenTheDesktopsTextGrows() {
    let former = UIScreen.main.traitCollection
    defer { UIScreen.main.traitCollection = former }
    var told: [String?] = []
    let center = NotificationCenter.default
    let observer = center.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
      MainActor.assumeIsolated { told.append(value) }
    }
    defer { center.removeObserver(observer) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
    UIScreen.main.traitCollection = former.modifyingTraits {
      $0.preferredContentSizeCategory = .large
    }
    UIScreen.main.traitCollection = former.modifyingTraits {
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
    #expect(window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(told == ["UICTContentSizeCategoryAccessibilityL"])
  }
}
