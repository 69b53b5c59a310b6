// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// What surrounds a field that is being edited: in the tint colour, with the corners of its border.
struct FocusRing: Equatable {
  private let color: UIColor.Components
  private let radius: CGFloat

  private static let width: CGFloat = 2
  private static let opacity = 0.6

  /// The ring of `field`. The layer's corners, where it has round ones, else those of the border style.
  init(of field: UITextField) {
    let color = field.tintColor.components(with: field.traitCollection)
    self.color = UIColor.Components(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * Self.opacity)
    let cornerRadius = field.storedLayer?.cornerRadius ?? 0
    radius = cornerRadius > 0 ? cornerRadius : Self.radius(of: field.borderStyle)
  }

  /// The radii are those of the style sheet.
  private static func radius(of style: UITextField.BorderStyle) -> CGFloat {
    switch style {
    case .none, .line: 0
    case .bezel: 3
    case .roundedRect: 8
    }
  }

  /// Draws the ring just inside of a rectangle of that size.
  func draw(on snapshot: OpaquePointer, size: CGSize) {
    var bounds = graphene_rect_t(CGRect(origin: .zero, size: size))
    var outline = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(
      &outline, &bounds, Float(min(radius, size.width / 2, size.height / 2)))
    let widths = [Float](repeating: Float(Self.width), count: 4)
    let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
    gtk_snapshot_append_border(snapshot, &outline, widths, colors)
  }
}
