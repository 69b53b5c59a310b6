// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleUIKit
import StandIns

/// A picture to be filtered.
///
/// Semantics: https://developer.apple.com/documentation/coreimage/ciimage
nonisolated open class CIImage: @unchecked Sendable {
  // Unchecked, because nothing of it changes.

  /// The picture.
  let image: UIImage

  /// Creates a picture of an image.
  public init?(image: UIImage) {
    self.image = image
  }

  /// Creates a picture of a file's data; nil if they are no picture.
  public init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.image = image
  }

  /// Creates a picture of a file; nil if it is no picture.
  public init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.image = image
  }

  /// The picture's place and size in points of the image.
  open var extent: CGRect { CGRect(origin: .zero, size: image.size) }
}

/// Changes pictures on Apple's platforms. Here its output is its input.
///
/// Semantics: https://developer.apple.com/documentation/coreimage/cifilter
nonisolated open class CIFilter {
  /// The filter's name.
  public let name: String
  private var values: [String: Any] = [:]

  /// Creates a filter. Any name is taken.
  public init?(name: String) {
    self.name = name
  }

  /// Creates a filter with values.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    values = parameters ?? [:]
  }

  /// The names of Core Image's usual inputs.
  open var inputKeys: [String] {
    [
      kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey,
      kCIInputCenterKey,
    ]
  }

  /// Sets a value.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// A value; nil: none.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Forgets the values.
  open func setDefaults() {
    values = values.filter { $0.key == kCIInputImageKey }
  }

  /// The input, unchanged; nil: there is none.
  open var outputImage: CIImage? {
    StandIn.tell(
      "CIFilter(name: \"\(name)\").outputImage",
      "The picture stays as it is; draw over it by UIGraphicsImageRenderer.")
    return values[kCIInputImageKey] as? CIImage
  }
}

/// The picture.
nonisolated public let kCIInputImageKey = "inputImage"
/// How strong.
nonisolated public let kCIInputIntensityKey = "inputIntensity"
/// How far, in points.
nonisolated public let kCIInputRadiusKey = "inputRadius"
/// How large.
nonisolated public let kCIInputScaleKey = "inputScale"
/// The middle.
nonisolated public let kCIInputCenterKey = "inputCenter"
/// How bright.
nonisolated public let kCIInputBrightnessKey = "inputBrightness"
/// How rich in contrast.
nonisolated public let kCIInputContrastKey = "inputContrast"
/// How colourful.
nonisolated public let kCIInputSaturationKey = "inputSaturation"
/// The colour.
nonisolated public let kCIInputColorKey = "inputColor"
/// The result.
nonisolated public let kCIOutputImageKey = "outputImage"

/// Draws filtered pictures.
///
/// Semantics: https://developer.apple.com/documentation/coreimage/cicontext
nonisolated open class CIContext {
  /// Creates a context; the options have no effect.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// The picture; nil if it has none. The rectangle has no effect.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.image.cgImage
  }
}

/// The options of a context.
nonisolated public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor draws.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
}

/// A point or a rectangle among a filter's values.
nonisolated open class CIVector: @unchecked Sendable {
  // Unchecked, because nothing of it changes.

  /// The numbers.
  let values: [CGFloat]

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    values = [x, y]
  }

  /// Creates a rectangle.
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    values = [x, y, z, w]
  }

  /// Creates a rectangle.
  public convenience init(cgRect: CGRect) {
    self.init(x: cgRect.minX, y: cgRect.minY, z: cgRect.width, w: cgRect.height)
  }

  /// The first number.
  open var x: CGFloat { values[0] }
  /// The second number.
  open var y: CGFloat { values[1] }
}

extension UIImage {
  /// Creates an image of a filtered picture.
  nonisolated public convenience init(ciImage: CIImage) {
    if let image = ciImage.image.cgImage { self.init(cgImage: image) } else { self.init() }
  }
}
