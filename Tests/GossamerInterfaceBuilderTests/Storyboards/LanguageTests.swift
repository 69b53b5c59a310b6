// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Testing

@testable import GossamerInterfaceBuilder

@MainActor struct LanguageTests {
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
}
