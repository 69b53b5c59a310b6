// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport

/// A `.xib` file with the view of a controller. The controller is its File's Owner.
final class ControllerNib: ViewNib {
  private let nib: UINib

  init(_ place: DocumentPlace) {
    nib = UINib(place)
  }

  func loadView(of controller: UIViewController) -> Bool {
    do throws(StoryboardError) {
      let (objects, scene) = try nib.load(
        owner: controller, viewsKeepObjects: false)
      controller.keep(objects.filter { $0 !== controller.viewIfLoaded })
      if controller.isViewLoaded { return true }
      Messages.documents.error(
        """
        \(scene.file): error: The outlet 'view' of File's Owner isn't connected, so \
        \(type(of: controller)) shows an empty view. Connect it.
        """)
    } catch {
      Messages.documents.error("\(error)")
    }
    return false
  }
}
