// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

@MainActor @Suite(.alone) struct LanguageTests {
  @Test(arguments: [
    (["LANG": "de_AT.UTF-8"], ["de-AT.lproj", "de.lproj"]),
    (["LANG": "en_US.UTF-8", "LANGUAGE": "fr:en"], ["fr.lproj"]),
    (["LANG": "de_DE@euro", "LC_ALL": ""], ["de-DE.lproj", "de.lproj"]),
    (["LANG": "C.UTF-8"], []),
    ([:], []),
    (["LANG": "x/../../etc"], []),
  ])
  func followsTheEnvironment(environment: [String: String], folders: [String]) {
    #expect(UserLanguage.folders(in: environment) == folders)
  }

  @Test func setsTheTextsOfALanguage() throws {
    let document = try Document.xib(
      """
      <label text="Hello" id="l"/><textField placeholder="Name" id="f"/>
      <button id="b"><state key="normal" title="Go"/></button>
      """)
    let source = DocumentSource(document, modules: [], folders: [])
    source.strings = [
      "l.text": "Hallo", "f.placeholder": "Vorname", "b.normalTitle": "Los", "x": "",
    ]
    let instantiation = Instantiation(source)
    let objects = instantiation.makeObjects(document.scenes[0].objects)
    instantiation.finish(document.scenes[0].objects)
    #expect((objects[0] as? UILabel)?.text == "Hallo")
    #expect((objects[1] as? UITextField)?.placeholder == "Vorname")
    #expect((objects[2] as? UIButton)?.currentTitle == "Los")
  }

  @Test func setsTheTextsOfBarItems_BeforeTheViewIsLoaded_AndOnlyOnce() throws {
    let document = try Document.storyboard(
      """
      <scene sceneID="s"><objects>
      <viewController id="c" title="Start" sceneMemberID="viewController"><view key="view" id="v"/>
      <tabBarItem key="tabBarItem" title="Home" id="t"/><navigationItem key="navigationItem" title="Home" id="n"/>
      </viewController>
      </objects></scene>
      """)
    let storyboard = UIStoryboard(document)
    let source = try storyboard.load()
    source.strings = ["c.title": "Anfang", "t.title": "Haus", "n.title": "Haus"]
    let element = try #require(document.element(id: "c"))
    let controller = try #require(storyboard.makeController(element, of: source, in: SceneGroup()))
    #expect(!controller.isViewLoaded)
    #expect(controller.title == "Anfang")
    #expect(controller.tabBarItem.title == "Haus" && controller.navigationItem.title == "Haus")
    controller.tabBarItem.title = "Haus (3)"
    controller.loadViewIfNeeded()
    #expect(controller.tabBarItem.title == "Haus (3)")
  }

  @Test func setsTheRuntimeAttributesOfALanguage() throws {
    let document = try Document.xib(
      """
      <view id="v" customClass="DialView"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="localizedString" keyPath="accessibilityHint" value="Hint"/>
      <userDefinedRuntimeAttribute type="number" keyPath="whole" value="7"/>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Label"/>
      <userDefinedRuntimeAttribute type="localizedString" keyPath="name" value="Hello"/>
      </userDefinedRuntimeAttributes></view>
      """)
    let source = DocumentSource(document, modules: ["GossamerInterfaceBuilderTests"], folders: [])
    source.strings = [
      "v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[1]": "Hallo"
    ]
    let instantiation = Instantiation(source)
    let dial = instantiation.makeObjects(document.scenes[0].objects).first as? DialView
    instantiation.finish(document.scenes[0].objects)
    #expect(dial?.name == "Hallo")
    #expect(dial?.accessibilityHint == "Hint" && dial?.accessibilityLabel == "Label")
    #expect(dial?.whole == 7)
  }

  @Test(arguments: ["Main.storyboard", "Base.lproj/Main.storyboard", "en.lproj/Main.storyboard"])
  func readsTheTextsOfALanguage_BesideTheDocument(document: String) throws {
    let folder = TemporaryFolder()
    let path = try folder.write("", named: document)
    try folder.write(
      """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "l"; */
      "l.text" = "Grüß \\"Gott\\"";

      // The user is Austrian.
      "f.placeholder" = "Vor\\nname";
      """, named: "de.lproj/Main.strings")
    let texts = DocumentFinder.strings(
      forDocument: path, languages: ["de-AT.lproj", "de.lproj"])
    #expect(texts == ["l.text": "Grüß \"Gott\"", "f.placeholder": "Vor\nname"])
  }

  @Test(arguments: ["", "\"l.text\" = ", "{ l = { text = Hallo; }; }"])
  func keepsTheTextsOfTheDocument_WhenTheFileIsNoStrings(text: String) throws {
    let folder = TemporaryFolder()
    let path = try folder.write("", named: "Main.storyboard")
    try folder.write(text, named: "de.lproj/Main.strings")
    #expect(try told(about: path) == [unreadable(folder)])
  }

  @Test func keepsTheTextsOfTheDocument_WhenTheFileIsAPipe() throws {
    let folder = TemporaryFolder()
    let path = try folder.write("", named: "Main.storyboard")
    try folder.write("", named: "de.lproj/Other.strings")
    #expect(mkfifo("\(folder.path)/de.lproj/Main.strings", 0o600) == 0)
    #expect(try told(about: path) == [unreadable(folder)])
  }

  @Test func keepsTheTextsOfTheDocument_WhenTheFileIsElsewhere() throws {
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    let path = try folder.write("", named: "Main.storyboard")
    let elsewhere = try other.write("\"l.text\" = \"Hallo\";", named: "Main.strings")
    try folder.write("", named: "de.lproj/Other.strings")
    try folder.link("de.lproj/Main.strings", to: elsewhere)
    #expect(
      try told(about: path) == [
        """
        \(folder.path)/de.lproj/Main.strings: error: The link leads to \(elsewhere), out of the folder of \
        the resources, so it isn't followed. Put the file there instead of the link.
        """
      ])
  }

  private func told(about document: String) throws -> [String] {
    try messages {
      try #require(DocumentFinder.strings(forDocument: document, languages: ["de.lproj"]) == [:])
    }
  }

  private func unreadable(_ folder: TemporaryFolder) -> String {
    """
    \(folder.path)/de.lproj/Main.strings: error: The file can't be read, so the texts stay those of the \
    document. Write each as "id.property" = "text";
    """
  }
}
