// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

nonisolated extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Images of all formats, lossless ones first.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.png, .jpeg, .image].map(\.identifier)
  }

  /// Decodes an image.
  /// - Throws: an error with the reason if the data can't be decoded.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> UIImage {
    do throws(ImageError) {
      return UIImage(pixels: try ImageDecoder.pixels(from: data), scale: 1)
    } catch {
      throw UnreadableData(reason: error.reason)
    }
  }

  /// PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }

  /// Encodes the image.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    Task.detached { completionHandler(self.pngData(), nil) }
    return nil
  }
}
