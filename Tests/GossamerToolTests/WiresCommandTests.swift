// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

/// `gossamer wires`, as a shell runs it.
@Suite(.alone) struct WiresCommandTests {
  private let folder = TemporaryFolder()

  private static let scene = """
    <scene sceneID="s"><objects>
    <viewController id="vc" customClass="FormController" sceneMemberID="viewController"><view key="view" id="v"><subviews>
    <textField placeholder="Name" id="tf"><connections>
    <outletCollection property="delegates" destination="re" collectionClass="NSMutableArray" id="c1"/>
    </connections></textField>
    <button id="b1"><state key="normal" title="Reverse"/><connections>
    <action selector="reverse:" destination="re" eventType="touchUpInside" id="c2"/></connections></button>
    <button id="b2"/><button id="b3"><connections><action selector="close" destination="vc" id="c5"/></connections></button>
    </subviews></view>
    <connections><segue destination="two" kind="show" identifier="next" id="c3"/></connections></viewController>
    <customObject id="re" userLabel="Turn round" customClass="ReverseIntention"><connections>
    <outlet property="textField" destination="tf" id="c4"/></connections></customObject>
    </objects></scene>
    """

  private static func storyboard(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>\(scenes)</scenes></document>
    """
  }

  private static let second = """
    <scene sceneID="t"><objects><viewController title="Second" id="two" sceneMemberID="viewController"/></objects></scene>
    """

  /// Runs `gossamer wires`.
  private func wires(_ arguments: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "gossamer")
    process.arguments = ["wires"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let texts = try [output, errors].map { pipe in
      String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  @Test func printsConnectionsInWords_Sorted() throws {
    let path = try folder.write(
      Self.storyboard(Self.scene + Self.second), named: "Main.storyboard")
    let (status, output, errors) = try wires(path)
    #expect(
      output == """
        FormController: Button 'Reverse' calls reverse: of Turn round on touchUpInside
        FormController: Button (b3) calls close of FormController
        FormController: FormController leads to View Controller 'Second' by show
        FormController: Text Field 'Name' has Turn round among its delegates
        FormController: Turn round has Text Field 'Name' as its textField

        """)
    #expect(status == 0 && errors.isEmpty)
  }

  @Test func namesNoScene_WhereThereIsOnlyOne_ButTheFilesOfSeveral() throws {
    let one = try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"><connections>
      <outlet property="view" destination="v" id="c"/></connections></placeholder><view id="v"/></objects></document>
      """, named: "One.xib")
    #expect(try wires(one).output == "File's Owner has View as its view\n")
    let (status, output, errors) = try wires(one, "\(folder.path)/None.xib", one)
    let line = "\(one): File's Owner has View as its view\n"
    #expect(output == line + line)
    #expect(status == 1)
    #expect(
      errors.hasPrefix("\(folder.path)/None.xib: error: The document can't be read: No such file"))
  }

  @Test func printsJSON() throws {
    let path = try folder.write(Self.storyboard(Self.scene), named: "Main.storyboard")
    let output = try wires(path, "--format", "json").output
    #expect(output.hasSuffix("}\n") && output.dropLast().allSatisfy { !$0.isNewline })
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(list["document"] as? String == path)
    let connections = try #require(list["connections"] as? [[String: Any]])
    #expect(connections.compactMap { $0["id"] as? String } == ["c2", "c5", "c3", "c1", "c4"])
    let action = connections[0]
    #expect(action["kind"] as? String == "action")
    #expect(action["name"] as? String == "reverse:")
    #expect(action["event"] as? String == "touchUpInside")
    #expect(action["source"] as? [String: String] == ["id": "b1", "title": "Button 'Reverse'"])
    #expect(action["destination"] as? [String: String] == ["id": "re", "title": "Turn round"])
    #expect(action["line"] as? Int == 7)
  }
}
