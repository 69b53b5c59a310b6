// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) struct LayoutGuideTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func keepsTheMargins_AlsoAfterTheyHaveChanged() {
    let view = UIView()
    fill(view, container.layoutMarginsGuide)
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    container.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
  }

  @Test func isAtMost672WideInTheMiddleOfTheMargins_WhereTextIsRead() {
    let view = UIView()
    fill(view, container.readableContentGuide)
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
    container.frame.size.width = 1000
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 164, y: 8, width: 672, height: 184))
  }

  @Test func leavesNothingToTheKeyboard_ButWhatLiesBelowTheSafeArea() {
    let window = UIWindow(frame: container.frame)
    window.hostSafeAreaInsets.bottom = 34
    window.addSubview(container)
    let view = UIView()
    fill(view, container.keyboardLayoutGuide)
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 166, width: 300, height: 34))
    container.keyboardLayoutGuide.usesBottomSafeArea = false
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 200, width: 300, height: 0))
  }

  @Test func standsForTheMargin_WhenAFormatHasASingleDashAtTheEdge() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    for format in ["|-[view]-|", "V:|-[view]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, views: ["view": view]))
    }
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
  }

  @Test func keepsTheSafeArea_OfAWindowAndOfAController() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
    window.rootViewController = controller
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 50, width: 300, height: 116))
    #expect(guide.layoutFrame == view.frame)
    window.isHidden = true
  }

  @Test func keepsTheSuperviewsMargins_WhenItPreservesThem() {
    let (inner, content) = (UIView(frame: CGRect(x: 5, y: 50, width: 290, height: 100)), UIView())
    inner.autoresizingMask = .flexibleWidth
    inner.preservesSuperviewLayoutMargins = true
    container.layoutMargins.left = 30
    container.addSubview(inner)
    content.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(content)
    for format in ["|-[content]-|", "V:|-[content]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, views: ["content": content]))
    }
    container.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 25, y: 8, width: 257, height: 84))
    inner.frame.origin.x = 0
    container.layoutIfNeeded()
    #expect(content.frame.minX == 30)
  }

  @Test func spacesViewsByAGuide() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: container.leftAnchor),
      guide.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.25),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.rightAnchor.constraint(equalTo: container.rightAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 75, y: 0, width: 225, height: 10))
    container.removeLayoutGuide(guide)
    #expect(container.layoutGuides.isEmpty)
    #expect(guide.owningView == nil)
  }
}
