// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  func setTraitOverrides(_ new: UITraitOverrides) {
    guard new != traitOverrides else { return }
    guard let view = viewIfLoaded else {
      ensuredTraitState.overrides = new
      return
    }
    view.window?.hasTraitOverrides = true
    view.changeTraits { ensuredTraitState.overrides = new }
  }
}
