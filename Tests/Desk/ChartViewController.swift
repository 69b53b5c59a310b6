// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// How many boxes were sold, month by month: a chart that draws itself.
class ChartViewController: UIViewController {
  let chart = ChartView()
  let titleLabel = UILabel()
  let totalLabel = UILabel()
  let resetButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sales"
    view.backgroundColor = .systemBackground
    titleLabel.text = "Boxes sold"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.accessibilityTraits = .header
    resetButton.setTitle("Reset", for: .normal)
    resetButton.addTarget(self, action: ChartViewController.reset, for: .touchUpInside)
    chart.didChange = { [unowned self] in showTotal() }
    // The subviews are added in another order than that in which they are read.
    for subview in [totalLabel, resetButton, chart, titleLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      chart.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 20),
      chart.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      chart.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      chart.heightAnchor.constraint(equalToConstant: 200),
      totalLabel.topAnchor.constraint(equalTo: chart.bottomAnchor, constant: 20),
      totalLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      resetButton.topAnchor.constraint(equalTo: totalLabel.bottomAnchor, constant: 20),
      resetButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    ])
    view.accessibilityElements = [titleLabel, chart, totalLabel, resetButton]
    showTotal()
  }

  func reset() {
    chart.boxes = ChartView.firstBoxes
    UIAccessibility.post(notification: .announcement, argument: "Everything is as it was")
  }

  private func showTotal() {
    totalLabel.text = "\(chart.boxes.reduce(0, +)) in all"
  }
}

/// Bars, of which each can be raised and lowered.
class ChartView: UIView {
  static let firstBoxes = [12, 30, 21, 8]
  let months = ["January", "February", "March", "April"]
  var didChange: () -> Void = {}

  var boxes = ChartView.firstBoxes {
    didSet {
      setNeedsDisplay()
      updateElements()
      didChange()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Boxes by month"
    accessibilityElements = months.indices.map { index in
      let bar = BarElement(index: index, in: self)
      bar.accessibilityLabel = months[index]
      bar.accessibilityTraits = .adjustable
      bar.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Clear") { [unowned self] _ in
          boxes[index] = 0
          return true
        }
      ]
      return bar
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateElements()
  }

  override func draw(_ rect: CGRect) {
    UIColor.secondaryLabel.setFill()
    for index in boxes.indices { UIBezierPath(rect: bar(index)).fill() }
  }

  func bar(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(boxes.count)
    let height = bounds.height * CGFloat(boxes[index]) / 40
    return CGRect(
      x: CGFloat(index) * width, y: bounds.height - height, width: width - 8, height: height)
  }

  private func updateElements() {
    for case let bar as BarElement in accessibilityElements ?? [] {
      bar.accessibilityValue = "\(boxes[bar.index]) boxes"
      // The whole column, so that a bar of height zero can be found.
      bar.accessibilityFrameInContainerSpace = self.bar(bar.index).union(
        CGRect(x: self.bar(bar.index).minX, y: 0, width: 1, height: bounds.height))
    }
  }
}

class BarElement: UIAccessibilityElement {
  let index: Int

  init(index: Int, in chart: ChartView) {
    self.index = index
    super.init(accessibilityContainer: chart)
  }

  var chart: ChartView? { accessibilityContainer as? ChartView }

  override func accessibilityIncrement() { chart?.boxes[index] += 1 }

  override func accessibilityDecrement() { chart?.boxes[index] -= 1 }

  override func accessibilityActivate() -> Bool {
    UIAccessibility.post(
      notification: .announcement,
      argument: "\(accessibilityValue ?? "") in \(chart?.months[index] ?? "")")
    return true
  }
}
