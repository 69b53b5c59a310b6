// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation, with its identifier, its priority and where it was written.
  ///
  /// `'gap' UIButton.leading == UILabel.trailing + 8 (Main/LoginView.swift:12)`
  public var description: String {
    var text = identifier.map { "'\($0)' " } ?? ""
    text += "\(name(of: first)).\(firstAttribute) \(relation) \(rightSide)"
    if priority != .required { text += " @\(Double(priority.rawValue).formattedShort)" }
    return text + " (\(source))"
  }

  private var rightSide: String {
    guard secondAttribute != .notAnAttribute else { return Double(constant).formattedShort }
    var text = "\(name(of: second)).\(secondAttribute)"
    if multiplier != 1 { text += " * \(Double(multiplier).formattedShort)" }
    if constant > 0 { text += " + \(Double(constant).formattedShort)" }
    if constant < 0 { text += " - \(Double(-constant).formattedShort)" }
    return text
  }

  private func name(of item: (any LayoutItem)?) -> String {
    item?.layoutDescription ?? "(a view that is gone)"
  }
}

extension Double {
  /// The number without `.0` where it is whole.
  var formattedShort: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}
