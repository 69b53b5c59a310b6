// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleUIKit
import StandIns

/// Whether an application may see photos.
nonisolated public enum PHAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// It can't.
  case restricted
  /// No.
  case denied
  /// Yes.
  case authorized
  /// Some.
  case limited
}

/// What an application wants with photos.
nonisolated public enum PHAccessLevel: Int, Sendable {
  /// Add.
  case addOnly = 1
  /// See and add.
  case readWrite
}

/// A person's photos on Apple's platforms. Here it answers that a person has refused it.
///
/// Semantics: https://developer.apple.com/documentation/photos/phphotolibrary
nonisolated open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // Unchecked, because it has no state.
  private static let library = PHPhotoLibrary()

  /// The library.
  open class func shared() -> PHPhotoLibrary { library }
  /// `.denied`.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// `.denied`.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  /// Calls back on the main queue with `.denied`.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    StandIn.tell("PHPhotoLibrary.requestAuthorization(_:)", instead)
    DispatchQueue.main.async { handler(.denied) }
  }
  /// Calls back on the main queue with `.denied`.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(handler)
  }
  /// Calls back on the main queue with an error; the changes aren't made.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    StandIn.tell("PHPhotoLibrary.performChanges(_:)", Self.instead)
    DispatchQueue.main.async {
      completionHandler?(false, StandInError("PHPhotoLibrary.performChanges(_:)", Self.instead))
    }
  }

  private static let instead =
    "Choose pictures by PHPickerViewController or UIImagePickerController, save them by UIDocumentPickerViewController."
}

/// A photo. None is found.
///
/// Semantics: https://developer.apple.com/documentation/photos/phasset
nonisolated open class PHAsset: NSObject {
  /// Its name.
  open var localIdentifier: String { "" }
  /// When it was taken; nil: it isn't known.
  open var creationDate: Date? { nil }
  /// Its width in pixels.
  open var pixelWidth: Int { 0 }
  /// Its height in pixels.
  open var pixelHeight: Int { 0 }

  /// Finds none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    StandIn.tell("PHAsset.fetchAssets(with:)", "Choose pictures by UIImagePickerController.")
    return PHFetchResult()
  }
  /// Finds none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
}

/// Kinds of photos.
nonisolated public enum PHAssetMediaType: Int, Sendable {
  /// Any.
  case unknown
  /// Pictures.
  case image
  /// Films.
  case video
  /// Sounds.
  case audio
}

/// What is looked for.
nonisolated open class PHFetchOptions: NSObject {
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// What has to be so.
  open var predicate: NSPredicate?
  /// How many at most; 0: all.
  open var fetchLimit = 0
}

/// What was found: nothing.
nonisolated open class PHFetchResult<Object: AnyObject>: NSObject {
  /// 0.
  open var count: Int { 0 }
  /// Nil.
  open var firstObject: Object? { nil }
  /// Nil.
  open var lastObject: Object? { nil }
  /// Does nothing: there is none.
  open func enumerateObjects(_ block: (Object, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}
