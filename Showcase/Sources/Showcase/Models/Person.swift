// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// The model of the screens about intentions: a person with a name. Documents can create it too.
@Observable final class Person: CustomObject {
  var name: String

  convenience init() {
    self.init(name: "")
  }

  init(name: String) {
    self.name = name
  }

  static var wires: AnyWires {
    Wires<Person>().attribute("name", \.name)
  }
}
