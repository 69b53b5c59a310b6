// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Testing

@testable import GossamerGTK
@testable import GossamerKit

extension GTKTests {
  /// How fields look.
  @Suite struct FieldTests {
    @Test func aRingInTheTintColourSurroundsTheFieldThatIsEdited() async throws {
      let (field, shown) = try await field { $0.tintColor = .red }
      let isRed = { (pixel: Picture.Pixel) in pixel.red > 150 && pixel.green < 150 }
      #expect(try !isRed(Picture(of: field, in: shown)[100, 1]))
      field.becomeFirstResponder()
      try await Stage.settle(shown)
      let picture = try Picture(of: field, in: shown)
      #expect(isRed(picture[100, 1]) && isRed(picture[100, 32]) && isRed(picture[1, 17]))
      #expect(!isRed(picture[100, 17]))
      field.resignFirstResponder()
      try await Stage.settle(shown)
      #expect(try !isRed(Picture(of: field, in: shown)[100, 1]))
    }

    @Test func theSelectionIsInTheTintColour() async throws {
      let (field, shown) = try await field {
        $0.tintColor = .green
        $0.text = "MMMMMMMM"
      }
      let greens = {
        let picture = try Picture(of: field, in: shown)
        return (10..<100).filter { x in
          let pixel = picture[x, 8]
          return Int(pixel.green) > Int(pixel.red) + 30 && Int(pixel.green) > Int(pixel.blue) + 30
        }.count
      }
      #expect(try greens() == 0)
      field.becomeFirstResponder()
      field.selectAll(nil)
      try await Stage.settle(shown)
      #expect(try greens() > 50)
    }

    @Test func borderAndRingHaveTheCornersOfTheLayer() async throws {
      let (field, shown) = try await field { $0.layer.cornerRadius = 17 }
      // On the border of a corner with the radius that rounded fields have.
      #expect(try Picture(of: field, in: shown)[3, 3].alpha == 0)
      field.becomeFirstResponder()
      try await Stage.settle(shown)
      let picture = try Picture(of: field, in: shown)
      #expect(picture[3, 3].alpha == 0)
      #expect(picture[100, 1].alpha > 0)
      field.layer.cornerRadius = 0
      try await Stage.settle(shown)
      #expect(try Picture(of: field, in: shown)[3, 3].alpha > 0)
    }

    @Test func overlayViewsStandBesideTheText() async throws {
      let (field, shown) = try await field {
        $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        $0.leftViewMode = .always
        $0.text = "Text"
      }
      let overlay = try #require(field.leftView)
      #expect(try shown.place(of: overlay).width == 20)
      let entry = try #require(shown.peer(of: field) as? TextFieldPeer).text.entry
      var bounds = graphene_rect_t()
      #expect(
        gtk_widget_compute_bounds(
          entry.pointer(to: GtkWidget.self), try shown.widget(of: field), &bounds) != 0)
      #expect(bounds.origin.x == 20)
    }

    private func field(
      _ configure: (UITextField) -> Void
    ) async throws -> (UITextField, ShownWindow) {
      let root = UIView()
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
      field.borderStyle = .roundedRect
      configure(field)
      root.addSubview(field)
      let shown = try await Stage.show(root)
      try await Stage.settle(shown)
      return (field, shown)
    }
  }
}
