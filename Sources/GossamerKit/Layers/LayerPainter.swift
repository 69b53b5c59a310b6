// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Drawing layers and views into a graphics context, without a host.
extension CALayer {
  /// Draws the layer with its sublayers, and a view's layer with its subviews, in the layer's own coordinates. Animations aren't
  /// drawn, and shadows neither.
  ///
  /// A view in a window is drawn as the window shows it. Another one, and every view in a headless test, shows its backgrounds, borders,
  /// layers, texts of labels, images and what `draw(_:)` draws, but not the inside of controls that are widgets of GTK.
  ///
  /// Semantics: https://developer.apple.com/documentation/quartzcore/calayer/render(in:)
  public func render(in ctx: CGContext) {
    ctx.saveGState()
    LayerPainter(context: ctx).paint(self)
    ctx.restoreGState()
  }
}

/// Draws layers and views into a context.
struct LayerPainter {
  let context: CGContext

  /// Draws a layer in its own coordinates.
  func paint(_ layer: CALayer) {
    if let view = layer.view, view.peer?.draw(in: context) == true { return }
    guard let mask = layer.drawnMask else { return paintUnmasked(layer) }
    context.paintMasked({ paintUnmasked(layer) }, by: { paintPlaced(mask) })
  }

  /// Draws a layer in the coordinates of its superlayer.
  private func paintPlaced(_ layer: CALayer) {
    let view = layer.view
    var geometry = layer.geometry
    if let view {
      (geometry.bounds, geometry.position) = (view.bounds, view.center)
      geometry.transform = view.transform
    }
    guard geometry.toSuperlayer.inverse != nil else { return }
    context.saveGState()
    context.concatenate(geometry.toSuperlayer)
    context.paintGroup(alpha: CGFloat(layer.opacity)) { paint(layer) }
    context.restoreGState()
  }

  private func paintUnmasked(_ layer: CALayer) {
    let (bounds, view) = (layer.bounds, layer.view)
    let outline = outline(of: layer, bounds)
    let background =
      view.map { $0.backgroundColor?.components(with: $0.traitCollection) }
      ?? layer.backgroundColor?.rgba
    if let background, background.alpha > 0 {
      context.setFillColor(UIColor(background).cgColor)
      context.addPath(outline)
      context.fillPath()
    }
    context.saveGState()
    if layer.masksToBounds { clip(to: outline) }
    paintContent(of: layer, outline)
    for sublayer in layer.drawnSublayers { paintPlaced(sublayer) }
    if let view {
      view.traitCollection.performAsCurrent { paintContent(of: view) }
      for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
        paintPlaced(subview.ensuredLayer)
      }
    }
    context.restoreGState()
    guard layer.borderWidth > 0, let color = layer.borderColor else { return }
    context.saveGState()
    clip(to: outline)
    context.setStrokeColor(color)
    // The half of the line outside of the bounds is clipped.
    context.setLineWidth(2 * layer.borderWidth)
    context.addPath(outline)
    context.strokePath()
    context.restoreGState()
  }

  private func clip(to path: CGPath) {
    context.beginPath()
    context.addPath(path)
    context.clip()
  }

  private func paintContent(of layer: CALayer, _ outline: CGPath) {
    switch layer.content {
    case .drawing(let drawing): context.paint(drawing)
    case .gradient(let gradient):
      context.saveGState()
      clip(to: outline)
      let bounds = layer.bounds
      func point(_ part: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
      }
      let (start, end) = (point(gradient.start), point(gradient.end))
      // Cairo has no conic gradients; they are drawn as axial ones.
      let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
      context.paintGradient(
        from: start, to: end, radii: gradient.type == .radial ? radii : nil,
        stops: gradient.stops.map { ($0.location, $0.color) })
      context.restoreGState()
    case nil: break
    }
  }

  private func paintContent(of view: UIView) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    if let label = view as? UILabel {
      var place = label.textRect(
        forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
      place.origin.y += (label.bounds.height - place.height) / 2
      place.size.width = label.bounds.width
      label.attributedText?.draw(in: place)
    } else if let imageView = view as? UIImageView, let image = imageView.shownImage {
      let shown = imageView.isTemplate ? image.withTintColor(view.tintColor) : image
      shown.draw(in: view.contentMode.frame(ofContent: image.size, in: view.bounds))
    } else if view.drawsItself {
      context.saveGState()
      view.draw(view.bounds)
      context.restoreGState()
    }
  }

  private func outline(of layer: CALayer, _ bounds: CGRect) -> CGPath {
    let radius = min(max(layer.cornerRadius, 0), bounds.width / 2, bounds.height / 2)
    guard radius > 0 else { return CGPath(rect: bounds, transform: nil) }
    func length(_ corner: CACornerMask) -> CGFloat {
      layer.maskedCorners.contains(corner) ? radius : 0
    }
    let path = CGMutablePath()
    // The distance of a control point from the corner at which a curve looks like a quarter of a circle.
    let rest: CGFloat = 1 - 0.5522847498
    func round(_ corner: CGPoint, _ radius: CGFloat, from: CGVector, to: CGVector) {
      func along(_ way: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + way.dx * radius * part, y: corner.y + way.dy * radius * part)
      }
      if path.isEmpty { path.move(to: along(from, 1)) } else { path.addLine(to: along(from, 1)) }
      path.addCurve(to: along(to, 1), control1: along(from, rest), control2: along(to, rest))
    }
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    let (minX, minY, maxX, maxY) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
    round(CGPoint(x: minX, y: minY), length(.layerMinXMinYCorner), from: down, to: right)
    round(CGPoint(x: maxX, y: minY), length(.layerMaxXMinYCorner), from: left, to: down)
    round(CGPoint(x: maxX, y: maxY), length(.layerMaxXMaxYCorner), from: up, to: left)
    round(CGPoint(x: minX, y: maxY), length(.layerMinXMaxYCorner), from: right, to: up)
    path.closeSubpath()
    return path
  }
}
