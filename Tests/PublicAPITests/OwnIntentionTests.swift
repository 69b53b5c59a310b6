// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

/// Intentions that an application writes itself. This target is built without access to the `package`
/// members of Gossamer (`packageAccess: false`), as an application is: what compiles here needs only the
/// public API.
@Suite(.alone) struct OwnIntentionTests {
  /// A field whose text is counted and cut, connected in code.
  private final class CounterController: UIViewController {
    private let (field, label) = (UITextField(), UILabel())
    private let truncation = TruncatingDelegate()

    override func viewDidLoad() {
      super.viewDidLoad()
      field.frame = CGRect(x: 20, y: 20, width: 300, height: 34)
      label.frame = CGRect(x: 20, y: 70, width: 300, height: 21)
      field.accessibilityLabel = "Text"
      label.accessibilityLabel = "Count"
      view.addSubview(field)
      view.addSubview(label)
      truncation.maximum = 12
      field.delegate = truncation
      intentions = [CounterIntention(field, to: label, maximum: 12)]
    }
  }

  /// The two ways to connect the same screen.
  enum Connection: CaseIterable {
    case code
    case document

    @MainActor func open() throws -> Screen {
      switch self {
      case .code: Screen(CounterController())
      case .document:
        Screen(
          try #require(
            UIStoryboard(name: "Counter", bundle: .module).instantiateInitialViewController()))
      }
    }
  }

  @Test(arguments: Connection.allCases)
  func countsAndCuts(connection: Connection) throws {
    let screen = try connection.open()
    let field = try screen.textField("Text")
    #expect(try screen.label("Count").text == "0 of 12")
    try field.typeText("Hello 👨‍👩‍👧")
    #expect(try screen.label("Count").text == "7 of 12")
    try field.replaceText(with: "twelve and more")
    #expect(field.text == "twelve and m")
    #expect(try screen.label("Count").text == "12 of 12")
    field.text = "by the program"
    #expect(try screen.label("Count").text == "14 of 12")
  }

  @Test(arguments: Connection.allCases)
  func leavesNothingBehind(connection: Connection) throws {
    let left = try leaks { try #require(try connection.open().window.rootViewController) }
    #expect(left.isEmpty)
  }

  @Test func followsAScrollView_BesideItsDelegate() {
    final class Owner: UIScrollViewDelegate {
      var calls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
    }
    let (controller, owner) = (UIViewController(), Owner())
    let (scrollView, label) = (UIScrollView(), UILabel())
    scrollView.contentSize.height = 1000
    scrollView.delegate = owner
    controller.intentions = [ScrollIntention(scrollView, to: label)]
    #expect(label.text == nil)
    let screen = Screen(controller)
    #expect(label.text == "0")
    let calls = owner.calls
    scrollView.contentOffset.y = 30
    #expect(label.text == "30")
    #expect(owner.calls == calls + 1)
    withExtendedLifetime(screen) {}
  }
}
