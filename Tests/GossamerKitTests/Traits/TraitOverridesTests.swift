// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct TraitOverridesTests {

  nonisolated private enum DensityTrait: UITraitDefinition {
    static let defaultValue = 1
    static let name = "Density"
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let outer = UIView()
  private let inner = UIView()

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func applyToAllInside_AndToNothingElse() {
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .unspecified)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(outer.traitCollection.userInterfaceStyle == .unspecified)
  }

  @Test func ofAControllerComeBeforeThoseOfItsView() {
    let controller = UIViewController()
    controller.view.addSubview(UIView())
    controller.overrideUserInterfaceStyle = .dark
    controller.traitOverrides.preferredContentSizeCategory = .extraLarge
    outer.addSubview(controller.view)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.subviews[0].traitCollection.userInterfaceStyle == .dark)
    controller.view.traitOverrides.userInterfaceStyle = .light
    #expect(controller.view.subviews[0].traitCollection.userInterfaceStyle == .light)
    #expect(controller.view.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func holdBeforeTheViewIsLoaded_AndFromTheParent() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.traitOverrides.userInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    child.traitOverrides.userInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test func keepAnApplicationsOwnTraits() {
    #expect(inner.traitCollection[DensityTrait.self] == 1)
    outer.traitOverrides[DensityTrait.self] = 2
    #expect(inner.traitCollection[DensityTrait.self] == 2)
    #expect(outer.traitOverrides.contains(DensityTrait.self))
    outer.traitOverrides.remove(DensityTrait.self)
    #expect(inner.traitCollection[DensityTrait.self] == 1)
    #expect(!outer.traitOverrides.contains(DensityTrait.self))
  }

  @Test func tellThoseWhoFollowATrait_AndOnlyThose() {
    var told: [String] = []
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      told.append("\(previous.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
    }
    outer.traitOverrides.preferredContentSizeCategory = .small
    #expect(told == [])
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(told == ["unspecified dark"])
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(told == ["unspecified dark"])
  }

  @Test func tellNobodyAnyMore_WhenTheRegistrationHasEnded() {
    final class Follower {
      var count = 0
      func styleDidChange() { count += 1 }
    }
    let (follower, other) = (Follower(), UIViewController())
    outer.addSubview(other.view)
    let registration = other.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self, DensityTrait.self], target: follower,
      action: Follower.styleDidChange)
    outer.traitOverrides[DensityTrait.self] = 3
    #expect(follower.count == 1)
    other.unregisterForTraitChanges(registration)
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(follower.count == 1)
  }

  @Test func tellAView_WhenItComesWhereTheTraitsAreOthers() {
    final class Witness: UIView {
      var previous: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    let (dark, witness) = (UIView(), Witness())
    dark.overrideUserInterfaceStyle = .dark
    window.addSubview(dark)
    outer.addSubview(witness)
    #expect(witness.previous == [])
    dark.addSubview(witness)
    #expect(witness.previous == [.unspecified])
  }

  @Test func areInTheCollectionThatIsMade() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[DensityTrait.self] = 4
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits[DensityTrait.self] == 4)
    let other = traits.modifyingTraits { $0[DensityTrait.self] = 5 }
    #expect(other.userInterfaceStyle == .dark)
    #expect(other != traits)
    #expect(other.changedTraits(from: traits).map { $0.name } == ["Density"])
    #expect(UITraitCollection(traitsFrom: [other, traits]) == traits)
  }
}
