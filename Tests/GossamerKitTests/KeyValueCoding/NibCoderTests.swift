// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) @MainActor struct NibCoderTests {
  @Test(
    arguments: [
      UIView.self, UILabel.self, UIButton.self, UITextField.self, UIImageView.self,
      UIStackView.self,
    ] as [UIView.Type])
  func looksAsMadeInCode_WhenDecodedWithoutAttributes(type: UIView.Type) throws {
    let decoded = try #require(type.init(coder: NibCoder { _ in }))
    let made = UIView.make(type)
    #expect(decoded.isUserInteractionEnabled == made.isUserInteractionEnabled)
    #expect(decoded.subviews.count == made.subviews.count)
    #expect(decoded.intrinsicContentSize == made.intrinsicContentSize)
  }

  @Test func isSetUp_WhenTheSubclassGoesOn() throws {
    let view = try #require(
      CardView(coder: NibCoder { ($0 as? UIView)?.frame.size = CGSize(width: 40, height: 20) }))
    #expect(view.layer.cornerRadius == 10)
  }

  @Test func isNil_WhenTheCoderIsAnother() {
    #expect(CardView(coder: NSCoder()) == nil)
    #expect(UIViewController(coder: NSCoder()) == nil)
  }

  @Test func loadsFromTheNib_WhenTheControllerHasOne() throws {
    let nib = FixedNib()
    let controller = try #require(
      UIViewController(coder: NibCoder { ($0 as? UIViewController)?.viewNib = nib }))
    #expect(controller.view === nib.view)
  }

  @Test func tells_WhenNoLoaderIsLinked() {
    let controller = UIViewController(nibName: "Person", bundle: nil)
    #expect(
      messages { _ = LinkedNibLoader.viewNib(for: controller, from: nil) } == [
        """
        UIViewController can't load its view from 'Person': no loader of Interface Builder documents \
        is linked. Import Gossamer, or GossamerInterfaceBuilder.
        """
      ])
  }
}

extension UIView {
  /// A view of a class, created by code.
  fileprivate static func make(_ type: UIView.Type) -> UIView {
    switch type {
    case is UILabel.Type: UILabel()
    case is UIButton.Type: UIButton()
    case is UITextField.Type: UITextField()
    case is UIImageView.Type: UIImageView()
    case is UIStackView.Type: UIStackView()
    default: UIView()
    }
  }
}

private final class CardView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.cornerRadius = frame.height / 2
  }
}

private final class FixedNib: ViewNib {
  let view = UIView()

  func loadView(of controller: UIViewController) -> Bool {
    controller.view = view
    return true
  }
}
