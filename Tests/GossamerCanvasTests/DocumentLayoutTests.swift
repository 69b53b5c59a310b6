// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerInterfaceBuilder
import GossamerTestSupport
import Testing

@testable import GossamerCanvas

@Suite(.alone) @MainActor struct DocumentLayoutTests {
  private let folder = TemporaryFolder()

  private func layout(
    _ text: String, named name: String = "Main.storyboard", _ sizes: IntrinsicSizes = .content
  ) throws -> DocumentLayout {
    DocumentLayout(contentsOfFile: try folder.write(text, named: name), intrinsicSizes: sizes)
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects>
    <viewController id="controller" customClass="DeskViewController" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <subviews>
    <switch translatesAutoresizingMaskIntoConstraints="NO" id="switch">
    <rect key="frame" x="300" y="100" width="51" height="31"/></switch>
    <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="10" y="200" width="100" height="100"/>
    <subviews><label fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="5" y="6" width="70" height="80"/></label></subviews></view>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="switch" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c"/>
    <constraint firstItem="safe" firstAttribute="trailing" secondItem="switch" secondAttribute="trailing" \
    constant="20" id="d"/>
    </constraints>
    </view></viewController></objects></scene></scenes></document>
    """

  @Test func encodesAsOneJSONObject() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(try layout(Self.storyboard))
    let text = String(decoding: data, as: UTF8.self)
    #expect(
      text.replacingOccurrences(of: folder.path, with: "FOLDER") == """
        {"diagnostics":[],"document":"FOLDER/Main.storyboard",\
        "scenes":[{"class":"DeskViewController","id":"controller","views":[\
        {"class":"UIView","frame":[0,0,414,896],"id":"root","parent":null},\
        {"class":"UISwitch","frame":[345,48,51,31],"id":"switch","parent":"root"},\
        {"class":"UILabel","frame":[15,206,70,80],"id":"label","parent":"root"}]}]}
        """)
  }

  @Test func lineIsNull_WhenADiagnosticIsAboutTheWholeFile() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(DocumentLayout(contentsOfFile: "/"))
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"diagnostics":[{"line":null,"message":"This is a folder or a device. Give the path of a .storyboard \
        or .xib file.","severity":"error"}],"document":"/","scenes":[]}
        """)
  }

  @Test func canBeEncoded_WhenMultipliersOverflow() throws {
    let views = (1...170).map { number in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(number)">
      <rect key="frame" x="0" y="0" width="10" height="10"/></view>
      """
    }
    let constraints = (1...170).map { number in
      """
      <constraint firstItem="v\(number)" firstAttribute="width" secondItem="v\(number - 1)" \
      secondAttribute="width" multiplier="100" id="c\(number)"/>
      """
    }
    let layout = try layout(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      useAutolayout="YES"><objects><view id="v0"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <subviews>\(views.joined())</subviews><constraints>\(constraints.joined())</constraints></view>
      </objects></document>
      """, named: "Chain.xib")
    #expect(layout.isLaidOut)
    #expect(layout.scenes[0].views.count == 171)
    #expect(throws: Never.self) { try JSONEncoder().encode(layout) }
  }

  @Test func usesTheDocumentsSizesOfControls_WhenAskedTo() throws {
    let text = Self.storyboard.replacingOccurrences(
      of: #"width="51" height="31""#, with: #"width="91" height="41""#)
    #expect(try layout(text, .content).scenes[0].views[1].frame == [345, 48, 51, 31])
    #expect(try layout(text, .document).scenes[0].views[1].frame == [305, 48, 91, 41])
  }

  @Test func hasNoScenesAndAnError_WhenTheFileIsNoDocument() throws {
    let layout = try layout("<p/>")
    #expect(!layout.isLaidOut)
    #expect(layout.scenes.isEmpty)
    #expect(
      layout.diagnostics.map { "\($0.severity) \($0.line ?? 0) \($0.message)" } == [
        """
        error 1 The root element is <p>, not <document>, so this is no .storyboard or .xib file of \
        Interface Builder. Give one of those.
        """
      ])
  }

  @Test func reportsLayoutWarnings_WithTheirLines() throws {
    let layout = try layout(
      Self.storyboard.replacingOccurrences(
        of: "</constraints>\n</view></v",
        with: """
          <constraint firstItem="switch" firstAttribute="width" constant="1" id="e"/>
          <constraint firstItem="switch" firstAttribute="width" constant="2" id="f"/>
          </constraints>
          </view></v
          """))
    let remark = try #require(layout.diagnostics.last)
    #expect(layout.diagnostics.count == 1)
    #expect((remark.severity, remark.line) == (.warning, 19))
    #expect(
      remark.message.hasPrefix(
        """
        These constraints can't hold together; at least one of them is one that you don't want:
            StandInView.width == 1 (Main.storyboard:18)
            StandInView.width == 2 (Main.storyboard:19)
        """))
  }

  @Test func hasTheViewsOfAControllerInAXib() throws {
    let layout = try layout(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <viewController id="controller"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="10" height="20"/></view></viewController>
      </objects></document>
      """, named: "View.xib")
    #expect(layout.scenes.map(\.id) == ["controller"])
    #expect(layout.scenes.flatMap(\.views).map(\.frame) == [[0, 0, 10, 20]])
  }

  @Test func hasFiniteFrames_WhenNumbersAreHuge() throws {
    let layout = try layout(
      Self.storyboard.replacingOccurrences(of: #"x="5""#, with: #"x="1e308""#)
        .replacingOccurrences(of: #"constant="20""#, with: #"constant="-1e308""#))
    #expect(layout.scenes[0].views.allSatisfy { $0.frame.allSatisfy(\.isFinite) })
    #expect(layout.diagnostics.map(\.line) == [12, 17])
  }

  @Test func hasASceneForEachTopLevelView_WhenItIsAXib() throws {
    let layout = try layout(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="one"><rect key="frame" x="7" y="8" width="10" height="20"/></view>
      <customObject id="object" customClass="Clerk"/>
      <button id="two" customClass="BigButton">
      <rect key="frame" x="0.0" y="0.0" width="30" height="40"/></button>
      </objects></document>
      """, named: "View.xib")
    #expect(layout.scenes.map(\.id) == [nil, nil])
    #expect(layout.scenes.map(\.class) == ["UIView", "BigButton"])
    #expect(layout.scenes.flatMap(\.views).map(\.frame) == [[0, 0, 10, 20], [0, 0, 30, 40]])
  }
}
