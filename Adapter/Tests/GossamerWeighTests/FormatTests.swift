// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GossamerWeigh

/// The report as text and as SARIF.
@Suite struct FormatTests {
  private func folder() throws -> Folder {
    try Folder([
      "A.swift": """
      class A: UIViewController, P {
        var count = 0
        func open() { count += 1; present(b, animated: true) }
        func close() { count = 0; dismiss(animated: true) }
      }

      """, "B.swift": "class B: UIViewController {\n  func c {}\n}\n",
    ])
  }

  @Test func theTextNamesKindsStateAndOffenders() throws {
    let folder = try folder()
    let text = TextReport(try folder.report(), limit: 4, site: "https://docs.example.org/").text
      .replacing("\(folder.path)/", with: "")
    #expect(
      text.hasPrefix(
        """
        2 view controllers in 2 files: 8 lines, of which 1 could go. Lines are those of the files,
        with comments and licence; the controller that wins most is first.

        """))
    #expect(text.contains("\n  navigation                  2  ########              3-4\n"))
    #expect(text.contains("\n  shared by several members: count (2)\n  1 protocol: P\n"))
    #expect(text.contains("  https://docs.example.org/documentation/gossamer/navigationbymodel\n"))
    #expect(text.hasSuffix("More than 4 lines:\n  A.swift:1: A has 5 lines.\n"))
    let widths = text.split(separator: "\n").map(\.count)
    #expect(widths.allSatisfy { $0 <= 100 })
  }

  /// The properties that the schema of SARIF 2.1.0 requires, and those of which GitHub makes annotations.
  @Test func sarifHasWhatItsSchemaRequires() throws {
    let report = try folder().report()
    let data = try JSONEncoder().encode(SARIFReport(report, limit: 4, site: nil))
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "gossamer weigh")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids.count == rules.count && Set(ids).count == ids.count)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let notifications = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notifications.count == 1)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results + notifications {
      #expect((result["message"] as? [String: Any])?["text"] is String)
      let level = try #require(result["level"] as? String)
      #expect(["none", "note", "warning", "error"].contains(level))
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      let uri = try #require((physical["artifactLocation"] as? [String: Any])?["uri"] as? String)
      #expect(uri.hasPrefix("file:///") && URL(string: uri) != nil)
      let region = try #require(physical["region"] as? [String: Any])
      #expect((region["startLine"] as? Int ?? 0) >= 1)
    }
    for result in results {
      let (id, index) = (result["ruleId"] as? String, result["ruleIndex"] as? Int)
      #expect(index.map { ids[$0] } == id)
    }
    #expect(results.compactMap { $0["ruleId"] as? String } == ["lines", "navigation"])
  }

  /// A colon would be a scheme, and a space is no character of an address.
  @Test func sarifPlacesAreAddresses() throws {
    let folder = try Folder(["a b:c/d.swift": "class A: UIViewController {\n  func c {}\n}\n"])
    let text = try WeighCommand.parse([
      "\(folder.path)/a b:c", "--format", "sarif", "--limit", "1", "--docs",
      "https://docs.example.org",
    ]).outcome().output
    #expect(text.contains("\"uri\" : \"file://\(folder.path)/a%20b%3Ac/d.swift\""))
    let help = "https://docs.example.org/documentation/gossamer/smarterviews"
    #expect(text.contains("\"helpUri\" : \"\(help)\""))
  }

  @Test func jsonHasEverything() throws {
    let folder = try Folder([
      "A.swift": """
      class A: UIViewController, P {
        var count = 0
        func open() { count += 1; present(b, animated: true) }
        func close() { count = 0; UserDefaults.standard.set(1, forKey: "a") }
        func c {}
      }

      """
    ])
    let text = try WeighCommand.parse([folder.path, "--format", "json"]).outcome().output
    #expect(
      text.replacing("\(folder.path)/", with: "") == """
        {
          "controllers" : [
            {
              "file" : "A.swift",
              "gain" : 0,
              "globals" : [
                "UserDefaults.standard"
              ],
              "line" : 1,
              "lines" : 6,
              "name" : "A",
              "protocols" : [
                "P"
              ],
              "sharedVariables" : [
                {
                  "members" : 2,
                  "name" : "count"
                }
              ],
              "spending" : [
                {
                  "gain" : 0,
                  "kind" : "navigation",
                  "lines" : 1,
                  "places" : [
                    {
                      "file" : "A.swift",
                      "first" : 3,
                      "last" : 3
                    }
                  ]
                },
                {
                  "gain" : 0,
                  "kind" : "persistence",
                  "lines" : 1,
                  "places" : [
                    {
                      "file" : "A.swift",
                      "first" : 4,
                      "last" : 4
                    }
                  ]
                },
                {
                  "gain" : 0,
                  "kind" : "other",
                  "lines" : 4,
                  "places" : [
                    {
                      "file" : "A.swift",
                      "first" : 1,
                      "last" : 2
                    },
                    {
                      "file" : "A.swift",
                      "first" : 5,
                      "last" : 6
                    }
                  ]
                }
              ]
            }
          ],
          "fileCount" : 1,
          "patches" : [

          ],
          "problems" : [
            {
              "file" : "A.swift",
              "line" : 5,
              "message" : "isn't valid Swift: expected parameter clause in function signature. What could be read of the file is weighed; it gets no patch."
            }
          ]
        }

        """)
  }
}
