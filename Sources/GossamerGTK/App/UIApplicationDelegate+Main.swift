// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
public import GossamerKit

extension UIApplicationDelegate {
  /// Starts the application, runs it and ends the process. `@main` calls it.
  ///
  /// The process ends with status 0 when the last window is closed, or by Ctrl-C or SIGTERM; with
  /// status 1, and a message, if there is no display.
  public static func main() {
    MainLoop.raiseStackLimit()
    do {
      let host = try GTKApplicationHost.start()
      DocumentsFolder.make()
      let application = UIApplication.shared
      guard let delegate = Self(coder: NSCoder()) else { throw GTKError.noDelegate("\(Self.self)") }
      application.delegate = delegate
      if delegate.application(application, didFinishLaunchingWithOptions: nil) { host.run() }
      for window in application.windows { window.isHidden = true }
      delegate.end(application)
      exit(EXIT_SUCCESS)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(EXIT_FAILURE)
    }
  }

  /// Tells the delegate that the application ends, and saves the user defaults: Foundation would write them in the
  /// background, after the process has ended.
  func end(_ application: UIApplication) {
    applicationWillTerminate(application)
    NotificationCenter.default.post(
      name: UIApplication.willTerminateNotification, object: application)
    UserDefaults.standard.synchronize()
  }
}
