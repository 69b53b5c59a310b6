// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// The Kit's text measurement equals that of a GtkLabel; otherwise layouts would differ between a test and a window.
  @Suite struct LabelMetricsTests {
    nonisolated static let texts = [
      "Hello", "The quick brown fox jumps over the lazy dog", "Ég 👨‍👩‍👧 🇩🇪 été",
      "مرحبا بالعالم كيف الحال اليوم", "日本語の文章はこのように折り返されます", "two\nlines, the second longer",
      "",
    ]

    nonisolated static let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .systemFont(ofSize: 12, weight: .light), .boldSystemFont(ofSize: 28),
      .italicSystemFont(ofSize: 15), .monospacedSystemFont(ofSize: 13, weight: .regular),
    ]

    @Test(arguments: texts, fonts)
    func headlessMeasuresEqualThoseOfGtkLabel(text: String, font: UIFont) throws {
      _ = try Stage.host()
      let label = ObjectHandle(referencing: gtk_label_new(text))
      let attributes = PangoAttributes(font: font, color: UIColor.black.components())
      gtk_label_set_attributes(label.opaque, attributes.list)
      let widget = label.pointer(to: GtkWidget.self)

      let natural = TextMeasurer.shared.measure(text, font: font)
      #expect(
        measure(widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1).natural == natural.size.width)
      let height = measure(widget, GTK_ORIENTATION_VERTICAL, forSize: -1)
      #expect(height.natural == natural.size.height)
      #expect(height.baseline == natural.firstBaseline)

      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      for width in [60, 120, 333] {
        let wrapped = TextMeasurer.shared.measure(text, font: font, width: CGFloat(width))
        let height = measure(widget, GTK_ORIENTATION_VERTICAL, forSize: Int32(width))
        #expect(height.natural == wrapped.size.height, "wrapped at \(width)")
      }
    }

    private func measure(
      _ widget: WidgetPointer, _ orientation: GtkOrientation, forSize size: Int32
    ) -> (natural: CGFloat, baseline: CGFloat) {
      var natural: Int32 = 0
      var baseline: Int32 = 0
      gtk_widget_measure(widget, orientation, size, nil, &natural, nil, &baseline)
      return (CGFloat(natural), CGFloat(baseline))
    }
  }
}
