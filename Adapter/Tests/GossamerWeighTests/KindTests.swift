// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GossamerWeigh

/// Which kind the lines of a controller are of.
@Suite struct KindTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let code: String
    let expected: [Kind: Int]
    var testDescription: String { code }
  }

  @Test(arguments: [
    Case(code: "let label = UILabel()", expected: [.views: 1]),
    Case(code: "@IBOutlet var box: UIView!", expected: [.views: 1]),
    Case(code: "var count = 0", expected: [:]),
    Case(
      code: "func numberOfSections(in tableView: UITableView) -> Int { 1 }", expected: [.rows: 1]),
    Case(
      code: "func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }",
      expected: [.delegate: 1]),
    Case(code: "func show(_ item: Item) { label.text = item.name }", expected: [.values: 1]),
    Case(code: "func style() { label.font = .body }", expected: [.views: 1]),
    Case(code: "func place() { label.frame = view.bounds }", expected: [.layout: 1]),
    Case(
      code: "func day() -> String { DateFormatter().string(from: date) }",
      expected: [.formatting: 1]),
    Case(code: "func isPossible(word: String) -> Bool { true }", expected: [.validation: 1]),
    Case(
      code: "func load() { URLSession.shared.dataTask(with: url) { _, _, _ in\n show()\n } }",
      expected: [.networking: 3]),
    Case(code: "func open() { present(other, animated: true) }", expected: [.navigation: 1]),
    Case(
      code: "func save() { UserDefaults.standard.set(1, forKey: key) }", expected: [.persistence: 1]
    ),
    Case(code: "func tapped(_ tap: UITapGestureRecognizer) { go() }", expected: [.gestures: 1]),
    Case(code: "func log() { print(\"present UserDefaults URLSession\") }", expected: [:]),
    Case(
      code: "func ask() {\nlet a = UIAlertController()\na.title = \"b\"\na.show()\n}",
      expected: [.navigation: 5]),
  ])
  func aMemberIsOfItsKind(_ test: Case) throws {
    let folder = try Folder(["A.swift": "class A: UIViewController {\n\(test.code)\n}\n"])
    #expect(try folder.report().controller("A")?.table == test.expected)
  }

  @Test func aLineBelongsToTheInnermostStatementThatARuleKnows() throws {
    let folder = try Folder([
      "A.swift": """
      class A: UIViewController {
        func load() {
          URLSession.shared.dataTask(with: url) { data, _, _ in
            parse(data)
            present(alert, animated: true)
          }
        }
      }

      """
    ])
    let weight = try #require(try folder.report().controller("A"))
    #expect(weight.table == [.networking: 5, .navigation: 1])
    #expect(weight.lines == 8)
    #expect(weight.spending.reduce(0) { $0 + $1.lines } == 8)
    #expect(weight.gain == 4)
  }

  @Test func whatFollowsARequestBelongsToIt_ButNotInTheLifeCycle() throws {
    let code = "let d = try? Data(contentsOf: url)\nparse(d)"
    let folder = try Folder([
      "A.swift": "class A: UIViewController {\nfunc load() {\n\(code)\n}\n}",
      "B.swift": "class B: UIViewController {\noverride func viewDidLoad() {\n\(code)\n}\n}",
    ])
    let report = try folder.report()
    #expect(report.controller("A")?.table == [.networking: 4])
    #expect(report.controller("B")?.table == [.networking: 1])
  }

  @Test func objectiveCIsReadByTheSameRules() throws {
    let folder = try Folder([
      "A.h": "@interface A : UIViewController\n@end\n",
      "A.m": """
      // Comment
      @interface A () <UITableViewDataSource>
      @property (nonatomic) NSArray *data;
      @end

      @implementation A
      - (void)viewDidLoad {
          [super viewDidLoad];
          [self.label setText:@"present"];
      }
      - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
          return self.data.count;
      }
      - (void)load {
          [self.api get:^(id json) {
              [self presentViewController:json animated:YES completion:nil];
          }];
          self.data = nil;
      }
      @end

      """,
    ])
    let weight = try #require(try folder.report().controller("A"))
    #expect(weight.lines == 20)
    #expect(weight.table == [.views: 4, .rows: 3, .navigation: 6])
    #expect(weight.protocols == ["UITableViewDataSource"])
    #expect(weight.sharedVariables.map(\.name) == ["data"])
  }
}
