// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// Label subclasses that override `textRect` or `drawText`.
  @Suite struct LabelPlacingTests {
    @Test func theTextLiesWithinTheInsets_AndTheLabelIsLarger() async throws {
      let (plain, padded) = (Self.makeLabel(UILabel()), Self.makeLabel(PaddedLabel()))
      #expect(padded.bounds.width == plain.bounds.width + 40)
      #expect(padded.bounds.height == plain.bounds.height + 20)
      let ink = try await Self.inks(of: [plain, padded])
      let (expected, found) = (ink[0].offsetBy(dx: 20, dy: 10), ink[1])
      #expect(abs(found.minX - expected.minX) <= 1 && abs(found.minY - expected.minY) <= 1)
      #expect(abs(found.width - expected.width) <= 1 && abs(found.height - expected.height) <= 1)
    }

    @Test func aTextStandsAtTheTop_AndGrowsWithItsLabel() async throws {
      let label = Self.makeLabel(TopLabel())
      label.numberOfLines = 0
      label.frame.size = CGSize(width: 200, height: 100)
      let short = try await Self.inks(of: [label])
      #expect(short[0].minY < 10 && short[0].maxY < 25)
      label.text = "Hello\nand hello again"
      let long = try await Self.inks(of: [label])
      #expect(long[0].minY < 10 && long[0].maxY > 30 && long[0].maxY < 50)
    }

    @Test func noTextIsShown_WhereTheLabelDrawsNone_ButItIsRead() async throws {
      let label = Self.makeLabel(SilentLabel())
      let root = UIView()
      root.addSubview(label)
      let peer = try #require(try await Stage.show(root).peer(of: label) as? LabelPeer)
      #expect(peer.drawnText == nil)
      #expect(String(cString: gtk_label_get_text(peer.handle.opaque)) == "")
      #expect(peer.accessibleTexts.label == "Hello")
    }

    private static func makeLabel<Label: UILabel>(_ label: Label) -> Label {
      label.text = "Hello"
      label.textColor = .red
      label.sizeToFit()
      return label
    }

    /// The bounding box of the label's visible pixels, in its coordinates.
    private static func inks(of labels: [UILabel]) async throws -> [CGRect] {
      let root = UIView()
      for label in labels { root.addSubview(label) }
      let shown = try await Stage.show(root)
      return try labels.map { label in
        let picture = try Picture(of: label, in: shown)
        var area = CGRect.null
        for x in 0..<Int(label.bounds.width) {
          for y in 0..<Int(label.bounds.height) where picture[x, y].alpha > 0 {
            area = area.union(CGRect(x: x, y: y, width: 1, height: 1))
          }
        }
        return area
      }
    }
  }
}

private final class PaddedLabel: UILabel {
  private let insets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines
    ).insetBy(dx: -20, dy: -10)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }
}

private final class TopLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
  }
}

private final class SilentLabel: UILabel {
  override func drawText(in rect: CGRect) {}
}
