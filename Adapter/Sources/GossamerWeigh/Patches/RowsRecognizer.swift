// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A table with one section, whose rows are the elements of an array: its data source becomes an object of its own.
///
/// The array stays a property of the controller, which reads and sets that of the data source. So nothing else changes, not even when
/// the table is reloaded.
enum RowsRecognizer: Recognizer {
  static func findings(in controller: ControllerSyntax) -> [Finding] {
    guard let type = controller.freeTypeName("Rows"), controller.count(of: "rows") == 0,
      let methods = DataSourceMethods(controller), let items = methods.items(in: controller),
      let cell = methods.cell(of: items, in: controller),
      let connection = connection(in: controller, methods.all)
    else { return [] }
    let beginning =
      items.value.map { "  required init() {\n    super.init()\n    items = \($0)\n  }\n\n" } ?? ""
    return [
      Finding(
        summary: "\(type) is the data source: it has the rows, and configures their cells.",
        members: ["private let rows = \(type)()"],
        edits: connection + [items.edit]
          + methods.all.compactMap { method in method.item.map { .removing($0) } },
        declaration: """
          /// Has the rows of the table, and configures their cells.
          final class \(type): TableDataSource<\(items.type), \(cell.type)> {
            override var reuseIdentifier: String { "\(cell.identifier)" }

          \(beginning)  override func configure(_ \(cell.name): \(cell.type), with \(cell.item): \(items.type)) {
          \(Indentation.indent(cell.configuration, "    "))
            }
          }

          """)
    ]
  }

  /// How the table gets the new data source instead of the controller.
  private static func connection(
    in controller: ControllerSyntax, _ methods: [FunctionDeclSyntax]
  ) -> [Edit]? {
    if controller.superclass == "UITableViewController" {
      guard controller.count(of: "dataSource") == 0,
        let start = controller.setUp.first(where: { $0.words == "super . viewDidLoad ( )" })
      else { return nil }
      let end = start.endPositionBeforeTrailingTrivia.utf8Offset
      return [
        Edit(end..<end, "\n\(start.leadingTrivia.indentation)tableView.dataSource = rows")
      ]
    }
    guard controller.count(of: "dataSource") == 1,
      let statement = controller.setUp.first(where: {
        let table = WordPattern.match("$ . dataSource = self", $0.words)?.first
        return table.map { controller.isCertain($0, ["UITableView"]) } == true
      }), let conformance = controller.removal(of: "UITableViewDataSource", with: methods)
    else { return nil }
    let end = statement.endPositionBeforeTrailingTrivia.utf8Offset
    // The last word is `self`.
    return [Edit((end - 4)..<end, "rows"), conformance]
  }
}

/// The methods of a controller that is a data source and does nothing but show the elements of an array.
private struct DataSourceMethods {
  private let count: FunctionDeclSyntax
  private let cell: FunctionDeclSyntax
  private let sections: FunctionDeclSyntax?

  /// Methods of a data source that the new one would have to have too.
  private static let others: Set<String> = [
    "titleForHeaderInSection", "titleForFooterInSection", "commit", "canEditRowAt", "canMoveRowAt",
    "moveRowAt", "sectionForSectionIndexTitle",
  ]

  init?(_ controller: ControllerSyntax) {
    guard let count = controller.function("tableView", labels: ["", "numberOfRowsInSection"]),
      let cell = controller.function("tableView", labels: ["", "cellForRowAt"]),
      controller.count(of: "numberOfRowsInSection") == 1, controller.count(of: "cellForRowAt") == 1,
      Self.others.allSatisfy({ controller.count(of: $0) == 0 }),
      controller.count(of: "sectionIndexTitles") == 0
    else { return nil }
    self.count = count
    self.cell = cell
    sections = controller.function("numberOfSections", labels: ["in"])
    guard controller.count(of: "numberOfSections") == (sections == nil ? 0 : 1),
      sections.map({ ["1", "return 1"].contains($0.statements.joined()) }) != false
    else { return nil }
  }

  var all: [FunctionDeclSyntax] { [count, cell] + (sections.map { [$0] } ?? []) }

  // MARK: - The array

  struct Items {
    let name: String
    /// The class of the elements.
    let type: String
    /// The elements at the beginning, as they are written; nil for none.
    let value: String?
    /// The property reads that of the data source, or goes if nobody else uses it.
    let edit: Edit
  }

  func items(in controller: ControllerSyntax) -> Items? {
    guard count.statements.count == 1, let name = countedArray,
      let property = controller.properties[name], !property.isOptional,
      property.declaration.attributes.isEmpty, let binding = property.declaration.bindings.first,
      binding.accessorBlock == nil,
      property.declaration.modifiers.allSatisfy({ Self.accesses.contains($0.name.text) }),
      let type = Self.elementType(of: binding), controller.isKnownOutside([type])
    else { return nil }
    let value = binding.initializer?.value
    let isEmpty = value.map { ["[ ]", "[ \(type) ] ( )"].contains($0.words) }
    guard isEmpty != nil, let value, controller.isKnownOutside(FreeNames(in: [value]).all) else {
      return nil
    }
    let uses = all.reduce(0) { $0 + $1.count(of: name) }
    let isPrivate = property.declaration.modifiers.contains { $0.name.text == "private" }
    let isUnused =
      controller.count(of: name) == uses + 1
      && (isPrivate || !controller.isUsedElsewhere(name))
    return Items(
      name: name, type: type, value: isEmpty == true ? nil : value.trimmedDescription,
      edit: isUnused ? .removing(property.item) : Self.forwarding(property, type, controller))
  }

  private static let accesses: Set<String> = ["private", "fileprivate", "internal", "final"]

  private var countedArray: String? {
    WordPattern.match(anyOf: ["$ . count", "return $ . count"], count.statements[0])?.first
  }

  private static func elementType(of binding: PatternBindingSyntax) -> String? {
    if let annotation = binding.typeAnnotation {
      return annotation.type.as(ArrayTypeSyntax.self)?.element.as(IdentifierTypeSyntax.self)?
        .trimmedDescription
    }
    let value = binding.initializer?.value
    if let words = value?.words, let match = WordPattern.match("[ $ ] ( )", words) {
      return match[0]
    }
    let elements = value?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
    guard !elements.isEmpty else { return nil }
    if elements.allSatisfy({ $0.is(StringLiteralExprSyntax.self) }) { return "String" }
    return elements.allSatisfy { $0.is(IntegerLiteralExprSyntax.self) } ? "Int" : nil
  }

  private static func forwarding(
    _ property: ControllerSyntax.Property, _ type: String, _ controller: ControllerSyntax
  ) -> Edit {
    let declaration = property.declaration
    let access = declaration.modifiers.map { "\($0.trimmedDescription) " }.joined()
    let unit = controller.indentation
    let body =
      property.isConstant
      ? " rows.items }"
      : "\n\(unit)\(unit)get { rows.items }\n\(unit)\(unit)set { rows.items = newValue }\n\(unit)}"
    return Edit(
      declaration.positionAfterSkippingLeadingTrivia
        .utf8Offset..<declaration
        .endPositionBeforeTrailingTrivia.utf8Offset,
      "\(access)var \(property.name): [\(type)] {\(body)")
  }

  // MARK: - The cells

  struct Cell {
    /// The names of the cell and of its element in the code that configures it.
    let name: String
    let item: String
    /// The class of the cell.
    let type: String
    let identifier: String
    /// The statements, without indentation.
    let configuration: String
  }

  func cell(of items: Items, in controller: ControllerSyntax) -> Cell? {
    let parameters = cell.parameterNames
    guard let statements = cell.body?.statements, statements.count > 2,
      let first = statements.first, let last = statements.last
    else { return nil }
    let dequeued = """
      let $ = \(parameters[0]) . dequeueReusableCell ( withIdentifier : " $ " , for : \(parameters[1]) )
      """
    guard let match = WordPattern.match(anyOf: [dequeued, "\(dequeued) as ! $"], first.words),
      last.words == "return \(match[0])"
    else { return nil }
    let type = match.count > 2 ? match[2] : "UITableViewCell"
    let element = "\(items.name) [ \(parameters[1]) . row ]"
    var configuring = Array(statements.dropFirst().dropLast())
    var item = "item"
    if let named = WordPattern.match("let $ = \(element)", configuring[0].words) {
      item = named[0]
      configuring.removeFirst()
    }
    let names = FreeNames(in: configuring, element: element)
    guard !configuring.isEmpty, !names.capturesSelfWeakly, controller.isKnownOutside([type]),
      item == "item" || names.elements.isEmpty, item != "item" || !names.all.contains("item"),
      controller.isKnownOutside(names.all.subtracting([match[0], item]))
    else { return nil }
    let edits = names.elements.map { Edit($0, item) }
    return Cell(
      name: match[0], item: item, type: type, identifier: match[1],
      configuration: configuring.map { controller.code(of: $0, with: edits) }
        .joined(separator: "\n"))
  }
}
