// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The content of a live window: the scene, its wires, the dock below it, and errors above it.
final class LiveView: UIView {
  private let stage = UIView()
  private var content: UIView?
  private var banner: ErrorBanner?

  /// The view that draws the connections; nil if none are drawn.
  private(set) var wires: WiresView?

  /// Creates a view without a scene.
  override init(frame: CGRect) {
    super.init(frame: frame)
    stage.clipsToBounds = true
    addSubview(stage)
  }

  /// Live views are in no document.
  required init?(coder: NSCoder) { nil }

  /// Shows the root view of a scene instead of the former one.
  /// - Parameter tint: the tint colour that the document sets for its window; nil for the default.
  func showScene(_ content: UIView, tint: UIColor? = nil) {
    stage.tintColor = tint
    self.content?.removeFromSuperview()
    self.content = content
    content.layoutIfNeeded()
    stage.addSubview(content)
    setNeedsLayout()
  }

  /// Draws these connections instead of the former ones; nil for none.
  func showWires(_ wiring: Wiring?) {
    wires?.removeFromSuperview()
    wires = wiring.map { WiresView($0, stage: stage) }
    if let wires { insertSubview(wires, aboveSubview: stage) }
    setNeedsLayout()
  }

  /// Shows an error above the scene; nil removes the last one.
  func showError(_ banner: ErrorBanner?) {
    self.banner?.removeFromSuperview()
    self.banner = banner
    if let banner { addSubview(banner) }
  }

  /// The height of the dock below the scene, in points.
  func heightBesideScene(width: CGFloat) -> CGFloat {
    wires?.dockHeight(width: width) ?? 0
  }

  override func layoutSubviews() {
    let dockHeight = min(heightBesideScene(width: bounds.width), bounds.height)
    stage.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height - dockHeight)
    content?.frame = stage.bounds
    wires?.frame = bounds
    // The banner leaves the window's title and buttons visible.
    let top = window?.windowButtonInsets.top ?? 0
    banner?.frame = CGRect(
      x: 0, y: top, width: bounds.width,
      height: banner?.sizeThatFits(bounds.size).height ?? 0)
    super.layoutSubviews()
  }
}
