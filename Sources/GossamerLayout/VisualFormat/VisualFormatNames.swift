// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The metrics and views that a format may name, and the checks that need them.
struct VisualFormatNames {
  enum NumberOrView {
    case number(Double)
    case view(String)
  }

  /// The text of the format, for messages.
  let format: String
  let metrics: [String: Double]
  let views: Set<String>
  let viewsWithoutSuperview: Set<String>

  func check(_ view: VisualFormat.View) throws(VisualFormatError) {
    guard views.contains(view.name) else {
      throw .unknownView(view.name, known: views.sorted(), at: place(view.start))
    }
  }

  func check(
    _ superview: VisualFormat.Superview, beside view: VisualFormat.View
  ) throws(VisualFormatError) {
    guard !viewsWithoutSuperview.contains(view.name) else {
      throw .noSuperview(of: view.name, at: place(superview.start))
    }
  }

  /// The number or view with which a view's size is compared. As in UIKit, a metric is preferred to
  /// a view of the same name.
  func numberOrView(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> NumberOrView {
    guard case .name(let name) = operand.value, metrics[name] == nil else {
      return .number(try number(operand))
    }
    guard views.contains(name) else {
      throw .unknownMetricOrView(
        name, known: views.union(metrics.keys).sorted(), at: place(operand.start))
    }
    return .view(name)
  }

  func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    switch operand.value {
    case .number(let number):
      return number
    case .name(let name):
      guard let number = metrics[name] else {
        guard !views.contains(name) else {
          throw .viewInsteadOfNumber(name, at: place(operand.start))
        }
        throw .unknownMetric(name, known: metrics.keys.sorted(), at: place(operand.start))
      }
      guard number.isFinite else { throw .notFinite(number, at: place(operand.start)) }
      return number
    }
  }

  /// A priority, or 1000 where none is written.
  func priority(_ operand: VisualFormat.Operand?) throws(VisualFormatError) -> Double {
    guard let operand else { return 1000 }
    let priority = try number(operand)
    guard priority > 0, priority <= 1000 else {
      throw .priorityOutOfRange(priority, at: place(operand.start))
    }
    return priority
  }

  func place(_ index: String.Index) -> VisualFormatError.Place {
    VisualFormatError.Place(format: format, index: index)
  }
}
