// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@testable import GossamerKit

/// An icon, a title, and a text that wraps.
final class LayoutCell: UIView {
  let (icon, title, detail, guide) = (UIView(), UILabel(), UILabel(), UILayoutGuide())
  var trailing: NSLayoutConstraint?
  var whenLaidOut: (LayoutCell) -> Void = { _ in }
  private(set) var layouts = 0

  init(hostsLayoutEngine: Bool) {
    super.init(frame: .zero)
    self.hostsLayoutEngine = hostsLayoutEngine
    detail.numberOfLines = 0
    addLayoutGuide(guide)
    for view in [icon, title, detail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let trailing = title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8)
    self.trailing = trailing
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      icon.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 20), trailing,
      title.topAnchor.constraint(equalTo: icon.topAnchor),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
      guide.leadingAnchor.constraint(equalTo: detail.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: detail.trailingAnchor),
      guide.topAnchor.constraint(equalTo: detail.topAnchor),
      guide.bottomAnchor.constraint(equalTo: detail.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    whenLaidOut(self)
  }
}

extension UIView {
  /// The fitting size at this width.
  func fit(_ width: CGFloat) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Constraints that keep the edges of the view so far inside of those of `host`.
  func edgeConstraints(in host: UIView, by distance: CGFloat) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: distance),
      trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -distance),
      topAnchor.constraint(equalTo: host.topAnchor, constant: distance),
      bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -distance),
    ]
  }
}
