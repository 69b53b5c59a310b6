// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftParser
import SwiftSyntax

/// A `Package.swift`, read as it is written, without running it: Swift on Linux has no `AppleProductTypes`, which applications of
/// Swift Playgrounds import.
///
/// Values have to stand there, or in constants at the top of the file.
struct PackageManifest {
  /// A call, such as `.target(name: "Shop")`: what it makes, and with what.
  struct Item {
    /// The name without the point: `target`.
    let name: String
    fileprivate let arguments: [(label: String, value: ExprSyntax)]
    fileprivate let manifest: PackageManifest
    /// Where it stands.
    let line: Int

    /// A text; nil if it isn't given.
    func text(_ label: String) throws(ProjectError) -> String? {
      guard let value = value(label) else { return nil }
      return try manifest.text(value)
    }

    /// The texts of a list; nil if it isn't given.
    func texts(_ label: String) throws(ProjectError) -> [String]? {
      guard let value = value(label) else { return nil }
      return try manifest.list(value).map { item throws(ProjectError) in try manifest.text(item) }
    }

    /// The calls in a list; texts are calls without a name and with one argument. Empty if it isn't given.
    func items(_ label: String) throws(ProjectError) -> [Item] {
      guard let value = value(label) else { return [] }
      return try manifest.list(value).map { item throws(ProjectError) in try manifest.item(item) }
    }

    /// The first argument, which has no label: a path, a condition.
    var first: String? { arguments.first.flatMap { try? manifest.text($0.value) } }

    /// The source of the arguments but those with these labels.
    func source(without labels: Set<String>) -> String {
      arguments.filter { !labels.contains($0.label) }.map { argument in
        let value = manifest.resolve(argument.value).trimmedDescription
        return argument.label.isEmpty ? value : "\(argument.label): \(value)"
      }.joined(separator: ", ")
    }

    private func value(_ label: String) -> ExprSyntax? {
      arguments.first { $0.label == label }?.value
    }
  }

  /// Where the file is.
  let path: String
  /// The version of SwiftPM that it is written for, such as 5.9.
  let toolsVersion: Double
  private let lines: SourceLocationConverter
  private let tree: SourceFileSyntax
  private var constants: [String: ExprSyntax] = [:]

  /// Reads a file.
  /// - Throws: ``ProjectError`` if it can't be read.
  init(path: String) throws(ProjectError) {
    self.path = path
    let text = try AdaptedModule.read(path)
    let first = text.split(separator: "\n").first ?? ""
    toolsVersion =
      first.split(separator: ":").last.flatMap { version in
        let parts = version.trimmingCharacters(in: .whitespaces).split(separator: ".").prefix(2)
        return Double(parts.joined(separator: "."))
      } ?? 5
    tree = Parser.parse(source: text)
    lines = SourceLocationConverter(fileName: path, tree: tree)
    for item in tree.statements {
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
        constants[binding.pattern.trimmedDescription] = binding.initializer?.value
      }
    }
  }

  /// The package itself.
  var package: Item {
    get throws(ProjectError) {
      guard let value = constants["package"] else {
        throw .notAProject(path: path, reason: "it has no 'let package = Package(...)'")
      }
      return try item(value)
    }
  }

  // MARK: Values

  private func item(_ expression: ExprSyntax) throws(ProjectError) -> Item {
    let value = resolve(expression)
    let line = lines.location(for: value.positionAfterSkippingLeadingTrivia).line
    if let member = value.as(MemberAccessExprSyntax.self) {
      return Item(
        name: member.declName.baseName.text, arguments: [], manifest: self, line: line)
    }
    guard let call = value.as(FunctionCallExprSyntax.self) else {
      _ = try text(value)
      return Item(name: "", arguments: [("", value)], manifest: self, line: line)
    }
    let called = call.calledExpression
    let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return Item(
      name: name ?? called.trimmedDescription,
      arguments: call.arguments.map { ($0.label?.text ?? "", $0.expression) }, manifest: self,
      line: line)
  }

  private func text(_ expression: ExprSyntax) throws(ProjectError) -> String {
    let value = resolve(expression)
    guard let text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      throw unknown(value)
    }
    return text
  }

  private func list(_ expression: ExprSyntax) throws(ProjectError) -> [ExprSyntax] {
    let value = resolve(expression)
    guard let list = value.as(ArrayExprSyntax.self) else { throw unknown(value) }
    return list.elements.map(\.expression)
  }

  /// The value of a constant.
  private func resolve(_ expression: ExprSyntax) -> ExprSyntax {
    expression.as(DeclReferenceExprSyntax.self).flatMap { constants[$0.baseName.text] }
      ?? expression
  }

  private func unknown(_ value: ExprSyntax) -> ProjectError {
    let line = lines.location(for: value.positionAfterSkippingLeadingTrivia).line
    return .notWrittenOut(path: path, line: line, text: value.trimmedDescription)
  }
}
