// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerInterfaceBuilder
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerLive

/// An intention of this program, which says what it is for.
final class GreetIntention: Intention {
  override class var wires: AnyWires {
    Wires<GreetIntention>(super.wires).summary("Greets a person.").attribute("words", \.words)
  }

  var words = "Hello"
}

/// A model of this program, which says nothing.
final class GreetedPerson: CustomObject {
  static var wires: AnyWires { Wires<GreetedPerson>().attribute("name", \.name) }
  var name = ""
}

private final class HiddenIntention: Intention {}

enum Nest {
  final class NestedIntention: Intention {}
}

@Suite(.alone) struct ProgramClassesTests {
  private let entries = ProgramClasses().entries

  private func entry(_ name: String) -> ProgramClasses.Entry? {
    entries.first { $0.name == name }
  }

  @Test func `Classes of the program are listed without being registered`() {
    #expect(entry("GreetIntention")?.module == "GossamerLiveTests")
    #expect(entry("GreetedPerson")?.type is GreetedPerson.Type)
  }

  @Test func `Gossamer's intentions and the model container are listed without a module`() {
    #expect(entry("ModelContainer")?.type is AnyModelContainer.Type)
    let own = entries.filter { $0.module == nil }.map(\.name)
    #expect(own.contains("MaximumCharacterOnEditIntention"))
    #expect(!own.contains("GreetIntention"))
  }

  @Test func `A palette says what classes are for`() throws {
    let editor = try DocumentEditor(
      data: Data(Storyboards.screen().utf8), file: "Main.storyboard")
    let classes = Dictionary(uniqueKeysWithValues: editor.objectClasses.map { ($0.name, $0) })
    #expect(classes["GreetIntention"]?.summary == "Greets a person.")
    #expect(classes["GreetIntention"]?.attributes.map(\.name) == ["words"])
    #expect(classes["GreetedPerson"]?.summary == nil)
    let own = editor.objectClasses.filter { $0.module == nil }
    #expect(own.allSatisfy { $0.summary?.hasSuffix(".") == true })
  }

  @Test func `Base classes, and classes that a document can't name, are left out`() {
    for name in ["Intention", "TextFieldIntention", "HiddenIntention", "NestedIntention"] {
      #expect(entry(name) == nil, "\(name)")
    }
  }

  @Test func `The classes are sorted by name`() {
    #expect(entries.map(\.name) == entries.map(\.name).sorted())
  }
}
