// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a picture of a view that has been removed, while it fades out.
final class PicturePeer: WidgetPeer {
  private let picture: ObjectHandle?

  /// Creates a peer of `pictureView`.
  init(pictureView: PictureView, in windowHost: GTKWindowHost) {
    picture = pictureView.picture as? ObjectHandle
    super.init(view: pictureView, in: windowHost)
  }

  override func accessibleRole(of view: UIView) -> GtkAccessibleRole {
    GTK_ACCESSIBLE_ROLE_PRESENTATION
  }

  override func drawContent(on snapshot: OpaquePointer, size: CGSize) {
    guard let picture else { return }
    gdk_paintable_snapshot(picture.opaque, snapshot, size.width, size.height)
  }
}
