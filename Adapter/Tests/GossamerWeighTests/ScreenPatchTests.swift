// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GossamerWeigh

/// Navigation, formatting and data sources, written out as models of navigation, view models and objects of their own. What the patches
/// make was built with Gossamer, and runs as before.
@Suite struct ScreenPatchTests {
  private func applied(_ source: String, others: [String: String] = [:]) throws -> String {
    let folder = try Folder(["Form.swift": source].merging(others) { first, _ in first })
    try Weighing([folder.path]).apply()
    return try folder.text("Form.swift")
  }

  @Test func screensAreShownByAModelOfNavigation() throws {
    let source = """
      class FormController: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
          }

          @IBAction func openDetail(_ sender: Any) {
              let detail = DetailController()
              detail.title = "Detail"
              self.navigationController?.pushViewController(detail, animated: true)
          }

          func settings() {
              present(SettingsController(), animated: true, completion: nil)
          }

          func ask() {
              let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                  self?.remove()
              })
              present(alert, animated: true)
          }
      }

      """
    #expect(
      try applied(source) == """
        class FormController: UIViewController {
            private let navigation = FormNavigation()

            override func viewDidLoad() {
                super.viewDidLoad()
                intentions = [
                    ShowIntention(when: navigation, \\.showsDetail) {
                        let detail = DetailController()
                        detail.title = "Detail"
                        return detail
                    },
                    ShowIntention(when: navigation, \\.showsSettings, as: .sheet) { SettingsController() },
                    ShowIntention(when: navigation, \\.showsAlert, as: .sheet) { [weak self] in
                        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
                        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                            self?.remove()
                        })
                        return alert
                    },
                ]
            }

            @IBAction func openDetail(_ sender: Any) {
                navigation.showsDetail = true
            }

            func settings() {
                navigation.showsSettings = true
            }

            func ask() {
                navigation.showsAlert = true
            }
        }

        /// Which screens FormController shows.
        @MainActor @Observable final class FormNavigation {
            var showsDetail = false
            var showsSettings = false
            var showsAlert = false
        }

        """)
  }

  @Test(arguments: [
    // The screen depends on the controller, on what it shows, or on the parameter.
    "func open() { present(DetailController(item), animated: true) }",
    "func open() { let d = DetailController(); d.delegate = self; present(d, animated: true) }",
    "func open(_ item: Item) { present(DetailController(item), animated: true) }",
    "func open(_ n: Int) { let d = DetailController { [weak self] in self?.go(n) }; present(d, animated: true) }",
    // The name is declared elsewhere only.
    "func open() { present(DetailController(list.map { item in item.name }, item), animated: true) }",
    "func open() { let list = List(all); let d = D(list); present(d, animated: true) }",
    "func open() { let d = D(); if let item { d.item = item }; present(d, animated: true) }",
    "func open() { let d = D(); if let x = d.x { d.y = x } else { d.y = x }; present(d, animated: true) }",
    "func open() { let d = D(); if case .a(let item) = item { d.add(item) }; present(d, animated: true) }",
    "func open() { let d = D(); for item in item { d.add(item) }; present(d, animated: true) }",
    // Something follows, or is returned.
    "func open() { present(DetailController(), animated: true); counter += 1 }",
    "func open() { present(DetailController(), animated: true) { go() } }",
    "func open() -> Bool { present(DetailController(), animated: true) }",
    "func open() { present(DetailController(), animated: false) }",
    // Each appearance presents again.
    "override func viewDidAppear(_ a: Bool) { present(DetailController(), animated: true) }",
    // Somebody looks at the stack.
    "func open() { present(DetailController(), animated: true) }\nvar x: Any? { presentedViewController }",
  ])
  func aScreenStays_WhenItIsNotCertain(_ member: String) throws {
    func source(_ member: String) -> String {
      "class A: UIViewController {\noverride func viewDidLoad() {\n}\n\(member)\n}\n"
    }
    #expect(try applied(source(member)) == source(member))
    for code in [
      "", "for i in 0..<3 { d.add(i) }", "d.list = [1].map { number in number + 1 }",
      "if let x = d.x, x > 1 { d.y = x }", "do { try d.a() } catch { d.y = error }",
      "switch d.x { case .a(let n): d.y = n; default: break }",
    ] {
      let certain = source("func open() {\nlet d = D()\n\(code)\npresent(d, animated: true)\n}")
      #expect(try applied(certain) != certain)
    }
  }

  @Test func textsAreMadeByAViewModel_WithTheirFormatters() throws {
    let source = """
      class FormController: UIViewController {
        private let formatter: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateStyle = .medium
          return formatter
        }()
        let label = UILabel()

        func show() {
          label.text = text(for: day) + self.money(3)
        }

        /// The day.
        private func text(for date: Date) -> String {
          return formatter.string(from: date)
        }

        func money(_ value: Double) -> String { String(format: "%.2f", value) }
      }

      """
    #expect(
      try applied(source) == """
        class FormController: UIViewController {
          private let viewModel = FormViewModel()
          let label = UILabel()

          func show() {
            label.text = viewModel.text(for: day) + self.viewModel.money(3)
          }
        }

        /// What FormController shows, as texts.
        @MainActor final class FormViewModel {
          private let formatter: DateFormatter = {
            let formatter = DateFormatter()
            formatter.dateStyle = .medium
            return formatter
          }()

          /// The day.
          func text(for date: Date) -> String {
            return formatter.string(from: date)
          }

          func money(_ value: Double) -> String { String(format: "%.2f", value) }
        }

        """)
  }

  @Test(arguments: [
    // It uses the controller.
    "func money(_ v: Double) -> String { String(format: format, v) }",
    "func money(_ v: Double) -> String { String(format: \"%f\", v * self.rate) }",
    "enum Style { case a }\nfunc money(_ s: Style) -> String { String(format: \"%d\", s.count) }",
    // It is used as a value, or of another object.
    "func money(_ v: Double) -> String { String(format: \"%f\", v) }\nfunc all() { values.map(money) }",
    "func money(_ v: Double) -> String { String(format: \"%f\", v) }\nfunc all(a: A) { show(a.money(1)) }",
    // It formats nothing.
    "func name(_ v: Person) -> String { v.name }",
    // Other modules may call it.
    "public func money(_ v: Double) -> String { String(format: \"%f\", v) }",
    // Somebody else uses the formatter.
    "let f = DateFormatter()\nfunc day(_ d: Date) -> String { f.string(from: d) }\nfunc x() { f.locale = here }",
    // A text of several lines can't be indented anew.
    "func money(_ v: Double) -> String { String(format: \"\"\"\n  %f\n  \"\"\", v) }",
  ])
  func aMethodStays_WhenItIsNotCertainThatItOnlyFormats(_ members: String) throws {
    let source = "class A: UIViewController {\n\(members)\n}\n"
    #expect(try applied(source) == source)
  }

  @Test func aMethodStays_WhenAnotherClassUsesIt() throws {
    let source = """
      class A: UIViewController {
        func money(_ v: Double) -> String { String(format: "%f", v) }
      }

      """
    let user = "class B: A { func b() { show(money(1)) } }\n"
    #expect(try applied(source, others: ["B.swift": user]) == source)
    #expect(try applied(source + user) == source + user)
    #expect(try applied(source) != source)
  }

  @Test func aDataSourceBecomesAnObject_OfATableInCode() throws {
    let source = """
      class ColorsController: UIViewController, UITableViewDataSource {
        let tableView = UITableView()
        private let colors = ["red", "green"]

        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.dataSource = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          colors.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Color", for: indexPath) as! ColorCell
          let color = colors[indexPath.row]
          cell.textLabel?.text = color.capitalized
          return cell
        }
      }

      """
    #expect(
      try applied(source) == """
        class ColorsController: UIViewController {
          private let rows = ColorsRows()
          let tableView = UITableView()

          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = rows
          }
        }

        /// Has the rows of the table, and configures their cells.
        final class ColorsRows: TableDataSource<String, ColorCell> {
          override var reuseIdentifier: String { "Color" }

          required init() {
            super.init()
            items = ["red", "green"]
          }

          override func configure(_ cell: ColorCell, with color: String) {
            cell.textLabel?.text = color.capitalized
          }
        }

        """)
  }

  /// A table view controller with an array that other members use.
  private func tableController(_ cell: String, members: String = "") -> String {
    """
    class WordsController: UITableViewController {
    \tvar words = [String]()

    \toverride func viewDidLoad() {
    \t\tsuper.viewDidLoad()
    \t\twords.append("a")
    \t}

    \toverride func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    \t\treturn words.count
    \t}

    \toverride func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    \t\tlet cell = tableView.dequeueReusableCell(withIdentifier: "Word", for: indexPath)
    \t\t\(cell)
    \t\treturn cell
    \t}\(members)
    }

    """
  }

  @Test func theArrayStaysAProperty_WhenOthersUseIt() throws {
    let source = tableController("cell.textLabel?.text = words[indexPath.row]")
    #expect(
      try applied(source) == """
        class WordsController: UITableViewController {
        \tprivate let rows = WordsRows()
        \tvar words: [String] {
        \t\tget { rows.items }
        \t\tset { rows.items = newValue }
        \t}

        \toverride func viewDidLoad() {
        \t\tsuper.viewDidLoad()
        \t\ttableView.dataSource = rows
        \t\twords.append("a")
        \t}
        }

        /// Has the rows of the table, and configures their cells.
        final class WordsRows: TableDataSource<String, UITableViewCell> {
        \toverride var reuseIdentifier: String { "Word" }

        \toverride func configure(_ cell: UITableViewCell, with item: String) {
        \t\tcell.textLabel?.text = item
        \t}
        }

        """)
  }

  @Test(arguments: [
    // The cell depends on the controller or on its place.
    ("cell.textLabel?.text = words[indexPath.row] + suffix", ""),
    ("cell.textLabel?.text = \"\\(indexPath.row)\"", ""),
    ("cell.delegate = self", ""),
    // The new data source wouldn't have these.
    (
      "cell.textLabel?.text = words[indexPath.row]",
      "\noverride func tableView(_ t: UITableView, commit s: Style, forRowAt i: IndexPath) {}"
    ),
    (
      "cell.textLabel?.text = words[indexPath.row]",
      "\noverride func numberOfSections(in tableView: UITableView) -> Int { 2 }"
    ),
    // Somebody else asks for a cell, or sets the data source.
    ("cell.textLabel?.text = words[indexPath.row]", "\nfunc x() { tableView.dataSource = other }"),
    ("cell.textLabel?.text = words[indexPath.row]", "\nfunc x() { tableView(t, cellForRowAt: i) }"),
  ])
  func aDataSourceStays_WhenItIsNotCertain(_ cell: String, _ members: String) throws {
    let source = tableController(cell, members: members)
    #expect(try applied(source) == source)
  }

  @Test func aDataSourceStays_WhenItsElementsAreHiddenInTheFile() throws {
    let source = tableController("cell.textLabel?.text = words[indexPath.row].text")
      .replacing("[String]()", with: "[Word]()")
    let seen = source + "struct Word { let text: String }\n"
    #expect(try applied(seen) != seen)
    let hidden = source + "private struct Word { let text: String }\n"
    #expect(try applied(hidden) == hidden)
  }

  @Test func oneNameIsNotGivenTwice() throws {
    let member = "func open() { present(B(), animated: true) }"
    let source = """
      class FormController: UIViewController {
        override func viewDidLoad() {
        }
        \(member)
      }

      class FormViewController: UIViewController {
        override func viewDidLoad() {
        }
        \(member)
      }

      """
    #expect(try applied(source) == source)
  }

  @Test func linesKeepTheirEnds() throws {
    let source = tableController("cell.textLabel?.text = words[indexPath.row]")
      .replacing("\n", with: "\r\n")
    let result = try applied(source)
    #expect(result != source)
    #expect(result.utf8.count { $0 == 10 } == result.utf8.count { $0 == 13 })
  }

  @Test func theSecondFindingIsLeftOut_WhenBothChangeTheSame() throws {
    let result = try applied(
      """
      class A: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          if x { return }
          y()
        }
        func money(_ v: Double) -> String { String(format: "%f", v) }
        func open() { present(DetailController(), animated: true) }
      }

      """)
    #expect(result.contains("AViewModel"))
    #expect(result.contains("present(DetailController(), animated: true)"))
  }
}
