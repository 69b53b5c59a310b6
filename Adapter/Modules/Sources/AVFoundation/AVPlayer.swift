// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleUIKit
import StandIns

/// Plays films on Apple's platforms. Here it plays nothing.
///
/// Semantics: https://developer.apple.com/documentation/avfoundation/avplayer
@MainActor open class AVPlayer {
  /// What is to be played; nil: nothing.
  public private(set) var currentItem: AVPlayerItem?
  /// 0: it stands. Without effect.
  open var rate: Float = 0
  /// How loud it is. Without effect.
  open var volume: Float = 1
  /// Whether it is silent. Without effect.
  open var isMuted = false
  /// What happens at the end. Without effect.
  open var actionAtItemEnd = ActionAtItemEnd.pause

  /// What happens at the end.
  nonisolated public enum ActionAtItemEnd: Int, Sendable {
    /// The next one.
    case advance
    /// It stops.
    case pause
    /// Nothing.
    case none
  }

  /// Creates a player of nothing.
  public init() {}

  /// Creates a player.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
  }

  /// Creates a player.
  public convenience init(url: URL) {
    self.init(playerItem: AVPlayerItem(url: url))
  }

  /// Sets what is to be played.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
  }

  /// Says once that nothing plays.
  open func play() {
    StandIn.tell("AVPlayer.play()", "UIApplication.shared.open(_:) opens the desktop's player.")
  }

  /// Does nothing.
  open func pause() {}
  /// Does nothing.
  open func seek(to time: CMTime) {}
  /// The start.
  open func currentTime() -> CMTime { .zero }
}

/// A film.
@MainActor open class AVPlayerItem {
  /// Where it is.
  public let url: URL?

  /// Creates an item.
  public init(url: URL) {
    self.url = url
  }

  /// Creates an item.
  public init(asset: AVAsset) {
    url = asset.url
  }
}

/// A sound or a film. Nothing of it is known.
nonisolated open class AVAsset: @unchecked Sendable {
  // Unchecked, because nothing of it changes.

  /// Where it is.
  let url: URL?
  /// Zero: it isn't known.
  open var duration: CMTime { .zero }

  /// Creates an asset.
  public init(url: URL) {
    self.url = url
  }
}

/// A sound or a film of a URL.
nonisolated open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Creates an asset.
  public init(url: URL, options: [String: Any]? = nil) {
    super.init(url: url)
  }
}

/// The layer of a film. It is black.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// How the film fits. Without effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer.
  public required init() {
    super.init()
    backgroundColor = UIColor.black.cgColor
  }

  /// Creates a layer.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// How a film fits.
nonisolated public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Distorted.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  /// Whole.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Cut.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A time as a fraction.
nonisolated public struct CMTime: Sendable {
  /// The numerator.
  public var value: Int64
  /// The denominator: how many there are in a second.
  public var timescale: Int32

  /// Creates a time.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  /// Creates a time.
  public init(seconds: Double, preferredTimescale: Int32) {
    let ticks = seconds * Double(preferredTimescale)
    self.init(value: Int64(exactly: ticks.rounded()) ?? 0, timescale: preferredTimescale)
  }

  /// Nothing.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// The seconds.
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
}

/// Creates a time.
nonisolated public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Creates a time.
nonisolated public func CMTimeMakeWithSeconds(
  _ seconds: Double, preferredTimescale: Int32
) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The seconds of a time.
nonisolated public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

extension Notification.Name {
  /// A film has come to its end. Never posted.
  nonisolated public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
