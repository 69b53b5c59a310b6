// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerLive

@Suite(.alone) struct JSONReaderTests {
  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .bool(true)), ("false", .bool(false)), ("-0", .integer(0)),
    ("12", .integer(12)), ("9223372036854775808", .number(9_223_372_036_854_775_808)),
    ("1.5e2", .number(150)), ("0.5E+0", .number(0.5)), ("-1e-1", .number(-0.1)),
    ("0e0", .number(0)), ("10", .integer(10)),
    (#""a\"\\\/\b\f\n\r\t""#, .string("a\"\\/\u{8}\u{c}\n\r\t")),
    (#""\u00e9\ud83d\ude00ü""#, .string("é😀ü")), ("[]", .array([])),
    ("[1, [true]]", .array([.integer(1), .array([.bool(true)])])), ("{}", .object([])),
    (
      #"{"b": 1, "a": {}}"#,
      .object([.init(name: "b", value: .integer(1)), .init(name: "a", value: .object([]))])
    ),
  ])
  func readsEachKindOfValue(text: String, value: JSONValue) throws {
    #expect(try JSONReader.read(text, source: "x") == value)
  }

  @Test(arguments: [
    (
      "{\"a\": 1,\n \"ü\": tru}",
      """
      2:7: 'tru' is no value. Write a number, a text in double quotes, true, false, null, an object or \
      an array.
      """
    ),
    (
      "",
      """
      1:1: The end of the text is no value. Write a number, a text in double quotes, true, false, null, \
      an object or an array.
      """
    ),
    ("{\"a\": 1,}", "1:9: '}' stands where a member's name in double quotes has to be."),
    ("{a: 1}", "1:2: 'a' stands where a member's name in double quotes has to be."),
    ("{\"a\" 1}", "1:6: '1' stands where the colon after the name 'a' has to be."),
    (
      "{\"a\": 1",
      "1:8: The end of the text stands where a comma or the closing brace of an object has to be."
    ),
    ("[1 2]", "1:4: '2' stands where a comma or the closing bracket of an array has to be."),
    ("{} {", "1:4: '{' follows the end of the value. Remove it."),
    ("\"a", "1:1: This text has no closing double quote."),
    ("\"a\nb\"", "1:3: A text can't contain a line break or another control character. Write \\n."),
    (
      #""\q""#,
      #"1:2: A backslash has to be followed by one of " \ / b f n r t u. Write \\ for a backslash."#
    ),
    (
      #""\ud83dx""#,
      #"1:8: A \u needs four hexadecimal digits, and the first half of a surrogate pair needs the second one."#
    ),
    (
      "1e999",
      """
      1:1: '1e999' is no value. Write a number, a text in double quotes, true, false, null, an object or \
      an array.
      """
    ),
  ])
  func saysWhatIsWrongAndWhere(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONReader.read(text, source: "x.json") }
    #expect(error?.description == "x.json:" + message)
  }

  @Test func givesUp_WhenValuesAreNestedTooDeep() {
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read(String(repeating: "[", count: 1_000_000), source: "x.json")
    }
    #expect(
      error?.description
        == "x.json:1:501: Values are nested more than 500 deep here. Nest them less.")
  }

  @Test(arguments: [
    "-", "+1", "01", "-01", "1.", ".5", "1.e5", "1e", "1e+", "1e1.5", "--1", "1-1", "0x10", "١",
    "NaN", "Infinity", "1_000", "1e5e5", "1.2.3",
  ])
  func refusesNumbers_ThatAreNotJSONs(text: String) {
    let error = #expect(throws: JSONError.self) { try JSONReader.read(text, source: "x") }
    #expect(error?.description.hasPrefix("x:1:1: '\(text)' is no value.") == true)
  }

  @Test func readsAHundredThousandNumbers() throws {
    let text = "[" + Array(repeating: "-12.5e1", count: 100_000).joined(separator: ", ") + "]"
    let value = try JSONReader.read(text, source: "x")
    #expect(value == .array(Array(repeating: .number(-125), count: 100_000)))
  }
}
