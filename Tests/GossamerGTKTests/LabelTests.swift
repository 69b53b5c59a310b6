// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct LabelTests {
    @Test func theWholeTextIsShown_WhenItHasRoom() async throws {
      #expect(try await isShortened(height: 200, numberOfLines: 0) == false)
    }

    @Test(arguments: [(20, 0), (200, 2), (20, 2)])
    func anEllipsisStandsForWhatFindsNoRoom(height: CGFloat, numberOfLines: Int) async throws {
      #expect(try await isShortened(height: height, numberOfLines: numberOfLines))
    }

    @Test(arguments: [
      // Alignment, text and widget from right to left, and where the text stands in the widget's terms.
      (NSTextAlignment.left, false, false, Float(0)), (.left, true, false, 0),
      (.left, false, true, 1),
      (.right, false, false, 1), (.right, true, false, 1), (.right, false, true, 0),
      (.natural, false, false, 0), (.natural, true, false, 1), (.natural, true, true, 0),
      (.natural, false, true, 1), (.center, true, true, 0.5), (.justified, true, false, 1),
    ])
    func textStandsOnTheSideThatIsMeant(
      alignment: NSTextAlignment, text: Bool, widget: Bool, xalign: Float
    ) {
      let result = LabelAlignment(
        alignment, isTextRightToLeft: text, isWidgetRightToLeft: widget)
      #expect(result.xalign == xalign)
    }

    @Test func theNameIsTheLabel_AndTheTextStays() async throws {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Dominik"
      label.accessibilityLabel = "Result"
      let root = UIView()
      root.addSubview(label)
      let shown = try await Stage.show(root)
      label.text = "kinimoD"
      try await Stage.settle(shown)
      let peer = try shown.peer(of: label)
      #expect(peer.accessibleTexts.label == "Result")
      #expect(String(cString: gtk_label_get_text(peer.handle.opaque)) == "kinimoD")
    }

    @Test(arguments: ["a line of some words\n", "word ", "日本語"])
    func aMegabyteIsDrawn_AsHighAsItWasMeasured(unit: String) async throws {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
      let size = label.sizeThatFits(CGSize(width: 393, height: .max))
      label.frame = CGRect(origin: .zero, size: CGSize(width: 393, height: size.height))
      let root = UIScrollView()
      root.contentSize = label.frame.size
      root.addSubview(label)
      let shown = try await Stage.show(root)
      let peer = try #require(try shown.peer(of: label) as? LabelPeer)
      let height = try #require(peer.drawnText).height
      #expect(abs(CGFloat(height) - size.height) <= 1)
      #expect(peer.accessibleTexts.label == label.text)
    }

    @Test func aMegabyteBecomesItsFirstLines_WhenThatIsWhatFindsRoom() async throws {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
      label.numberOfLines = 0
      label.text = String(repeating: "line\n", count: 200_000)
      let root = UIView()
      root.addSubview(label)
      let shown = try await Stage.show(root)
      let text = String(cString: gtk_label_get_text(try shown.peer(of: label).handle.opaque))
      #expect(text.hasPrefix("line\u{2028}line") && text.utf8.count < 200)
      label.frame.size.height = 400
      try await Stage.settle(shown)
      let longer = String(cString: gtk_label_get_text(try shown.peer(of: label).handle.opaque))
      #expect(longer.utf8.count > text.utf8.count + 50)
    }

    private func isShortened(height: CGFloat, numberOfLines: Int) async throws -> Bool {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: height))
      label.text = "The quick brown fox jumps over the lazy dog"
      label.numberOfLines = numberOfLines
      let root = UIView()
      root.addSubview(label)
      let shown = try await Stage.show(root)
      let layout = gtk_label_get_layout(try shown.peer(of: label).handle.opaque)
      return pango_layout_is_ellipsized(layout) != 0
    }
  }
}
