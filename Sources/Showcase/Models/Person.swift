// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// The model of the screens about intentions: somebody who has a name.
@Observable final class Person: Wirable {
  var name: String

  init(name: String) {
    self.name = name
  }

  static var wires: AnyWires {
    Wires<Person>().attribute("name", \.name)
  }
}
