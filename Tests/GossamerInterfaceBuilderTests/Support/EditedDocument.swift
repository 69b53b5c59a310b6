// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport

@testable import GossamerInterfaceBuilder

/// A form as Xcode writes it: a field, a button, a label, a reversing intention and a model container, not connected yet.
nonisolated enum EditedDocument {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" initialViewController="sCr-vc-001">
        <scenes>
            <!--Form-->
            <scene sceneID="sCr-sc-001">
                <objects>
                    <viewController id="sCr-vc-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="sCr-vw-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <textField opaque="NO" placeholder="Name" id="sCr-tf-001">
                                    <rect key="frame" x="20" y="20" width="353" height="34"/>
                                </textField>
                                <button opaque="NO" id="sCr-bt-001" userLabel="Reverse button">
                                    <rect key="frame" x="20" y="70" width="353" height="34"/>
                                    <state key="normal" title="Reverse"/>
                                </button>
                                <label opaque="NO" text="It's &quot;so&quot;" id="sCr-lb-001"/>
                            </subviews>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="sCr-fr-001" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
                    <customObject id="sCr-re-001" userLabel="Reverse" customClass="ReverseIntention"/>
                    <customObject id="sCr-mc-001" customClass="ModelContainer">
                        <connections>
                            <outlet property="model" destination="sCr-re-001" id="sCr-cn-001"/>
                        </connections>
                    </customObject>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
        </scenes>
    </document>

    """

  /// The field, the button, the label, the intention, the container and the controller.
  static let field = "sCr-tf-001"
  static let button = "sCr-bt-001"
  static let label = "sCr-lb-001"
  static let reverse = "sCr-re-001"
  static let container = "sCr-mc-001"
  static let controller = "sCr-vc-001"

  /// An editor whose new ids are the same in each run.
  @MainActor static func editor(_ text: String = text) throws -> DocumentEditor {
    try DocumentEditor(
      data: Data(text.utf8), file: "Form.storyboard", modules: ["GossamerInterfaceBuilderTests"],
      randomness: SplitMix(seed: 1))
  }

  /// Why a change is refused; nil if it isn't. Then nothing may have been changed.
  @MainActor static func refusal(
    _ text: String = text, _ change: (inout DocumentEditor) throws(DocumentEditError) -> Void
  ) throws -> String? {
    var editor = try editor(text)
    do throws(DocumentEditError) {
      try change(&editor)
      return nil
    } catch {
      return editor.string == text && editor.edits.isEmpty
        ? "\(error)" : "changed, although: \(error)"
    }
  }
}

@MainActor extension DocumentEditor {
  /// The document as a text.
  var string: String { String(decoding: data, as: UTF8.self) }

  /// The lines that the document has and another text hasn't, without their indentation. `NEW` stands for new ids.
  func newLines(since old: String) -> [String] {
    let known = Set(old.split(whereSeparator: \.isNewline))
    let ids = Set(old.matches(of: /[\w-]{3}-[\w-]{2}-[\w-]{3}/).map { String($0.0) })
    return string.split(whereSeparator: \.isNewline).filter { !known.contains($0) }.map { line in
      line.trimmingCharacters(in: .whitespaces).replacing(/[\w]{3}-[\w]{2}-[\w]{3}/) {
        ids.contains(String($0.0)) ? String($0.0) : "NEW"
      }
    }
  }
}
