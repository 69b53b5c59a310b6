// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport
internal import Logging

nonisolated extension UIFont {
  /// The names of all installed families, sorted. Costs a walk through them.
  @MainActor public class var familyNames: [String] { TextMeasurer.shared.familyNames }

  /// The names of the fonts of a family, such as `Inter-Bold`, for ``init(name:size:)``; empty for one that
  /// isn't installed.
  @MainActor public class func fontNames(forFamilyName familyName: String) -> [String] {
    TextMeasurer.shared.fontNames(ofFamily: familyName)
  }

  /// The name of the installed family and of the style, such as `Inter-SemiBold`, with which
  /// ``init(name:size:)`` finds it again.
  @MainActor public var fontName: String { name(of: familyName) }

  private func name(of family: String) -> String {
    let weights = [
      100: "Thin", 200: "ExtraLight", 300: "Light", 400: "", 500: "Medium", 600: "SemiBold",
      700: "Bold", 800: "ExtraBold", 900: "Black",
    ]
    let style = (weights[face.weight] ?? "") + (face.isItalic ? "Italic" : "")
    let compact = family.filter { !$0.isWhitespace }
    return "\(compact)-\(style.isEmpty ? "Regular" : style)"
  }

  /// What the font looks like, from which others can be made.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, pointSize: pointSize) }

  /// The font of a description.
  /// - Parameter pointSize: the size in points; 0 for that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      face: descriptor.face, pointSize: pointSize > 0 ? pointSize : descriptor.pointSize)
  }
}

/// What a font looks like: family, weight, slant, design and size.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uifontdescriptor
nonisolated public final class UIFontDescriptor: Hashable, Sendable {
  let face: UIFont.Face

  /// The size in points.
  public let pointSize: CGFloat

  init(face: UIFont.Face, pointSize: CGFloat) {
    self.face = face
    self.pointSize = pointSize
  }

  /// The description of the font with a name, or of the system's if there is none; see
  /// `UIFont.init(name:size:)`.
  @MainActor public convenience init(name fontName: String, size: CGFloat) {
    let font = UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size)
    self.init(face: font.face, pointSize: font.pointSize)
  }

  /// The description of the font of a text style under the current traits.
  @MainActor public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Whether it is bold, slanted, or of one width.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= 600 { traits.insert(.traitBold) }
    if face.families == UIFont.monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font with these traits, and without those that aren't among them. Never nil.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = face
    face.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
      face.weight = symbolicTraits.contains(.traitBold) ? 700 : 400
    }
    if symbolicTraits.contains(.traitMonoSpace) { face.families = UIFont.monospaced }
    return UIFontDescriptor(face: face, pointSize: pointSize)
  }

  /// The same font in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: newPointSize)
  }

  /// The same font in another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var face = face
    face.families = newFamily
    return UIFontDescriptor(face: face, pointSize: pointSize)
  }

  /// The system's font in another design; nil for one that isn't there: the rounded one.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var face = face
    switch design {
    case .default: face.families = UIFont.sansSerif
    case .monospaced: face.families = UIFont.monospaced
    case .serif: face.families = UIFont.serif
    default: return nil
    }
    return UIFontDescriptor(face: face, pointSize: pointSize)
  }

  /// Whether both describe the same font.
  public static func == (one: UIFontDescriptor, other: UIFontDescriptor) -> Bool {
    one.face == other.face && one.pointSize == other.pointSize
  }

  /// Feeds what `==` compares into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(pointSize)
  }

  /// What distinguishes the fonts of a family.
  ///
  /// Values: https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as a number.
    public let rawValue: UInt32

    /// Traits from a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold: semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs: the desktop's serif font.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// With round ends, which no font of a desktop has.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }
}

nonisolated extension UIFont.Face {
  /// Families that every iPhone has, in lower case and without spaces, and the kind of font that stands
  /// in.
  private static let iOSFamilies: [(names: Set<String>, substitute: String)] = [
    (
      [
        "helvetica", "helveticaneue", "arial", "arialroundedbold", "avenir", "avenirnext",
        "avenirnextcondensed", "futura", "gillsans", "optima", "trebuchet", "trebuchetms",
        "verdana",
        "dinalternate", "dincondensed", "chalkboardse", "chalkduster", "markerfelt", "noteworthy",
        "copperplate", "papyrus", "partylet", "savoyelet", "snellroundhand", "zapfino",
        "bradleyhand", "bradleyhanditctt", "applesdgothicneo", "pingfangsc", "thonburi",
      ], UIFont.sansSerif
    ),
    (
      [
        "georgia", "timesnewroman", "timesnewromanps", "times", "palatino", "baskerville", "cochin",
        "didot", "bodoniseventytwo", "bodoni72", "hoeflertext", "charter", "iowanoldstyle",
        "rockwell", "newyork",
      ], UIFont.serif
    ),
    (
      ["courier", "couriernew", "couriernewps", "menlo", "americantypewriter", "sfmono"],
      UIFont.monospaced
    ),
  ]

  /// What stands in for a font of iOS that isn't installed; nil for other names.
  init?(ofIOS name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let family = (parts.first.map(String.init) ?? name).lowercased().filter { !$0.isWhitespace }
    let compact = family.hasSuffix("mt") ? String(family.dropLast(2)) : family
    guard let known = Self.iOSFamilies.first(where: { $0.names.contains(compact) }) else {
      return nil
    }
    let style = Style(name: parts.count > 1 ? parts[1] : "") ?? Style(name: "")
    self.init(
      families: "\(parts.first.map(String.init) ?? name),\(known.substitute)",
      weight: style?.weight ?? 400, isItalic: style?.isItalic ?? false)
  }
}
