// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import GossamerKit

extension UISceneConfiguration {
  /// The storyboard whose initial controller is shown in the scene's window; nil if the scene's delegate makes the window.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uisceneconfiguration/storyboard
  public var storyboard: UIStoryboard? {
    get {
      storyboardObject as? UIStoryboard
        ?? storyboardName.map { UIStoryboard(name: $0, bundle: nil, file: "") }
    }
    set {
      storyboardObject = newValue
      storyboardName = nil
    }
  }
}
