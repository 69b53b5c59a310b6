// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Performs an action once, after a control has sent no event for a while: searches when a person has stopped
/// typing, for instance.
///
///     DebounceIntention(on: content.searchField, delay: 0.3) { [viewModel] in viewModel.search() }
///
/// An action that is still pending when the screen disappears, or when the intention is
/// deallocated, isn't performed.
///
/// **In a document** it is an Object with the attribute `delay`, and those of a ``GateIntention``.
open class DebounceIntention: GateIntention {
  /// How long the control must have sent no event, in seconds.
  public final var delay = 0.3

  private var alarm: Alarm?

  /// The wires of gates, and the attribute `delay`.
  open override class var wires: AnyWires {
    Wires<DebounceIntention>(super.wires)
      .summary("Performs an action when a control has sent no event for a while.")
      .attribute("delay", \.delay)
  }

  /// Performs an action after a control has sent no event for a while.
  /// - Parameters:
  ///   - control: the control, held weakly.
  ///   - events: the events that restart the delay; each change of a text or a value by default.
  ///   - delay: see ``delay``, in seconds.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - perform: the action. It must capture controllers and views weakly.
  public convenience init(
    on control: UIControl, for events: UIControl.Event = [.editingChanged, .valueChanged],
    delay: TimeInterval, file: String = #fileID, line: Int = #line, perform: @escaping () -> Void
  ) {
    self.init(on: control, for: events, file: file, line: line, perform: perform)
    self.delay = delay
  }

  /// Performs an action, which gets its owner, after a control has sent no event for a while.
  /// - Parameters:
  ///   - control: the control, held weakly.
  ///   - events: the events that restart the delay; each change of a text or a value by default.
  ///   - delay: see ``delay``, in seconds.
  ///   - owner: the controller or view that `perform` gets, held weakly.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - perform: the action. It isn't called once the owner is gone.
  public convenience init<Owner: AnyObject>(
    on control: UIControl, for events: UIControl.Event = [.editingChanged, .valueChanged],
    delay: TimeInterval, owner: Owner, file: String = #fileID, line: Int = #line,
    perform: @escaping (Owner) -> Void
  ) {
    self.init(on: control, for: events, owner: owner, file: file, line: line, perform: perform)
    self.delay = delay
  }

  /// Cancels the pending action, which was another row's.
  open override func prepareForReuse() {
    super.prepareForReuse()
    alarm = nil
  }

  /// Restarts the delay.
  open override func trigger() {
    alarm = interface.clock.setAlarm(in: delay) { [weak self] in
      self?.alarm = nil
      self?.letThrough()
    }
  }

  /// Cancels the pending action.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    alarm = nil
  }
}
