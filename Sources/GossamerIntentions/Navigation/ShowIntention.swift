// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import GossamerKit
import Observation

/// Shows the screen that a model asks for: pushes or presents it while an optional property has a value, and removes
/// it when the property is nil. When the screen goes in another way, the property becomes nil.
///
///     ShowIntention(when: viewModel, \.detail) { DetailController(viewModel: $0) }
///     ShowIntention(when: viewModel, \.settings, as: .sheet) { SettingsController(viewModel: $0) }
///     ShowIntention(alert: viewModel, \.failure) { .init("Oops...", message: $0.reason) }
///
/// So a controller doesn't know which screen follows, nor what leads to itself: whoever puts the screens together does.
///
/// **When it acts.** In the update cycle after the property has changed. A model that asks for several screens, one
/// from the other, opens all of them in the same frame: a deep link, or the beginning of a test. Screens that are
/// asked for before their controller has appeared aren't animated.
///
/// **Which screen.** Values are told apart by their identity: the `id` of an `Identifiable` value, the value if it is
/// `Hashable`, otherwise the object. Of another enumeration it is the case, with the identity of its associated value.
/// A value with another identity replaces the screen, one with the same identity leaves it as it is.
///
/// **Going back.** The back button, a swipe, Escape, a dragged sheet, an alert's button, `popViewController(animated:)` and
/// `dismiss(animated:)` set the property to nil. It becomes nil as soon as it is certain that the screen goes: for a
/// gesture, when it is released, and not if it is cancelled. If the model asks for another screen meanwhile, that one
/// is shown. Whatever happens during an animation, the model's last state is shown after it.
///
/// **What it keeps alive.** A model container and the closure. An observable object is held weakly. The screens are
/// kept by their navigation controller or presentation.
///
/// **In a document** it is an Object with the outlet `sourceObject`, the runtime attribute `sourceKeyPath`, such as
/// `model.detail`, and the `segueIdentifier` of a segue of the scene, which says how the screen is shown. The value is
/// the segue's sender. With a `destinationKeyPath` the value is also stored in the destination. The property may be
/// of type `Bool`, too.
public final class ShowIntention: Intention {
  /// How a screen is shown.
  public enum Style: Equatable {
    /// Pushed onto the stack of the navigation controller around the controller. Screens above it are removed.
    case push
    /// Presented in the controller's own `modalPresentationStyle`, a sheet by default. An alert is presented as one.
    case sheet
    /// Presented over the whole window.
    case fullScreen
  }

  /// Whether a change is animated after the controller has appeared. True by default.
  public var isAnimated = true

  private var container: AnyModelContainer?
  private weak var otherSource: (any KeyValueCoding)?
  /// What is shown; nil for a document's intention that hasn't awoken.
  var exchange: ShownScreens?
  private weak var source: AnyObject?

  /// Creates an intention that shows nothing, until its properties are set.
  public required init() {}

  /// The wires of intentions, and `sourceObject`, `sourceKeyPath`, `segueIdentifier`, `destinationKeyPath` and `animated`.
  public override class var wires: AnyWires {
    Wires<ShowIntention>(super.wires)
      .summary("Shows the screen of a segue while a property of a model asks for it.")
      .outlet("sourceObject", \.sourceObject)
      .attribute("sourceKeyPath", \.sourceKeyPath)
      .attribute("segueIdentifier", \.segueIdentifier)
      .attribute("destinationKeyPath", \.destinationKeyPath)
      .attribute("animated", \.isAnimated)
  }

  /// For documents: the object at which ``sourceKeyPath`` starts: a model container, or another observable object.
  /// Held weakly unless it is a container.
  public var sourceObject: (any KeyValueCoding)? {
    get { container ?? otherSource }
    set {
      container = newValue as? AnyModelContainer
      otherSource = newValue
    }
  }

  /// For documents: the property that asks for the screen: names joined by dots, such as `model.detail`.
  public var sourceKeyPath = ""

  /// For documents: the identifier of the segue that shows the screen.
  public var segueIdentifier = ""

  /// For documents: the property of the destination that gets the value: names joined by dots. Empty for none.
  public var destinationKeyPath = ""

  /// Creates an intention of code.
  /// - Parameters:
  ///   - source: the object with the property, for the wires.
  ///   - read: the items that the model asks for; called under observation.
  ///   - keep: removes all but the first items from the model.
  convenience init(
    _ source: AnyObject, as style: Style, file: String, line: Int,
    read: @escaping () -> [ShownScreens.Item], keep: @escaping (Int) -> Void
  ) {
    self.init()
    wasMade(in: file, line: line)
    self.source = source
    exchange = ShownScreens(of: self, read: read, keep: keep) { style }
  }

  package override var ends: (source: AnyObject?, target: AnyObject?)? {
    (source ?? sourceObject, nil)
  }

  /// Begins to follow the model; the screens are shown in the next update cycle.
  public override func awake() {
    if exchange == nil {
      let isSet = areSet([
        "sourceObject": sourceObject != nil, "sourceKeyPath": !sourceKeyPath.isEmpty,
        "segueIdentifier": !segueIdentifier.isEmpty,
      ])
      guard isSet else { return }
      followByNames()
    }
    exchange?.begin()
  }

  /// Shows what the model asks for, if it couldn't be shown before.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    exchange?.setNeedsUpdate()
  }

  /// Animates changes from now on.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    exchange?.hasAppeared = true
    exchange?.setNeedsUpdate()
  }
}
