// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A document of the tests, opened by `gossamer run`: a field, a button that reverses its text, and
/// a label that shows the model's name.
struct LiveScreen {
  let program: RunningShowcase
  private let file: URL

  /// Writes the document and opens it, lets `use` work with its window, and closes it.
  /// - Parameter document: the document; nil for the one with a field, a button and a label.
  static func open(
    _ arguments: String..., document: String? = nil, use: (LiveScreen) throws -> Void
  ) throws {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "live-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appending(path: "Main.storyboard")
    try (document ?? Self.document(title: "First")).write(
      to: file, atomically: true, encoding: .utf8)
    let model = #"{"name": "Dominik"}"#
    try RunningShowcase.open(
      "gossamer", arguments: ["run", file.path, "--model", model] + arguments
    ) { program in
      try use(LiveScreen(program: program, file: file))
    }
  }

  var field: AccessibleNode {
    get throws { try program.node("text", named: "Name") }
  }

  var result: AccessibleNode {
    get throws { try program.node("label", named: "Result") }
  }

  /// Saves the document with another title, as an editor does.
  func save(title: String) throws {
    try save(Self.document(title: title))
  }

  /// Saves any text as the document.
  func save(_ text: String) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Waits until the title is shown.
  func expect(title: String) throws {
    try eventually("the title '\(title)'", seen: program.window.tree) {
      program.window.first("label", named: title) != nil
    }
  }

  private static func document(title: String) -> String {
    document(
      subviews: """
        <label text="\(title)" fixedFrame="YES" id="title">
          <rect key="frame" x="20" y="20" width="280" height="24"/>
        </label>
        <textField fixedFrame="YES" borderStyle="roundedRect" clearButtonMode="always" id="field">
          <rect key="frame" x="20" y="60" width="280" height="34"/>
          <accessibility key="accessibilityConfiguration" label="Name"/>
          <connections><outlet property="delegate" destination="dismiss" id="c0"/></connections>
        </textField>
        <textField fixedFrame="YES" borderStyle="roundedRect" text="geheim" id="secret">
          <rect key="frame" x="20" y="210" width="280" height="34"/>
          <accessibility key="accessibilityConfiguration" label="Secret"/>
          <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
        </textField>
        <button fixedFrame="YES" buttonType="system" id="button">
          <rect key="frame" x="20" y="110" width="120" height="34"/>
          <state key="normal" title="Reverse"/>
          <connections>
            <action selector="reverse:" destination="reverse" eventType="touchUpInside" id="c1"/>
          </connections>
        </button>
        """,
      objects: """
        \(change("ReverseIntention", id: "reverse"))
        <customObject id="dismiss" customClass="DismissOnEnterIntention"/>
        """)
  }

  /// A document whose model has a name. The label "Result" and the text field `field` show it.
  /// - Parameters:
  ///   - subviews: the XML elements of the other views, including the field.
  ///   - objects: the XML elements of further objects of the scene.
  static func document(subviews: String, objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="vc">
      <scenes><scene sceneID="scene"><objects>
        <viewController id="vc" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0" y="0" width="320" height="300"/>
            <subviews>
              \(subviews)
              <label text="" fixedFrame="YES" id="label">
                <rect key="frame" x="20" y="160" width="280" height="24"/>
                <accessibility key="accessibilityConfiguration" label="Result"/>
              </label>
            </subviews>
          </view>
        </viewController>
        \(objects)
        \(observation(id: "toField", target: "field"))
        \(observation(id: "toLabel", target: "label"))
        <customObject id="container" customClass="ModelContainer"/>
      </objects></scene></scenes>
    </document>
    """
  }

  /// The XML element of an intention that changes the model's name by way of `field`.
  static func change(_ className: String, id: String) -> String {
    """
    <customObject id="\(id)" customClass="\(className)">
      \(attributes(["modelKeyPath": "name"]))
      <connections>
        <outlet property="modelContainer" destination="container" id="\(id)-1"/>
        <outlet property="textField" destination="field" id="\(id)-2"/>
      </connections>
    </customObject>
    """
  }

  private static func observation(id: String, target: String) -> String {
    """
    <customObject id="\(id)" customClass="ObserveIntention">
      \(attributes(["sourceKeyPath": "model.name", "targetKeyPath": "text"]))
      <connections>
        <outlet property="sourceObject" destination="container" id="\(id)-1"/>
        <outlet property="target" destination="\(target)" id="\(id)-2"/>
      </connections>
    </customObject>
    """
  }

  private static func attributes(_ attributes: [String: String]) -> String {
    let elements = attributes.sorted { $0.key < $1.key }.map { keyPath, value in
      """
      <userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="\(value)"/>
      """
    }
    return """
      <userDefinedRuntimeAttributes>\(elements.joined())</userDefinedRuntimeAttributes>
      """
  }
}
