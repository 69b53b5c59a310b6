// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

/// Content, frame and insets of scroll views, as constraints see them.
@Suite(.alone) struct ScrollViewLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let scrollView = UIScrollView()

  init() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    pin(scrollView, to: root)
  }

  private func pin(_ view: UIView, to outer: UIView) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
  }

  private func add(_ view: UIView, to superview: UIView? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? scrollView).addSubview(view)
  }

  // MARK: - The content size

  @Test func contentIsAsLargeAsAViewOfKnownSize_WithTheDistancesAround() {
    let content = FixedSizeView(500, 900)
    add(content)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: scrollView.leftAnchor, constant: 10),
      scrollView.rightAnchor.constraint(equalTo: content.rightAnchor, constant: 20),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 30),
      scrollView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 40),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(content.frame == CGRect(x: 10, y: 30, width: 500, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 530, height: 970))
  }

  @Test(arguments: [200.0, 900])
  func aStackAsWideAsTheFrame_ScrollsUpAndDownOnly(height: CGFloat) {
    let stack = UIStackView(arrangedSubviews: [
      FixedSizeView(50, height), FixedSizeView(60, 100),
    ])
    stack.axis = .vertical
    add(stack)
    pin(stack, to: scrollView)
    stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 300, height: height + 100))
    #expect(scrollView.contentSize == CGSize(width: 300, height: height + 100))
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 300, height: height))
    root.frame.size.width = 350
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 350, height: height + 100))
  }

  @Test func theCentreIsThatOfTheFrame_SoThatItDeterminesAWidth() {
    let content = UIView()
    add(content)
    pin(content, to: scrollView)
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      content.heightAnchor.constraint(equalToConstant: 700),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 700))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 700))
  }

  @Test func theGuidesTellContentAndFrameApart() {
    let (content, header) = (UIView(), UIView())
    add(content)
    add(header)
    let (inner, outer) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      content.topAnchor.constraint(equalTo: inner.topAnchor),
      content.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      content.widthAnchor.constraint(equalTo: outer.widthAnchor),
      content.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 2),
      header.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      header.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      header.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 800))
    #expect(header.frame == CGRect(x: 0, y: 5, width: 300, height: 20))
    #expect(inner.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 800))
    scrollView.contentOffset.y = 123
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 128, width: 300, height: 20))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 800))
    #expect(outer.layoutFrame == CGRect(x: 0, y: 123, width: 300, height: 400))
  }

  @Test func contentIsAtLeastAsHighAsTheFrame_WhereAConstraintSaysSo() {
    let content = FixedSizeView(UIView.noIntrinsicMetric, 100)
    add(content)
    pin(content, to: scrollView)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(
        greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 400))
    content.size.height = 1000
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 1000))
    content.size.height = 10
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 400))
  }

  @Test func contentIsAsSmallAsItCanBe_WhereConstraintsLeaveItOpen() {
    let label = FixedSizeView(80, 20)
    add(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      label.topAnchor.constraint(equalTo: scrollView.topAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: scrollView.trailingAnchor),
      label.bottomAnchor.constraint(lessThanOrEqualTo: scrollView.bottomAnchor, constant: -7),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(scrollView.contentSize == CGSize(width: 80, height: 27))
  }

  @Test func contentKeepsTheSizeThatWasSet_WithoutConstraints() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    scrollView.addSubview(content)
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    root.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 300, height: 2000))
    let label = FixedSizeView(30, 30)
    add(label)
    label.rightAnchor.constraint(equalTo: scrollView.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.maxX == 300)
    scrollView.contentSize.width = 500
    root.layoutIfNeeded()
    #expect(label.frame.maxX == 500)
  }

  @Test func contentIsReadFromRightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    scrollView.semanticContentAttribute = .forceRightToLeft
    let content = FixedSizeView(500, 100)
    add(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
      scrollView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 20),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 20, y: 0, width: 500, height: 100))
    #expect(scrollView.contentSize == CGSize(width: 530, height: 100))
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func aScrollViewInsideOfAnother_HasAFrameInItsContent() {
    let (page, picture) = (UIScrollView(), FixedSizeView(900, 150))
    add(page)
    add(picture, to: page)
    pin(page, to: scrollView)
    pin(picture, to: page)
    NSLayoutConstraint.activate([
      page.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      page.heightAnchor.constraint(equalToConstant: 600),
      picture.heightAnchor.constraint(equalTo: page.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(page.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(scrollView.contentSize == CGSize(width: 300, height: 600))
    #expect(page.contentSize == CGSize(width: 900, height: 600))
    scrollView.contentOffset.y = 150
    page.contentOffset.x = 40
    #expect(picture.convert(CGPoint.zero, to: root) == CGPoint(x: -40, y: -150))
  }

  // MARK: - Across the edge

  @Test func aViewHeldToOneOutside_StaysThere_WhenScrolled() {
    let (bar, content, image) = (FixedSizeView(100, 50), FixedSizeView(300, 900), UIView())
    root.addSubview(bar)
    add(content)
    add(image)
    pin(content, to: scrollView)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      image.topAnchor.constraint(equalTo: bar.bottomAnchor),
      image.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      image.widthAnchor.constraint(equalTo: bar.widthAnchor),
      image.bottomAnchor.constraint(equalTo: content.topAnchor, constant: 200),
    ])
    root.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 20, y: 60, width: 100, height: 140))
    scrollView.contentOffset.y = 30
    root.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 20, y: 90, width: 100, height: 110))
    #expect(image.convert(CGPoint.zero, to: root) == CGPoint(x: 20, y: 60))
  }

  @Test func scrollingLeavesOtherConstraintsAlone() {
    let content = FixedSizeView(300, 900)
    add(content)
    pin(content, to: scrollView)
    root.layoutIfNeeded()
    scrollView.contentOffset.y = 100
    #expect(!root.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
    #expect(scrollView.bounds == CGRect(x: 0, y: 100, width: 300, height: 400))
  }

  @Test func marginsAreThoseOfTheContent_AndTheSafeAreaThatOfTheFrame() {
    let (content, button) = (FixedSizeView(200, 900), FixedSizeView(40, 40))
    add(content)
    add(button)
    let (margins, safe) = (scrollView.layoutMarginsGuide, scrollView.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      content.topAnchor.constraint(equalTo: margins.topAnchor),
      content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      button.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 200, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 216, height: 916))
    scrollView.contentOffset.y = 70
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 8, width: 200, height: 900))
    #expect(button.frame == CGRect(x: 260, y: 430, width: 40, height: 40))
  }

  @Test func hasNoConflicts_WhenItsViewsAreReplacedWhileScrolled() {
    let told = messages {
      for height in [900.0, 500, 30] {
        for view in scrollView.subviews { view.removeFromSuperview() }
        let content = FixedSizeView(300, height)
        add(content)
        pin(content, to: scrollView)
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 300, height: height))
        scrollView.contentOffset.y = scrollView.contentSize.height
      }
    }
    #expect(told == [])
  }
}
