// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerLive

@Suite(.alone) struct ReloadTests {
  @Test(arguments: Save.allCases)
  func showsWhatWasSaved_HoweverThatWasDone(_ save: Save) async throws {
    try await TemporaryDirectory.use { directory in
      let stage = try LiveStage(Storyboards.screen(label: "first"), in: directory)
      #expect(stage.labels.contains("first"))
      for text in ["second", "third"] {
        try save.perform(Storyboards.screen(label: text), to: stage.file)
        try await stage.wait(for: text)
      }
      #expect(stage.banner == nil)
    }
  }

  @Test func saysAboveTheScene_ThatAnIntentionIsMisspelt() async throws {
    try await TemporaryDirectory.use { directory in
      let stage = try LiveStage(
        Storyboards.screen(
          objects: #"<customObject id="intention" customClass="ReversIntention"/>"#),
        in: directory)
      let banner = try #require(stage.banner)
      #expect(
        banner.accessibilityLabel?.contains(
          "The class 'ReversIntention' is unknown, so the object is left out. Did you mean 'ReverseIntention'?"
        ) == true)
    }
  }

  @Test func keepsWhatWasTyped_WithSelectionAndFocus() async throws {
    try await TemporaryDirectory.use { directory in
      let stage = try LiveStage(Storyboards.screen(label: "first"), in: directory)
      let before = try stage.field
      before.becomeFirstResponder()
      before.insertText("Käthe 👍")
      before.selectedRange = NSRange(location: 1, length: 3)
      try stage.save(Storyboards.screen(label: "second", placeholder: "Nickname"))
      try await stage.wait(for: "second")
      let after = try stage.field
      #expect(after !== before)
      #expect(after.text == "Käthe 👍")
      #expect(after.placeholder == "Nickname")
      #expect(after.selectedRange == NSRange(location: 1, length: 3))
      #expect(after.isFirstResponder)
      #expect(after.isEditing)
    }
  }

  /// A field that takes `maximum` characters, and a button that is enabled while its text is an
  /// address.
  private func addressForm(label: String, maximum: Int) -> String {
    let text = Storyboards.screen(
      label: label,
      field: """
        <connections>
          <outletCollection property="delegates" destination="limit" id="d1"/>
          <outletCollection property="delegates" destination="validate" id="d2"/>
        </connections>
        """,
      objects: """
        <customObject id="limit" customClass="MaximumCharacterOnEditIntention">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="maximumCharacter">
              <integer key="value" value="\(maximum)"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </customObject>
        <customObject id="validate" customClass="EmailValidationOnEditIntention">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="validationKeyPath" value="enabled"/>
          </userDefinedRuntimeAttributes>
          <connections><outlet property="target" destination="button" id="t"/></connections>
        </customObject>
        """)
    return
      text
      .replacing("<textField ", with: "<textField customClass=\"MulticastTextField\" ")
      .replacing("<button ", with: "<button enabled=\"NO\" ")
  }

  @Test(arguments: [40, 3])
  func asksTheDelegatesAboutTypedText_AndKeepsItIfTheyRefuseItNow(maximum: Int) async throws {
    try await TemporaryDirectory.use { directory in
      let stage = try LiveStage(addressForm(label: "first", maximum: 40), in: directory)
      try stage.field.insertText("ada@example.org")
      try stage.save(addressForm(label: "second", maximum: maximum))
      try await stage.wait(for: "second")
      #expect(try stage.field.text == "ada@example.org")
      let button = stage.window.descendants.lazy.compactMap { $0 as? UIButton }.first
      #expect(button?.isEnabled == true)
    }
  }

  @Test func showsTheDocumentsText_WhereNothingWasTyped() async throws {
    try await TemporaryDirectory.use { directory in
      func text(_ label: String, _ field: String) -> String {
        Storyboards.screen(label: label)
          .replacing("<textField ", with: "<textField text=\"\(field)\" ")
      }
      let stage = try LiveStage(text("first", "Ada"), in: directory)
      try stage.save(text("second", "Grace"))
      try await stage.wait(for: "second")
      #expect(try stage.field.text == "Grace")
    }
  }

  @Test func showsTheErrorAboveTheLastGoodState_UntilTheNextGoodSave() async throws {
    try await TemporaryDirectory.use { directory in
      let stage = try LiveStage(Storyboards.screen(label: "first"), in: directory)
      try stage.field.insertText("typed")
      try stage.save(Storyboards.screen(label: "broken").replacing("</scenes>", with: ""))
      try await eventually("the error is shown") { stage.banner != nil }
      let banner = try #require(stage.banner)
      let text = try #require(banner.accessibilityLabel)
      #expect(text.hasPrefix("This save can't be shown: Main.storyboard:"), "\(text)")
      #expect(stage.labels.contains("first"))
      #expect(try stage.field.text == "typed")
      try stage.save(Storyboards.screen(label: "mended"))
      try await stage.wait(for: "mended")
      #expect(stage.banner == nil)
      #expect(try stage.field.text == "typed")
    }
  }

  @Test func keepsTheLastGoodState_WhenAPartOfASaveIsWrong() async throws {
    try await TemporaryDirectory.use { directory in
      let wrong =
        "<connections><outlet property=\"delegate\" destination=\"nowhere\" id=\"c\"/></connections>"
      let stage = try LiveStage(Storyboards.screen(label: "first"), in: directory)
      try stage.save(Storyboards.screen(label: "second", field: wrong))
      try await eventually("the error is shown") { stage.banner != nil }
      let text = try #require(stage.banner?.accessibilityLabel)
      #expect(text.contains("Main.storyboard:") && text.contains("nowhere"), "\(text)")
      #expect(stage.labels.contains("first"))
      try stage.save(Storyboards.screen(label: "mended"))
      try await stage.wait(for: "mended")
      #expect(stage.banner == nil)
    }
  }

  @Test func showsTheRest_WhenAPartIsWrongAtFirst() async throws {
    try await TemporaryDirectory.use { directory in
      let wrong =
        "<connections><outlet property=\"delegate\" destination=\"nowhere\" id=\"c\"/></connections>"
      let stage = try LiveStage(Storyboards.screen(label: "rest", field: wrong), in: directory)
      #expect(stage.labels.contains("rest"))
      let text = try #require(stage.banner?.accessibilityLabel)
      #expect(text.hasPrefix("Parts of the document can't be shown: Main.storyboard:"), "\(text)")
    }
  }

  @Test func waitsForAGoodSave_WhenTheDocumentIsBrokenAtFirst() async throws {
    try await TemporaryDirectory.use { directory in
      let stage = try LiveStage("<document", in: directory)
      #expect(stage.banner != nil)
      try stage.save(Storyboards.screen(label: "mended"))
      try await stage.wait(for: "mended")
      #expect(stage.banner == nil)
    }
  }

  @Test func saysSo_WhenTheFileIsDeleted_AndShowsItWhenItComesBack() async throws {
    try await TemporaryDirectory.use { directory in
      let stage = try LiveStage(Storyboards.screen(label: "first"), in: directory)
      try FileManager.default.removeItem(at: stage.file)
      try await eventually("the error is shown") { stage.banner != nil }
      #expect(
        stage.banner?.accessibilityLabel == """
          This save can't be shown: There is no file 'Main.storyboard'. Give the path of a \
          .storyboard or .xib file.
          """)
      #expect(stage.labels.contains("first"))
      try stage.save(Storyboards.screen(label: "back"))
      try await stage.wait(for: "back")
      #expect(stage.banner == nil)
    }
  }

  @Test func removesTheError_WhenItIsPressed() async throws {
    try await TemporaryDirectory.use { directory in
      let stage = try LiveStage("<document", in: directory)
      try #require(stage.banner).sendActions(for: .primaryActionTriggered)
      #expect(stage.banner == nil)
    }
  }

  @Test func leavesNothingBehind_WhenItReloads() async throws {
    try await TemporaryDirectory.use { directory in
      let stage = try LiveStage(Storyboards.screen(label: "first"), in: directory, wires: true)
      weak let controller = stage.controller.children.first
      weak let field = try stage.field
      try #require(controller != nil && field != nil)
      try stage.save(Storyboards.screen(label: "second"))
      try await stage.wait(for: "second")
      #expect(controller == nil)
      #expect(field == nil)
      #expect(stage.controller.children.count == 1)
    }
  }

  @Test func showsTheLastSave_WhenManyFollowEachOther() async throws {
    try await TemporaryDirectory.use { directory in
      let stage = try LiveStage(Storyboards.screen(label: "0"), in: directory)
      try stage.field.insertText("typed")
      for number in 1...1000 {
        try Save.inPlace.perform(Storyboards.screen(label: "\(number)"), to: stage.file)
        if number.isMultiple(of: 100) { await Task.yield() }
      }
      try await stage.wait(for: "1000")
      #expect(try stage.field.text == "typed")
    }
  }
}
