// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// The frames of the message form's parts: a value, computed from numbers and tested with numbers.
///
/// The subject, the attachments and the channel scroll with the body's text, so their rectangles are in the coordinates of
/// the body's content.
nonisolated struct MessageFormLayout: Equatable {
  /// The margin at the leading edge of subject, attachments and channel.
  static let leftMargin: CGFloat = 15
  /// The inset at the leading edge of the body's text. A text view adds five points of its own.
  static let leftTextInset: CGFloat = 10
  /// The height of the subject, and of attachments and channel if they are shown, unless their text needs more.
  static let rowHeight: CGFloat = 44

  /// The least height of a notice, and the margins above and below its text.
  static let (noticeHeight, noticeMargin): (CGFloat, CGFloat) = (32, 6)

  /// The bounds of the whole form.
  var workingRect: CGRect
  /// The insets that bars cover.
  var layoutInsets = UIEdgeInsets.zero
  /// The insets that a text view has by itself.
  var originalTextContainerInset = UIEdgeInsets.zero
  var showsAttachments = false
  var showsChannelPicker = false
  var showsNotice = false
  // The heights that texts need.
  var subjectTextHeight: CGFloat = 0
  var channelTextHeight: CGFloat = 0
  var noticeTextHeight: CGFloat = 0
  /// Whether lines are read from right to left.
  var isMirrored = false
  /// Pixels per point.
  var scale: CGFloat = 1

  var subjectHeight: CGFloat { max(Self.rowHeight, subjectTextHeight) }
  var attachmentsHeight: CGFloat { showsAttachments ? Self.rowHeight : 0 }
  var channelsHeight: CGFloat { showsChannelPicker ? max(Self.rowHeight, channelTextHeight) : 0 }

  /// The view that says that the message is being posted: everything that bars don't cover.
  var loadingRect: CGRect { workingRect.inset(by: layoutInsets).roundedToPixels(scale: scale) }

  /// The notice, at the bottom of the area that bars don't cover.
  var noticeRect: CGRect {
    let area = workingRect.inset(by: layoutInsets)
    let needed = max(Self.noticeHeight, noticeTextHeight + 2 * Self.noticeMargin)
    let height = showsNotice ? min(needed, area.height) : 0
    return CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
      .roundedToPixels(scale: scale)
  }

  /// The body, which fills the form down to the notice.
  var bodyRect: CGRect {
    var rect = workingRect
    if showsNotice { rect.size.height = noticeRect.minY - rect.minY }
    return rect.roundedToPixels(scale: scale)
  }

  var subjectRect: CGRect {
    var rect = row(top: 0, height: subjectHeight)
    if !showsAttachments { rect.size.width = max(0, rect.width - Self.rowHeight) }
    return placed(rect)
  }

  /// The button that adds the first attachment, at the end of the subject.
  var paperclipRect: CGRect {
    let size = Self.rowHeight
    let y = (subjectHeight - size) / 2
    return placed(CGRect(x: contentWidth - size, y: y, width: size, height: size))
  }

  var attachmentsRect: CGRect { placed(row(top: subjectHeight, height: attachmentsHeight)) }

  /// The channel, which has the same margin at both edges.
  var channelsRect: CGRect {
    var rect = row(top: subjectHeight + attachmentsHeight, height: channelsHeight)
    rect.size.width = max(0, rect.width - Self.leftMargin)
    return placed(rect)
  }

  /// The lines below the parts that are shown, one pixel high.
  var lineRects: [CGRect] {
    let height = 1 / max(1, scale)
    return [subjectRect, attachmentsRect, channelsRect].filter { $0.height > 0 }.map { rect in
      placed(row(top: rect.maxY - height, height: height))
    }
  }

  /// The insets of the body's text; the top one leaves room for the parts above it.
  var bodyInset: UIEdgeInsets {
    let inset = UIEdgeInsets(
      top: channelsRect.maxY, left: Self.leftTextInset, bottom: originalTextContainerInset.bottom,
      right: originalTextContainerInset.right)
    return isMirrored ? inset.mirrored : inset
  }

  private var contentWidth: CGFloat {
    max(0, workingRect.width - layoutInsets.left - layoutInsets.right)
  }

  /// The rectangle from the margin to the trailing edge.
  private func row(top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: Self.leftMargin, y: top, width: max(0, contentWidth - Self.leftMargin), height: height)
  }

  private func placed(_ rect: CGRect) -> CGRect {
    let content = CGRect(x: 0, y: 0, width: contentWidth, height: rect.maxY)
    return (isMirrored ? rect.mirrored(in: content) : rect).roundedToPixels(scale: scale)
  }
}
