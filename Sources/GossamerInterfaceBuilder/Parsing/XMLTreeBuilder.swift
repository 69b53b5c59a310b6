// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import FoundationXML

/// Builds the tree of elements from the events of the XML parser.
nonisolated final class XMLTreeBuilder: NSObject {
  /// How deep elements may be nested. A view in a view takes two levels, so views may be nested 120 deep.
  /// In 829 published documents they are nested 12 deep at most.
  static let greatestDepth = 250
  /// How many elements a document may have. The largest of 829 published ones has 3,400.
  static let greatestCount = 500_000

  private let diagnostics: Diagnostics
  private var root: Element?
  private var open: [Element] = []
  private var count = 0
  private var text = ""
  private var fault: (DocumentFault, line: Int)?

  private init(diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }

  /// Parses a text in XML, and returns its root element. Throws the first error, with its line.
  static func root(of data: Data, diagnostics: Diagnostics) throws(Diagnostic) -> Element {
    if let (fault, line) = XMLGuard.fault(in: data) {
      throw Diagnostic(fault, file: diagnostics.file, line: line)
    }
    let builder = XMLTreeBuilder(diagnostics: diagnostics)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    _ = parser.parse()
    if builder.fault == nil, let unfinished = builder.open.last {
      builder.fault = (
        .unfinished(tag: unfinished.name, line: unfinished.line), line: parser.lineNumber
      )
    }
    if let (fault, line) = builder.fault {
      throw Diagnostic(fault, file: diagnostics.file, line: line)
    }
    guard let root = builder.root else {
      throw Diagnostic(.malformed(code: XMLFault.empty), file: diagnostics.file, line: nil)
    }
    return root
  }

  private func fail(_ fault: DocumentFault, _ parser: XMLParser) {
    guard self.fault == nil else { return }
    self.fault = (fault, line: parser.lineNumber)
    parser.abortParsing()
  }
}

nonisolated extension XMLTreeBuilder: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    guard fault == nil else { return }
    let element = Element(
      name: elementName, attributes: attributes, line: parser.lineNumber, index: count,
      diagnostics: diagnostics)
    if let parent = open.last {
      parent.append(element)
    } else {
      root = element
    }
    open.append(element)
    count += 1
    text = ""
    if open.count > Self.greatestDepth { fail(.tooDeep, parser) }
    if count > Self.greatestCount { fail(.tooManyElements, parser) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    text += String(decoding: block, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard fault == nil, let element = open.popLast() else { return }
    if element.children.isEmpty { element.content = text }
    text = ""
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    let code = (parseError as NSError).code
    guard !XMLFault.warnings.contains(code) else { return }
    if code == XMLFault.end, let unfinished = open.last {
      fail(.unfinished(tag: unfinished.name, line: unfinished.line), parser)
    } else {
      fail(.malformed(code: code), parser)
    }
  }
}
