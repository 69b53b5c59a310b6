// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// Tiny windows, which occur while a person drags their edges.
  @Suite struct SmallWindowTests {
    /// What the window shows.
    enum Content: CaseIterable {
      case navigation, tabs, table, textView, split, field, sheet

      func makeController() -> UIViewController {
        switch self {
        case .navigation:
          let navigation = UINavigationController(rootViewController: Rows(style: .plain))
          navigation.navigationBar.prefersLargeTitles = true
          navigation.viewControllers[0].title = "Rows"
          return navigation
        case .tabs:
          let tabs = UITabBarController()
          tabs.viewControllers = [
            UINavigationController(rootViewController: Rows(style: .grouped)), UIViewController(),
          ]
          return tabs
        case .table: return Rows(style: .insetGrouped)
        case .textView:
          let controller = UIViewController()
          let text = UITextView()
          text.text = String(repeating: "Words in lines. ", count: 100)
          text.backgroundColor = .secondarySystemBackground
          controller.view = text
          return controller
        case .split:
          let split = UISplitViewController(style: .doubleColumn)
          split.setViewController(Rows(style: .plain), for: .primary)
          split.setViewController(UIViewController(), for: .secondary)
          return split
        case .field, .sheet:
          let controller = UIViewController()
          let views: [UIView] = [
            UITextField(), UISlider(), UISwitch(), UIStepper(),
            UISegmentedControl(items: ["A", "B"]),
            UIProgressView(), UIActivityIndicatorView(style: .medium), UIPageControl(),
            UIButton(configuration: .filled(), primaryAction: nil),
          ]
          let stack = UIStackView(arrangedSubviews: views)
          stack.axis = .vertical
          stack.frame = controller.view.bounds
          stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          controller.view.addSubview(stack)
          return controller
        }
      }
    }

    final class Rows: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
        tableView.tableHeaderView = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        30
      }
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Section" }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.detailTextLabel?.text = "Details"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
    }

    @Test(arguments: Content.allCases)
    func gtkHasNothingToComplainOf_HoweverLowTheWindowIs(content: Content) async throws {
      let controller = content.makeController()
      let shown = try await Stage.show(controller, size: CGSize(width: 300, height: 100))
      if content == .sheet {
        let sheet = Content.navigation.makeController()
        controller.present(sheet, animated: false)
      }
      let window = UnsafeMutableRawPointer(try shown.gtkWindow)
        .assumingMemoryBound(to: GtkWindow.self)
      var complaints: Set<String> = []
      var heights: Set<CGFloat> = []
      for height in (1...100).reversed() {
        gtk_window_set_default_size(window, 300, Int32(height))
        try await Stage.settle(shown)
        heights.insert(shown.window.bounds.height)
        for message in MessagesOfGTK.take() { complaints.insert("\(height): \(message)") }
      }
      #expect(complaints.sorted() == [])
      #expect(heights.count > 10, "\(heights.sorted())")
    }

    @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 34, 44, 45, 55, 89], Content.allCases)
    func opensAsLowAsItIsSaid(height: Int, content: Content) async throws {
      let shown = try await Stage.show(
        content.makeController(), size: CGSize(width: 300, height: height))
      try await Stage.settle(shown)
      #expect(MessagesOfGTK.take() == [])
    }
  }
}
