// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

// Opening URLs in the desktop's other applications, as GIO finds them by their schemes and types.
extension GTKApplicationHost {
  func canOpen(_ url: URL) -> Bool {
    guard let file = g_file_new_for_uri(url.absoluteString) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let application = g_file_query_default_handler(file, nil, nil) else { return false }
    g_object_unref(UnsafeMutableRawPointer(application))
    return true
  }

  func open(_ url: URL, then completion: @escaping (Bool) -> Void) {
    // Balanced by `takeRetainedValue` in the callback, which GIO calls exactly once.
    let waiting = Unmanaged.passRetained(WaitingForLaunch(completion: completion)).toOpaque()
    let context = container.launchContext()
    g_app_info_launch_default_for_uri_async(
      url.absoluteString, context?.pointer(to: GAppLaunchContext.self), nil,
      { _, result, waiting in
        guard let waiting else { return }
        let isLaunched = g_app_info_launch_default_for_uri_finish(result, nil) != 0
        let launch = Unmanaged<WaitingForLaunch>.fromOpaque(waiting).takeRetainedValue()
        launch.completion(isLaunched)
      }, waiting)
  }

  private final class WaitingForLaunch {
    let completion: (Bool) -> Void

    init(completion: @escaping (Bool) -> Void) {
      self.completion = completion
    }
  }
}
