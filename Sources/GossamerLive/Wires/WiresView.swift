// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Draws the connections of a scene over its views, with a dock below for objects that aren't
/// views, and lights them up as they fire.
///
/// It handles no touches, and does no work while nothing moves and nothing fires.
final class WiresView: UIView {
  let wiring: Wiring
  private weak var stage: UIView?
  private let ground = UIView()
  private let line = UIView()
  private let lines = WireStrokesView()
  private let dock: DockView
  private let dots = WireStrokesView()
  private let light = WireStrokesView()
  private var labels: [Int: Chip] = [:]
  private var pulses = WirePulses()
  private var ends: [WireEnds?] = []
  private(set) var curves: [WireCurve?] = []
  private var link: UpdateLink?

  /// The wires that stand out.
  var emphasis = WireEmphasis.none {
    didSet { if emphasis != oldValue { drawWires() } }
  }

  /// The greatest distance from which a wire is pressed, in points.
  private static let reach: CGFloat = 8
  private let clock = ContinuousClock()
  private let beginning = ContinuousClock.now

  /// Creates the drawing.
  /// - Parameters:
  ///   - wiring: the objects and their connections. The views have to be laid out.
  ///   - stage: the view that contains the views of the scene. Views that its bounds clip have no
  ///     wires.
  init(_ wiring: Wiring, stage: UIView) {
    self.wiring = wiring
    self.stage = stage
    dock = DockView(wiring)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    ground.backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    for view in [ground, line, lines, dock, dots, light] { addSubview(view) }
    link = UpdateLink { [weak self] in self?.follow() ?? false }
  }

  /// The drawing is in no document.
  required init?(coder: NSCoder) { nil }

  /// The height of the dock, in points.
  func dockHeight(width: CGFloat) -> CGFloat {
    dock.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  override func layoutSubviews() {
    let height = dockHeight(width: bounds.width)
    let top = bounds.height - height
    ground.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    line.frame = CGRect(x: 0, y: top, width: bounds.width, height: 1)
    dock.frame = ground.frame
    for view in [lines, dots, light] { view.frame = bounds }
    super.layoutSubviews()
  }

  /// Lights up the connection that a step of a trace has used.
  func fire(_ step: TraceStep) {
    guard step.kind == .connection, let source = step.source, let target = step.target else {
      return
    }
    fire(from: source, to: target)
  }

  /// Lights up the connections of two objects, because the first has called or changed the second.
  func fire(from source: AnyObject, to destination: AnyObject) {
    let wires = wiring.connections.enumerated().compactMap {
      (number, connection) -> (number: Int, isReversed: Bool)? in
      if connection.source === source, connection.destination === destination {
        return (number, false)
      }
      let isReversed = connection.source === destination && connection.destination === source
      return isReversed ? (number, true) : nil
    }
    guard !wires.isEmpty else { return }
    pulses.fire(
      wires, from: ObjectIdentifier(source), to: ObjectIdentifier(destination), at: time)
    link?.setNeedsUpdate()
  }

  /// Whether a wire is lit, or about to be.
  var isLit: Bool { !pulses.isEmpty }

  private var time: Duration { clock.now - beginning }

  /// Draws the wires anew if the objects at their ends have moved.
  /// - Returns: whether one of them is lit.
  private func follow() -> Bool {
    let newEnds = wiring.connections.map(visibleEnds)
    if newEnds != ends {
      ends = newEnds
      curves = WireRouter.curves(of: newEnds)
      drawWires()
    }
    guard !pulses.isEmpty || !light.strokes.isEmpty else { return false }
    pulses.removeEnded(at: time)
    showLights()
    return !pulses.isEmpty
  }

  private func drawWires() {
    let drawn = zip(curves, wiring.connections).compactMap { curve, connection in
      curve.flatMap { curve in
        emphasis.look(of: connection, among: wiring.connections.count).map {
          (curve, connection.kind.color, $0)
        }
      }
    }
    lines.strokes = drawn.map { WireStroke.line($0, color: $1, $2) }
    dots.strokes = drawn.flatMap { WireStroke.dots($0, color: $1, $2) }
  }

  /// The connection whose wire is drawn at a point, in points of this view; nil if there is none.
  func connection(at point: CGPoint) -> Wiring.Connection? {
    let candidates = zip(curves, wiring.connections).compactMap { curve, connection in
      curve.flatMap { curve in
        emphasis.look(of: connection, among: wiring.connections.count).map { _ in
          (connection: connection, distance: curve.distance(to: point))
        }
      }
    }
    let nearest = candidates.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= Self.reach ? $0.connection : nil }
  }

  private func visibleEnds(of connection: Wiring.Connection) -> WireEnds? {
    guard let from = place(of: connection.source), let to = place(of: connection.destination),
      connection.source !== connection.destination
    else { return nil }
    return WireEnds(from: from, to: to)
  }

  /// The visible rectangle of `object`, in points of this view; nil if it isn't visible.
  func place(of object: AnyObject) -> CGRect? {
    if let node = dock.node(of: object) { return convert(node.bounds, from: node) }
    guard let view = (object as? UIBarButtonItem)?.button ?? object as? UIView, let stage,
      view !== stage
    else { return nil }
    var visible = convert(view.bounds, from: view)
    for ancestor in sequence(first: view, next: \.superview) {
      if ancestor.isHidden || ancestor.alpha < 0.01 { return nil }
      if ancestor.clipsToBounds || ancestor === stage {
        visible = visible.intersection(convert(ancestor.bounds, from: ancestor))
      }
      if ancestor === stage { return visible.isEmpty ? nil : visible }
    }
    return nil
  }

  // MARK: - Lights

  private func showLights() {
    let now = time
    var strokes: [WireStroke] = []
    var shown: [Int: Chip] = [:]
    for number in pulses.wires.sorted() {
      guard let curve = curves[number], let light = pulses.light(of: number, at: now) else {
        continue
      }
      let connection = wiring.connections[number]
      strokes += WireStroke.light(light, along: curve, color: connection.kind.color)
      let label = labels[number] ?? makeLabel(of: connection, on: curve)
      labels[number] = label
      label.alpha = light.brightness
      shown[number] = label
    }
    light.strokes = strokes
    for (number, label) in labels where shown[number] == nil { label.removeFromSuperview() }
    labels = shown
  }

  private func makeLabel(of connection: Wiring.Connection, on curve: WireCurve) -> Chip {
    let label = WireLabel(connection)
    label.frame = LabelPlace.frame(
      for: label.sizeThatFits(bounds.size), on: curve, within: bounds,
      avoiding: labels.values.map(\.frame) + dock.nodeFrames.map { convert($0, from: dock) })
    addSubview(label)
    return label
  }
}
