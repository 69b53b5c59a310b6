// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import Testing

@testable import Showcase

/// A table of inputs and rectangles, without any view.
@Suite(.alone) struct MessageFormLayoutTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let layout: MessageFormLayout
    var subject = CGRect.zero
    var attachments = CGRect.zero
    var channels = CGRect.zero
    var bodyInset = UIEdgeInsets.zero
    var loading = CGRect.zero
  }

  nonisolated private static func layout(
    _ rect: CGRect = CGRect(x: 0, y: 0, width: 320, height: 480),
    insets: UIEdgeInsets = .zero, attachments: Bool = false, channels: Bool = false,
    isMirrored: Bool = false, scale: CGFloat = 1
  ) -> MessageFormLayout {
    MessageFormLayout(
      workingRect: rect, layoutInsets: insets,
      originalTextContainerInset: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0),
      showsAttachments: attachments, showsChannelPicker: channels, isMirrored: isMirrored,
      scale: scale)
  }

  nonisolated static let rows = [
    Row(
      testDescription: "a reply", layout: layout(),
      subject: CGRect(x: 15, y: 0, width: 261, height: 44),
      attachments: CGRect(x: 15, y: 44, width: 305, height: 0),
      channels: CGRect(x: 15, y: 44, width: 290, height: 0),
      bodyInset: UIEdgeInsets(top: 44, left: 10, bottom: 8, right: 0),
      loading: CGRect(x: 0, y: 0, width: 320, height: 480)),
    Row(
      testDescription: "a new thread", layout: layout(channels: true),
      subject: CGRect(x: 15, y: 0, width: 261, height: 44),
      attachments: CGRect(x: 15, y: 44, width: 305, height: 0),
      channels: CGRect(x: 15, y: 44, width: 290, height: 44),
      bodyInset: UIEdgeInsets(top: 88, left: 10, bottom: 8, right: 0),
      loading: CGRect(x: 0, y: 0, width: 320, height: 480)),
    Row(
      testDescription: "with attachments", layout: layout(attachments: true, channels: true),
      subject: CGRect(x: 15, y: 0, width: 305, height: 44),
      attachments: CGRect(x: 15, y: 44, width: 305, height: 44),
      channels: CGRect(x: 15, y: 88, width: 290, height: 44),
      bodyInset: UIEdgeInsets(top: 132, left: 10, bottom: 8, right: 0),
      loading: CGRect(x: 0, y: 0, width: 320, height: 480)),
    Row(
      testDescription: "below a bar",
      layout: layout(insets: UIEdgeInsets(top: 64, left: 0, bottom: 20, right: 0)),
      subject: CGRect(x: 15, y: 0, width: 261, height: 44),
      attachments: CGRect(x: 15, y: 44, width: 305, height: 0),
      channels: CGRect(x: 15, y: 44, width: 290, height: 0),
      bodyInset: UIEdgeInsets(top: 44, left: 10, bottom: 8, right: 0),
      loading: CGRect(x: 0, y: 64, width: 320, height: 396)),
    Row(
      testDescription: "read from right to left",
      layout: layout(attachments: true, channels: true, isMirrored: true),
      subject: CGRect(x: 0, y: 0, width: 305, height: 44),
      attachments: CGRect(x: 0, y: 44, width: 305, height: 44),
      channels: CGRect(x: 15, y: 88, width: 290, height: 44),
      bodyInset: UIEdgeInsets(top: 132, left: 0, bottom: 8, right: 10),
      loading: CGRect(x: 0, y: 0, width: 320, height: 480)),
    Row(
      testDescription: "at half points, two pixels a point",
      layout: layout(CGRect(x: 0.3, y: 0.2, width: 320.4, height: 480), scale: 2),
      subject: CGRect(x: 15, y: 0, width: 261.5, height: 44),
      attachments: CGRect(x: 15, y: 44, width: 305.5, height: 0),
      channels: CGRect(x: 15, y: 44, width: 290.5, height: 0),
      bodyInset: UIEdgeInsets(top: 44, left: 10, bottom: 8, right: 0),
      loading: CGRect(x: 0.5, y: 0, width: 320, height: 480)),
    Row(
      testDescription: "no room", layout: layout(.zero, channels: true),
      subject: CGRect(x: 15, y: 0, width: 0, height: 44),
      attachments: CGRect(x: 15, y: 44, width: 0, height: 0),
      channels: CGRect(x: 15, y: 44, width: 0, height: 44),
      bodyInset: UIEdgeInsets(top: 88, left: 10, bottom: 8, right: 0)),
  ]

  @Test(arguments: rows) func placesEachPart(_ row: Row) {
    #expect(row.layout.subjectRect == row.subject)
    #expect(row.layout.attachmentsRect == row.attachments)
    #expect(row.layout.channelsRect == row.channels)
    #expect(row.layout.bodyInset == row.bodyInset)
    #expect(row.layout.loadingRect == row.loading)
  }

  @Test(arguments: [false, true]) func letsNothingOverlap(isMirrored: Bool) {
    for width in stride(from: 100, through: 900, by: 37.3) {
      let layout = Self.layout(
        CGRect(x: 0, y: 0, width: width, height: 400), channels: true, isMirrored: isMirrored,
        scale: 2)
      for other in [layout.paperclipRect, layout.channelsRect] {
        #expect(layout.subjectRect.intersection(other).isEmpty)
      }
      #expect(layout.lineRects.count == 2)
    }
  }
}
