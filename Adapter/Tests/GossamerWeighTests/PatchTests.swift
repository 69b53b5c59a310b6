// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GossamerWeigh

/// What is written out, and what isn't because it isn't certain.
@Suite struct PatchTests {
  /// A controller with parts that are certain.
  private func controller(_ members: String, setUp: String) -> String {
    """
    class FormController: UIViewController, UITextFieldDelegate {
      let field = UITextField()
      let button = UIButton()
      let details = UIView()
      let label = UILabel()
      let person = Person()

      override func viewDidLoad() {
        super.viewDidLoad()
        \(setUp)
      }

      \(members)
    }

    @Observable class Person { var name = "" }

    """
  }

  private func applied(_ source: String, others: [String: String] = [:]) throws -> String {
    let folder = try Folder(["Form.swift": source].merging(others) { first, _ in first })
    try Weighing([folder.path]).apply()
    return try folder.text("Form.swift")
  }

  private let reverse =
    "@objc func reverse() { person.name = String((field.text ?? \"\").reversed()) }"
  private let reverseTarget =
    "button.addTarget(self, action: #selector(reverse), for: .touchUpInside)"

  @Test func endingEditingBecomesAnIntention() throws {
    let source = controller(
      """
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
          textField.resignFirstResponder()
          return true
        }
      """, setUp: "field.delegate = self")
    #expect(
      try applied(source) == """
        class FormController: UIViewController {
          let field = UITextField()
          let button = UIButton()
          let details = UIView()
          let label = UILabel()
          let person = Person()

          override func viewDidLoad() {
            super.viewDidLoad()
            intentions = [
              DismissOnEnterIntention(field),
            ]
          }
        }

        @Observable class Person { var name = "" }

        """)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let member: String
    let setUp: String
    let intention: String
    var testDescription: String { intention }
  }

  @Test(arguments: [
    Case(
      member: """
        func textField(_ f: UITextField, shouldChangeCharactersIn r: NSRange, replacementString s: String) -> Bool {
          let length = (f.text ?? "").count + s.count - r.length
          return length < 11
        }
        """, setUp: "field.delegate = self",
      intention: "MaximumCharacterOnEditIntention(field, maximumCharacter: 10)"),
    Case(
      member: "@objc func changed() { button.isEnabled = (field.text ?? \"\").isValidEmail }",
      setUp: "field.addTarget(self, action: #selector(changed), for: .editingChanged)",
      intention: "of: .init(field) { $0.isValidEmail }, to: button, \\.isEnabled)"),
    Case(
      member: "@objc func more() { details.isHidden = !details.isHidden }",
      setUp: "button.addTarget(self, action: #selector(more), for: .touchUpInside)",
      intention: "ToggleVisibilityIntention(of: details, on: button)"),
    Case(
      member: "@objc func reverse() { person.name = String(field.text!.reversed()) }",
      setUp: "button.addTarget(self, action: #selector(reverse), for: .touchUpInside)",
      intention: "of: field, in: personContainer, \\.name, on: button)"),
    Case(
      member: "@objc func upper() { person.name = (field.text ?? \"\").localizedUppercase }",
      setUp: "button.addTarget(self, action: #selector(upper), for: .touchUpInside)",
      intention: "UppercaseIntention("),
    Case(
      member: """
        func observe() {
          withObservationTracking { label.text = "\\(person.name)!" } onChange: { Task { self.observe() } }
        }
        """, setUp: "observe()",
      intention: "ObserveIntention(from: person, \\.name, to: label, \\.text) { \"\\($0)!\" }"),
    Case(
      member:
        "override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); field.becomeFirstResponder() }",
      setUp: "", intention: "BecomeFirstResponderIntention(field)"),
    Case(
      member: """
        override func viewDidLayoutSubviews() {
          label.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 20)
          field.frame = CGRect(x: 0, y: label.frame.maxY, width: 10, height: 20)
        }
        """, setUp: "",
      intention: "var field: CGRect { CGRect(x: 0, y: label.maxY, width: 10, height: 20) }"),
  ])
  func whatIsCertainIsWrittenOut(_ test: Case) throws {
    let result = try applied(controller(test.member, setUp: test.setUp))
    #expect(result.contains(test.intention))
  }

  @Test(arguments: [
    // It does more than end editing.
    (
      "func textFieldShouldReturn(_ t: UITextField) -> Bool { t.resignFirstResponder(); save(); return true }",
      "field.delegate = self"
    ),
    // A document may call it.
    (
      "@IBAction func more() { details.isHidden.toggle() }",
      "button.addTarget(self, action: #selector(more), for: .touchUpInside)"
    ),
    // Somebody else calls it.
    (
      "@objc func more() { details.isHidden.toggle() }\nfunc x() { more() }",
      "button.addTarget(self, action: #selector(more), for: .touchUpInside)"
    ),
    // The intention would never be set.
    (
      "@objc func more() { details.isHidden.toggle() }",
      "if x { return }\nbutton.addTarget(self, action: #selector(more), for: .touchUpInside)"
    ),
    // It shows more than the model.
    (
      "func observe() { withObservationTracking { label.text = person.name + other } onChange: { self.observe() } }",
      "observe()"
    ),
    // A frame depends on what isn't a number.
    (
      "override func viewDidLayoutSubviews() { label.frame = other; field.frame = view.bounds }", ""
    ),
  ])
  func nothingIsChanged_WhenItIsNotCertain(_ member: String, _ setUp: String) throws {
    let source = controller(member, setUp: setUp)
    #expect(try applied(source) == source)
  }

  @Test func nothingIsChanged_WhenAnotherFileCallsTheMethod() throws {
    let source = controller(reverse, setUp: reverseTarget)
    #expect(try applied(source, others: ["B.swift": "func b() { c.reverse() }"]) == source)
    #expect(try applied(source) != source)
  }

  @Test func noLayoutIsWrittenOut_WhenItsNameIsTaken() throws {
    let source = controller(
      """
      override func viewDidLayoutSubviews() {
          label.frame = view.bounds
          field.frame = view.bounds
        }
      """, setUp: "")
    #expect(try applied(source, others: ["B.swift": "struct FormLayout {}"]) == source)
    #expect(try applied(source) != source)
  }

  @Test func nothingIsWritten_WithoutApply() throws {
    let source = controller(reverse, setUp: reverseTarget)
    let folder = try Folder(["Form.swift": source])
    let weighing = try Weighing([folder.path])
    #expect(try folder.text("Form.swift") == source)
    #expect(weighing.report.patches.count == 1)
    #expect(weighing.diff.contains("+    let personContainer = ModelContainer(model: person)\n"))
  }

  @Test func aFileThatHasChangedMeanwhileIsLeftAlone() throws {
    let folder = try Folder(["Form.swift": controller(reverse, setUp: reverseTarget)])
    let weighing = try Weighing([folder.path])
    try folder.write("Form.swift", "// Mine\n")
    #expect(throws: WeighError.self) { try weighing.apply() }
    #expect(try folder.text("Form.swift") == "// Mine\n")
  }

  @Test func aDiffIsUnified() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n"
    #expect(
      UnifiedDiff.text(from: old, to: old.replacing("5\n", with: "five\nand\n"), path: "/a/b.swift")
        == """
        --- a/a/b.swift
        +++ b/a/b.swift
        @@ -2,7 +2,8 @@
         2
         3
         4
        -5
        +five
        +and
         6
         7
         8

        """)
    #expect(
      UnifiedDiff.text(from: "a", to: "a\n", path: "b").contains(
        "-a\n\\ No newline at end of file\n+a\n"))
  }
}
