// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Storyboards that the tests write themselves.
nonisolated enum Storyboards {
  /// A storyboard with one scene: a label, a field, a button and `objects`.
  /// - Parameters:
  ///   - label: the label's text.
  ///   - field: the contents of the field's element.
  ///   - objects: elements beside the controller.
  static func screen(
    label: String = "Hello", placeholder: String = "Name", field: String = "",
    button: String = "", objects: String = ""
  ) -> String {
    document(
      initial: "vc",
      scenes: """
        <scene sceneID="sc"><objects>
          <viewController id="vc" storyboardIdentifier="Start" sceneMemberID="viewController">
            <view key="view" id="root">
              <rect key="frame" x="0" y="0" width="320" height="480"/>
              <subviews>
                <label text="\(label)" fixedFrame="YES" id="label">
                  <rect key="frame" x="20" y="20" width="280" height="21"/>
                </label>
                <textField fixedFrame="YES" borderStyle="roundedRect" placeholder="\(placeholder)" id="field">
                  <rect key="frame" x="20" y="60" width="280" height="34"/>
                  \(field)
                </textField>
                <button fixedFrame="YES" id="button">
                  <rect key="frame" x="20" y="110" width="100" height="30"/>
                  <state key="normal" title="Press"/>
                  \(button)
                </button>
              </subviews>
            </view>
          </viewController>
          \(objects)
        </objects></scene>
        """)
  }

  /// A storyboard with these scenes.
  static func document(initial: String?, scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
      <scenes>\(scenes)</scenes>
    </document>
    """
  }

  /// A scene with an empty view.
  static func scene(id: String, storyboardID: String? = nil) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <viewController id="\(id)" \(storyboardID.map { "storyboardIdentifier=\"\($0)\"" } ?? "")
          sceneMemberID="viewController">
        <view key="view" id="view-\(id)"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
      </viewController>
    </objects></scene>
    """
  }

  /// A xib with one view.
  /// - Parameters:
  ///   - owner: attributes of File's Owner.
  ///   - connections: the connections of File's Owner.
  static func xib(owner: String, connections: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)>
          <connections>\(connections)</connections>
        </placeholder>
        <view id="card"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      </objects>
    </document>
    """
  }
}
