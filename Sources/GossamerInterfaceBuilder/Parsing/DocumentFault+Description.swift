// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

nonisolated extension DocumentFault: CustomStringConvertible {
  /// The fact, the offending value and what to do.
  var description: String {
    switch self {
    case .unreadable(let reason):
      "The document can't be read: \(reason). Check its path and who may read it."
    case .notAFile:
      "This is a folder or a device. Give the path of a .storyboard or .xib file."
    case .empty:
      "The file is empty. Save the document from Interface Builder again."
    case .tooLarge(let bytes):
      """
      The file has \(bytes) bytes, more than the \(DocumentFile.greatestSize) that are read. Divide the \
      document into several.
      """
    case .compiled:
      "This is a compiled nib. Give the .storyboard or .xib file that it was made from."
    case .encoding(let name):
      "The encoding '\(name.excerpt)' isn't supported. Save the document as UTF-8."
    case .documentType:
      """
      A document type declaration (<!DOCTYPE) isn't allowed, because entities could be declared in it. \
      Remove it.
      """
    case .instruction(let text):
      """
      '\(text.excerpt)' isn't allowed here: a document has one '<?xml version="1.0" encoding="UTF-8"?>', at its \
      very beginning, and no instruction without content. Remove it.
      """
    case .markup:
      "A '<!' begins neither a comment ('<!--') nor a part marked by '<![CDATA['. Write it as '&lt;!'."
    case .malformed(let code):
      "The XML is malformed: \(XMLFault.sentence(forCode: code))"
    case .tooDeep:
      """
      There are more than \(XMLTreeBuilder.greatestDepth) elements within one another. Take some views out \
      of others.
      """
    case .tooManyElements:
      """
      There are more than \(XMLTreeBuilder.greatestCount) elements. Divide the document into several.
      """
    case .tooManyAttributes:
      "An element has more than \(XMLGuard.greatestAttributeCount) attributes. Remove some."
    case .unfinished(let tag, let line):
      """
      The file ends inside of <\(tag.excerpt)>, which begins in line \(line). Save the document from Interface \
      Builder again.
      """
    case .notADocument(let root):
      """
      The root element is <\(root.excerpt)>, not <document>, so this is no .storyboard or .xib file of \
      Interface Builder. Give one of those.
      """
    case .version(let version):
      """
      The document has version '\(version.excerpt)', and only 3.0 is supported. Open it in Xcode 5 or later \
      and save it again.
      """
    case .type(let type):
      """
      Documents of type '\(type.excerpt)' aren't supported, only storyboards and xibs for iOS: \
      \(Document.Kind.storyboard.rawValue) and \(Document.Kind.xib.rawValue). Give one of those.
      """
    }
  }
}
