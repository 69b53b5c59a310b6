// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleAVFoundation
@_exported import AppleUIKit
import StandIns

/// Shows a film on Apple's platforms. Here it says which, and opens it in the desktop's player.
///
/// Semantics: https://developer.apple.com/documentation/avkit/avplayerviewcontroller
open class AVPlayerViewController: UIViewController {
  /// The player; nil: none.
  open var player: AVPlayer? {
    didSet { show() }
  }
  /// Whether there are controls. Without effect.
  open var showsPlaybackControls = true
  /// How the film fits. Without effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it can play in a window of its own. Without effect.
  open var allowsPictureInPicturePlayback = true

  private var placeholder: PlaceholderView?

  /// Covers the view with the placeholder.
  open override func viewDidLoad() {
    super.viewDidLoad()
    placeholder = PlaceholderView(
      "AVPlayerViewController", symbol: "film", detail: "A film can't be shown on Linux.",
      covering: view)
    show()
  }

  private func show() {
    guard let placeholder, let url = player?.currentItem?.url else { return }
    placeholder.detail = url.isFileURL ? url.lastPathComponent : url.absoluteString
    placeholder.action = UIAction(title: "Open in player") { _ in
      UIApplication.shared.open(url)
    }
  }
}
