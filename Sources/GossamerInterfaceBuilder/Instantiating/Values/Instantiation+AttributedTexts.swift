// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Attributed texts:
//
//     <attributedString key="attributedText">
//       <fragment content="Terms">
//         <attributes>
//           <font key="NSFont" metaFont="system" size="17"/>
//           <integer key="NSUnderline" value="1"/>
//         </attributes>
//       </fragment>
//     </attributedString>
extension Instantiation {
  /// The attributed text of the child with this key; nil if there is none.
  func attributedText(_ key: String, of element: Element) -> NSAttributedString? {
    guard let string = element.child(key: key), string.name == "attributedString" else {
      return nil
    }
    let fragments = string.children(named: "fragment")
    guard !fragments.isEmpty else { return NSAttributedString(string: string.text) }
    let text = NSMutableAttributedString(string: "")
    for fragment in fragments {
      text.append(
        NSAttributedString(
          string: fragment.text("content") ?? "",
          attributes: fragment.child(named: "attributes").map(attributes) ?? [:]))
    }
    return text
  }

  private func attributes(_ element: Element) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      guard let name = child.key, !Self.unseenAttributes.contains(name) else { continue }
      let key = NSAttributedString.Key(rawValue: name)
      switch (key, child.name) {
      case (.font, "font"): values[key] = attributedFont(child)
      case (.paragraphStyle, "paragraphStyle"): values[key] = paragraphStyle(child)
      case (.foregroundColor, "color"), (.backgroundColor, "color"), (.underlineColor, "color"),
        (.strikethroughColor, "color"):
        values[key] = attributedColor(name, of: element)
      case (.kern, "real"), (.kern, "integer"), (.baselineOffset, "real"),
        (.baselineOffset, "integer"):
        values[key] = child.number("value")
      case (.underlineStyle, "integer"), (.strikethroughStyle, "integer"):
        values[key] = child.integer("value")
      case (.link, "url"): values[key] = child.string("string")
      case (.link, "string"): values[key] = child.text
      default:
        diagnostics.warning(
          """
          The attribute '\(name.excerpt)' of an attributed text isn't supported as a <\(child.name)>, so \
          the text is shown without it. Leave it out, or choose one of those of NSAttributedString.Key.
          """, at: child)
      }
    }
    return values
  }

  /// Attributes without a visible effect: the font before another one was substituted, and the colour of
  /// an outline without a width.
  private static let unseenAttributes: Set = ["NSOriginalFont", "NSStrokeColor"]

  /// A font, by its name or by its purpose on macOS (`metaFont`).
  private func attributedFont(_ element: Element) -> UIFont? {
    let size = element.number("size") ?? UIFont.systemFontSize
    if element.string("name") != nil { return font(named: element, size) }
    let isBold = element.string("metaFont")?.hasSuffix("Bold") ?? false
    return isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  /// A colour. The text editor of Interface Builder may also write a colour name of macOS.
  private func attributedColor(_ key: String, of element: Element) -> UIColor? {
    guard let child = element.child(key: key) else { return nil }
    let isOfMacOS = child.string("catalog") == "System" && child.string("name") == "textColor"
    return isOfMacOS ? .label : color(key, of: element)
  }

  private func paragraphStyle(_ element: Element) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = element.choice("alignment", from: TextNames.alignments) ?? .natural
    style.lineBreakMode =
      element.choice("lineBreakMode", from: TextNames.paragraphLineBreakModes) ?? .byWordWrapping
    style.lineSpacing = element.number("lineSpacing") ?? 0
    style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = element.number("paragraphSpacingBefore") ?? 0
    style.firstLineHeadIndent = element.number("firstLineHeadIndent") ?? 0
    style.headIndent = element.number("headIndent") ?? 0
    style.tailIndent = element.number("tailIndent") ?? 0
    style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
    style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
    return style
  }
}
