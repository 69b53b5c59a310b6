// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerInterfaceBuilder

/// What is written into a document, and that all else stays.
@Suite(.alone) @MainActor struct DocumentEditorTests {
  private typealias Form = EditedDocument

  // MARK: - Connections

  @Test func writesConnections_AsTheLastChild_InTheOrderOfXcode() throws {
    var editor = try Form.editor()
    try editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    try editor.connect(.outlet("modelContainer"), from: Form.reverse, to: Form.container)
    let kinds = editor.connections.map(\.kind)
    #expect(kinds == [.outlet("modelContainer"), .outlet("textField"), .outlet("model")])
    let ids = editor.connections.map(\.id)
    let old = #"<customObject id="sCr-re-001" userLabel="Reverse" customClass="ReverseIntention""#
    let indentation = "\n" + String(repeating: " ", count: 16)
    let new = [
      old + ">",
      #"    <connections>"#,
      #"        <outlet property="modelContainer" destination="sCr-mc-001" id="\#(ids[0])"/>"#,
      #"        <outlet property="textField" destination="sCr-tf-001" id="\#(ids[1])"/>"#,
      #"    </connections>"#,
      #"</customObject>"#,
    ].joined(separator: indentation)
    #expect(editor.string == Form.text.replacing(old + "/>", with: new))
  }

  @Test func writesTheUsualEvent_ForAnActionWithoutOne() throws {
    var editor = try Form.editor()
    try editor.connect(.action("reverse:", event: nil), from: Form.button, to: Form.reverse)
    let old = #"<state key="normal" title="Reverse"/>"#
    let indentation = "\n" + String(repeating: " ", count: 32)
    let id = try #require(editor.connections.first).id
    #expect(
      editor.string
        == Form.text.replacing(
          old,
          with: old + indentation + "<connections>" + indentation
            + #"    <action selector="reverse:" destination="sCr-re-001" eventType="touchUpInside" id="\#(id)"/>"#
            + indentation + "</connections>"))
  }

  @Test func givesBackTheSameBytes_WhenItIsDisconnected() throws {
    var editor = try Form.editor()
    let edit = try editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    #expect(edit.title == "Connect textField with Text Field 'Name'")
    let id = try #require(editor.connections.first { $0.kind == .outlet("textField") }).id
    #expect(id.wholeMatch(of: /[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}/) != nil)
    try editor.disconnect(id: id)
    #expect(editor.string == Form.text)
    #expect(editor.edits.map(\.title).last == "Disconnect textField of Reverse")
  }

  @Test func replacesAnOutlet_AndSaysSo() throws {
    var editor = try Form.editor()
    try editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    let other = editor.string.replacing(
      "<label ", with: #"<textField id="sCr-tf-002"/><label "#)
    editor = try Form.editor(other)
    let edit = try editor.connect(.outlet("textField"), from: Form.reverse, to: "sCr-tf-002")
    #expect(edit.notes == ["The outlet 'textField' no longer leads to Text Field 'Name'."])
    #expect(
      editor.connections.filter { $0.source == Form.reverse }.map(\.destination) == ["sCr-tf-002"])
    try editor.undo()
    #expect(editor.string == other)
  }

  // MARK: - Objects

  @Test func addsAnObject_AsTheLastOfItsScene() throws {
    var editor = try Form.editor()
    let (edit, id) = try editor.addObject(
      ofClass: "Clerk", module: "GossamerInterfaceBuilderTests", label: "A \"clerk\" & co")
    #expect(edit.notes.isEmpty)
    #expect(
      editor.newLines(since: Form.text)
        == [
          #"<customObject id="NEW" userLabel="A &quot;clerk&quot; &amp; co" customClass="Clerk" customModule="GossamerInterfaceBuilderTests" customModuleProvider="target"/>"#
        ])
    #expect(editor.object(id: id)?.title == "A \"clerk\" & co")
    #expect(editor.objects.last?.id == id)
    try editor.removeObject(id: id)
    #expect(editor.string == Form.text)
  }

  @Test func removesAnObject_WithAllConnectionsThatLeadToIt() throws {
    var editor = try Form.editor()
    try editor.connect(.action("reverse:", event: nil), from: Form.button, to: Form.reverse)
    try editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    let before = editor.string
    try editor.removeObject(id: Form.reverse)
    #expect(editor.connections.isEmpty)
    #expect(!editor.string.contains(Form.reverse))
    #expect(
      editor.string.contains(#"<customObject id="sCr-mc-001" customClass="ModelContainer"/>"#))
    try editor.undo()
    #expect(editor.string == before)
    try editor.redo()
    #expect(!editor.string.contains(Form.reverse))
  }

  @Test(arguments: [
    (Form.controller, "View Controller"), ("sCr-fr-001", "First Responder"),
    (Form.button, "Reverse button"),
  ]) func refusesToRemove_WhatTheSceneNeeds(id: String, title: String) throws {
    let refusal = try Form.refusal { (editor) throws(DocumentEditError) in
      try editor.removeObject(id: id)
    }
    #expect(
      refusal == """
        \(title) can't be deleted: the scene needs it, or it lies inside of another object. Delete it in Interface \
        Builder.
        """)
  }

  @Test func setsTheClassAndTheLabel_InTheOrderOfXcode() throws {
    var editor = try Form.editor()
    try editor.setClass("MulticastTextField", ofObject: Form.field)
    try editor.setUserLabel("Field", ofObject: Form.field)
    #expect(
      editor.newLines(since: Form.text)
        == [
          #"<textField opaque="NO" placeholder="Name" id="sCr-tf-001" userLabel="Field" customClass="MulticastTextField">"#
        ])
    try editor.setClass(nil, ofObject: Form.field)
    try editor.setUserLabel(nil, ofObject: Form.field)
    #expect(editor.string == Form.text)
  }

  @Test func setsRuntimeAttributes_BeforeTheConnections() throws {
    var editor = try Form.editor()
    try editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    let connected = editor.string
    try editor.setRuntimeAttribute("modelKeyPath", to: .string("name"), ofObject: Form.reverse)
    #expect(
      editor.newLines(since: connected) == [
        "<userDefinedRuntimeAttributes>",
        #"<userDefinedRuntimeAttribute type="string" keyPath="modelKeyPath" value="name"/>"#,
        "</userDefinedRuntimeAttributes>",
      ])
    let attributes = try #require(editor.string.range(of: "</userDefinedRuntimeAttributes>"))
    #expect(
      editor.string[attributes.upperBound...].hasPrefix(
        "\n                    <connections>"))
    try editor.setRuntimeAttribute(
      "modelKeyPath", to: .string("first.name"), ofObject: Form.reverse)
    #expect(
      editor.object(id: Form.reverse)?.runtimeAttributes == [
        .init(keyPath: "modelKeyPath", value: .string("first.name"))
      ])
    try editor.setRuntimeAttribute("modelKeyPath", to: nil, ofObject: Form.reverse)
    #expect(editor.string == connected)
  }

  @Test func writesNumbersAndBooleans_AsXcodeDoes() throws {
    var editor = try Form.editor()
    try editor.setRuntimeAttribute("layer.cornerRadius", to: .number(4), ofObject: Form.label)
    try editor.setRuntimeAttribute("alpha", to: .number(0.5), ofObject: Form.label)
    try editor.setRuntimeAttribute("hidden", to: .boolean(true), ofObject: Form.label)
    let indentation = "\n" + String(repeating: " ", count: 32)
    #expect(
      editor.string.contains(
        [
          #"<userDefinedRuntimeAttributes>"#,
          #"    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">"#,
          #"        <integer key="value" value="4"/>"#,
          #"    </userDefinedRuntimeAttribute>"#,
          #"    <userDefinedRuntimeAttribute type="number" keyPath="alpha">"#,
          #"        <real key="value" value="0.5"/>"#,
          #"    </userDefinedRuntimeAttribute>"#,
          #"    <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#,
          #"</userDefinedRuntimeAttributes>"#,
        ].joined(separator: indentation)))
    for _ in 0..<3 { try editor.undo() }
    #expect(editor.string == Form.text)
  }

  // MARK: - Undoing

  @Test func undoesAndRedoes_EachChange() throws {
    var editor = try Form.editor()
    var texts = [editor.string]
    try editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    texts.append(editor.string)
    try editor.addObject(ofClass: "UppercaseIntention")
    texts.append(editor.string)
    try editor.setUserLabel("Turn round", ofObject: Form.reverse)
    texts.append(editor.string)
    for text in texts.dropLast().reversed() {
      try editor.undo()
      #expect(editor.string == text)
    }
    #expect(try editor.undo() == nil)
    for text in texts.dropFirst() {
      try editor.redo()
      #expect(editor.string == text)
    }
    #expect(try editor.redo() == nil)
    try editor.undo()
    try editor.setUserLabel("Other", ofObject: Form.reverse)
    #expect(editor.undoneEdits.isEmpty)
  }

  // MARK: - Forms of documents

  @Test(arguments: ["\r\n", "\n", ""]) func keepsLineEnds(lineEnd: String) throws {
    let text = Form.text.split(separator: "\n").map {
      lineEnd.isEmpty ? $0.drop { $0 == " " } : $0
    }.joined(separator: lineEnd)
    var editor = try Form.editor(text)
    let before = editor.data
    try editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    try editor.connect(.action("reverse:", event: nil), from: Form.button, to: Form.reverse)
    #expect(
      Set(editor.string.filter(\.isNewline).map(String.init)) == Set([lineEnd]).subtracting([""]))
    let end = lineEnd + String(repeating: " ", count: lineEnd.isEmpty ? 0 : 16) + "</customObject>"
    #expect(editor.string.components(separatedBy: end).count == 3)
    for connection in editor.connections where connection.id != "sCr-cn-001" {
      try editor.disconnect(id: connection.id)
    }
    #expect(editor.data == before)
  }

  @Test func indentsByTabs_WhereTheDocumentDoes() throws {
    let text = Form.text.replacing("    ", with: "\t")
    var editor = try Form.editor(text)
    try editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    #expect(
      editor.string.contains(
        "\n\t\t\t\t\t<connections>\n\t\t\t\t\t\t<outlet property=\"textField\""))
    try editor.disconnect(id: try #require(editor.connections.first).id)
    #expect(editor.string == text)
  }

  @Test(arguments: [
    // A comment and a part that isn't parsed, both with tags in them, and a `>` in an attribute.
    (
      "<objects>",
      #"<objects><!-- <button id="x"> --><label text="a > b"><string key="x"><![CDATA[<view>]]></string></label>"#
    ),
    // Single quotes, and white space in tags.
    (#"<customObject id="sCr-re-001""#, "<customObject  id = 'sCr-re-001'\n  "),
    // A byte-order mark, and no line break at the end.
    ("<?xml", "\u{FEFF}<?xml"),
    // A comment between connections, and blank lines.
    (#"id="sCr-cn-001"/>"#, "id=\"sCr-cn-001\"/>\n\n    <!-- last -->\n\n"),
    // Elements that are two tags without content.
    (#"id="sCr-lb-001"/>"#, #"id="sCr-lb-001"></label>"#),
  ]) func changesOnlyItsOwnBytes_InADocumentWrittenByHand(old: String, new: String) throws {
    let text = Form.text.replacing(old, with: new)
    var editor = try Form.editor(text)
    try #require(text != Form.text)
    let count = editor.connections.count
    try editor.connect(.outlet("textField"), from: Form.reverse, to: Form.field)
    try editor.connect(.action("reverse:", event: nil), from: Form.button, to: Form.reverse)
    let (_, clerk) = try editor.addObject(ofClass: "Clerk", module: "GossamerInterfaceBuilderTests")
    try editor.connect(.outlet("model"), from: Form.container, to: clerk)
    try editor.connect(.outletCollection("labels"), from: clerk, to: Form.label)
    try editor.setRuntimeAttribute("alpha", to: .number(1), ofObject: Form.label)
    #expect(editor.connections.count == count + 3)
    try editor.setUserLabel("Other", ofObject: Form.reverse)
    #expect(editor.object(id: Form.reverse)?.title == "Other")
    let changed = editor.data
    while try editor.undo() != nil {}
    #expect(editor.data == Data(text.utf8))
    while try editor.redo() != nil {}
    #expect(editor.data == changed)
  }

  @Test func loadsWhatItHasWritten() throws {
    var editor = try Form.editor()
    try editor.setClass(
      "DeskViewController", module: "GossamerInterfaceBuilderTests", ofObject: Form.controller)
    let (_, clerk) = try editor.addObject(ofClass: "Clerk", module: "GossamerInterfaceBuilderTests")
    try editor.connect(.outlet("clerk"), from: Form.controller, to: clerk)
    try editor.connect(.outlet("field"), from: clerk, to: Form.field)
    try editor.connect(.outletCollection("labels"), from: clerk, to: Form.label)
    try editor.connect(.action("press:", event: "touchDown"), from: Form.button, to: clerk)
    try editor.setRuntimeAttribute("title", to: .string("first\nsecond"), ofObject: clerk)
    let document = try Document(data: editor.data, file: "Form.storyboard")
    let controller: DeskViewController = try UIStoryboard(document).initialViewController()
    controller.loadViewIfNeeded()
    #expect(
      controller.clerk?.log == ["title first\nsecond", "field", "label It's \"so\"", "awake"])
    #expect(document.reports.filter { !$0.contains("'model'") } == [])
  }
}
