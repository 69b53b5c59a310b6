// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// A view in a document with the name of its class.
final class CardView: UIView {}

/// A controller whose view is in a document with the name of its class, without `Controller`.
final class LedgerViewController: UIViewController {
  weak var label: UILabel?

  override class var wires: AnyWires {
    Wires<LedgerViewController>(super.wires).outlet("label", \.label)
  }
}

@MainActor @Suite(.alone) struct UINibTests {
  private func xib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    \(objects)
    </objects></document>
    """
  }

  private func bundle(_ folder: TemporaryFolder) throws -> Bundle {
    try #require(Bundle(path: folder.path))
  }

  @Test func makesTheTopLevelObjects_AndConnectsTheOwner() throws {
    let nib = UINib(
      try .xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Clerk"><connections>
        <outlet property="field" destination="f" id="o"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v"><subviews><textField id="f"/></subviews></view>
        <label text="Second" id="l"/>
        """))
    let clerk = Clerk()
    let objects = nib.instantiate(withOwner: clerk)
    #expect(objects.map { "\(type(of: $0))" } == ["UIView", "UILabel"])
    #expect(clerk.field?.superview === objects.first as? UIView)
    #expect(clerk.log == ["field"])
  }

  @Test func connectsOtherPlaceholders_WithExternalObjects() throws {
    let nib = UINib(
      try .xib(
        """
        <placeholder placeholderIdentifier="clerk" id="c" customClass="Clerk"><connections>
        <outlet property="field" destination="f" id="o"/></connections></placeholder>
        <textField id="f"/>
        """))
    let clerk = Clerk()
    let objects = nib.instantiate(withOwner: nil, options: [.externalObjects: ["clerk": clerk]])
    #expect(clerk.field === objects.first as? UITextField)
  }

  @Test func saysWhatIsMissing_WhenNothingStandsForAPlaceholder() throws {
    let document = try Document.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <placeholder placeholderIdentifier="clerk" id="c" customClass="Clerk"/>
      <button id="b"><connections>
      <action selector="press:" destination="-1" eventType="touchUpInside" id="a1"/>
      <action selector="press:" destination="c" eventType="touchUpInside" id="a2"/>
      </connections></button>
      """)
    _ = UINib(document).instantiate(withOwner: nil)
    #expect(
      document.reports == [
        """
        View.xib:6: warning: The action 'press:' isn't connected: nothing stands for the placeholder \
        'clerk'. Give an object for it to UINib.instantiate(withOwner:options:), with the option \
        externalObjects.
        """
      ])
  }

  @Test func makesAController_WithItsView() throws {
    let nib = UINib(
      try .xib(
        """
        <viewController id="vc" title="Inside" customClass="LedgerViewController">
        <view key="view" tag="6" id="v"><subviews><label id="l"/></subviews></view>
        <connections><outlet property="label" destination="l" id="o"/></connections></viewController>
        """))
    let controller = nib.instantiate(withOwner: nil).first as? LedgerViewController
    #expect(controller?.title == "Inside" && controller?.view.tag == 6)
    #expect(controller?.label != nil)
  }

  @Test func wakesAControllerUp_WhenItIsConnected() throws {
    let nib = UINib(
      try .xib(
        """
        <viewController id="vc" customClass="DeskViewController">
        <view key="view" id="v"><subviews><textField id="f"/></subviews></view>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="number">
        <integer key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="field" destination="f" id="o"/></connections></viewController>
        """))
    let controller = nib.instantiate(withOwner: nil).first as? DeskViewController
    #expect(controller?.log.last == "awake with 7, a field")
    #expect(controller?.log.filter { $0.hasPrefix("awake") }.count == 1)
  }

  @Test func loadsAView_FromTheDocumentWithTheNameOfItsClass() throws {
    let folder = TemporaryFolder()
    try folder.write(
      xib(#"<view id="a"/><view id="v" tag="3" customClass="CardView"/>"#), named: "CardView.xib")
    let card = CardView.loadFromNib(bundle: try bundle(folder))
    #expect(card.tag == 3)
    let error = #expect(throws: StoryboardError.self) {
      try CounterView.fromNib(named: "CardView", bundle: bundle(folder))
    }
    #expect(
      error?.description == """
        \(folder.path)/CardView.xib: error: No view at the top level is a CounterView, only UIView, \
        CardView. Set the class of the view in the identity inspector.
        """)
  }

  @Test(arguments: ["LedgerView", "LedgerViewController"])
  func loadsTheViewOfAController_FromTheDocumentWithItsName(name: String) throws {
    let folder = TemporaryFolder()
    try folder.write(
      xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v" id="o1"/>
        <outlet property="label" destination="l" id="o2"/></connections></placeholder>
        <view id="v" tag="4"><subviews><label id="l"/></subviews></view>
        <customObject id="c" customClass="Clerk"/>
        """), named: "\(name).xib")
    let controller = LedgerViewController(nibName: nil, bundle: try bundle(folder))
    #expect(controller.view.tag == 4)
    #expect(controller.label?.superview === controller.view)
    #expect(controller.keptObjects.map { "\(type(of: $0))" } == ["Clerk"])
  }

  @Test func findsImages_BesideTheDocument() throws {
    let folder = TemporaryFolder()
    let path = try folder.write(xib(#"<imageView image="dot" id="i"/>"#), named: "Dot.xib")
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>"#, named: "dot.svg")
    let objects = try bundle(folder).loadNibNamed("Dot", owner: nil)
    #expect((objects?.first as? UIImageView)?.image?.size == CGSize(width: 3, height: 2))
    #expect(try Document(contentsOfFile: path).reports == [])
  }

  @Test func leavesAnImageOut_BehindALinkOutOfTheBundle() throws {
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    let elsewhere = try other.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>"#, named: "dot.svg")
    try folder.write(xib(#"<imageView image="dot" id="i"/>"#), named: "Dot.xib")
    try folder.link("dot.svg", to: elsewhere)
    var objects: [Any]?
    let logged = try messages { objects = try bundle(folder).loadNibNamed("Dot", owner: nil) }
    #expect(objects?.first is UIImageView && (objects?.first as? UIImageView)?.image == nil)
    #expect(
      logged == [
        """
        \(folder.path)/dot.svg: error: The link leads to \(elsewhere), out of the folder of the resources, \
        so it isn't followed. Put the file there instead of the link.
        """,
        """
        \(folder.path)/Dot.xib:2: warning: The image 'dot' isn't among the resources, so it is left out. \
        Put the file into them, beside the document.
        """,
      ])
  }

  @Test func saysWhichFileIsBroken_WhenAnImageCannotBeRead() throws {
    let folder = TemporaryFolder()
    try folder.write(xib(#"<imageView image="dot" id="i"/>"#), named: "Dot.xib")
    try folder.write("no image", named: "dot.png")
    var objects: [Any]?
    let logged = try messages { objects = try bundle(folder).loadNibNamed("Dot", owner: nil) }
    #expect(objects?.first is UIImageView && (objects?.first as? UIImageView)?.image == nil)
    #expect(
      logged.last == """
        \(folder.path)/Dot.xib:2: warning: The image 'dot' is left out, because its file can't be read as an \
        image: \(folder.path)/dot.png. Replace the file.
        """)
  }

  @Test func showsAPlainView_WhenNoDocumentHasTheNameOfTheController() throws {
    let folder = TemporaryFolder()
    try folder.write("", named: "empty")
    let logged = try messages {
      let controller = LedgerViewController(nibName: nil, bundle: try bundle(folder))
      #expect(controller.view.subviews.isEmpty)
    }
    #expect(logged == [])
  }

  @Test func saysWhatIsMissing_WhenANamedDocumentIsNotThere() throws {
    let folder = TemporaryFolder()
    try folder.write("", named: "empty")
    let logged = try messages {
      let controller = LedgerViewController(nibName: "Ledgr", bundle: try bundle(folder))
      controller.loadViewIfNeeded()
    }
    #expect(
      logged == [
        """
        There is no 'Ledgr.xib' in \(folder.path). Add it to the resources of the target, or give the \
        bundle that has it.
        """
      ])
  }

  @Test func saysWhatIsMissing_WhenTheOwnerHasNoView() throws {
    let folder = TemporaryFolder()
    try folder.write(xib(#"<view id="v"/>"#), named: "Ledger.xib")
    let logged = try messages {
      let controller = LedgerViewController(nibName: "Ledger", bundle: try bundle(folder))
      controller.loadViewIfNeeded()
    }
    #expect(
      logged == [
        """
        \(folder.path)/Ledger.xib: error: The outlet 'view' of File's Owner isn't connected, so \
        LedgerViewController shows an empty view. Connect it.
        """
      ])
  }
}
