// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Observation

/// The model of the screen: somebody who has a name.
@Observable final class Person {
  var name: String

  init(name: String) {
    self.name = name
  }
}
