// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) @MainActor struct KeyValueCodingTests {
  @Test func readsAndSets_WhatHasAWire() throws {
    let field = UITextField()
    try field.setValue("Anna", forKey: "text")
    try field.setValue(false, forKey: "enabled")
    #expect(field.text == "Anna")
    #expect(!field.isEnabled)
    #expect(try field.value(forKey: "text") as? String == "Anna")
    #expect(try field.value(forKey: "placeholder") == nil)
  }

  @Test func walksThroughObjects_WhenTheKeyPathHasDots() throws {
    let view = UIView()
    try view.setValue(12, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 12)
    #expect(try view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 12)
  }

  @Test(
    arguments: [
      ("integer", 3 as any Sendable, 3), ("integer", 3.0, 3), ("integer", true, 1),
      ("integer", CGFloat(7), 7),
      ("double", 3, 3), ("double", 0.5, 0.5), ("double", Float(0.25), 0.25), ("length", 2, 2),
      ("flag", 0, 0), ("flag", 2, 1), ("flag", 0.5, 1), ("maybe", 4, 4), ("alignment", 1, 1),
      ("priority", 250, 250),
    ] as [(String, any Sendable, Double)])
  func convertsNumbers_WhenTheirTypeIsAnother(key: String, value: any Sendable, expected: Double)
    throws
  {
    let object = Wired()
    try object.setValue(value, forKey: key)
    #expect(object.number(key) == expected)
  }

  @Test func setsNil_WhereThePropertyMayBe() throws {
    let object = Wired()
    object.maybe = 3
    try object.setValue(nil, forKey: "maybe")
    #expect(object.maybe == nil)
  }

  @Test func addsToTheCollection_WhenAnOutletCollectionIsSet() throws {
    let object = Wired()
    let first = UIView()
    let second = UIView()
    try object.setValue(first, forKey: "views")
    try object.setValue(second, forKey: "views")
    #expect(object.views == [first, second])
  }

  @Test(
    arguments: [
      ("txt", "x" as (any Sendable)?, "UITextField has no wire 'txt'. Did you mean 'text'?"),
      ("window", nil, "UITextField has no wire 'window'. Add it to the wires of the class."),
      ("", nil, "UITextField has no wire ''. Add it to the wires of the class."),
      (
        "enabled", "x",
        "'enabled' of UITextField is of type Bool, which the string 'x' can't become. Give it a value of that type."
      ),
      (
        "text", 5,
        "'text' of UITextField is of type String, which the number 5 can't become. Give it a value of that type."
      ),
      (
        "text", true,
        "'text' of UITextField is of type String, which the boolean true can't become. Give it a value of that type."
      ),
      (
        "tag", 2.5,
        "'tag' of UITextField is of type Int, which the number 2.5 can't become. Give it a value of that type."
      ),
      (
        "tag", 1e300,
        "'tag' of UITextField is of type Int, which the number 1e+300 can't become. Give it a value of that type."
      ),
      (
        "enabled", nil,
        "'enabled' of UITextField is of type Bool, which can't be nil. Give it a value."
      ),
      (
        "layer", nil,
        "'layer' of UITextField can only be read. Leave it as it is, or set what it is made from."
      ),
      (
        "delegate", [1],
        "'delegate' of UITextField is of type UITextFieldDelegate, which a Array<Int> can't become. Give it a value of that type."
      ),
      (
        "borderStyle", 99,
        "'borderStyle' of UITextField is of type BorderStyle, which the number 99 can't become. Give it a value of that type."
      ),
      (
        "text.length", "x",
        """
        the key path 'text.length' goes too far: 'text' is of type String, which has no keys. Let the \
        key path end there, or make the class Wirable.
        """
      ),
      (
        "delegate.text", "x",
        "the key path 'delegate.text' ends early: 'delegate' is nil. Set it before."
      ),
    ] as [(String, (any Sendable)?, String)])
  func namesWhatIsWrong_WhenAValueCannotBeSet(
    keyPath: String, value: (any Sendable)?, message: String
  ) {
    let field = UITextField()
    let error = #expect(throws: KeyValueCodingError.self) {
      try field.setValue(value, forKeyPath: keyPath)
    }
    #expect(error?.description == message)
  }

  @Test func readsNil_WhenAnObjectOnTheWayIsNil() throws {
    #expect(try UITextField().value(forKeyPath: "delegate.text") == nil)
  }

  @Test func refuses_WhenTheWiresAreThoseOfAnotherClass() {
    #expect(throws: KeyValueCodingError.undefinedKey(class: "Confused", key: "n", suggestion: nil))
    {
      try Confused().setValue(1, forKey: "n")
    }
  }
}

private final class Wired: Wirable {
  var integer = 0
  var double = 0.0
  var length: CGFloat = 0
  var flag = false
  var maybe: Int?
  var alignment = NSTextAlignment.natural
  var priority = UILayoutPriority.required
  var views: [UIView] = []

  static var wires: AnyWires {
    Wires<Wired>()
      .attribute("integer", \.integer).attribute("double", \.double).attribute("length", \.length)
      .attribute("flag", \.flag).attribute("maybe", \.maybe).attribute("alignment", \.alignment)
      .attribute("priority", \.priority).outlets("views", \.views)
  }

  func number(_ key: String) -> Double? {
    switch key {
    case "integer": Double(integer)
    case "double": double
    case "length": length
    case "flag": flag ? 1 : 0
    case "maybe": maybe.map(Double.init)
    case "alignment": Double(alignment.rawValue)
    case "priority": Double(priority.rawValue)
    default: nil
    }
  }
}

private final class Confused: Wirable {
  var n = 0

  static var wires: AnyWires { Wires<Wired>().attribute("n", \.integer) }
}
