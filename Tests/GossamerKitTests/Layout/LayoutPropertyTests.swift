// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Whatever views are put together: none has a negative size, and none lies outside of an edge that is
/// required without a report that names the constraint.
@Suite(.alone) struct LayoutPropertyTests {
  @Test(arguments: 0..<10)
  func holdsWhatIsRequired_OrReportsIt(tenth: Int) {
    var silent = 0
    for seed in tenth * 1000..<(tenth + 1) * 1000 {
      var tree = RandomTree(seed: seed)
      var said = messages { tree.root.layoutIfNeeded() }
      var faults = tree.faults(apartFrom: said)
      if seed.isMultiple(of: 8), faults.isEmpty {
        tree.resize()
        said += messages { tree.root.layoutIfNeeded() }
        faults = tree.faults(apartFrom: said)
      }
      if said.isEmpty { silent += 1 }
      guard faults.isEmpty else {
        Issue.record("seed \(seed): \(faults.joined(separator: "; "))\n\(tree.description)")
        return
      }
    }
    // Both satisfiable and unsatisfiable trees have to be frequent.
    #expect((400..<900).contains(silent), "\(silent) of 1000 without a report")
  }
}

/// A small tree of stacks, labels, fields and plain views with constraints, which follows from its seed.
private struct RandomTree {
  let root: UIView
  private var random: SplitMix
  private var count = 0

  init(seed: Int) {
    random = SplitMix(seed: seed)
    root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    if chance(20) {
      root.frame.size = CGSize(width: pick([0, 30, 120]), height: pick([0, 30, 120]))
    }
    fill(root, levels: 2)
  }

  /// Gives the root another size.
  mutating func resize() {
    root.frame.size = CGSize(width: pick([40, 250, 1000]), height: pick([20, 300, 1400]))
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  // MARK: - Views

  private mutating func makeView(levels: Int) -> UIView {
    count += 1
    let view: UIView
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: view = makeLabel()
    case 3..<5: view = makeField()
    case 5: view = FixedSizeView(pick([-1, 0, 51, 500]), pick([-1, 64, 900]))
    case _ where levels == 0: view = makeLabel()
    case 6..<9: view = makeStack(levels: levels - 1)
    default:
      view = UIView()
      fill(view, levels: levels - 1)
    }
    view.accessibilityIdentifier = "v\(count)"
    view.translatesAutoresizingMaskIntoConstraints = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if chance(5) {
        view.setContentCompressionResistancePriority(pick([.required, .defaultLow]), for: axis)
      }
      if chance(5) { view.setContentHuggingPriority(pick([.required, .defaultHigh]), for: axis) }
    }
    return view
  }

  private mutating func makeLabel() -> UILabel {
    let label = UILabel()
    label.text = pick(Self.texts)
    label.numberOfLines = pick([0, 1, 1, 2])
    return label
  }

  private mutating func makeField() -> UITextField {
    let field = UITextField()
    field.text = pick(Self.texts)
    return field
  }

  private static let texts = [
    "", "Name", "Two words",
    "A text that is longer than the screen of a telephone is wide, and then a good deal longer still",
  ]

  private mutating func makeStack(levels: Int) -> UIStackView {
    let views = (0..<Int.random(in: 0...3, using: &random)).map { _ in makeView(levels: levels) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = pick([.horizontal, .vertical])
    stack.spacing = pick([0, 8, 40])
    stack.distribution = pick([
      .fill, .fill, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ])
    stack.alignment = pick([.fill, .fill, .leading, .center, .trailing, .firstBaseline])
    stack.isLayoutMarginsRelativeArrangement = chance(20)
    if let view = views.first, chance(10) { view.isHidden = true }
    return stack
  }

  // MARK: - Constraints

  /// Adds one or two views with typical constraints.
  private mutating func fill(_ superview: UIView, levels: Int) {
    var above: UIView?
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let view = makeView(levels: levels)
      superview.addSubview(view)
      let guide = superview.layoutMarginsGuide
      let isInMargins = chance(30)
      let (leading, trailing) =
        isInMargins
        ? (guide.leadingAnchor, guide.trailingAnchor)
        : (superview.leadingAnchor, superview.trailingAnchor)
      let inset: CGFloat = pick([0, 0, 16, 16, 200])
      var constraints = [
        view.leadingAnchor.constraint(equalTo: leading, constant: inset),
        view.topAnchor.constraint(
          equalTo: above?.bottomAnchor ?? superview.topAnchor, constant: pick([0, 8, 30])),
      ]
      constraints.append(
        chance(60)
          ? view.trailingAnchor.constraint(equalTo: trailing, constant: -inset)
          : view.trailingAnchor.constraint(lessThanOrEqualTo: trailing))
      if chance(30) {
        constraints.append(
          chance(30)
            ? view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -16)
            : view.bottomAnchor.constraint(lessThanOrEqualTo: superview.bottomAnchor))
      }
      if chance(10) {
        constraints.append(view.heightAnchor.constraint(equalToConstant: pick([-5, 30, 64, 64])))
      }
      if chance(10) {
        constraints.append(
          view.widthAnchor.constraint(greaterThanOrEqualToConstant: pick([64, 64, 700])))
      }
      if chance(10) {
        constraints.append(
          view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.5))
      }
      for constraint in constraints where chance(10) { constraint.priority = .defaultHigh }
      NSLayoutConstraint.activate(constraints)
      above = view
    }
  }

  // MARK: - Problems

  /// The problems of the layout; empty if there are none.
  /// - Parameter said: the reported messages.
  func faults(apartFrom said: [String]) -> [String] {
    let views = root.descendants
    let negative = views.filter { view in
      let size = root.engine?.frame(of: view)?.size ?? .zero
      return size.width < -0.001 || size.height < -0.001 || view.frame.width < 0
    }
    let constraints = views.flatMap(\.constraints).filter { $0.priority == .required }
    let broken = constraints.filter { constraint in
      constraint.pixelError.map { $0 > 1.01 } ?? false
        && !said.contains { $0.contains("given up") && $0.contains(constraint.description) }
    }
    return negative.map { "\($0.shortDescription) is \(root.engine?.frame(of: $0) ?? .zero)" }
      + broken.map { "\($0) is off by \($0.pixelError ?? 0)" }
  }

  var description: String {
    root.descendants.map {
      "\($0.superview?.shortDescription ?? "") > \($0.shortDescription) \($0.frame)"
    }
    .joined(separator: "\n")
  }
}

extension NSLayoutConstraint {
  /// By how many points the frames miss the constraint; nil if it has an attribute that isn't an edge,
  /// a centre or a size.
  fileprivate var pixelError: CGFloat? {
    guard let holder, let first, let left = Self.value(of: firstAttribute, of: first, in: holder)
    else { return nil }
    var right: CGFloat = 0
    if let second {
      guard let value = Self.value(of: secondAttribute, of: second, in: holder) else { return nil }
      right = value * multiplier
    }
    let difference = left - right - constant
    return switch relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  private static func value(
    of attribute: Attribute, of item: any LayoutItem, in holder: UIView
  ) -> CGFloat? {
    guard let view = item.viewInTree else { return nil }
    let own = (item as? UILayoutGuide)?.layoutFrame ?? view.bounds
    let rect = view.convert(own, to: holder)
    return switch attribute {
    case .left, .leading: rect.minX
    case .right, .trailing: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerX: rect.midX
    case .centerY: rect.midY
    case .width: rect.width
    case .height: rect.height
    default: nil
    }
  }
}
