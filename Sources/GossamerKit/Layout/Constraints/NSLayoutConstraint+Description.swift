// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation, with its identifier, its priority and its place in the source code.
  ///
  /// `'gap' UIButton.leading == UILabel.trailing + 8 (Main/LoginView.swift:12)`
  ///
  /// Two views of one class without accessibility identifiers are `UIView#1` and `UIView#2`.
  public var description: String { description(with: LayoutItemNames(of: [self])) }

  /// The description with these names for the items, for a message about several constraints.
  func description(with names: LayoutItemNames) -> String {
    func name(of item: (any LayoutItem)?) -> String {
      item.map { names[$0] } ?? "(a view that is gone)"
    }
    var text = identifier.map { "'\($0)' " } ?? ""
    text += "\(name(of: first)).\(firstAttribute) \(relation) "
    text += rightSide(nameOfItem: name(of: second))
    if priority != .required { text += " @\(Double(priority.rawValue).formattedShort)" }
    return text + " (\(source))"
  }

  private func rightSide(nameOfItem name: String) -> String {
    guard secondAttribute != .notAnAttribute else { return Double(constant).formattedShort }
    var text = "\(name).\(secondAttribute)"
    if multiplier != 1 { text += " * \(Double(multiplier).formattedShort)" }
    if constant > 0 { text += " + \(Double(constant).formattedShort)" }
    if constant < 0 { text += " - \(Double(-constant).formattedShort)" }
    return text
  }
}

extension Double {
  /// The number, without `.0` if it is whole.
  var formattedShort: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}
