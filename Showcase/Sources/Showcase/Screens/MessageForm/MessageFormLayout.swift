// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Where the parts of the message form stand: a value, made from numbers and tested with numbers.
///
/// The subject, the attachments and the channel scroll with the body's text, so their rectangles are in the coordinates of
/// the body's content.
nonisolated struct MessageFormLayout: Equatable {
  /// The room before subject, attachments and channel.
  static let leftMargin: CGFloat = 15
  /// The room before the body's text. A text view adds five points of its own.
  static let leftTextInset: CGFloat = 10
  /// The height of the subject, and of attachments and channel where they are shown, unless their text needs more.
  static let rowHeight: CGFloat = 44

  /// How high a notice is at the least, where one is shown, and what it has above and below its text.
  static let (noticeHeight, noticeMargin): (CGFloat, CGFloat) = (32, 6)

  /// The whole form.
  var workingRect: CGRect
  /// What bars cover of it.
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

  /// What says that the message is being posted, over all that bars don't cover.
  var loadingRect: CGRect { workingRect.inset(by: layoutInsets).roundedToPixels(scale: scale) }

  /// The notice, along the lower edge of what bars don't cover.
  var noticeRect: CGRect {
    let room = workingRect.inset(by: layoutInsets)
    let needed = max(Self.noticeHeight, noticeTextHeight + 2 * Self.noticeMargin)
    let height = showsNotice ? min(needed, room.height) : 0
    return CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
      .roundedToPixels(scale: scale)
  }

  /// The body, which fills the form as far as the notice.
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

  /// The channel, which has as much room behind it as before it.
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

  /// The room around the body's text: on top for all that is above it.
  var bodyInset: UIEdgeInsets {
    let inset = UIEdgeInsets(
      top: channelsRect.maxY, left: Self.leftTextInset, bottom: originalTextContainerInset.bottom,
      right: originalTextContainerInset.right)
    return isMirrored ? inset.mirrored : inset
  }

  private var contentWidth: CGFloat {
    max(0, workingRect.width - layoutInsets.left - layoutInsets.right)
  }

  /// A part that begins after the margin and reaches to the end.
  private func row(top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: Self.leftMargin, y: top, width: max(0, contentWidth - Self.leftMargin), height: height)
  }

  private func placed(_ rect: CGRect) -> CGRect {
    let content = CGRect(x: 0, y: 0, width: contentWidth, height: rect.maxY)
    return (isMirrored ? rect.mirrored(in: content) : rect).roundedToPixels(scale: scale)
  }
}
