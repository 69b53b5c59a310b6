// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct InfiniteFrameTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// Views in the container, each wider than the previous one by the same factor.
  private func addChain(of count: Int, multiplier: CGFloat) -> [UIView] {
    var views = [container]
    for number in 1...count {
      let view = UIView()
      view.accessibilityIdentifier = "\(number)"
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: container.topAnchor),
        view.leftAnchor.constraint(equalTo: container.leftAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalTo: views[number - 1].widthAnchor, multiplier: multiplier),
      ])
      views.append(view)
    }
    return Array(views.dropFirst())
  }

  @Test func framesStayFinite_WhenConstraintsMultiplyBeyondAllNumbers() {
    let views = addChain(of: 170, multiplier: 100)
    let said = messages {
      container.layoutIfNeeded()
      container.frame.size.width = 301
      container.layoutIfNeeded()
    }
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 30_100, height: 10))
    #expect(views.allSatisfy { $0.frame.maxX.isFinite && $0.frame.maxY.isFinite })
    #expect(said.count == Set(said).count)
    #expect(
      said.first == """
        The constraints of UIView '153' make it inf by 10.0 points large at 0.0, 0.0, which isn't \
        finite; its frame stays as it is. Look for multipliers that are too great.
        """)
  }
}
