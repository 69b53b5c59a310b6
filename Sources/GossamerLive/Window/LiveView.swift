// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The content of a live window: the scene, its wires, the dock below it, and errors above it. If the document is edited,
/// also the view in which a person draws wires, and a panel beside the scene, or below it where the window is narrow.
final class LiveView: UIView {
  let stage = UIView()
  private var content: UIView?
  private var banner: ErrorBanner?

  /// The view that draws the connections; nil if none are drawn.
  private(set) var wires: WiresView?

  /// The panel; nil for none.
  var panel: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let panel { addSubview(panel) }
      setNeedsLayout()
    }
  }

  /// The view in which a person draws wires, over the scene and the dock; nil for none.
  var editView: UIView? {
    didSet {
      guard editView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let editView { addSubview(editView) }
      if let banner { bringSubviewToFront(banner) }
      setNeedsLayout()
    }
  }

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
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let layout = LiveLayout(bounds: bounds, hasPanel: panel != nil, isMirrored: isMirrored)
    let area = layout.scene
    panel?.frame = layout.panel
    let dockHeight = min(heightBesideScene(width: area.width), area.height)
    stage.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: area.height - dockHeight)
    content?.frame = stage.bounds
    wires?.frame = area
    editView?.frame = area
    // The banner leaves the window's title and buttons visible.
    let top = window?.windowButtonInsets.top ?? 0
    banner?.frame = CGRect(
      x: 0, y: top, width: bounds.width,
      height: banner?.sizeThatFits(bounds.size).height ?? 0)
    super.layoutSubviews()
  }
}
