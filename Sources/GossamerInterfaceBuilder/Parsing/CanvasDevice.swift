// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A device that a document is designed for: `<device id="retina6_1" orientation="portrait">`.
///
/// The numbers are those of Interface Builder's canvas, which may differ from the device's. They can be
/// derived from documents that it has saved: a root view has the size of the screen, and in a scene
/// without bars the frames of views that are pinned to the safe area show its insets.
nonisolated package struct CanvasDevice {
  /// The size in portrait orientation, in points.
  package let size: CGSize
  /// Pixels per point. Frames are aligned to whole pixels.
  package let scale: CGFloat
  /// Whether the device has no home button, and its screen reaches down to the edge.
  package let isEdgeToEdge: Bool
  /// The height of the status bar in points: `former` before Xcode 14, `recent` since.
  package let statusBar: (former: CGFloat, recent: CGFloat)
  /// The height at the bottom that is reserved for the home indicator, in points.
  package let homeIndicator: CGFloat

  private init(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, edgeToEdge: Bool = false,
    statusBar: CGFloat = 20, recentStatusBar: CGFloat? = nil, homeIndicator: CGFloat = 0
  ) {
    size = CGSize(width: width, height: height)
    self.scale = scale
    isEdgeToEdge = edgeToEdge
    self.statusBar = (statusBar, recentStatusBar ?? statusBar)
    self.homeIndicator = homeIndicator
  }

  private static func faceID(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, _ statusBar: CGFloat,
    recently recentStatusBar: CGFloat? = nil
  ) -> CanvasDevice {
    CanvasDevice(
      width, height, scale: scale, edgeToEdge: true, statusBar: statusBar,
      recentStatusBar: recentStatusBar, homeIndicator: 34)
  }

  /// Whether it is a phone; the smallest tablet is 744 points wide.
  package var isPhone: Bool { size.width < 700 }

  /// The devices, by their ids in documents.
  static let known: [String: CanvasDevice] = [
    "retina3_5": CanvasDevice(320, 480),
    "retina4_0": CanvasDevice(320, 568),
    "retina4_7": CanvasDevice(375, 667),
    "retina5_5": CanvasDevice(414, 736, scale: 3),
    "retina5_9": faceID(375, 812, 44, recently: 50),
    "retina6_1": faceID(414, 896, scale: 2, 44, recently: 48),
    "retina6_5": faceID(414, 896, 44),
    "retina6_0": faceID(390, 844, 44, recently: 47),
    "retina6_12": faceID(393, 852, 44, recently: 59),
    "retina6_3": faceID(402, 874, 44, recently: 62),
    "retina6_7": faceID(428, 926, 44, recently: 47),
    "retina6_72": faceID(430, 932, 44, recently: 59),
    "ipad9_7": CanvasDevice(768, 1024),
    "ipad10_5": CanvasDevice(834, 1112),
    "ipad11_0rounded": CanvasDevice(834, 1194),
    "ipad12_9": CanvasDevice(1024, 1366),
    "ipad12_9rounded": CanvasDevice(1024, 1366, statusBar: 24, homeIndicator: 20),
  ]

  /// The scale of the canvas for a root view of this size, in pixels per point. For a document without
  /// a known device it is 2 if the view has the size of a known device, or else 1.
  package static func scale(for size: CGSize, in document: Document) -> CGFloat {
    if let device = device(of: document) { return device.scale }
    return known.values.contains { $0.size == size } ? 2 : 1
  }

  /// The device of a document. Nil if the document names none, as those of Xcode 7 and earlier, or an
  /// unknown one.
  package static func device(of document: Document) -> CanvasDevice? {
    document.deviceID.flatMap { known[$0] }
  }
}
