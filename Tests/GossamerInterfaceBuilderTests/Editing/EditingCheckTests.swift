// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// A protocol and a class that no other file sees, for an outlet and its object.
private protocol Listener: AnyObject {}

private final class Ear: CustomObject, Listener {
  var listener: (any Listener)?
  var ear: Ear?
  var any: AnyObject?

  static var wires: AnyWires {
    Wires<Ear>().outlet("listener", \.listener).outlet("ear", \.ear).outlet("any", \.any)
  }
}

/// What the wires of the classes permit.
@Suite(.alone) @MainActor struct EditingCheckTests {
  private typealias Form = EditedDocument

  private struct Refusal: Sendable, CustomTestStringConvertible {
    let kind: DocumentEditor.ConnectionKind
    let source: String
    let destination: String
    let message: String
    var testDescription: String { message }
  }

  private nonisolated static let refusals = [
    Refusal(
      kind: .outlet("textFeild"), source: Form.reverse, destination: Form.field,
      message: "ReverseIntention has no outlet 'textFeild'. Did you mean 'textField'?"),
    Refusal(
      kind: .outlet("nothing"), source: Form.reverse, destination: Form.field,
      message: "ReverseIntention has no outlet 'nothing'. Add it to the wires of the class."),
    Refusal(
      kind: .outlet("textField"), source: Form.reverse, destination: Form.button,
      message:
        "The outlet 'textField' takes a UITextField, and not a UIButton. Connect it with another object."
    ),
    Refusal(
      kind: .outlet("delegate"), source: Form.field, destination: Form.label,
      message:
        "The outlet 'delegate' takes a UITextFieldDelegate, and not a UILabel. Connect it with another object."
    ),
    Refusal(
      kind: .outletCollection("textField"), source: Form.reverse, destination: Form.field,
      message: "'textField' is no outlet collection. Connect it as an outlet."),
    Refusal(
      kind: .outlet("gestureRecognizers"), source: Form.label, destination: Form.field,
      message: "'gestureRecognizers' is an outlet collection. Connect it as one."),
    Refusal(
      kind: .action("revers:", event: nil), source: Form.button, destination: Form.reverse,
      message: "ReverseIntention has no action 'revers:'. Did you mean 'reverse:'?"),
    Refusal(
      kind: .action("reverse:", event: "touchUpInsid"), source: Form.button,
      destination: Form.reverse,
      message: "No control sends the event 'touchUpInsid'. Did you mean 'touchUpInside'?"),
    Refusal(
      kind: .action("reverse:", event: nil), source: Form.label, destination: Form.reverse,
      message:
        "UILabel is no control, bar button item or gesture recogniser, so it sends no actions. Start at one of those."
    ),
    Refusal(
      kind: .segue("show"), source: Form.button, destination: Form.controller,
      message:
        "'show' is a segue or its end, which can't be connected here. Make segues in Interface Builder."
    ),
    Refusal(
      kind: .outlet("model"), source: Form.container, destination: "sCr-cn-001",
      message: "'Outlet (sCr-cn-001)' can't be connected. Choose an object."),
    Refusal(
      kind: .outlet("model"), source: Form.container, destination: Form.reverse,
      message: "'model' leads to Reverse already. Choose another object."),
    Refusal(
      kind: .outlet("textField"), source: Form.reverse, destination: "abc-de-fgh",
      message: "The document has no object with the id 'abc-de-fgh'. Read the document again."),
  ]

  @Test(arguments: refusals) private func refuses_WhatTheWiresDoNotPermit(refusal: Refusal) throws {
    #expect(
      try Form.refusal { (editor) throws(DocumentEditError) in
        try editor.connect(refusal.kind, from: refusal.source, to: refusal.destination)
      } == refusal.message)
  }

  @Test func refusesASenderOfAnotherType() throws {
    let text = Form.text.replacing(
      "ReverseIntention\"", with: "Clerk\" customModule=\"GossamerInterfaceBuilderTests\"")
    #expect(
      try Form.refusal(text) { (editor) throws(DocumentEditError) in
        try editor.connect(.action("press:", event: nil), from: Form.field, to: Form.reverse)
      } == """
        The action 'press:' takes a UIButton as its sender, and not a UITextField. Send it from another object.
        """)
  }

  @Test func refusesWhatIsNotKnown_OfAClassOfAnotherProgram() throws {
    let text = Form.text.replacing("ReverseIntention", with: "Unheard")
    let refusal = try Form.refusal(text) { (editor) throws(DocumentEditError) in
      try editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    }
    #expect(
      refusal == """
        The class 'Unheard' of Reverse isn't known to this program, so its outlets and actions aren't either. Edit \
        the document with the application that has the class.
        """)
    // It may conform to the protocol.
    #expect(
      try Form.refusal(text) { (editor) throws(DocumentEditError) in
        try editor.connect(.outlet("delegate"), from: Form.field, to: Form.reverse)
      } == nil)
  }

  @Test func refusesAnotherScene() throws {
    let scenes = Form.text.replacing(
      "    </scenes>",
      with: """
                <scene sceneID="two"><objects><viewController id="two-vc" sceneMemberID="viewController"/>\
        <customObject id="two-re" userLabel="Second" customClass="ReverseIntention"/>\
        <exit id="two-ex" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
            </scenes>
        """)
    for (id, message) in [
      (
        "two-re",
        "Second is in another scene, where only a segue leads. Choose an object of the same scene."
      ),
      (
        "two-ex",
        "'Exit' is a segue or its end, which can't be connected here. Make segues in Interface Builder."
      ),
    ] {
      #expect(
        try Form.refusal(scenes) { (editor) throws(DocumentEditError) in
          try editor.connect(.action("reverse:", event: nil), from: Form.button, to: id)
        } == message)
    }
    #expect(try Form.editor(scenes).possibleConnections(from: Form.button, to: "two-re").isEmpty)
  }

  @Test func refusesClassesAndValues_ThatDoNotFit() throws {
    func refusal(_ change: (inout DocumentEditor) throws(DocumentEditError) -> Void) throws
      -> String?
    {
      try Form.refusal(Form.text, change)
    }
    #expect(
      try refusal { (editor) throws(DocumentEditError) in
        try editor.setClass("UITextView", ofObject: Form.field)
      } == """
        The class 'UITextView' can't be used here: it is no subclass of UITextField, which Text Field 'Name' has to be.
        """)
    #expect(
      try refusal { (editor) throws(DocumentEditError) in
        try editor.addObject(ofClass: "UILabel")
      } == """
        The class 'UILabel' can't be used here: documents can't make objects of it. Let it conform to CustomObject.
        """)
    #expect(
      try refusal { (editor) throws(DocumentEditError) in
        try editor.setRuntimeAttribute("alphs", to: .number(1), ofObject: Form.label)
      } == "UILabel has no property 'alphs'. Did you mean 'alpha'?")
    #expect(
      try refusal { (editor) throws(DocumentEditError) in
        try editor.setRuntimeAttribute("alpha", to: .string("much"), ofObject: Form.label)
      } == """
        'alpha' is of type CGFloat, which the string 'much' can't become. Give it a value of that type.
        """)
    #expect(
      try refusal { (editor) throws(DocumentEditError) in
        try editor.setUserLabel("a\u{1}b", ofObject: Form.label)
      } == "The text 'a␁b' has a control character, which a document can't contain. Remove it.")
  }

  @Test func saysThatAClassIsNotKnown() throws {
    var editor = try Form.editor()
    let (edit, _) = try editor.addObject(ofClass: "ReverseIntenton")
    #expect(
      edit.notes == [
        "The class 'ReverseIntenton' isn't known to this program. Did you mean 'ReverseIntention'?"
      ])
  }

  @Test func saysWhichConnectionsDoNotFit_ANewClass() throws {
    var editor = try Form.editor()
    try editor.connect(.action("reverse:", event: nil), from: Form.button, to: Form.reverse)
    try editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    let edit = try editor.setClass("UppercaseIntention", ofObject: Form.reverse)
    #expect(
      edit.notes == [
        "UppercaseIntention has no action 'reverse:'. Add it to the wires of the class."
      ])
    #expect(editor.connections.count == 3)
    #expect(try editor.setClass("ReverseIntention", ofObject: Form.reverse).notes.isEmpty)
  }

  // MARK: - Possible connections

  @Test func offersAllConnections_InBothDirections() throws {
    var editor = try Form.editor()
    try editor.setClass("MulticastTextField", ofObject: Form.field)
    try editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    let possible = editor.possibleConnections(from: Form.field, to: Form.reverse)
    let name = "MulticastTextField 'Name'"
    #expect(
      possible.filter(\.isUsual).map(\.title) == [
        "On Editing Changed, call change: of Reverse",
        "On Editing Changed, call reverse: of Reverse",
        "textField of Reverse is \(name)",
      ])
    #expect(
      possible.first { $0.kind == .outlet("textField") }?.existing == editor.connections.first?.id)
    #expect(
      possible.filter { !$0.isUsual }.prefix(3).map(\.kind) == [
        .action("change:", event: "editingDidBegin"), .action("reverse:", event: "editingDidBegin"),
        .action("change:", event: "editingDidEnd"),
      ])
    for connection in possible where connection.existing == nil { try editor.connect(connection) }
    #expect(editor.connections.count == 1 + possible.count)
  }

  @Test func offersDelegates() throws {
    var editor = try Form.editor()
    try editor.setClass("MulticastTextField", ofObject: Form.field)
    let (_, maximum) = try editor.addObject(
      ofClass: "MaximumCharacterOnEditIntention", label: "Maximum")
    let titles = editor.possibleConnections(from: maximum, to: Form.field).map(\.title)
    #expect(titles.contains("delegate of MulticastTextField 'Name' is Maximum"))
    #expect(titles.contains("Add Maximum to delegates of MulticastTextField 'Name'"))
    try editor.connect(.outletCollection("delegates"), from: Form.field, to: maximum)
    #expect(
      editor.string.contains(
        #"<outletCollection property="delegates" destination="\#(maximum)" collectionClass="NSMutableArray" id="#
      ))
  }

  @Test func saysWhatIsReplaced() throws {
    var editor = try Form.editor()
    let (_, other) = try editor.addObject(ofClass: "ModelContainer", label: "Other")
    try editor.connect(.outlet("modelContainer"), from: Form.reverse, to: Form.container)
    let possible = editor.possibleConnections(from: other, to: Form.reverse)
    #expect(possible.first { $0.kind == .outlet("modelContainer") }?.replaced == "ModelContainer")
  }

  @Test func findsWhatCanBeConnected_WhenADragBegins() throws {
    let editor = try Form.editor()
    #expect(
      Set(editor.possibleDestinations(from: Form.reverse)) == [
        Form.field, Form.button, Form.container,
      ])
    for destination in editor.objects.map(\.id) where destination != Form.button {
      #expect(
        editor.possibleDestinations(from: Form.button).contains(destination)
          == !editor.possibleConnections(from: Form.button, to: destination).isEmpty)
    }
  }

  @Test func knowsWhichClassesAPrivateTypeIncludes() {
    let outlets = AnyWires.table(of: Ear.self).properties
    let fitting = { (type: AnyClass) in
      outlets.filter { $0.value.takes(instancesOf: type) }.keys.sorted()
    }
    #expect(fitting(Ear.self) == ["any", "ear", "listener"])
    // Which classes conform to a private protocol can't be known before the outlet is set.
    #expect(fitting(Clerk.self) == ["any", "listener"])
  }

  // MARK: - Classes

  @Test func describesClasses_ForAPalette() throws {
    var editor = try Form.editor()
    try editor.addObject(ofClass: "Clerk", module: "GossamerInterfaceBuilderTests")
    let classes = editor.objectClasses
    #expect(classes.map(\.name) == classes.map(\.name).sorted())
    #expect(classes.contains { $0.name == "ModelContainer" && $0.outlets == ["model"] })
    #expect(!classes.contains { $0.name == "UITextField" })
    let clerk = try #require(classes.first { $0.name == "Clerk" })
    #expect(clerk.outlets == ["field"])
    #expect(clerk.outletCollections == ["labels"])
    #expect(clerk.actions == ["press:"])
    #expect(
      clerk.attributes == [
        .init(name: "count", type: .number), .init(name: "isOpen", type: .boolean),
        .init(name: "title", type: .string),
      ])
  }

  @Test func offersKeyPaths_OfTheOtherEnd() throws {
    var editor = try Form.editor()
    let reverse = try #require(editor.classDescription(ofObject: Form.reverse))
    #expect(reverse.attributes.contains(.init(name: "modelKeyPath", type: .keyPath)))
    #expect(editor.keyPaths(for: "modelKeyPath", ofObject: Form.reverse).isEmpty)
    let (_, clerk) = try editor.addObject(
      ofClass: "Clerk", module: "GossamerInterfaceBuilderTests")
    try editor.connect(.outlet("modelContainer"), from: Form.reverse, to: Form.container)
    try editor.connect(.outlet("model"), from: Form.container, to: clerk)
    #expect(
      editor.keyPaths(for: "modelKeyPath", ofObject: Form.reverse)
        == ["count", "field", "isOpen", "labels", "title"])
    let (_, observe) = try editor.addObject(ofClass: "ObserveIntention")
    try editor.connect(.outlet("target"), from: observe, to: Form.label)
    #expect(editor.keyPaths(for: "targetKeyPath", ofObject: observe).contains("text"))
  }
}
