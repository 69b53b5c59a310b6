// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct AutoresizingTests {
  nonisolated struct Case: CustomTestStringConvertible {
    let mask: UIView.AutoresizingMask
    let expected: CGRect
    var testDescription: String { "\(mask.rawValue)" }
  }

  @Test(arguments: [
    Case(mask: [], expected: CGRect(x: 10, y: 20, width: 50, height: 30)),
    Case(
      mask: [.flexibleWidth, .flexibleHeight],
      expected: CGRect(x: 10, y: 20, width: 150, height: 80)),
    Case(
      mask: [.flexibleLeftMargin, .flexibleTopMargin],
      expected: CGRect(x: 110, y: 70, width: 50, height: 30)),
    Case(
      mask: [.flexibleLeftMargin, .flexibleRightMargin],
      expected: CGRect(x: 30, y: 20, width: 50, height: 30)),
    Case(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      expected: CGRect(x: 20, y: 20, width: 100, height: 30)),
  ])
  func followsTheSuperview_AsTheMaskSays(example: Case) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
    view.autoresizingMask = example.mask
    container.addSubview(view)
    container.frame.size = CGSize(width: 200, height: 150)
    #expect(view.frame == example.expected)
  }

  @Test func holdsConstraintsToAFrameThatWasSet() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let fixed = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    let beside = UIView()
    beside.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(fixed)
    container.addSubview(beside)
    NSLayoutConstraint.activate([
      beside.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5),
      beside.centerYAnchor.constraint(equalTo: fixed.centerYAnchor),
      beside.widthAnchor.constraint(equalToConstant: 40),
      beside.heightAnchor.constraint(equalToConstant: 10),
    ])
    container.layoutIfNeeded()
    #expect(beside.frame == CGRect(x: 65, y: 15, width: 40, height: 10))
    fixed.frame.origin.x = 100
    container.layoutIfNeeded()
    #expect(beside.frame.minX == 155)
    #expect(fixed.frame == CGRect(x: 100, y: 10, width: 50, height: 20))
  }

  @Test func fitsTheContent() {
    let box = UIView()
    let content = FixedSizeView(80, 25)
    box.addSubview(content)
    for format in ["|-10-[content]-10-|", "V:|-4-[content]-4-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, views: ["content": content]))
    }
    let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 100, height: 33))
    #expect(box.frame.size == .zero)
  }
}
