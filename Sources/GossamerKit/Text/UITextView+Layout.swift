// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// Where the lines are, and how much room they take.
//
// The Kit measures each paragraph by itself, and after a change only those that it was made in. For a long text even
// that would take too long whenever the view becomes wider: its paragraphs are estimated until they are seen. In a window
// the host lays it out little by little, and says how high it has become.
extension UITextView {
  /// The font of what has none of its own.
  package var shownFont: UIFont { font ?? Self.defaultFont }

  static let defaultFont = UIFont.systemFont(ofSize: 12)

  /// How far lines keep from the edges of the view while nothing is scrolled, in whole points.
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

  /// Longer texts are estimated, in bytes.
  static let greatestMeasuredLength = 32_768

  /// How far down the lines of a view that doesn't scroll are measured, in points; they are estimated below. That is four
  /// times as high as the pictures are of which UIKit makes a view.
  static let greatestMeasuredHeight: CGFloat = 65_536

  /// Whether the host lays the text out, because it is long.
  private var isMeasuredByHost: Bool { isScrollEnabled && isLong && peer?.textMirror != nil }

  private var isLong: Bool { edited.string.utf8.count > Self.greatestMeasuredLength }

  /// Brings the height of the content up to date with the text and the width of the view.
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

  /// The lines have another height, or another place.
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

  /// The width of the longest of the first paragraphs: those behind them leave it as it is, so that a long text costs
  /// no more at each key.
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
    // The width is the one that the view is about to get, as a rule.
    if !isScrollEnabled { column = other }
    fittingHeight = (style.width, other.paragraphs.height)
    return other.paragraphs.height
  }

  /// How far the baselines of the first and the last line are from the top and the bottom.
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
  /// Where a range of the text is shown, in scalars, see ``ShownEdit``. A caret at a division stands behind it.
  package func shownRange(of range: NSRange) -> Range<Int> {
    let lower = column.shownPlace(of: range.lowerBound, edited)
    guard range.length > 0 else { return lower..<lower }
    return lower..<column.shownPlace(of: range.upperBound, isBehindDivision: false, edited)
  }

  /// Where a place of the text is shown: at a division before it and behind it.
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

  /// What has to be replaced in the text that is shown, one after the other, for the change that was made last.
  package func takeShownEdits() -> [ShownEdit] {
    defer { shownEdits = [] }
    return shownEdits
  }

  /// The whole text, to be shown in the place of what is shown in a range.
  package func shownText(over range: Range<Int>) -> ShownEdit {
    column.shown(edited, over: range)
  }
}
