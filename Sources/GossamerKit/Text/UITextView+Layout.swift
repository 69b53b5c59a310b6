// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// The positions of the lines, and the size of the text.
//
// Each paragraph is measured separately, and after a change only the changed paragraphs are. For a long text even
// that would take too long whenever the width of the view changes: the heights of its paragraphs are estimated until
// they are visible. In a window the host lays a long text out little by little, and reports its height.
extension UITextView {
  /// The font of text without a font attribute.
  package var shownFont: UIFont { font ?? Self.defaultFont }

  static let defaultFont = UIFont.systemFont(ofSize: 12)

  /// The distances of the lines from the edges of the view at content offset zero, in whole points.
  package var textMargins: UIEdgeInsets {
    let (own, around) = (textContainerInset, adjustedContentInset)
    let padding = textContainer.lineFragmentPadding
    func margin(_ distances: CGFloat...) -> CGFloat { max(distances.reduce(0, +), 0).rounded() }
    return UIEdgeInsets(
      top: margin(own.top, around.top), left: margin(own.left, around.left, padding),
      bottom: margin(own.bottom, around.bottom), right: margin(own.right, around.right, padding))
  }

  var columnStyle: TextColumn.Style { columnStyle(forWidth: bounds.width) }

  private func columnStyle(forWidth width: CGFloat) -> TextColumn.Style {
    let margins = textMargins
    return TextColumn.Style(font: shownFont, width: max(width - margins.left - margins.right, 0))
  }

  /// The length in bytes above which the height of a text is estimated.
  static let greatestMeasuredLength = 32_768

  /// The height to which the lines of a view that doesn't scroll are measured, in points; below it they are
  /// estimated. It is four times the height of the largest image that UIKit renders a view into.
  static let greatestMeasuredHeight: CGFloat = 65_536

  /// Whether the host lays the text out, because it is long.
  private var isMeasuredByHost: Bool { isScrollEnabled && isLong && peer?.textMirror != nil }

  private var isLong: Bool { edited.string.utf8.count > Self.greatestMeasuredLength }

  /// Updates the content size for the text and the width of the view.
  func layOutText() {
    let style = columnStyle
    if style != column.style {
      column.forgetHeights(style)
      hostTextHeight = nil
    }
    if !isLong || !isScrollEnabled {
      measureWhole(&column)
    } else if !isMeasuredByHost {
      let top = bounds.minY - textContainerInset.top
      column.measure(top - bounds.height...top + 2 * bounds.height, edited, textRuns)
    }
    let around = adjustedContentInset
    let measured = column.paragraphs.height
    let height = isMeasuredByHost ? hostTextHeight ?? measured : measured
    contentSize = CGSize(
      width: max(bounds.width - around.left - around.right, 0),
      height: height + textContainerInset.top + textContainerInset.bottom)
  }

  private func measureWhole(_ column: inout TextColumn) {
    if isLong {
      column.measure(0...Self.greatestMeasuredHeight, edited, textRuns)
    } else {
      column.measure(edited, textRuns)
    }
  }

  /// The host has laid out more of a long text.
  package func hostDidLayOut(textHeight: CGFloat) {
    guard isMeasuredByHost, textHeight != hostTextHeight else { return }
    hostTextHeight = textHeight
    setNeedsLayout()
  }

  func revealText(in range: NSRange) {
    let range = edited.valid(range)
    if isMeasuredByHost, let mirror = editor.mirror { return mirror.reveal(range) }
    layOutText()
    let first = column.line(at: range.lowerBound, edited, textRuns)
    let last =
      range.length == 0 ? first : column.line(at: range.upperBound, edited, textRuns)
    scrollRectToVisible(
      CGRect(
        x: contentOffset.x, y: first.lowerBound + textContainerInset.top, width: 1,
        height: max(last.upperBound - first.lowerBound, 1)),
      animated: false)
  }

  /// The attributes of the text.
  package var textRuns: TextRuns { styledText?.runs ?? TextRuns() }

  func textContainerInsetDidChange(from old: UIEdgeInsets) {
    let new = textContainerInset
    guard new != old else { return }
    guard [new.top, new.left, new.bottom, new.right].allSatisfy(\.isFinite) else {
      Messages.layout.error(
        "The text container inset \(new) of \(shortDescription) isn't finite; it stays \(old).")
      textContainerInset = old
      return
    }
    linesDidChange()
  }

  /// Called when the heights or the positions of the lines have changed.
  func linesDidChange() {
    fittingHeight = nil
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsCommit(.content)
  }

  // MARK: - Size

  var naturalSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return fittingSize(forWidth: .infinity)
  }

  func fittingSize(forWidth width: CGFloat) -> CGSize {
    let margins = textMargins
    let natural = naturalTextWidth + margins.left + margins.right
    let width = width > 0 ? min(natural, width) : natural
    return CGSize(
      width: width, height: textHeight(forWidth: width) + margins.top + margins.bottom)
  }

  /// The width of the longest paragraph within the first 1,000 UTF-16 units. The rest is ignored, so that the cost of
  /// a key doesn't depend on the length of the text.
  private var naturalTextWidth: CGFloat {
    let part = edited.valid(NSRange(location: 0, length: min(edited.length, 1_000)))
    return TextMeasurer.shared.measure(
      TextRequest(
        edited.substring(in: part), runs: textRuns.isEmpty ? textRuns : textRuns.part(part),
        font: shownFont, numberOfLines: 0, lineBreakMode: .byWordWrapping, width: .infinity)
    ).size.width
  }

  private func textHeight(forWidth width: CGFloat) -> CGFloat {
    let style = columnStyle(forWidth: width)
    if style == column.style, column.paragraphs.isMeasured { return column.paragraphs.height }
    if let fittingHeight, fittingHeight.width == style.width { return fittingHeight.height }
    var other = column
    if style != other.style { other.forgetHeights(style) }
    measureWhole(&other)
    // This is usually the width that the view is about to get.
    if !isScrollEnabled { column = other }
    fittingHeight = (style.width, other.paragraphs.height)
    return other.paragraphs.height
  }

  /// The distances of the first baseline from the top, and of the last baseline from the bottom.
  var textBaselines: (first: CGFloat, last: CGFloat) {
    let (first, last) = column.ends(edited, textRuns)
    let margins = textMargins
    return (
      margins.top + first.firstBaseline, margins.bottom + last.size.height - last.lastBaseline
    )
  }
}

// MARK: - Pages

extension UITextView {
  /// The range of scalars in which a range of the text is shown, see ``ShownEdit``. A caret at a division is after
  /// it.
  package func shownRange(of range: NSRange) -> Range<Int> {
    let lower = column.shownPlace(of: range.lowerBound, edited)
    guard range.length > 0 else { return lower..<lower }
    return lower..<column.shownPlace(of: range.upperBound, isBehindDivision: false, edited)
  }

  /// The scalars between which a position of the text is shown: at a division, the one before it and the one after
  /// it.
  package func shownSides(of unit: Int) -> ClosedRange<Int> {
    column.shownPlace(
      of: unit, isBehindDivision: false, edited)...column.shownPlace(of: unit, edited)
  }

  /// The part of the text that is shown in a range of scalars.
  package func range(ofShown range: Range<Int>) -> NSRange {
    edited.range(
      ofScalars: column.divisions.scalar(
        shownAt: range.lowerBound)..<column.divisions.scalar(shownAt: range.upperBound))
  }

  /// The replacements to be made in the shown text, in this order, for the last change. Reading them clears them.
  package func takeShownEdits() -> [ShownEdit] {
    defer { shownEdits = [] }
    return shownEdits
  }

  /// The whole text, as a replacement of a range of the shown text.
  package func shownText(over range: Range<Int>) -> ShownEdit {
    column.shown(edited, over: range)
  }
}
