// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension VisualFormat {
  /// The constraints that the format asks for.
  ///
  /// Distances and sizes come in the order in which the format is read, then the alignments, from
  /// view to view. A distance of 20 is a constant of 20 in whichever direction the views follow
  /// each other, so that the constant can be changed later without a thought to its sign.
  ///
  /// - Parameters:
  ///   - options: Alignments, direction and spacing.
  ///   - metrics: The numbers that the format names. A name that is both a metric and a view is the
  ///     metric.
  ///   - views: The names of the views.
  ///   - viewsWithoutSuperview: Those of them that `|` cannot stand beside.
  /// - Throws: Any `VisualFormatError` but `.empty` and `.syntax`.
  /// - Complexity: linear in the length of the format.
  public func constraints(
    options: Options = [], metrics: [String: Double] = [:], views: Set<String>,
    viewsWithoutSuperview: Set<String> = []
  ) throws(VisualFormatError) -> [Constraint] {
    guard options.intersection(.directionMask) != .directionMask else {
      throw .conflictingDirections(at: .init(format: source, index: firstView.start))
    }
    let names = VisualFormatNames(
      format: source, metrics: metrics, views: views, viewsWithoutSuperview: viewsWithoutSuperview)
    var resolver = VisualFormatResolver(format: self, options: options, names: names)
    return try resolver.resolve()
  }
}
