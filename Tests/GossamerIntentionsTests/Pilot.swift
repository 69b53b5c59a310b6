// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import Observation

/// A model that documents can reach.
@Observable final class Pilot: Wirable {
  var name: String
  var nickname: String?
  var hours = 0
  var plane: Plane?

  init(name: String) {
    self.name = name
  }

  static var wires: AnyWires {
    Wires<Pilot>()
      .attribute("name", \.name)
      .attribute("nickname", \.nickname)
      .attribute("hours", \.hours)
      .outlet("plane", \.plane)
  }
}

@Observable final class Plane: Wirable {
  var name: String

  init(name: String) {
    self.name = name
  }

  static var wires: AnyWires { Wires<Plane>().attribute("name", \.name) }
}
