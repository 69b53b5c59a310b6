// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Testing

@testable import GossamerInterfaceBuilder

/// A view of a document, with the constraints that the document has, in a window that can be resized.
final class LaidOutScene {
  let window: UIWindow
  let instantiation: Instantiation
  let document: Document
  private let controller = UIViewController()

  /// The view `root` of a storyboard with one scene.
  /// - Parameter contents: the contents of the view: `<subviews>`, `<constraints>` and so on. They begin
  ///   in line 6.
  init(
    _ contents: String, size: CGSize = CGSize(width: 400, height: 800), guides: String = "",
    root: String = ""
  ) throws {
    document = try Document.storyboard(
      """
      <scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController">\(guides)
      <view key="view" id="root" \(root)>
      <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
      \(contents)
      </view></viewController></objects></scene>
      """, attributes: #"useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES""#)
    instantiation = Instantiation(DocumentSource(document, modules: [], folders: []))
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let element = try #require(document.element(id: "root"))
    let view = try #require(instantiation.makeViews(element))
    controller.view = view
    window.rootViewController = controller
    window.isHidden = false
    instantiation.layOut(document.scenes.flatMap(\.objects))
    window.layoutIfNeeded()
  }

  isolated deinit {
    window.isHidden = true
  }

  /// The object with an id.
  func object(_ id: String) -> AnyObject? {
    document.element(id: id).flatMap(instantiation.object(for:))
  }

  /// The view with an id.
  func view(_ id: String) throws -> UIView {
    try #require(object(id) as? UIView)
  }

  /// The frame of the view with an id, after layout.
  func frame(_ id: String) throws -> CGRect {
    window.layoutIfNeeded()
    return try view(id).frame
  }

  /// Gives the window another size.
  func resize(to size: CGSize) {
    window.hostDidResize(to: size)
    window.layoutIfNeeded()
  }

  /// A view that is positioned by constraints; `contents` has the constraints of its size.
  static func box(_ id: String, _ contents: String = "", attributes: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>\
    <rect key="frame" x="1" y="2" width="30" height="40"/>\(contents)</view>
    """
  }

  /// The constraints that give a box the size of 30 by 40.
  static let size =
    #"<constraints><constraint firstAttribute="width" constant="30" id="w"/><constraint firstAttribute="height" constant="40" id="h"/></constraints>"#
}
