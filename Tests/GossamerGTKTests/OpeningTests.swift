// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Testing

@testable import GossamerGTK
@testable import GossamerKit

extension GTKTests {
  /// URLs that the desktop's other applications open. Scripts/with-display gives the tests a desktop
  /// of their own, on which this suite installs an application for one scheme.
  @Suite struct OpeningTests {
    @Test func theApplicationOfTheSchemeGetsTheURL() async throws {
      _ = try Stage.host()
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (program, opened) = (folder.appending(path: "opener"), folder.appending(path: "opened"))
      let script = """
        #!/bin/sh
        printf %s "$1" > '\(opened.path).new' && mv '\(opened.path).new' '\(opened.path)'
        """
      try Data(script.utf8).write(to: program)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
      let url = try #require(URL(string: "gossamer-test:greeting?to=Anna"))
      #expect(!UIApplication.shared.canOpenURL(url))

      let application = try #require(
        g_app_info_create_from_commandline(
          program.path, "Opener", G_APP_INFO_CREATE_SUPPORTS_URIS, nil))
      defer {
        g_app_info_delete(application)
        g_object_unref(UnsafeMutableRawPointer(application))
        // GIO warns where the desktop has no update-desktop-database.
        _ = MessagesOfGTK.take()
      }
      try #require(
        g_app_info_set_as_default_for_type(
          application, "x-scheme-handler/gossamer-test", nil) != 0)
      #expect(UIApplication.shared.canOpenURL(url))
      var answer: Bool?
      UIApplication.shared.open(url) { answer = $0 }
      try await Stage.eventually("the program has got the URL") {
        answer != nil && FileManager.default.fileExists(atPath: opened.path)
      }
      #expect(answer == true)
      #expect(try String(contentsOf: opened, encoding: .utf8) == url.absoluteString)
    }

    @Test func nothingIsOpened_WhenThereIsNoApplicationForTheScheme() async throws {
      _ = try Stage.host()
      let url = try #require(URL(string: "gossamer-nobody:greeting"))
      #expect(!UIApplication.shared.canOpenURL(url))
      var answer: Bool?
      UIApplication.shared.open(url) { answer = $0 }
      try await Stage.eventually("the answer has come") { answer != nil }
      #expect(answer == false)
    }
  }
}
