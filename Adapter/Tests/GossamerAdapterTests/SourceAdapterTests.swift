// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GossamerAdapter

@Suite struct SourceAdapterTests {
  /// The adapted texts of sources that make one module, by their names.
  private func adapt(_ sources: KeyValuePairs<String, String>) -> [String: AdaptedSource] {
    let parsed = sources.map { ProjectSource(path: $0, text: $1) }
    let facts = ProjectFacts(parsed.map { ($0.path, $0.facts) })
    return Dictionary(
      uniqueKeysWithValues: parsed.map {
        ($0.path, $0.adapted(knowing: facts))
      })
  }

  private func adapt(_ text: String) -> String { adapt(["A.swift": text])["A.swift"]?.text ?? "" }

  @Test(arguments: [
    "import Foundation\nstruct A { var x = 1 }\n",
    "class A { func save() {} }\n", "// ünïcode 👨‍👩‍👧\nlet a = \"#selector(x)\"\r\n", "",
  ])
  func changesNothing_WhereNothingIsNeeded(text: String) {
    let adapted = adapt(["A.swift": text])["A.swift"]
    #expect(adapted?.text == text)
    #expect(adapted?.isChanged == false)
  }

  @Test func givesWires_ToOutletsAndActions() {
    let text = """
      class A: UIViewController {
        @IBOutlet private weak var field: UITextField!
        @IBOutlet var buttons: [UIButton]!
        @IBInspectable var limit: Int = 3
        @IBAction func save(_ sender: Any) {}
        @IBAction func end() {}
      }
      """
    #expect(
      adapt(text) == """
        class A: UIViewController {
                    private weak var field: UITextField!
                    var buttons: [UIButton]!
                         var limit: Int = 3
                    func save(_ sender: Any) {}
                    func end() {}
        override class var wires: AnyWires { Wires<A>(super.wires).outlet("field", \\.field)\
        .outlets("buttons", \\.buttons).attribute("limit", \\.limit)\
        .action("save:", A.save(_:)).action("end", A.end) } }
        """)
  }

  @Test(arguments: [
    ("#selector(tap)", "Selector(\"tap\")"),
    ("#selector(tap(_:))", "Selector(\"tap:\")"),
    ("#selector(self.move)", "Selector(\"moveTo:animated:\")"),
    ("#selector(A.show(item:))", "Selector(\"showWithItem:\")"),
    ("#selector(UIView.endEditing)", "Selector(\"endEditing:\")"),
    ("#selector(setter: name)", "Selector(\"setName:\")"),
    ("#selector(getter: A.name)", "Selector(\"name\")"),
    ("#selector((tap as () -> Void))", "Selector(\"tap\")"),
    ("#keyPath(A.name.count)", "\"name.count\""),
    ("#imageLiteral(resourceName: \"Star\")", "UIImage(named: \"Star\")!"),
  ])
  func replaces_WhatObjectiveCWouldLookUp(expression: String, expected: String) {
    let text = """
      class A: UIView {
        @objc var name = ""
        @objc func tap() { use(\(expression)) }
        @objc func tap(_ sender: Any) {}
        @objc func move(to place: Int, animated: Bool) {}
        @objc func show(item: Int) {}
      }
      """
    let line = adapt(text).split(separator: "\n")[2].trimmingCharacters(in: .whitespaces)
    #expect(line.hasPrefix("func tap() { use(\(expected)"))
  }

  @Test func keepsLinesAndColumns() {
    let text = """
      class A: UIView {
        @IBOutlet weak var field: UITextField!; let mark = 1
        @objc
        func tap() {}
      }
      let after = 2
      """
    let lines = adapt(text).components(separatedBy: "\n")
    #expect(
      lines[1].range(of: "let mark").map {
        lines[1].distance(from: lines[1].startIndex, to: $0.lowerBound)
      } == 42)
    #expect(lines[3] == "  func tap() {}")
    #expect(lines[5] == "let after = 2")
  }

  @Test func movesOverrides_FromAnExtensionInAnotherFile() {
    let adapted = adapt([
      "A.swift": "class A: UIView {\n}\n",
      "B.swift":
        "extension A {\n  func other() {}\n  override func layoutSubviews() {\n    super.layoutSubviews()\n  }\n}\n",
    ])
    #expect(adapted["B.swift"]?.text.contains("layoutSubviews") == false)
    #expect(adapted["B.swift"]?.text.filter { $0 == "\n" }.count == 6)
    #expect(
      adapted["A.swift"]?.text == """
        class A: UIView {

        #sourceLocation(file: "B.swift", line: 3)
        override func layoutSubviews() {
            super.layoutSubviews()
          }
        #sourceLocation(file: "A.swift", line: 2)
        }

        """)
  }

  @Test func movesWhatASubclassOverrides() {
    let adapted = adapt([
      "A.swift": "class A: UIView {}\nextension A { @objc func go() {} }\n",
      "B.swift": "class B: A { override func go() {} }\n",
    ])
    let text = adapted["A.swift"]?.text ?? ""
    #expect(
      text.range(of: "func go()").map { text[..<$0.lowerBound].contains("extension") } == false)
  }

  @Test func makesTargetsWirable_ThatAreNoViews() {
    #expect(
      adapt("final class Clock: NSObject {\n  @objc func tick() {}\n}\n") == """
        final class Clock: NSObject, Wirable {
                func tick() {}
        class var wires: AnyWires { Wires<Clock>().action("tick", Clock.tick) } }

        """)
    #expect(adapt("class Clock {\n  @objc func tick() {}\n}\n").hasPrefix("class Clock: Wirable {"))
  }

  @Test func saysWhatADataSourceCanDo() {
    let text = """
      class A: UIViewController, UITableViewDataSource {
        func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
      }
      """
    #expect(
      adapt(text).hasSuffix(
        "func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true } }"
      ))
    let controller = text.replacingOccurrences(
      of: "UIViewController, UITableViewDataSource", with: "UITableViewController")
    #expect(
      adapt(controller).contains("override func tableView(_ tableView: UITableView, canEditRowAt"))
  }

  @Test func requiresTheInitialisersOfCells() {
    let text = """
      class Cell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    #expect(adapt(text).contains("  required init(style: UITableViewCell.CellStyle"))
    let other =
      "class Item: UICollectionViewCell {\n  required init?(coder: NSCoder) { super.init(coder: coder) }\n}\n"
    #expect(adapt(other).contains("required init(frame: CGRect) { fatalError("))
  }

  @Test func makesOptionalMembersPlain() {
    let adapted = adapt(
      """
      @objc protocol Listener {
        @objc optional func heard(_ word: String)
        @objc optional func answer() -> String?
      }
      class A: NSObject {
        weak var listener: Listener?
        func say() { listener?.heard?("a") }
      }
      """)
    #expect(adapted.contains("protocol Listener: AnyObject {"))
    #expect(
      adapted.contains(
        "extension Listener { func heard(_ word: String) {}; func answer() -> String? { nil } }"))
    #expect(adapted.contains("listener?.heard (\"a\")"))
  }

  @Test func takesTheApplicationsEntry_AndConditions() {
    let text =
      "#if os(iOS)\n@UIApplicationMain\nclass AppDelegate: NSObject, UIApplicationDelegate {}\n#endif\n"
    let adapted = adapt(text)
    #expect(adapted.hasPrefix("#if true   \n@main             \nclass AppDelegate: UIResponder"))
  }

  @Test func leavesSourcesAlone_ThatDontParse() throws {
    let source = ProjectSource(path: "A.swift", text: "class A {\n  func {\n}\n")
    #expect(source.errors.first?.line == 2)
  }

  @Test func importsWhatMovedMembersNeed() {
    let adapted = adapt([
      "A.swift": "// A\nimport UIKit\nclass A: UIView {\n}\n",
      "B.swift":
        "import UIKit\nimport MapKit\nextension A {\n  override func layoutSubviews() { _ = MKMapView() }\n}\n",
    ])
    #expect(
      adapted["A.swift"]?.text.hasPrefix("// A\nimport MapKit; import UIKit\nclass A: UIView {\n")
        == true)
  }

  @Test(arguments: [
    ("delegate?.window??.rootViewController", "delegate?.window? .rootViewController"),
    (
      "UIApplication.shared.delegate!.window!!.bounds",
      "UIApplication.shared.delegate!.window! .bounds"
    ),
    ("view.window?.bounds", "view.window?.bounds"), ("a??.b", "a??.b"),
    (
      "FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]",
      "[URL(fileURLWithPath: NSHomeDirectory() + \"/Library\")]               [0]"
    ),
    (
      "files.urls(for: .documentDirectory, in: .userDomainMask)[0]",
      "files.urls(for: .documentDirectory, in: .userDomainMask)[0]"
    ),
  ])
  func writesExpressionsDifferently(expression: String, expected: String) {
    #expect(adapt("let x = \(expression)\n") == "let x = \(expected)\n")
  }

  @Test(arguments: ["GossamerLayout", "GossamerLists", "GossamerData", "GossamerSpelling"])
  func changesNothing_InSourcesWithoutUIKit(module: String) throws {
    let folder = "\(GossamerPlace().folder)/Sources/\(module)"
    let names = ProjectTree.files(in: folder).filter { $0.hasSuffix(".swift") }
    #expect(!names.isEmpty)
    let sources = try names.map {
      ProjectSource(path: $0, text: try AdaptedModule.read("\(folder)/\($0)"))
    }
    let facts = ProjectFacts(sources.map { ($0.path, $0.facts) })
    #expect(sources.filter { $0.adapted(knowing: facts).isChanged }.map(\.path) == [])
  }

  @Test func readsTheNamesOfSwift4() {
    let text = """
      class A: UIViewController {
        func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) {}
        let attributes: [NSAttributedStringKey: Any] = [NSAttributedStringKey.font: 1]
      }
      """
    let adapted = adapt(text)
    #expect(adapted.contains("WithInfo info: [UIImagePickerController.InfoKey : Any]) {}"))
    #expect(
      adapted.contains("[NSAttributedString.Key: Any] = [NSAttributedString.Key.font: 1]"))
  }

  @Test func passesAMethod_ThatGetsMoreThanActions() {
    let text = """
      class A: UIViewController {
        func save() { UIImageWriteToSavedPhotosAlbum(i, self, #selector(image(_:error:info:)), nil) }
      }
      """
    #expect(adapt(text).contains("UIImageWriteToSavedPhotosAlbum(i, self, A.image "))
  }

  @Test func theMissingInitialiserOfAStackViewNeverFails() {
    let text = "class A: UIStackView {\n  init(count: Int) { super.init(frame: .zero) }\n}\n"
    #expect(adapt(text).contains("required init(coder: NSCoder) { fatalError("))
  }
}
