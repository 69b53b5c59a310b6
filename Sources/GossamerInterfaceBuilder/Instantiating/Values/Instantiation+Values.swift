// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Colours.
extension Instantiation {
  /// The colour of the child with this key; nil if there is none, or, with a message, if it can't be
  /// read.
  func color(_ key: String, of element: Element) -> UIColor? {
    guard let child = element.child(key: key), child.name == "color" else { return nil }
    return color(child)
  }

  private func color(_ element: Element) -> UIColor? {
    let system = element.string("systemColor") ?? element.string("cocoaTouchSystemColor")
    if let system, let color = UIColor.documentNames[system] { return color }
    if let color = UIColor(components: element) { return color }
    if let system {
      return stored(document.resources.systemColor(system), named: system, at: element)
    }
    guard let name = element.string("name") else {
      diagnostics.warning(
        "The colour has neither components nor a name, so it is left out. Choose it again.",
        at: element)
      return nil
    }
    if let color = source.color(named: name) { return color }
    return stored(document.resources.namedColor(name), named: name, at: element)
  }

  /// The colour that the document stores for a name; nil, with a message, if it stores none.
  private func stored(_ resource: Element?, named name: String, at element: Element) -> UIColor? {
    if let color = resource.flatMap({ UIColor(components: $0) }) { return color }
    diagnostics.warning(
      """
      The colour '\(name.excerpt)' isn't known, and the document doesn't store it, so it is left out. \
      Choose one with components.
      """, at: element)
    return nil
  }
}

// Fonts.
extension Instantiation {
  /// The font of the child with this key; nil if there is no such child. The system font stands in for one that isn't
  /// installed.
  func font(_ key: String, of element: Element) -> UIFont? {
    guard let child = element.child(key: key), child.name == "fontDescription" else { return nil }
    if let style = child.string("style") {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = child.number("pointSize") ?? UIFont.systemFontSize
    if let font = font(named: child, size) { return font }
    switch child.string("type") {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weight = child.choice("weight", from: UIFont.Weight.documentNames) ?? .regular
      return .systemFont(ofSize: size, weight: weight)
    }
  }

  /// The font that an element names, by name or by family, in a size in points. Nil if it names none, or, with a
  /// message, if that font isn't installed.
  func font(named element: Element, _ size: CGFloat) -> UIFont? {
    guard let name = element.string("name") ?? element.string("family") else { return nil }
    let found =
      UIFont(name: name, size: size)
      ?? element.string("family").flatMap { UIFont(name: $0, size: size) }
    if let found { return found }
    diagnostics.warning(
      """
      The font '\(name.excerpt)' isn't installed, so the system font stands in for it. Install it, \
      or choose another.
      """, at: element)
    return nil
  }
}

// Images and symbols.
extension Instantiation {
  /// The image or symbol that an attribute, or the child with that key, names. Nil if none is named, or, with a
  /// message, if it isn't among the resources or can't be read.
  func image(_ name: String, of element: Element) -> UIImage? {
    guard let imageName = element.string(name) ?? element.child(key: name)?.string("image") else {
      return nil
    }
    let holder = element.string(name) == nil ? element.child(key: name) ?? element : element
    if holder.string("catalog") == "system" {
      return symbol(imageName, of: element).map { adapt($0, as: holder) }
    }
    switch source.image(named: imageName) {
    case .image(let image): return adapt(image, as: holder)
    case .missing:
      diagnostics.warning(
        """
        The image '\(imageName.excerpt)' isn't among the resources, so it is left out. Put the file \
        into them, beside the document.
        """, at: element)
    case .unreadable(let path):
      diagnostics.warning(
        """
        The image '\(imageName.excerpt)' is left out, because its file can't be read as an image: \(path). \
        Replace the file.
        """, at: element)
    }
    return nil
  }

  private func symbol(_ name: String, of element: Element) -> UIImage? {
    do throws(SymbolError) {
      return try UIImage(symbolNamed: name)
    } catch {
      diagnostics.warning(error.message(about: name.excerpt), at: element)
      return nil
    }
  }

  /// The image with the symbol scale and the rendering mode that an `<imageReference>` gives.
  private func adapt(_ image: UIImage, as reference: Element) -> UIImage {
    var image = image
    if let scale = reference.choice("symbolScale", from: Self.symbolScales) {
      image = image.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }
    if let mode = reference.choice("renderingMode", from: Self.renderingModes) {
      image = image.withRenderingMode(mode)
    }
    return image
  }

  /// The `<preferredSymbolConfiguration>` with this key; nil if there is none.
  func symbolConfiguration(
    _ key: String = "preferredSymbolConfiguration", of element: Element
  ) -> UIImage.SymbolConfiguration? {
    guard let child = element.child(key: key) else { return nil }
    let scale = child.choice("scale", from: Self.symbolScales) ?? .unspecified
    if child.string("configurationType") == "font",
      let font = font("fontDescription", of: child)
    {
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    }
    guard let pointSize = child.number("pointSize") else {
      return UIImage.SymbolConfiguration(scale: scale)
    }
    return UIImage.SymbolConfiguration(pointSize: pointSize, weight: .unspecified, scale: scale)
  }

  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let renderingModes: [String: UIImage.RenderingMode] = [
    "automatic": .automatic, "original": .alwaysOriginal, "template": .alwaysTemplate,
  ]
}

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

  /// A font, given by its name or by its role on macOS (`metaFont`), such as `system` or `systemBold`.
  private func attributedFont(_ element: Element) -> UIFont? {
    let size = element.number("size") ?? UIFont.systemFontSize
    if element.string("name") != nil { return font(named: element, size) }
    let isBold = element.string("metaFont")?.hasSuffix("Bold") ?? false
    return isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  /// A colour. Interface Builder's text editor may also write macOS's `textColor`, which is the label colour here.
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

extension UIFont.Weight {
  /// The weights by their names in documents.
  fileprivate static let documentNames: [String: UIFont.Weight] = [
    "black": .black, "bold": .bold, "heavy": .heavy, "light": .light, "medium": .medium,
    "regular": .regular, "semibold": .semibold, "thin": .thin, "ultraLight": .ultraLight,
  ]
}
