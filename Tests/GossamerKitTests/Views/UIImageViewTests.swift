// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct UIImageViewTests {
  @Test func isAsLargeAsItsImage_AndHasNoSizeWithoutOne() {
    let view = UIImageView(frame: .zero)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
    let image = UIImage()
    view.image = image
    #expect(view.intrinsicContentSize == image.size)
    #expect(UIImageView(image: image).frame.size == image.size)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test func showsItsHighlightedImage_IfThereIsOne() {
    let (image, highlighted) = (UIImage(), UIImage())
    let view = UIImageView(image: image)
    view.isHighlighted = true
    #expect(view.shownImage === image)
    view.highlightedImage = highlighted
    #expect(view.shownImage === highlighted)
    view.isHighlighted = false
    #expect(view.shownImage === image)
  }

  @Test func tellsTheHost_OnlyWhenTheImageIsAnother() {
    withRecordingHost { _ in
      let window = UIWindow(frame: .zero)
      let view = UIImageView(image: UIImage())
      window.addSubview(view)
      window.makeKeyAndVisible()
      _ = view.recordingPeer?.takeChanges()
      view.image = view.image
      view.contentMode = .scaleToFill
      Interface.current.updateCycle.update()
      #expect(view.recordingPeer?.takeChanges() == [])
      view.image = UIImage()
      view.contentMode = .scaleAspectFit
      Interface.current.updateCycle.update()
      #expect(view.recordingPeer?.takeChanges() == [.content])
    }
  }

  @Test func showsASymbolInTheTint_UnlessTheSymbolSaysOtherwise() throws {
    let symbol = try #require(UIImage(systemName: "trash"))
    let view = UIImageView(image: symbol)
    #expect(view.isTemplate)
    view.image = symbol.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(!view.isTemplate)
    #expect(view.image?.isSymbolImage == true)
    view.image = symbol.withRenderingMode(.alwaysOriginal)
    #expect(!view.isTemplate)
  }

  @Test func prefersASize_ForSymbolsThatLeaveItOpen() throws {
    let symbol = try #require(UIImage(systemName: "trash"))
    let view = UIImageView(image: symbol)
    view.preferredSymbolConfiguration = .init(pointSize: 51)
    #expect(view.intrinsicContentSize.height == 60)
    #expect(view.shownImage === view.shownImage)
    view.image = symbol.withConfiguration(.init(pointSize: 34))
    #expect(view.intrinsicContentSize.height == 40)
    view.image = UIImage()
    #expect(view.intrinsicContentSize == .zero)
  }

  @Test func showsImagesOneAfterTheOther_ThenItsOwnAgain() {
    let (own, film) = (UIImage(), [UIImage(), UIImage()])
    let view = UIImageView(image: own)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = film
    view.animationDuration = 2
    view.animationRepeatCount = 1
    view.startAnimating()
    #expect(view.isAnimating && view.shownImage === film[0])
    Interface.current.clock.advance(by: 1.1)
    #expect(view.shownImage === film[1])
    Interface.current.clock.advance(by: 1)
    #expect(!view.isAnimating && view.shownImage === own)
  }

  @Test func showsImagesAgainAndAgain_UntilItIsStopped() {
    let film = [UIImage(), UIImage(), UIImage()]
    let view = UIImageView()
    view.animationImages = film
    view.startAnimating()
    Interface.current.clock.advance(by: 10.0 / 30 + 0.01)
    #expect(view.shownImage === film[1])
    view.stopAnimating()
    #expect(view.shownImage == nil)
  }
}
