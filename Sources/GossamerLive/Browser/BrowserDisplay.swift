// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Serves windows to a browser where there is no display: starts GTK's Broadway on the first free
/// port, and has this process use it.
///
/// The server ends with the process, however that ends. It listens on 127.0.0.1 only, and the
/// socket between the two is in a directory that only this user can enter.
package final class BrowserDisplay {
  private static let ports: ClosedRange<Int> = 8085...8184

  private let runtime: URL
  private let formerRuntime: String?

  /// The address to open in a browser.
  package let address: String

  /// Whether windows have to go to a browser: the environment names no display and no backend of
  /// GTK.
  package static var isNeeded: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND"].allSatisfy { name in
      ProcessInfo.processInfo.environment[name]?.isEmpty ?? true
    }
  }

  /// Starts the server and waits until it is ready.
  /// - Throws: ``LiveError/noBrowser(reason:)``.
  package init() throws(LiveError) {
    formerRuntime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]
    do {
      runtime = try Self.makeDirectory()
    } catch {
      throw .noBrowser(reason: "no directory for its socket can be made: \(error).")
    }
    do throws(LiveError) {
      let port = try Self.startServer(in: runtime)
      address = "http://127.0.0.1:\(port)"
    } catch {
      try? FileManager.default.removeItem(at: runtime)
      throw error
    }
    // The socket of the session's bus, if there is one, is in the former XDG_RUNTIME_DIR.
    if let formerRuntime { setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(formerRuntime)/bus", 0) }
    setenv("XDG_RUNTIME_DIR", runtime.path, 1)
    setenv("GDK_BACKEND", "broadway", 1)
    setenv("BROADWAY_DISPLAY", ":0", 1)
  }

  /// Removes the server's socket, because GTK has connected to it.
  package func didConnect() {
    if let formerRuntime {
      setenv("XDG_RUNTIME_DIR", formerRuntime, 1)
    } else {
      unsetenv("XDG_RUNTIME_DIR")
    }
    try? FileManager.default.removeItem(at: runtime)
  }

  private static func makeDirectory() throws -> URL {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "gossamer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700])
    return directory
  }

  private static func startServer(in runtime: URL) throws(LiveError) -> Int {
    let log = runtime.appending(path: "log")
    for port in ports {
      let server: Process
      do {
        server = try makeServer(on: port, in: runtime, log: log)
        try server.run()
      } catch {
        throw .noBrowser(reason: "\(error).")
      }
      // The server creates its socket once it listens on the port.
      let socket = runtime.appending(path: "broadway1.socket").path
      while server.isRunning {
        if FileManager.default.fileExists(atPath: socket) { return port }
        usleep(5_000)
      }
      if server.terminationStatus == commandNotFound { break }
    }
    let output = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    throw .noBrowser(reason: "\(output.trimmingCharacters(in: .whitespacesAndNewlines)).")
  }

  /// The exit status of `env` and `setpriv` if there is no such program.
  private static let commandNotFound: Int32 = 127

  private static func makeServer(on port: Int, in runtime: URL, log: URL) throws -> Process {
    let server = Process()
    server.executableURL = URL(filePath: "/usr/bin/env")
    // The kernel ends the server when this process ends.
    server.arguments = [
      "setpriv", "--pdeathsig", "TERM", "gtk4-broadwayd", "--address", "127.0.0.1", "--port",
      "\(port)", ":0",
    ]
    server.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_RUNTIME_DIR": runtime.path]) { $1 }
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    server.standardInput = FileHandle.nullDevice
    server.standardOutput = output
    server.standardError = output
    return server
  }
}
