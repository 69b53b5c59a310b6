// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

/// Stores a field's text in the model, in capital letters, by the rules of a language: a Turkish i
/// becomes İ, a German ß becomes SS.
public final class UppercaseIntention: ChangeIntention {
  /// The language whose rules are followed. The user's own by default.
  public var locale = Locale.current

  /// The wires of intentions that change, and the action `capitalize:`.
  public override class var wires: AnyWires {
    Wires<UppercaseIntention>(super.wires)
      .summary("Stores the text of a field in the model, in capital letters.")
      .action("capitalize:", UppercaseIntention.change)
  }

  /// Changes `keyPath` of the model of `container`, by the rules of `locale`, from the text of
  /// `textField`.
  ///
  /// The other parameters are those of ``ChangeIntention``.
  public convenience init<Model>(
    of textField: UITextField, in container: ModelContainer<Model>,
    _ keyPath: WritableKeyPath<Model, String>, on control: UIControl? = nil, locale: Locale,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(of: textField, in: container, keyPath, on: control, file: file, line: line)
    self.locale = locale
  }

  /// `text` in capital letters.
  public override func changed(_ text: String) -> String { text.uppercased(with: locale) }
}
