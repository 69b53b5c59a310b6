// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<visualEffectView>`. The element of its content view describes the one that the view has created.
enum VisualEffectViewReader: ViewReader {
  static func read(
    _ element: Element, into view: UIVisualEffectView, _ instantiation: Instantiation
  ) {
    let effect = element.children.first { ["blurEffect", "vibrancyEffect"].contains($0.name) }
    let blur = effect?.name == "vibrancyEffect" ? effect?.child(key: "blurEffect") : effect
    if let blur {
      let material = UIBlurEffect(style: blur.choice("style", from: styles) ?? .regular)
      view.effect =
        effect?.name == "vibrancyEffect" ? UIVibrancyEffect(blurEffect: material) : material
    }
    if let content = element.child(key: "contentView") {
      CommonViewReader.read(content, into: view.contentView, instantiation)
      instantiation.register(view.contentView, for: content)
    }
  }

  static func add(_ subview: UIView, from element: Element, to view: UIVisualEffectView) {
    view.contentView.addSubview(subview)
  }

  private static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
