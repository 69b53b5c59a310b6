// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GossamerAdapter

@Suite struct SourceAdoptionTests {
  /// Read once, because it takes a second.
  private static let imports = Result {
    let folder = GossamerPlace().modules
    return AdoptedImports(try AppleModules(in: folder), folder: folder)
  }

  private func adopt(_ sources: KeyValuePairs<String, String>) throws -> [String: AdaptedSource] {
    let adoption = SourceAdoption(imports: try Self.imports.get(), hasResources: true)
    let parsed = sources.map { ProjectSource(path: $0, text: $1) }
    let facts = ProjectFacts(parsed.map { ($0.path, $0.facts) })
    return Dictionary(
      uniqueKeysWithValues: parsed.map {
        ($0.path, $0.adapted(knowing: facts, adoption: adoption))
      })
  }

  private func adopt(_ text: String) throws -> String {
    try adopt(["A.swift": text])["A.swift"]?.text ?? ""
  }

  @Test(arguments: [
    "import Foundation\n\nstruct A { var x = 1 }\n", "class A {\n  func save() {}\n}\n", "",
  ])
  func changesNothing_WhereNothingIsNeeded(text: String) throws {
    #expect(try adopt(["A.swift": text])["A.swift"]?.isChanged == false)
  }

  @Test func writesWiresAsAPersonDoes() throws {
    let text = """
      import UIKit

      @UIApplicationMain
      class A: UIViewController {
      \t@IBOutlet private weak var field: UITextField!
      \t@IBInspectable
      \tvar limit: Int = 3
      \tvar other = 1 // stays

      \t@IBAction func save(_ sender: Any) {
      \t\tperform(#selector(save(_:)), with: nil)
      \t}

      \t@objc
      \tfunc tap() {}
      }

      """
    #expect(
      try adopt(text) == """
        import Gossamer

        @main
        class A: UIViewController {
        \tprivate weak var field: UITextField!
        \tvar limit: Int = 3
        \tvar other = 1 // stays

        \toverride class var wires: AnyWires {
        \t\tWires<A>(super.wires)
        \t\t\t.outlet("field", \\.field)
        \t\t\t.attribute("limit", \\.limit)
        \t\t\t.action("save:", A.save)
        \t\t\t.action("tap", A.tap)
        \t}

        \tfunc save(_ sender: Any) {
        \t\tperform(Selector("save:"), with: nil)
        \t}

        \tfunc tap() {}
        }

        """)
  }

  @Test func wiresAClassWithoutLines() throws {
    #expect(
      try adopt("final class Clock: NSObject {\n    @objc func tick() {}\n}\n") == """
        final class Clock: NSObject, Wirable {
            func tick() {}

            class var wires: AnyWires {
                Wires<Clock>().action("tick", Clock.tick)
            }
        }

        """)
    #expect(
      try adopt("class A: UIView { @objc func tap() {} }") == """
        class A: UIView { func tap() {} 
            override class var wires: AnyWires {
                Wires<A>(super.wires).action("tap", A.tap)
            }
        }
        """)
  }

  @Test func movesOverrides_WithTheirComments() throws {
    let adopted = try adopt([
      "A.swift": "class A: UIView {\n  var a = 1\n}\n",
      "B.swift": """
      extension A {
        func other() {}

        // MARK: Layout

        /// Places all.
        override func layoutSubviews() {
          super.layoutSubviews()
        }
      }

      extension A {
        override var tag: Int { 1 }
      }

      """,
    ])
    #expect(
      adopted["A.swift"]?.text == """
        class A: UIView {
          var a = 1

          /// Places all.
          override func layoutSubviews() {
            super.layoutSubviews()
          }

          override var tag: Int { 1 }
        }

        """)
    #expect(
      adopted["B.swift"]?.text == """
        extension A {
          func other() {}

          // MARK: Layout
        }

        """)
  }

  @Test(arguments: [
    ("import UIKit\nimport QuartzCore\n\nlet a = 1\n", "import Gossamer\n\nlet a = 1\n"),
    ("import UIKit.UIGestureRecognizerSubclass\n", "import Gossamer\n"),
    ("import class UIKit.UIView\n", "import Gossamer\n"),
    ("import Foundation\nimport MapKit\n", "import Foundation\nimport AppleMapKit\n"),
    ("import os.log\nimport Darwin\n", "import Appleos\nimport Glibc\n"),
    ("@testable import Shop\n", "@testable import Shop\n"),
    (
      "import Foundation\nlet a = RelativeDateTimeFormatter()\n",
      "import AppleFoundation\nimport Foundation\nlet a = RelativeDateTimeFormatter()\n"
    ),
    (
      "import UIKit\nlet a = String(localized: \"a\")\n",
      "import AppleFoundation\nimport Gossamer\nlet a = String(localized: \"a\")\n"
    ),
    (
      "import UIKit\nlet a: CFTimeInterval = String(format: \"a\").count\n",
      "import Gossamer\nlet a: CFTimeInterval = String(format: \"a\").count\n"
    ),
    (
      "#if canImport(UIKit) && os(iOS)\nimport UIKit\n#endif\n",
      "#if canImport(Gossamer) && os(Linux)\nimport Gossamer\n#endif\n"
    ),
  ])
  func importsWhatIsHere(text: String, expected: String) throws {
    #expect(try adopt(text) == expected)
  }

  @Test(arguments: [
    (
      "Bundle.main.path(forResource: n, ofType: nil)",
      "Bundle.module.path(forResource: n, ofType: nil)"
    ),
    ("UIImage(named: n, in: Bundle(for: A.self))", "UIImage(named: n, in: Bundle.module)"),
    ("UIStoryboard(name: n, bundle: Bundle.main)", "UIStoryboard(name: n, bundle: Bundle.module)"),
    ("Bundle.main.executablePath", "Bundle.main.executablePath"),
  ])
  func findsResources_InTheModulesBundle(expression: String, expected: String) throws {
    #expect(try adopt("let a = \(expression)\n") == "let a = \(expected)\n")
  }

  @Test func makesOptionalMembersPlain() throws {
    let text = """
      @objc protocol Listener {
        @objc optional func heard(_ word: String)
        @objc optional func answer() -> String?
      }

      func say(_ listener: Listener) { listener.heard?("a") }

      """
    #expect(
      try adopt(text) == """
        protocol Listener: AnyObject {
          func heard(_ word: String)
          func answer() -> String?
        }

        extension Listener {
          func heard(_ word: String) {}

          func answer() -> String? { nil }
        }

        func say(_ listener: Listener) { listener.heard("a") }

        """)
  }

  @Test func addsInitialisers_AtTheEnd() throws {
    let text = """
      class Item: UICollectionViewCell {
        let a: Int

        override init(frame: CGRect) {
          a = 1
          super.init(frame: frame)
        }
      }

      """
    #expect(
      try adopt(text) == """
        class Item: UICollectionViewCell {
          let a: Int

          required init(frame: CGRect) {
            a = 1
            super.init(frame: frame)
          }

          required init?(coder: NSCoder) {
            fatalError("init(coder:) of Item isn't there")
          }
        }

        """)
  }

  @Test func importsWhatMovedMembersNeed() throws {
    let adopted = try adopt([
      "A.swift": "// A\n\nimport UIKit\n\nclass A: UIView {\n}\n",
      "B.swift": """
      import UIKit
      import MapKit

      extension A {
        override func layoutSubviews() { tag = UndoManager().groupingLevel }
      }

      """,
    ])
    #expect(
      adopted["A.swift"]?.text == """
        // A

        import AppleFoundation
        import AppleMapKit
        import Gossamer

        class A: UIView {
            override func layoutSubviews() { tag = UndoManager().groupingLevel }
        }

        """)
    #expect(adopted["A.swift"]?.imports == ["AppleFoundation", "AppleMapKit", "Gossamer"])
  }
}
