// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
public import GossamerKit

extension UIApplicationDelegate {
  /// Starts the application, runs it and ends the process. `@main` calls it.
  ///
  /// The process ends with status 0 when the last window is closed, or by Ctrl-C or SIGTERM; with
  /// status 1, and a message, if there is no display.
  public static func main() { runApplication(delegate: Self.self) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts the application, runs it and ends the process, as a `main.swift` calls it.
///
///     UIApplicationMain(
///       CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)-1yub7
/// - Parameters:
///   - argc: ignored; the arguments are those of the process.
///   - argv: ignored.
///   - principalClassName: ignored: there are no subclasses of `UIApplication`.
///   - delegateClassName: the name of the delegate's class, with its module; nil for none.
/// - Returns: nothing: the process ends.
@discardableResult
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  runApplication(
    delegate: delegateClassName.flatMap(LaunchInfo.type(named:)) ?? PlainDelegate.self)
}

/// The delegate of an application that has none.
private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

private func runApplication(delegate type: AnyClass) -> Never {
  MainLoop.raiseStackLimit()
  ApplicationContainer.startAgainInside()
  do {
    let info = LaunchInfo(ResourceFolders.infoDictionary)
    let host = try GTKApplicationHost.start()
    DocumentsFolder.make()
    let application = UIApplication.shared
    guard let delegate = LaunchInfo.make(type) as? any UIApplicationDelegate else {
      throw GTKError.noDelegate("\(type)")
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    if application.launch(delegate, info, arguments: arguments) { host.run() }
    for window in application.windows { window.isHidden = true }
    application.end()
    exit(EXIT_SUCCESS)
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(EXIT_FAILURE)
  }
}

extension UIApplication {
  /// Tells the delegates that the application ends, and saves the user defaults: Foundation would write them in the
  /// background, after the process has ended.
  func end() {
    willEnd()
    UserDefaults.standard.synchronize()
  }
}
