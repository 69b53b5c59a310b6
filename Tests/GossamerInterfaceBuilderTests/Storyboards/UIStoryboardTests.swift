// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// A controller whose initialiser gets its dependency.
final class GuestViewController: UIViewController {
  let guest: String

  init?(coder: NSCoder, guest: String) {
    self.guest = guest
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    guest = "nobody"
    super.init(coder: coder)
  }
}

@MainActor @Suite(.alone) struct UIStoryboardTests {
  private let scenes = """
    <scene sceneID="s1"><objects>
    <viewController id="vc" title="Start" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
    </objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="g" storyboardIdentifier="Guest" customClass="GuestViewController" sceneMemberID="viewController"/>
    </objects></scene>
    """

  private func storyboard(_ attributes: String = "") throws -> UIStoryboard {
    UIStoryboard(try .storyboard(scenes, attributes: attributes))
  }

  @Test func makesTheInitialController_AndKnowsWhereItComesFrom() throws {
    let storyboard = try storyboard(#"initialViewController="vc""#)
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.title == "Start")
    #expect(controller.storyboard === storyboard)
    #expect(!controller.isViewLoaded)
  }

  @Test func injectsDependencies_ByACreator() throws {
    let storyboard = try storyboard()
    let guest: GuestViewController = storyboard.instantiateViewController(identifier: "Guest") {
      GuestViewController(coder: $0, guest: "Dominik")
    }
    #expect(guest.guest == "Dominik")
    #expect(guest.storyboard === storyboard)
    let plain = storyboard.instantiateViewController(withIdentifier: "Guest")
    #expect((plain as? GuestViewController)?.guest == "nobody")
  }

  @Test func usesTheClassOfTheDocument_WhenTheCreatorReturnsNil() throws {
    let guest: GuestViewController = try storyboard().viewController(withIdentifier: "Guest") {
      _ in nil
    }
    #expect(guest.guest == "nobody")
  }

  @Test func saysWhichIdentifiersThereAre_WhenOneIsUnknown() throws {
    let storyboard = try storyboard()
    let error = #expect(throws: StoryboardError.self) {
      try storyboard.viewController(withIdentifier: "Guests")
    }
    #expect(
      error?.description == """
        Main.storyboard: error: No view controller has the storyboard ID 'Guests'. Did you mean 'Guest'?
        """)
    let other = #expect(throws: StoryboardError.self) {
      try storyboard.viewController(withIdentifier: "Settings")
    }
    #expect(
      other?.description == """
        Main.storyboard: error: No view controller has the storyboard ID 'Settings'. There are 'Guest'.
        """)
  }

  @Test func endsTheProgramWithTheMessage_WhenUIKitRaises() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let storyboard = UIStoryboard(
          contentsOf: URL(fileURLWithPath: "/tmp/there/is/none.storyboard"))
        _ = storyboard.instantiateViewController(withIdentifier: "Guest")
      }
    }
    let logged = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(logged.contains("/tmp/there/is/none.storyboard"), "\(logged)")
  }

  @Test func saysWhatItIs_WhenAControllerIsOfAnotherClass() throws {
    let storyboard = try storyboard()
    let error = #expect(throws: StoryboardError.self) {
      let _: UINavigationController = try storyboard.viewController(withIdentifier: "Guest")
    }
    #expect(
      error?.description == """
        Main.storyboard:6: error: The view controller is a GuestViewController, not a \
        UINavigationController. Set its class in the identity inspector.
        """)
  }

  @Test func givesNil_WhenNoControllerIsTheInitialOne() throws {
    let storyboard = try storyboard()
    let logged = messages { #expect(storyboard.instantiateInitialViewController() == nil) }
    #expect(
      logged == [
        """
        Main.storyboard: error: No view controller is the initial one. Choose one in the attributes \
        inspector, or ask for one by its storyboard ID.
        """
      ])
  }

  @Test(arguments: ["Nothing", "../Main", "/etc/passwd", ""])
  func findsNoFile_OutsideOfTheBundle(name: String) throws {
    let bundle = try #require(Bundle(path: "/usr/share"))
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    let error = #expect(throws: StoryboardError.self) {
      try storyboard.viewController(withIdentifier: "Guest")
    }
    #expect(
      error == .notFound(name: name, type: "storyboard", folders: ["/usr/share"]))
  }

  @Test func findsNoDocument_BehindALinkOutOfTheBundle() throws {
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    let elsewhere = try other.write("", named: "Main.storyboard")
    try folder.write("", named: "empty")
    try folder.link("Main.storyboard", to: elsewhere)
    let logged = messages {
      let found = DocumentFinder.path(of: "Main", type: "storyboard", in: [folder.path])
      #expect(found == nil)
    }
    #expect(
      logged == [
        """
        \(folder.path)/Main.storyboard: error: The link leads to \(elsewhere), out of the folder of the \
        resources, so it isn't followed. Put the file there instead of the link.
        """
      ])
  }

  @Test func findsADocument_BehindALinkInTheBundle_AndInABundleBehindALink() throws {
    let (folder, links) = (TemporaryFolder(), TemporaryFolder())
    try folder.write("", named: "Base.lproj/Start.storyboard")
    try folder.link("Main.storyboard", to: "Base.lproj/Start.storyboard")
    try links.write("", named: "empty")
    try links.link("bundle", to: folder.path)
    for place in [folder.path, "\(links.path)/bundle"] {
      #expect(
        DocumentFinder.path(of: "Main", type: "storyboard", in: [place])
          == "\(folder.path)/Main.storyboard")
    }
  }

  @Test func namesTheStoryboard_WhenAReferenceLeadsNowhere() throws {
    let document = try Document.storyboard(
      """
      <scene sceneID="s"><objects>
      <viewControllerPlaceholder storyboardName="Othr" id="p" sceneMemberID="viewController"/>
      </objects></scene>
      """, attributes: #"initialViewController="p""#)
    #expect(UIStoryboard(document).instantiateInitialViewController() == nil)
    #expect(
      document.reports == [
        """
        Main.storyboard:3: error: The storyboard reference leads nowhere: there is no 'Othr.storyboard' beside \
        this document or among the resources of the application. Correct its name, or add it.
        """
      ])
  }

  @Test func reachesItsController_InAReferencedStoryboard() throws {
    let folder = TemporaryFolder()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="p">
      <scenes><scene sceneID="s"><objects>
      <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Guest" id="p" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """, named: "Base.lproj/Main.storyboard")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      \(scenes)</scenes></document>
      """, named: "Other.storyboard")
    let storyboard = UIStoryboard(
      contentsOf: URL(fileURLWithPath: "\(folder.path)/Base.lproj/Main.storyboard"))
    let controller = storyboard.instantiateInitialViewController()
    #expect(controller is GuestViewController)
  }
}
