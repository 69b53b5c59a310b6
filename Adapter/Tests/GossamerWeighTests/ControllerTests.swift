// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GossamerWeigh

/// Which classes are controllers, how many lines they have, and what bad input gives.
@Suite struct ControllerTests {
  @Test(arguments: [
    ("class A: UIViewController {}", ["A"]),
    ("class A: UIKit.UITableViewController, P {}", ["A"]),
    ("class B: UIViewController {}\nclass A<T>: B {}", ["B", "A"]),
    ("class A: Base<Int> {}\nclass Base<T>: UIViewController {}", ["A", "Base"]),
    ("typealias Base = UIViewController\nclass A: Base {}", ["A"]),
    ("enum Flow { class A: UIViewController {} }", ["Flow.A"]),
    ("#if os(iOS)\nclass A: UIViewController {}\n#endif", ["A"]),
    ("class A: OtherModuleController { override func viewDidLoad() {} }", ["A"]),
    ("class A: SearchViewController {}", ["A"]),
    ("class A: NSObject {}\nstruct B {}\nclass ViewModel {}", []),
    ("class A: B {}\nclass B: A {}", []),
  ])
  func controllersAreFoundByTheirSuperclasses(_ source: String, _ names: [String]) throws {
    let folder = try Folder(["A.swift": source])
    #expect(Set(try folder.report().controllers.map(\.name)) == Set(names))
  }

  @Test func extensionsInOtherFilesCount_ButNotThoseOfAnApplicationBesideIt() throws {
    let source = "// Licence\n\nclass A: UIViewController {\n}\n"
    let folder = try Folder([
      "One/A.swift": source, "One/A+Rows.swift": "extension A: P {\n  func a() {}\n}\n",
      "Two/A.swift": source,
    ])
    let report = try folder.report()
    #expect(report.controllers.map(\.lines) == [7, 4])
    #expect(report.controllers.map(\.protocols) == [["P"], []])
  }

  @Test func onlyTheDeclarationCounts_WhenTheFileHasOtherTypes() throws {
    let folder = try Folder([
      "A.swift": "import UIKit\n\nstruct S {}\n\n/// Comment.\nclass A: UIViewController {\n}\n"
    ])
    #expect(try folder.report().controllers.map(\.lines) == [3])
  }

  @Test func aFileThatDoesNotParseIsWeighedAndNamed() throws {
    let folder = try Folder(["A.swift": "class A: UIViewController {\n  func a {\n  }\n}\n"])
    let report = try folder.report()
    #expect(report.controllers.count == 1)
    #expect(
      report.problems == [
        Problem(
          file: "\(folder.path)/A.swift", line: 2,
          message: """
            isn't valid Swift: expected parameter clause in function signature. What could be read of the \
            file is weighed; it gets no patch.
            """)
      ])
  }

  @Test func bytesThatAreNoTextAreNamedByTheirLine() throws {
    let folder = try Folder()
    let file = URL(fileURLWithPath: "\(folder.path)/A.swift")
    try Data([10, 10, 0xFF, 10]).write(to: file)
    let problem = try #require(try folder.report().problems.first)
    #expect(problem.description == "\(file.path):3: isn't text in UTF-8, and is left out.")
  }

  @Test func aMissingPathIsAnError() throws {
    #expect {
      try Weighing(["/nowhere/at/all"])
    } throws: { error in
      "\(error)" == """
        /nowhere/at/all: there is no such file or folder. Name Swift files, their folder, or the .xcodeproj.
        """
    }
  }

  @Test func linksInAFolderAreNamed_AndCirclesEnd() throws {
    let folder = try Folder(["A.swift": "class A: UIViewController {}\n"])
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: "\(folder.path)/again", withDestinationPath: folder.path)
    try manager.createSymbolicLink(
      atPath: "\(folder.path)/B.swift", withDestinationPath: "\(folder.path)/A.swift")
    let report = try folder.report()
    #expect(report.controllers.count == 1)
    #expect(report.problems.count == 2)
    let twice = try Weighing([folder.path, "\(folder.path)/B.swift"]).report
    #expect(twice.controllers.count == 1)
  }

  @Test func theSameFilesGiveTheSameReport() throws {
    let files = (0..<60).map { index in
      ("F\(index).swift", "class A\(index): UIViewController {\nlet v = UIView()\n}\n")
    }
    let folder = try Folder(Dictionary(uniqueKeysWithValues: files))
    let texts = try (0..<3).map { _ in
      TextReport(try folder.report(), limit: 1, site: nil).text
    }
    #expect(Set(texts).count == 1)
  }
}
