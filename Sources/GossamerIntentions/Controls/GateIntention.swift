// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// An intention that stands between a control and its action, and decides whether and when the action is performed. The
/// base class of ``ConfirmIntention`` and ``DebounceIntention``; a subclass overrides ``trigger()``, and calls
/// ``letThrough()``.
///
///     final class OnceIntention: GateIntention {
///       private var isDone = false
///
///       override func trigger() {
///         if !isDone { letThrough() }
///         isDone = true
///       }
///     }
///
/// **In a document** it is an Object with the action `trigger:`, which the control calls, the outlet `target`, and
/// the runtime attribute `action`: the name of one of the target's actions, such as `close:`.
open class GateIntention: Intention {
  /// The object that performs ``action``, held weakly. Not used if the intention was created with a
  /// closure.
  public final weak var target: (any Wirable)?

  /// The name of one of the target's actions, such as `close:`.
  public final var action = ""

  private weak var control: UIControl?
  private weak var item: UIBarButtonItem?
  private var events = UIControl.Event.primaryActionTriggered
  private var perform: (() -> Void)?

  /// The wires of intentions, the outlet `target`, the attribute `action`, and the action `trigger:`.
  open override class var wires: AnyWires {
    Wires<GateIntention>(super.wires)
      .outlet("target", \.target)
      .attribute("action", \.action)
      .action("trigger:", GateIntention.trigger)
  }

  /// Stands between a control and its action.
  /// - Parameters:
  ///   - control: the control, held weakly.
  ///   - events: the control's events that trigger the intention; nil for
  ///     `.primaryActionTriggered`.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - perform: the action. It must capture controllers and views weakly.
  public convenience init(
    on control: UIControl, for events: UIControl.Event? = nil, file: String = #fileID,
    line: Int = #line, perform: @escaping () -> Void
  ) {
    self.init()
    wasMade(in: file, line: line)
    self.control = control
    if let events { self.events = events }
    self.perform = perform
  }

  /// Stands between a bar button and its action; becomes its `primaryAction`.
  /// - Parameters:
  ///   - item: the bar button, held weakly.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - perform: the action. It must capture controllers and views weakly.
  public convenience init(
    on item: UIBarButtonItem, file: String = #fileID, line: Int = #line,
    perform: @escaping () -> Void
  ) {
    self.init()
    wasMade(in: file, line: line)
    self.item = item
    self.perform = perform
  }

  /// Stands between a control and its action, which gets its owner.
  ///
  ///     GateIntention(on: content.closeButton, owner: self) { controller in controller.close() }
  ///
  /// - Parameters:
  ///   - control: the control, held weakly.
  ///   - events: the control's events that trigger the intention; nil for
  ///     `.primaryActionTriggered`.
  ///   - owner: the controller or view that `perform` gets, held weakly.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - perform: the action. It isn't called once the owner is gone.
  public convenience init<Owner: AnyObject>(
    on control: UIControl, for events: UIControl.Event? = nil, owner: Owner,
    file: String = #fileID, line: Int = #line, perform: @escaping (Owner) -> Void
  ) {
    self.init(on: control, for: events, file: file, line: line) { [weak owner] in
      if let owner { perform(owner) }
    }
  }

  /// Stands between a bar button and its action, which gets its owner.
  /// - Parameters:
  ///   - item: the bar button, held weakly.
  ///   - owner: the controller or view that `perform` gets, held weakly.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - perform: the action. It isn't called once the owner is gone.
  public convenience init<Owner: AnyObject>(
    on item: UIBarButtonItem, owner: Owner, file: String = #fileID, line: Int = #line,
    perform: @escaping (Owner) -> Void
  ) {
    self.init(on: item, file: file, line: line) { [weak owner] in
      if let owner { perform(owner) }
    }
  }

  /// Connects with the control. An override calls `super`.
  open override func awake() {
    if perform == nil {
      _ = areSet(["target": target != nil, "action": !action.isEmpty])
    }
    control?.addTarget(self, action: GateIntention.trigger, for: events)
    item?.primaryAction = UIAction { [weak self] _ in self?.trigger() }
  }

  /// Called when the control sends its event. The base implementation calls ``letThrough()``.
  open func trigger() { letThrough() }

  /// Performs the action.
  public final func letThrough() {
    if let perform { return perform() }
    guard let target else { return }
    WireActivity.fire(from: self, to: target)
    NamedAction(name: action).perform(on: target, sender: self, place: designation)
  }
}
