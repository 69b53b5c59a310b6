// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Passes drags over a window, from this application or another, to the Kit before any widget gets them. A drag that no
/// drop interaction accepts, such as text over a text field, is left to the widgets.
final class DropInput {
  private let root: WidgetPointer
  private weak var window: UIWindow?
  private let controller: ObjectHandle
  private var connections: [SignalConnection] = []
  private var drag: (session: DropSession, data: OfferedData)?

  /// Listens at `root`, which shows `window`.
  init(of root: WidgetPointer, to window: UIWindow) {
    self.root = root
    self.window = window
    let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
    guard let target = gtk_drop_target_async_new(nil, actions) else {
      preconditionFailure("GTK made no drop target.")
    }
    controller = ObjectHandle(referencing: UnsafeMutableRawPointer(target))
    gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    // The widget takes over a reference.
    gtk_widget_add_controller(root, OpaquePointer(g_object_ref(controller.raw)))
    connections = [
      SignalConnection(controller.raw, choosing: "drag-enter") { [weak self] arguments in
        self?.enter(arguments) ?? 0
      },
      SignalConnection(controller.raw, choosing: "drag-motion") { [weak self] arguments in
        self?.move(arguments) ?? 0
      },
      SignalConnection(controller.raw, "drag-leave") { [weak self] _ in self?.leave() },
      SignalConnection(controller.raw, answering: "drop") { [weak self] arguments in
        self?.drop(arguments) ?? false
      },
    ]
  }

  isolated deinit {
    leave()
    if gtk_event_controller_get_widget(controller.opaque) != nil {
      gtk_widget_remove_controller(root, controller.opaque)
    }
  }

  private func enter(_ arguments: SignalArguments) -> guint {
    leave()
    guard let window, let drop = arguments.object(1) else { return 0 }
    let offered = OfferedDrop(drop)
    let data = OfferedData(source: .drop(offered))
    guard let item = data.item else { return 0 }
    drag = (DropSession([item], allowsMove: offered.allowsMove, over: window), data)
    return move(arguments)
  }

  /// - Returns: the GdkDragAction of a drop at this place; 0 if nothing accepts it.
  private func move(_ arguments: SignalArguments) -> guint {
    guard let session = drag?.session else { return 0 }
    UpdateBeforeInput.runIfNeeded()
    let place = CGPoint(x: arguments.double(2), y: arguments.double(3))
    switch session.move(to: place) {
    case .cancel, .forbidden: return 0
    case .copy: return GDK_ACTION_COPY.rawValue
    case .move:
      return (session.allowsMoveOperation ? GDK_ACTION_MOVE : GDK_ACTION_COPY).rawValue
    }
  }

  private func leave() {
    drag?.session.leave()
    drag = nil
  }

  /// - Returns: whether the Kit accepts the drop, so that no widget gets it.
  private func drop(_ arguments: SignalArguments) -> Bool {
    let action = move(arguments)
    guard action != 0, let (session, data) = drag, case .drop(let offered) = data.source else {
      return false
    }
    // GTK emits "drag-leave" next, which must not end the session.
    drag = nil
    offered.accept(GdkDragAction(rawValue: action))
    Task {
      let items = await data.items()
      UpdateBeforeInput.runIfNeeded()
      session.drop(items)
    }
    return true
  }
}
