// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) @MainActor struct ImageAssetTests {
  private let sample = CatalogSample()

  private func image(_ name: String, _ traits: UITraitCollection = UITraitCollection()) -> UIImage?
  {
    UIImage(named: name, in: sample.bundle, compatibleWith: traits)
  }

  private func writeScales() throws {
    try sample.write(
      "star.imageset",
      """
      {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "b.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"}],
       "info": {"version": 1, "author": "xcode"}}
      """)
    try sample.bitmap("star.imageset", "a.png", width: 10)
    try sample.bitmap("star.imageset", "b.png", width: 20)
  }

  @Test(arguments: [(0 as CGFloat, 10, 1 as CGFloat), (1, 10, 1), (2, 20, 2), (3, 20, 2)])
  func isForTheDisplaysScale(_ displayScale: CGFloat, _ width: Int, _ scale: CGFloat) throws {
    try writeScales()
    let star = try #require(image("star", UITraitCollection(displayScale: displayScale)))
    #expect(star.pixels()?.width == width)
    #expect(star.scale == scale)
    #expect(star.size.width == 10)
  }

  @Test func comesBeforeAFileOfItsName_AndFilesAreFoundBesideACatalog() throws {
    try writeScales()
    for name in ["star.png", "moon.png"] {
      try sample.folder.write("", named: name)
      try ImageSamples.png(width: 5, height: 6)
        .write(to: sample.folder.url.appending(path: name))
    }
    #expect(image("star")?.size.width == 10)
    #expect(image("moon")?.size.width == 5)
  }

  @Test func followsAppearanceContrastAndDirection_OfTheTraitsThatShowIt() throws {
    try sample.write(
      "leaf.imageset",
      """
      {"images": [{"idiom": "universal", "filename": "1.png"},
        {"idiom": "universal", "filename": "2.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "filename": "3.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"},
                         {"appearance": "contrast", "value": "high"}]},
        {"idiom": "universal", "filename": "4.png", "language-direction": "right-to-left"}]}
      """)
    for width in 1...4 { try sample.bitmap("leaf.imageset", "\(width).png", width: width) }
    let leaf = try #require(image("leaf"))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let high = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(accessibilityContrast: .high),
    ])
    #expect(leaf.pixels(with: UITraitCollection())?.width == 1)
    #expect(leaf.pixels(with: dark)?.width == 2)
    #expect(leaf.pixels(with: high)?.width == 3)
    #expect(leaf.pixels(with: UITraitCollection(layoutDirection: .rightToLeft))?.width == 4)
    #expect(leaf.appearance(with: dark) != leaf.appearance(with: UITraitCollection()))
  }

  @Test func isForAnyDevice_ThenForThatOfTheWindowsWidth() throws {
    let entries = ["iphone": 1, "ipad": 2, "universal": 3].sorted { $0.value < $1.value }
    for devices in [entries, Array(entries.prefix(2))] {
      let set = "d\(devices.count).imageset"
      let list = devices.map { #"{"idiom": "\#($0.key)", "filename": "\#($0.value).png"}"# }
      try sample.write(set, #"{"images": [\#(list.joined(separator: ","))]}"#)
      for (_, width) in devices { try sample.bitmap(set, "\(width).png", width: width) }
    }
    #expect(image("d3", UITraitCollection(horizontalSizeClass: .compact))?.size.width == 3)
    #expect(image("d2", UITraitCollection(horizontalSizeClass: .compact))?.size.width == 1)
    #expect(image("d2", UITraitCollection(horizontalSizeClass: .regular))?.size.width == 2)
  }

  @Test func hasItsSlicesInPoints_AndItsRenderingMode() throws {
    try sample.write(
      "bubble.imageset",
      """
      {"images": [{"idiom": "universal", "filename": "b.png", "scale": "2x",
        "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
        "cap-insets": {"top": 2, "left": 6, "bottom": 2, "right": 8}}}],
       "properties": {"template-rendering-intent": "template"}}
      """)
    try sample.bitmap("bubble.imageset", "b.png", width: 20)
    let bubble = try #require(image("bubble"))
    #expect(bubble.capInsets == UIEdgeInsets(top: 1, left: 3, bottom: 1, right: 4))
    #expect(bubble.resizingMode == .stretch)
    #expect(bubble.renderingMode == .alwaysTemplate)
  }

  @Test func isDrawnForTheScale_AndForEachHeightIfItKeepsItsVectors() throws {
    for (name, keeps) in [("plain", false), ("kept", true)] {
      try sample.write(
        "\(name).imageset",
        """
        {"images": [{"idiom": "universal", "filename": "d.svg"}],
         "properties": {"preserves-vector-representation": \(keeps)}}
        """)
      try sample.drawing("\(name).imageset", "d.svg")
    }
    for (name, keeps) in [("plain", false), ("kept", true)] {
      let drawing = try #require(image(name, UITraitCollection(displayScale: 2)))
      #expect(drawing.size == CGSize(width: 10, height: 20))
      #expect(drawing.pixels()?.height == 40)
      #expect(drawing.pixels(height: 100)?.height == (keeps ? 100 : 40))
    }
  }

  @Test func isFoundInItsNamespaceOnly_IfItsGroupProvidesOne() throws {
    for group in ["Open", "Closed"] {
      try sample.write(group, #"{"properties": {"provides-namespace": \#(group == "Closed")}}"#)
      try sample.write(
        "\(group)/\(group).imageset", #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#)
      try sample.bitmap("\(group)/\(group).imageset", "a.png", width: 3)
    }
    #expect(image("Open") != nil)
    #expect(image("Closed") == nil)
    #expect(image("Closed/Closed") != nil)
  }

  @Test func isASymbol_FromASymbolSet() throws {
    try sample.write(
      "wave.symbolset", #"{"symbols": [{"idiom": "universal", "filename": "wave.svg"}]}"#)
    try sample.folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">
      <g id="Regular-M" transform="translate(40 40)"><rect width="80" height="50"/></g>
      <g id="Bold-M" transform="translate(40 40)"><rect width="80" height="100"/></g>
      </svg>
      """, named: "Assets.xcassets/wave.symbolset/wave.svg")
    let wave = try #require(image("wave"))
    #expect(wave.isSymbolImage)
    let large = wave.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    let pixels = try #require(large.pixels())
    #expect(pixels.height == 34)
    #expect(pixels.width == 27)
    #expect(wave.pixels()?.height == 9)
  }

  @Test(arguments: [
    ("{", "error: The asset can't be read: It isn't JSON."),
    (
      #"{"images": [{"idiom": "universal", "scale": "1x"}]}"#,
      "error: The set has no file, so nothing is shown. Add an entry with a 'filename', or delete the set."
    ),
    (
      #"{"images": [{"filename": "../x.png"}]}"#,
      "error: The file '../x.png' isn't in the set's folder. Put it there, or delete its entry."
    ),
    (
      #"{"images": [{"filename": 3}]}"#,
      "error: The asset can't be read: 'images', entry 1, 'filename': "
    ),
  ])
  func saysWhereAndWhy_WhenASetIsBroken(_ json: String, _ message: String) throws {
    let path = try sample.write("x.imageset", json)
    let error = #expect(throws: AssetError.self) {
      try ImageAsset(name: "x", folder: sample.path("x.imageset"), isSymbol: false)
    }
    let description = try #require(error?.description)
    #expect(description.hasPrefix("\(path): \(message)"), "\(description)")
    #expect(image("x") == nil)
  }

  @Test func saysWhichOtherSetHasTheName() throws {
    for group in ["A", "B"] { try sample.write("\(group)/x.imageset", "{}") }
    var reports: [String] = []
    _ = AssetCatalog(in: sample.folder.path) { reports.append($0) }
    #expect(
      reports == [
        """
        \(sample.path("B/x.imageset")): the name 'x' is that of \(sample.path("A/x.imageset")) too, which is \
        used. Rename one.
        """
      ])
  }

  @Test func isTheImageOfItsResource_AndEmptyWithoutOne() throws {
    try writeScales()
    let bundle = try #require(sample.bundle)
    #expect(UIImage(resource: ImageResource(name: "star", bundle: bundle)).size.width == 10)
    #expect(UIImage(resource: ImageResource(name: "stars", bundle: bundle)).size == .zero)
  }

  @Test func dataAreThoseOfTheSet_WithTheirType() throws {
    try sample.write(
      "words.dataset",
      """
      {"data": [{"idiom": "universal", "filename": "w.txt",
        "universal-type-identifier": "public.plain-text"}]}
      """)
    try sample.folder.write("one\ntwo", named: "Assets.xcassets/words.dataset/w.txt")
    let asset = try #require(NSDataAsset(name: "words", bundle: sample.bundle))
    #expect(asset.data == Data("one\ntwo".utf8))
    #expect(asset.typeIdentifier == "public.plain-text")
    #expect(NSDataAsset(name: "word", bundle: sample.bundle) == nil)
  }

  @Test func theApplicationsIconHasRoundCorners_FromTheLargestFile() throws {
    try sample.write(
      "AppIcon.appiconset",
      """
      {"images": [{"idiom": "iphone", "size": "20x20", "scale": "2x", "filename": "s.png"},
        {"idiom": "iphone", "size": "60x60", "scale": "3x", "filename": "l.png"},
        {"idiom": "ipad", "size": "83.5x83.5", "scale": "2x"}]}
      """)
    try sample.bitmap("AppIcon.appiconset", "s.png", width: 6)
    try sample.bitmap("AppIcon.appiconset", "l.png", width: 12)
    let icons = AssetCatalog.applicationIcon(of: sample.bundle, sides: [48, 128])
    #expect(icons.map(\.size.width) == [48, 128])
    let pixels = try #require(icons[0].pixels())
    #expect(pixels.bytes[3] == 0)
    #expect(AssetCatalog.applicationIcon(of: CatalogSample().bundle, sides: [48]).isEmpty)
  }
}
