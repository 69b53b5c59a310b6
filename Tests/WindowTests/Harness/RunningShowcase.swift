// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CATSPI
import Foundation
import Synchronization

/// The showcase, or another program of the package, running in a window of its own.
final class RunningShowcase {
  /// The window as a screen reader sees it.
  let window: AccessibleNode
  /// The window as a user's mouse and keyboard reach it.
  let hands: WindowHands

  private let process: Process
  private let errorLog: URL

  /// Starts the showcase with one screen, lets `use` work with its window, and ends it.
  ///
  /// It throws if `use` does, after taking a picture of the display, and if GTK has logged a warning.
  static func open(
    screen: String, environment: [String: String] = [:],
    use: (RunningShowcase) throws -> Void
  ) throws {
    try open(
      "showcase", arguments: ["--screen", screen], environment: environment, use: use)
  }

  /// Starts a program of the package, lets `use` work with its window, and ends it.
  ///
  /// It throws if `use` does, after taking a picture of the display, and if GTK has logged a warning.
  static func open(
    _ program: String, arguments: [String], environment: [String: String] = [:],
    use: (RunningShowcase) throws -> Void
  ) throws {
    let showcase = try RunningShowcase(program, arguments: arguments, environment: environment)
    defer { showcase.end() }
    do {
      try use(showcase)
    } catch {
      try Screenshot.take("failure-\(showcase.process.processIdentifier)")
      throw error
    }
    try showcase.requireNoComplaints()
  }

  private init(
    _ program: String, arguments: [String], environment: [String: String]
  ) throws {
    let process = Process()
    // A child inherits its parent's blocked signals, and Swift's threads block SIGINT.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["--default-signal=INT", Self.executable(program).path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    errorLog = FileManager.default.temporaryDirectory
      .appending(path: "showcase-\(UUID().uuidString).log")
    try Data().write(to: errorLog)
    process.standardError = try FileHandle(forWritingTo: errorLog)
    try process.run()
    self.process = process

    var application: AccessibleNode?
    var found: (AccessibleNode, WindowHands)?
    do {
      let log = errorLog
      try eventually(
        "the showcase's window",
        seen: """
          running: \(process.isRunning), it said: \(Self.contents(of: log))
          on the display: \(WindowHands(processID: process.processIdentifier)?.window ?? "nothing")
          on the accessibility bus: \(application?.tree ?? "nothing")
          """
      ) {
        application = try AccessibleNode.application(processID: process.processIdentifier)
        if let window = application?.first("frame"),
          let hands = WindowHands(processID: process.processIdentifier)
        {
          found = (window, hands)
        }
        return found != nil || !process.isRunning
      }
    } catch {
      kill(process.processIdentifier, SIGKILL)
      throw error
    }
    guard let found else {
      throw WindowTestError.ended(
        status: process.terminationStatus, output: Self.contents(of: errorLog))
    }
    (window, hands) = found
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: errorLog)
  }

  /// The product beside the test bundle, built with the same options.
  private static func executable(_ program: String) -> URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: program)
  }

  private static func contents(of log: URL) -> String {
    // Foundation leaks a buffer when it reads an empty file as a String.
    let data = try? FileHandle(forReadingFrom: log).readToEnd()
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// Ends the process if it still runs, even one that hangs.
  private func end() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

// MARK: - Its window

extension RunningShowcase {
  /// Waits for the node with that role and name, and returns it.
  func node(_ role: String, named name: String) throws -> AccessibleNode {
    var found: AccessibleNode?
    try eventually("a \(role) named '\(name)'", seen: window.tree) {
      found = window.first(role, named: name)
      return found != nil
    }
    guard let found else {
      throw WindowTestError.lacks(interface: "\(role) named '\(name)'", node: "the window")
    }
    return found
  }

  /// Waits until the node has the state.
  func expect(_ node: AccessibleNode, has state: AtspiStateType) throws {
    try eventually("\(node.role) '\(node.name)' to change", seen: window.tree) { node.has(state) }
  }

  /// Waits until the node doesn't have the state.
  func expect(_ node: AccessibleNode, hasNot state: AtspiStateType) throws {
    try eventually("\(node.role) '\(node.name)' to change", seen: window.tree) { !node.has(state) }
  }

  /// Waits until the node's text is `text`.
  func expect(_ node: AccessibleNode, shows text: String) throws {
    try eventually(
      "\(node.role) '\(node.name)' to show \(text.debugDescription)", seen: window.tree
    ) {
      try node.text == text
    }
  }

  /// Gives the window a new width, and waits until its content has followed.
  func resize(width: Int) throws {
    let border = try hands.size.width - window.extents.width
    try hands.resize(width: width, height: hands.size.height)
    try eventually("the window to be \(width) wide", seen: window.tree) {
      try window.extents.width == width - border
    }
  }

  /// Clicks the node's centre once the node has stopped moving.
  func click(_ node: AccessibleNode) throws {
    let center = try center(of: node)
    try hands.click(x: center.x, y: center.y)
  }

  /// Drags from the centre of a node to that of another one, once both have stopped moving.
  func drag(_ node: AccessibleNode, to other: AccessibleNode) throws {
    let (start, end) = (try center(of: node), try center(of: other))
    try hands.drag(fromX: start.x, y: start.y, right: end.x - start.x, down: end.y - start.y)
  }

  private func center(of node: AccessibleNode) throws -> (x: Int, y: Int) {
    let place = try restingPlace(of: node)
    let content = try window.extents
    let size = try hands.size
    // The accessibility tree's coordinates start at the content, those of X at the border around
    // it.
    let border = (x: (size.width - content.width) / 2, y: (size.height - content.height) / 2)
    return (border.x + place.x + place.width / 2, border.y + place.y + place.height / 2)
  }
}

extension RunningShowcase {
  /// The node's rectangle once it has stopped moving, because a click would miss a moving row.
  func restingPlace(
    of node: AccessibleNode
  ) throws -> (x: Int, y: Int, width: Int, height: Int) {
    var place = try node.extents
    var restsSince = ContinuousClock.now
    try eventually("\(node.role) '\(node.name)' to rest", seen: "it at \(place)") {
      let now = try node.extents
      if now != place { (place, restsSince) = (now, .now) }
      return restsSince.duration(to: .now) > .milliseconds(150)
    }
    return place
  }
}

// MARK: - Its menus

extension RunningShowcase {
  /// Clicks the centre of an item of the open menu, which has a window of its own.
  func clickInMenu(_ item: AccessibleNode) throws {
    guard let menu = WindowHands(processID: process.processIdentifier), menu.window != hands.window
    else {
      throw WindowTestError.lacks(interface: "menu on the display", node: "the window")
    }
    let place = try restingPlace(of: item)
    try menu.click(x: place.x + place.width / 2, y: place.y + place.height / 2)
  }
}

// MARK: - Its end

extension RunningShowcase {
  /// Sends the signal that Ctrl-C sends.
  func interrupt() {
    process.interrupt()
  }

  /// Kills the process after a delay, whatever it is doing then.
  func scheduleKill(after delay: Duration) -> ScheduledKill {
    ScheduledKill(of: process.processIdentifier, after: delay)
  }

  /// How long the threads of the showcase and of the X server, which delivers the keys, have waited for a processor so
  /// far.
  var processorWait: Duration { ScheduledKill.processorWait(of: process.processIdentifier) }

  /// Waits until the process has ended, by itself or by a kill.
  func expectEnd() throws {
    try eventually("the showcase to end", seen: window.tree) { !process.isRunning }
  }

  /// Waits until the process has ended by itself, with the status 0.
  func expectSuccess() throws {
    try expectEnd()
    let status = process.terminationStatus
    guard status == 0 else {
      throw WindowTestError.ended(status: status, output: Self.contents(of: errorLog))
    }
  }

  private func requireNoComplaints() throws {
    let complaints = Self.contents(of: errorLog).split(separator: "\n").filter {
      $0.contains("-WARNING") || $0.contains("-CRITICAL") || $0.contains("-ERROR")
    }
    guard complaints.isEmpty else {
      throw WindowTestError.complained(complaints.joined(separator: "\n"))
    }
  }
}

/// A SIGKILL that is sent by a thread of its own, so that nothing in the test delays it.
nonisolated final class ScheduledKill: Sendable {
  /// The moment of the kill, and how long the threads of the process and of the X server had waited for a processor
  /// until then.
  struct Death {
    let moment: ContinuousClock.Instant
    let processorWait: Duration
  }

  private let storedDeath = Mutex<Death?>(nil)

  fileprivate init(of processID: Int32, after delay: Duration) {
    Thread.detachNewThread { [self] in
      Thread.sleep(forTimeInterval: delay / .seconds(1))
      storedDeath.withLock {
        $0 = Death(moment: .now, processorWait: Self.processorWait(of: processID))
        kill(processID, SIGKILL)
      }
    }
  }

  /// The death of the process; nil while it runs.
  var death: Death? { storedDeath.withLock { $0 } }

  /// How long the threads of a process and of the X server have been ready to run, but had no processor.
  fileprivate static func processorWait(of processID: Int32) -> Duration {
    threadsWait(of: processID) + (xServerID.map(threadsWait(of:)) ?? .zero)
  }

  /// The X server of the display, which writes its number into its lock file.
  private static let xServerID: Int32? = {
    let display = ProcessInfo.processInfo.environment["DISPLAY"]?.drop { $0 == ":" } ?? ""
    let lock = "/tmp/.X\(display.prefix { $0.isNumber })-lock"
    return (try? String(contentsOfFile: lock, encoding: .utf8))
      .flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }()

  /// The second figure of /proc/PID/task/TID/schedstat, in nanoseconds, of all threads.
  private static func threadsWait(of processID: Int32) -> Duration {
    let tasks = URL(filePath: "/proc/\(processID)/task")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: tasks.path)) ?? []
    let waits = names.compactMap { name in
      (try? String(contentsOf: tasks.appending(path: "\(name)/schedstat"), encoding: .utf8))
        .flatMap { Int64($0.split(separator: " ")[1]) }
    }
    return .nanoseconds(waits.reduce(0, +))
  }
}
