// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import Observation

@Observable final class Person {
  var name: String
  var nickname: String?
  var age = 36

  init(name: String, nickname: String? = nil) {
    self.name = name
    self.nickname = nickname
  }
}

@Observable final class Animal {
  var legs = 4
}

struct Address {
  var city: String
  var street = "Main Street"
}

/// A label that counts how often its text is set.
final class CountingLabel: UILabel {
  private(set) var settings = 0

  override var text: String? {
    didSet { settings += 1 }
  }
}

/// Runs the update cycle, as a host does at each frame.
func nextFrame() {
  Interface.current.updateCycle.update()
}
