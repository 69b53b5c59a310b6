// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A rectangle that takes part in layout without being a view.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor open class UILayoutGuide {
  /// The view that the guide was added to; nil for none.
  public internal(set) var owningView: UIView? {
    get { owner?.view }
    set { owner = newValue?.reference }
  }
  private var owner: ItemReference?

  /// A name for messages; empty for none.
  open var identifier = ""

  /// The frame after the last layout, in the coordinates of the owning view.
  public var layoutFrame: CGRect {
    owningView?.engine?.frame(of: self) ?? .zero
  }

  /// Creates a guide. Add it to a view before using it in constraints.
  public init() {}

  /// The guide's zeroing reference, created when it is first needed.
  final var reference: ItemReference {
    if let storedReference { return storedReference }
    let made = ItemReference(self)
    storedReference = made
    return made
  }
  private var storedReference: ItemReference?

  @MainActor deinit {
    storedReference?.clear()
  }

  /// The active constraints of which the guide is an item.
  var attachedConstraints: [NSLayoutConstraint] = []
}

// The anchors, which stand for the attributes of the guide.
extension UILayoutGuide {
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
