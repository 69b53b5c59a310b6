// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerInterfaceBuilder

/// The view that the controller below requires.
final class LedgerView: UIView {
  let total = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(total)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(total)
  }
}

/// A controller of a document that uses its content.
final class LedgerController: ContentViewController<LedgerView> {
  override func viewDidLoad() {
    super.viewDidLoad()
    content.total.text = "12"
  }
}

@Suite(.alone) @MainActor struct WrongContentTests {
  @Test func usesTheViewOfTheDocument() throws {
    let storyboard = try UIStoryboard.scene(
      #"<view key="view" id="root" customClass="LedgerView"/>"#, class: "LedgerController")
    let controller = try #require(try storyboard.loaded() as? LedgerController)
    #expect(controller.content === controller.view)
    #expect(try storyboard.reports() == [])
  }

  @Test(arguments: [("view", "UIView"), ("label", "UILabel")])
  func hasAViewOfTheClass_WhenTheDocumentsIsOfAnother(element: String, name: String) throws {
    let storyboard = try UIStoryboard.scene(
      """
      <\(element) key="view" id="root" opaque="NO"><rect key="frame" x="0" y="0" width="40" height="30"/></\(element)>
      """, class: "LedgerController")
    var loaded: UIViewController?
    let logged = try messages { loaded = try storyboard.loaded() }
    let controller = try #require(loaded as? LedgerController)
    #expect(
      logged == [
        """
        The view of LedgerController is a \(name), not a LedgerView. A new LedgerView replaces and \
        contains it. Give the view the class LedgerView in the document.
        """
      ])
    #expect(controller.content.total.text == "12")
    #expect(controller.view === controller.content)
    #expect(
      controller.content.subviews.map { "\(type(of: $0))" }.sorted() == [name, "UILabel"].sorted())
    #expect(controller.content.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    _ = Screen(controller)
    #expect(controller.content.subviews.first?.frame == controller.content.bounds)
  }
}
