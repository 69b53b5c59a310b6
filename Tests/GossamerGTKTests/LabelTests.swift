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
