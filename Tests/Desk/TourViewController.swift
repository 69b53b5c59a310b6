// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Pages that introduce an application: the last one leads into it.
class TourViewController: UIPageViewController, UIPageViewControllerDataSource {
  private let texts = ["Welcome", "Write down what is to be done", "Check it when it is done"]

  init() {
    super.init(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 16])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tour"
    view.backgroundColor = .systemGroupedBackground
    dataSource = self
    setViewControllers([page(at: 0)], direction: .forward, animated: false)
  }

  private func page(at index: Int) -> UIViewController {
    TourPageViewController(index: index, text: texts[index], isLast: index == texts.count - 1)
  }

  private func index(of page: UIViewController) -> Int {
    (page as? TourPageViewController)?.index ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    let index = index(of: viewController)
    return index > 0 ? page(at: index - 1) : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    let index = index(of: viewController)
    return index + 1 < texts.count ? page(at: index + 1) : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { texts.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

class TourPageViewController: UIViewController {
  let index: Int
  private let text: String
  private let isLast: Bool

  init(index: Int, text: String, isLast: Bool) {
    self.index = index
    self.text = text
    self.isLast = isLast
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .title1)
    label.numberOfLines = 0
    label.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [label])
    stack.axis = .vertical
    stack.spacing = 24
    if isLast {
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "Begin"
      button.addAction(
        UIAction { [weak self] _ in
          self?.navigationController?.pushViewController(ToDoViewController(), animated: true)
        }, for: .primaryActionTriggered)
      stack.addArrangedSubview(button)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
