// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The user's folder of pictures, which stands in for the photo library.
enum SavedPhotos {
  /// The folder; nil if the desktop has none.
  static var folder: URL? {
    let folder = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    // Foundation takes the quotation marks in the desktop's user-dirs.dirs for a part of the path.
    let path = folder?.path.replacing("\"", with: "")
    return path.map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  /// Writes an image as a PNG file with a name that isn't taken.
  /// - Returns: the file.
  @concurrent nonisolated static func save(_ image: UIImage, in folder: URL?) async throws -> URL {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 1... {
      let file = folder.appending(path: number == 1 ? "Picture.png" : "Picture \(number).png")
      do {
        try data.write(to: file, options: .withoutOverwriting)
        return file
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        continue
      }
    }
    throw CocoaError(.fileWriteFileExists)
  }

  /// Saves an image into the folder of pictures, then calls `completion` with the error, nil for none.
  static func save(_ image: UIImage, then completion: @escaping ((any Error)?) -> Void) {
    let folder = folder
    Task {
      do {
        _ = try await save(image, in: folder)
        completion(nil)
      } catch {
        Messages.views.error(
          "An image can't be saved in \(folder?.path ?? "a folder of pictures"): \(error.localizedDescription)"
        )
        completion(error)
      }
    }
  }
}

// UIKit's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Saves an image as a PNG file in the user's folder of pictures, which stands in for the photo library. An error is
/// logged.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:)
/// - Parameters:
///   - completionTarget: nil; see the function with a target.
///   - completionSelector: nil.
///   - contextInfo: not used.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Never?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos.save(image) { _ in }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Saves an image as a PNG file in the user's folder of pictures, then calls a method of an object:
///
///     UIImageWriteToSavedPhotosAlbum(image, self, Self.image, nil)
///
/// - Parameters:
///   - completionTarget: the object, which is kept until then.
///   - completion: its method, which gets the image, the error, nil for none, and `contextInfo`.
///   - contextInfo: what the method gets.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum<Target: AnyObject>(
  _ image: UIImage, _ completionTarget: Target,
  _ completion: @escaping (Target) -> (UIImage, (any Error)?, UnsafeMutableRawPointer?) -> Void,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos.save(image) { completion(completionTarget)(image, $0, contextInfo) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Saves an image as a PNG file in the user's folder of pictures, then calls a method of an object; see the function above. The method
/// gets a pointer even if `contextInfo` is nil, because its parameter isn't optional: don't read from it.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum<Target: AnyObject>(
  _ image: UIImage, _ completionTarget: Target,
  _ completion: @escaping (Target) -> (UIImage, (any Error)?, UnsafeRawPointer) -> Void,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  SavedPhotos.save(image) { error in
    withUnsafeBytes(of: UInt8(0)) { nothing in
      guard let pointer = contextInfo.map({ UnsafeRawPointer($0) }) ?? nothing.baseAddress else {
        return
      }
      completion(completionTarget)(image, error, pointer)
    }
  }
}
