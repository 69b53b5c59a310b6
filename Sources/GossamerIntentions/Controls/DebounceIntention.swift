// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Waits until a control has been left alone for a while, and then does once what was asked for many times: searches
/// when a person has stopped typing, for instance.
///
///     DebounceIntention(on: content.searchField, delay: 0.3) { [viewModel] in viewModel.search() }
///
/// What is still waited for when the screen disappears, or the intention goes, isn't done.
///
/// **In a document** it is an Object with the attribute `delay`, and those of a ``GateIntention``.
open class DebounceIntention: GateIntention {
  /// How long nothing must have happened, in seconds.
  public final var delay = 0.3

  private var alarm: Alarm?

  /// The wires of gates, and the attribute `delay`.
  open override class var wires: AnyWires {
    Wires<DebounceIntention>(super.wires).attribute("delay", \.delay)
  }

  /// Waits until a control has been left alone.
  /// - Parameters:
  ///   - control: the control, held weakly.
  ///   - events: what must not have happened; each change of a text or a value by default.
  ///   - delay: for how long, in seconds.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  ///   - perform: what is done then. It keeps no controller and no view alive.
  public convenience init(
    on control: UIControl, for events: UIControl.Event = [.editingChanged, .valueChanged],
    delay: TimeInterval, file: String = #fileID, line: Int = #line, perform: @escaping () -> Void
  ) {
    self.init(on: control, for: events, file: file, line: line, perform: perform)
    self.delay = delay
  }

  /// Begins to wait anew.
  open override func trigger() {
    alarm = interface.clock.setAlarm(in: delay) { [weak self] in
      self?.alarm = nil
      self?.letThrough()
    }
  }

  /// Waits no longer.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    alarm = nil
  }
}
