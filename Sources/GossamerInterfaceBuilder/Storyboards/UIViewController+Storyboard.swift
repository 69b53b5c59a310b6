// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension UIViewController {
  /// The storyboard that the controller comes from; nil if it was made in another way.
  public internal(set) var storyboard: UIStoryboard? {
    get { attachments[ObjectIdentifier(UIStoryboard.self)] as? UIStoryboard }
    set { attachments[ObjectIdentifier(UIStoryboard.self)] = newValue }
  }
}
