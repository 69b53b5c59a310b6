// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer
import GossamerTestSupport
import Testing

/// A tool of one's own that edits a storyboard.
@Suite(.alone) @MainActor struct EditingTests {
  private let folder = TemporaryFolder()

  private func storyboard() throws -> String {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
          <scenes>
              <scene sceneID="s">
                  <objects>
                      <viewController id="vc" sceneMemberID="viewController">
                          <view key="view" id="v">
                              <subviews>
                                  <textField placeholder="Name" id="tf" customClass="MulticastTextField"/>
                              </subviews>
                          </view>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>

      """, named: "Form.storyboard")
  }

  /// The function of the article.
  private func limitName(inDocument path: String) throws {
    var file = try EditedFile(path: path)
    let field = file.editor.objects.first { $0.className == "MulticastTextField" }
    guard let field else { return }
    let (_, maximum) = try file.editor.addObject(
      ofClass: "MaximumCharacterOnEditIntention", label: "Maximum", toScene: field.scene)
    try file.editor.setRuntimeAttribute("maximumCharacter", to: .number(30), ofObject: maximum)
    try file.editor.connect(.outletCollection("delegates"), from: field.id, to: maximum)
    try file.save()
  }

  @Test func limitsAField_AndIsReadAgain() throws {
    let path = try storyboard()
    try limitName(inDocument: path)
    let editor = try DocumentEditor(contentsOfFile: path)
    let connection = try #require(editor.connections.first)
    #expect(
      connection.sentence == "MulticastTextField 'Name' has Maximum among its delegates")
    let maximum = try #require(editor.object(id: connection.destination))
    #expect(maximum.runtimeAttributes.map(\.keyPath) == ["maximumCharacter"])
    #expect(maximum.runtimeAttributes.map(\.value) == [.number(30)])
  }

  @Test func offersAMenu_AndAnInspector() throws {
    var editor = try DocumentEditor(contentsOfFile: try storyboard())
    #expect(editor.objectClasses.map(\.name).contains("MaximumCharacterOnEditIntention"))
    let (_, id) = try editor.addObject(ofClass: "MaximumCharacterOnEditIntention", label: "Maximum")
    let menu = editor.possibleConnections(from: "tf", to: id).filter(\.isUsual)
    let delegates = try #require(menu.first { $0.kind == .outletCollection("delegates") })
    #expect(delegates.title == "Add Maximum to delegates of MulticastTextField 'Name'")
    let edit = try editor.connect(delegates)
    #expect(edit.title == "Connect delegates with Maximum")
    let attributes = try #require(editor.classDescription(ofObject: id)).attributes
    #expect(attributes.first { $0.name == "maximumCharacter" }?.type == .number)
    #expect(attributes.first { $0.name == "truncates" }?.type == .boolean)
    do {
      try editor.connect(.outlet("delegat"), from: "tf", to: id)
      Issue.record("it isn't refused")
    } catch {
      #expect("\(error)" == "MulticastTextField has no outlet 'delegat'. Did you mean 'delegate'?")
    }
  }
}
