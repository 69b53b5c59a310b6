// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
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

@Suite struct ProgramClassesTests {
  private let entries = ProgramClasses().entries

  private func entry(_ name: String) -> ProgramClasses.Entry? {
    entries.first { $0.name == name }
  }

  @Test func `Classes of the program are listed without being registered`() {
    #expect(entry("GreetIntention")?.module == "GossamerLiveTests")
    #expect(entry("GreetIntention")?.summary == "Greets a person.")
    #expect(entry("GreetedPerson")?.type is GreetedPerson.Type)
    #expect(entry("GreetedPerson")?.summary == nil)
  }

  @Test func `Gossamer's intentions and the model container are listed with what they are for`() {
    #expect(entry("ModelContainer")?.type is AnyModelContainer.Type)
    let own = entries.filter { $0.module.hasPrefix("Gossamer") && $0.module != "GossamerLiveTests" }
    #expect(own.map(\.name).contains("MaximumCharacterOnEditIntention"))
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
