// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// A scroll view with more subviews than anybody sees at a time.
  @Suite struct ManySubviewsTests {
    private let root = UIView()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let red = Picture.Pixel(red: 255, green: 0, blue: 0)

    init() {
      root.addSubview(scrollView)
      root.backgroundColor = .white
    }

    private func fill(_ count: Int, _ make: (Int) -> UIView) {
      for number in 0..<count {
        let view = make(number)
        view.frame = CGRect(x: 0, y: number * 40, width: 393, height: 30)
        scrollView.addSubview(view)
      }
      scrollView.contentSize = CGSize(width: 393, height: count * 40)
    }

    private func peer(_ shown: ShownWindow) throws -> ScrollViewPeer {
      try #require(try shown.peer(of: scrollView) as? ScrollViewPeer)
    }

    private func nearby(_ shown: ShownWindow) throws -> [Int] {
      try scrollView.subviews.indices.filter {
        try shown.peer(of: scrollView.subviews[$0]).isNearby
      }
    }

    @Test func onlyWhatIsNearIsDrawn_AndNotAnewForEachStep() async throws {
      fill(10_000) { _ in
        let view = UIView()
        view.backgroundColor = Self.red
        return view
      }
      let shown = try await Stage.show(root)
      let (peer, first) = (try peer(shown), try nearby(shown))
      #expect(first.first == 0 && first.count < 60, "\(first)")
      let drawn = peer.drawnArea
      for _ in 0..<5 {
        scrollView.contentOffset.y += 100
        try await Stage.settle(shown)
        #expect(peer.drawnArea == drawn)
      }
      for offset in [200_000.0, 399_148, 0] {
        scrollView.contentOffset.y = offset
        try await Stage.settle(shown)
        let place = try shown.place(of: scrollView.subviews[Int(offset) / 40 + 3])
        let picture = try Picture(of: root, in: shown)
        #expect(picture[100, Int(place.midY)] == red)
        #expect(picture[100, Int(place.maxY) + 5] != red)
        #expect(peer.drawnArea != drawn || offset == 0)
        let rows = try nearby(shown)
        #expect(rows.count < 100 && rows.contains(Int(offset) / 40 + 3))
      }
    }

    @Test func whatWasFarAwayCanBePressed_OnceItIsSeen() async throws {
      var taps: [Int] = []
      fill(500) { number in
        let button = UIButton(configuration: .filled())
        button.addAction(UIAction { _ in taps.append(number) }, for: .primaryActionTriggered)
        return button
      }
      let shown = try await Stage.show(root)
      #expect(try !nearby(shown).contains(300))
      scrollView.contentOffset.y = 300 * 40 - 100
      try await Stage.settle(shown)
      try await Person.clicks(scrollView.subviews[300], in: shown)
      try await Stage.eventually("the button is pressed") { taps == [300] }
    }

    @Test func drawsSubviewsThatOverhangTheirSuperview() async throws {
      let container = UIView()
      let far = UIView(frame: CGRect(x: 0, y: 5000, width: 200, height: 100))
      far.backgroundColor = Self.red
      container.addSubview(far)
      scrollView.addSubview(container)
      scrollView.contentSize = CGSize(width: 393, height: 20_000)
      let shown = try await Stage.show(root)
      scrollView.contentOffset.y = 4900
      try await Stage.settle(shown)
      #expect(try Picture(of: root, in: shown)[100, 150] == red)
      // It moves meanwhile, out of the visible area and back.
      far.frame.origin.y = 12_000
      try await Stage.settle(shown)
      #expect(try Picture(of: root, in: shown)[100, 150] != red)
      scrollView.contentOffset.y = 11_900
      try await Stage.settle(shown)
      #expect(try Picture(of: root, in: shown)[100, 150] == red)
    }

    @Test func whatComesIntoSightByAnAnimationIsDrawnOnItsWay() async throws {
      fill(1000) { _ in
        let view = UIView()
        view.backgroundColor = Self.red
        return view
      }
      let shown = try await Stage.show(root)
      var (isOver, middles) = (false, 0)
      UIView.animate(withDuration: 1) {
        scrollView.contentOffset.y = 20_000
      } completion: { _ in
        isOver = true
      }
      try await Stage.eventually("it is there") {
        let shift = (try? peer(shown).motion?.offset.origin.y) ?? 0
        if shift < -3000, shift > -17_000 {
          middles += 1
          let picture = try Picture(of: root, in: shown)
          let reds = (0..<40).filter { picture[100, 400 + $0] == red }.count
          #expect(reds > 25 && reds < 35, "\(reds) at \(shift)")
        }
        return isOver
      }
      #expect(middles > 0)
      try await Stage.settle(shown)
      let place = try shown.place(of: scrollView.subviews[503])
      #expect(try Picture(of: root, in: shown)[100, Int(place.midY)] == red)
    }
  }
}
