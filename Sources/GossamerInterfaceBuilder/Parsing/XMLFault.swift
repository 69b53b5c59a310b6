// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The meaning of libxml2's error numbers, which the XML parser reports without a text.
///
/// Source: <https://gnome.pages.gitlab.gnome.org/libxml2/html/xmlerror_8h.html>
nonisolated enum XMLFault {
  /// There is no element.
  static let empty = 4
  /// The document ends inside an element, or something follows the end of the root.
  static let end = 5
  /// Warnings about versions, languages and namespaces. They don't stop the reading.
  static let warnings = 97...100

  /// The error and what to do, in sentences.
  static func sentence(forCode code: Int) -> String {
    switch code {
    case empty: "There is no element in it. Save the document from Interface Builder again."
    case end: "Something follows the end of the root element. Remove it."
    case 6, 7, 8, 9, 81:
      "It has a character that XML or UTF-8 doesn't allow. Remove it, or save the document as UTF-8."
    case 22...29: "It uses an entity that XML doesn't define. Write '&' as '&amp;'."
    case 38: "There is a '<' in the value of an attribute. Write it as '&lt;'."
    case 39: "The value of an attribute isn't in quotes. Put it in quotes."
    case 40: "The value of an attribute doesn't end. Add the quote at its end."
    case 41, 65: "An attribute has no value, or no space before it. Write it as name=\"value\"."
    case 42: "An attribute is given twice. Remove one."
    case 33, 34, 57, 78, 96, 108:
      "The first line isn't well-formed. Write it as <?xml version=\"1.0\" encoding=\"UTF-8\"?>."
    case 45: "A comment doesn't end. Add '-->' at its end."
    case 62: "There is a ']]>' in a text. Write it as ']]&gt;'."
    case 63: "A part marked by '<![CDATA[' doesn't end. Add ']]>' at its end."
    case 68: "There is a '<' or an '&' that begins nothing. Write it as '&lt;' or '&amp;'."
    case 73: "A tag doesn't end. Add '>' at its end."
    case 76: "An end tag doesn't match the tag that is open. Correct one of the two."
    case 80: "There is a '--' in a comment. Write it in another way."
    case 200...205:
      """
      The name of an element or attribute has the prefix of a namespace, which isn't declared or not well-formed. \
      Remove the prefix.
      """
    default:
      "libxml2 gives the error number \(code). Save the document from Interface Builder again."
    }
  }
}
