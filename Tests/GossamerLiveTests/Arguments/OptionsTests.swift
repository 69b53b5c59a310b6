// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import GossamerIntentions
import GossamerInterfaceBuilder
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerLive

final class LiveTestField: UITextField {}
final class NotForDocuments {}

@Suite(.alone) struct OptionsTests {
  private struct Command: ParsableCommand {
    @OptionGroup var options: DocumentOptions
  }

  @Test func parsesAllOptions() throws {
    let options = try Command.parse([
      "--document", "Main.storyboard", "--scene", "Detail", "--model", "{}", "--class", "A=B",
      "--class",
      "C=M.D", "--wires",
    ]).options
    #expect(options.document == "Main.storyboard")
    #expect(options.scene.scene == "Detail")
    #expect(options.scene.model == "{}")
    #expect(options.scene.classes.map(\.name) == ["A", "C"])
    #expect(options.scene.classes.map(\.className) == ["B", "M.D"])
    #expect(options.scene.wires)
  }

  @Test func doesNothing_WhenNoDocumentIsGiven() throws {
    try Command.parse([]).options.runIfAsked()
  }

  @Test(arguments: [
    (["--wires"], "'--wires' is for a document. Give one: --document Main.storyboard --wires."),
    (
      ["--scene", "x"], "'--scene' is for a document. Give one: --document Main.storyboard --scene."
    ),
    (
      ["--document", "Main.storyboard", "--class", "A"],
      "The value 'A' is invalid for '--class <name=class>'"
    ),
    (
      ["--document", "Main.storyboard", "--class", "A=B=C"],
      "The value 'A=B=C' is invalid for '--class <name=class>'"
    ),
  ])
  func saysWhatIsWrong(arguments: [String], message: String) {
    let error = #expect(throws: (any Error).self) { try Command.parse(arguments) }
    #expect(error.map { Command.message(for: $0) } == message)
  }

  @Test(arguments: [
    ("LiveTestField", LiveTestField.self), ("GossamerLiveTests.LiveTestField", LiveTestField.self),
    ("UITextField", UITextField.self), ("MulticastTextField", MulticastTextField.self),
  ])
  func mapsANameToAClass_OfTheApplicationOrOfGossamer(name: String, type: AnyClass) throws {
    defer { InterfaceBuilder.classNames["ITNTextField"] = nil }
    try #require(ClassMapping(argument: "ITNTextField=\(name)")).apply(module: #fileID)
    #expect(InterfaceBuilder.classNames["ITNTextField"] == type)
  }

  @Test(arguments: [
    (
      "MulticastTextFeld",
      "There is no class 'MulticastTextFeld' for 'X'. Did you mean 'MulticastTextField'?"
    ),
    (
      "Nowhere",
      """
      There is no class 'Nowhere' for 'X'. Name a class of the program or of Gossamer, with its module \
      if that is another: Module.Class.
      """
    ),
    (
      "NotForDocuments",
      """
      The class 'NotForDocuments' can't stand for 'X', because documents can't reach it. Let it conform \
      to Wirable.
      """
    ),
  ])
  func saysWhatIsWrong_WhenAClassCanNotBeMapped(name: String, message: String) throws {
    let mapping = try #require(ClassMapping(argument: "X=\(name)"))
    let error = #expect(throws: LiveError.self) { try mapping.apply(module: #fileID) }
    #expect(error?.description == message)
    #expect(InterfaceBuilder.classNames["X"] == nil)
  }

  @Test func readsTheModel_FromTheArgumentOrFromAFile() async throws {
    try await TemporaryDirectory.use { directory in
      let file = try directory.file(named: "person.json", containing: #"{"name": "Ada"}"#)
      for argument in [#" {"name": "Ada"}"#, file.path] {
        let model = try ModelArgument.model(argument)
        #expect(try model.value(forKey: "name") as? String == "Ada")
      }
    }
  }

  @Test(arguments: [
    (
      "/nowhere.json",
      """
      The model can't be read from '/nowhere.json': No such file or directory. Give the path of a JSON \
      file, or the JSON object itself: --model '{"name": "Ada"}'.
      """
    ),
    ("{,}", "--model:1:2: ',' stands where a member's name in double quotes has to be."),
    (
      "[]",
      "--model:1:1: The model is no object. Write its properties in braces: {\"name\": \"Ada\"}."
    ),
  ])
  func saysWhatIsWrong_WhenTheModelCanNotBeRead(argument: String, message: String) {
    let error = #expect(throws: (any Error).self) { try ModelArgument.model(argument) }
    #expect(error.map { "\($0)" } == message)
  }
}
