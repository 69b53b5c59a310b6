// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleUIKit
import StandIns

/// Kinds of media.
nonisolated public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Films.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sounds.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether an application may do something.
nonisolated public enum AVAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// It can't.
  case restricted
  /// A person has refused it.
  case denied
  /// It may.
  case authorized
}

/// A camera or a microphone. There is none.
///
/// Semantics: https://developer.apple.com/documentation/avfoundation/avcapturedevice
nonisolated open class AVCaptureDevice: @unchecked Sendable {
  // Unchecked, because it has no state.

  init() {}

  /// Nil: there is none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    StandIn.tell(
      "AVCaptureDevice.default(for:)",
      "There is no camera; UIImagePickerController chooses a picture of a file.")
    return nil
  }

  /// `.denied`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }

  /// Calls back on the main queue with false.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.main.async { handler(false) }
  }

  /// Returns false.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}

/// What comes of a camera. It can't be made.
nonisolated open class AVCaptureDeviceInput: AVCaptureInput {
  /// Throws: there is no camera.
  public init(device: AVCaptureDevice) throws {
    throw StandInError("AVCaptureDeviceInput(device:)", "There is no camera.")
  }
}

/// What a session takes.
nonisolated open class AVCaptureInput {}
/// What a session gives.
nonisolated open class AVCaptureOutput {
  /// Creates an output.
  public init() {}
}

/// Takes pictures on Apple's platforms. Here it takes none.
///
/// Semantics: https://developer.apple.com/documentation/avfoundation/avcapturesession
nonisolated open class AVCaptureSession: @unchecked Sendable {
  // Unchecked, because it has no state.

  /// Creates a session.
  public init() {}

  /// False.
  open var isRunning: Bool { false }
  /// False.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// False.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  /// Does nothing.
  open func addInput(_ input: AVCaptureInput) {}
  /// Does nothing.
  open func addOutput(_ output: AVCaptureOutput) {}
  /// Says once that there is no camera.
  open func startRunning() {
    StandIn.tell("AVCaptureSession.startRunning()", "There is no camera.")
  }
  /// Does nothing.
  open func stopRunning() {}
}

/// The layer of a camera's picture. It is black.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession?
  /// How the picture fits. Without effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer.
  public required init() {
    super.init()
    backgroundColor = UIColor.black.cgColor
  }

  /// Creates a layer.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
