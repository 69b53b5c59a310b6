// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Turns a parsed format into constraints: decides which attributes a distance connects, and looks
/// the numbers up.
struct VisualFormatResolver {
  typealias Anchor = VisualFormat.Constraint.Anchor

  let format: VisualFormat
  let edges: VisualFormatEdges
  let names: VisualFormatNames
  let alignments: [LayoutAttribute]
  private var constraints: [VisualFormat.Constraint] = []

  init(format: VisualFormat, options: VisualFormat.Options, names: VisualFormatNames) {
    self.format = format
    self.names = names
    edges = VisualFormatEdges(axis: format.axis, options: options)
    alignments = options.alignments
  }

  mutating func resolve() throws(VisualFormatError) -> [VisualFormat.Constraint] {
    var last = format.firstView
    try names.check(last)
    if let leading = format.leadingSuperview {
      try names.check(leading, beside: last)
      let edge = Anchor(item: .superview(of: last.name), attribute: edges.start)
      try connect(edge, last.anchor(edges.start), by: leading.connection, standard: .superviewEdge)
    }
    try size(last)
    for link in format.links {
      try names.check(link.view)
      try connect(
        last.anchor(edges.endBeforeView), link.view.anchor(edges.startAfterView),
        by: link.connection, standard: edges.standardSpacing)
      try size(link.view)
      last = link.view
    }
    if let trailing = format.trailingSuperview {
      try names.check(trailing, beside: last)
      let edge = Anchor(item: .superview(of: last.name), attribute: edges.end)
      try connect(last.anchor(edges.end), edge, by: trailing.connection, standard: .superviewEdge)
    }
    try align()
    return constraints
  }

  /// The distance from one anchor to the next.
  private mutating func connect(
    _ start: Anchor, _ end: Anchor, by connection: VisualFormat.Connection,
    standard: VisualFormat.StandardSpacing
  ) throws(VisualFormatError) {
    let (first, second) = edges.runBackwards ? (start, end) : (end, start)
    switch connection {
    case .flush:
      add(first, .equal, second, .points(0))
    case .standard:
      add(first, .equal, second, .standard(standard))
    case .distances(let predicates):
      for predicate in predicates {
        let distance = try names.number(predicate.object)
        add(
          first, predicate.relation, second, .points(distance),
          priority: try names.priority(predicate.priority))
      }
    }
  }

  /// The width or height of a view.
  private mutating func size(_ view: VisualFormat.View) throws(VisualFormatError) {
    for predicate in view.predicates {
      let object = try names.numberOrView(predicate.object)
      let priority = try names.priority(predicate.priority)
      switch object {
      case .number(let points):
        add(view.anchor(edges.size), predicate.relation, nil, .points(points), priority: priority)
      case .view(let name):
        let other = Anchor(item: .view(name), attribute: edges.size)
        add(view.anchor(edges.size), predicate.relation, other, .points(0), priority: priority)
      }
    }
  }

  /// Aligns each view with the one before, by each alignment of the options.
  private mutating func align() throws(VisualFormatError) {
    let alignable = format.axis.alignable
    var previous = format.firstView
    for link in format.links {
      for attribute in alignments {
        guard alignable.contains(attribute) else {
          throw .alignmentAlongAxis(attribute, at: names.place(link.view.start))
        }
        add(previous.anchor(attribute), .equal, link.view.anchor(attribute), .points(0))
      }
      previous = link.view
    }
  }

  private mutating func add(
    _ first: Anchor, _ relation: LayoutRelation, _ second: Anchor?,
    _ constant: VisualFormat.Constraint.Constant, priority: Double = 1000
  ) {
    constraints.append(
      VisualFormat.Constraint(
        first: first, relation: relation, second: second, constant: constant, priority: priority))
  }
}

extension VisualFormat.View {
  fileprivate func anchor(_ attribute: LayoutAttribute) -> VisualFormat.Constraint.Anchor {
    VisualFormat.Constraint.Anchor(item: .view(name), attribute: attribute)
  }
}
