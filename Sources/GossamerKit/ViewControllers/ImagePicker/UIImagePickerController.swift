// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// Lets a person choose a picture in the desktop's file chooser, over the window.
///
///     let picker = UIImagePickerController()
///     picker.delegate = self
///     present(picker, animated: true)
///
/// As on iOS the picker stays presented until its delegate dismisses it; a delegate without the method for cancelling
/// gets it dismissed. With ``allowsEditing`` a person chooses a square part of the picture before the delegate is
/// called. A file that can't be read as a picture is reported in an alert, and the chooser opens again.
///
/// In UIKit it is a navigation controller; here it is a plain one.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiimagepickercontroller
open class UIImagePickerController: UIViewController {
  /// Where pictures come from.
  nonisolated public enum SourceType: Int, Hashable, Sendable {
    /// All pictures: the user's folder of pictures is shown first.
    case photoLibrary = 0
    /// A camera, which isn't there.
    case camera = 1
    /// The same as ``photoLibrary``.
    case savedPhotosAlbum = 2
  }

  /// The keys of what a person has chosen.
  nonisolated public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// A key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the file as a `String`, such as `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The whole picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The part that a person has chosen, a `UIImage`; only with `allowsEditing`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle of that part in the original picture, in pixels: a `CGRect`, in UIKit an `NSValue`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The `URL` of the picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The `URL` of the video's file, if one was chosen.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// Whether pictures can come from there: false for the camera, true for files.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The types that can be chosen: pictures and videos; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
  }

  /// The delegate, which also is a delegate of a navigation controller, as in UIKit. Held weakly; nil for none.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Where pictures come from; files unless set. A camera is refused with a message, while UIKit raises an exception.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      Messages.views.warning(
        """
        A UIImagePickerController can't take pictures, because a desktop has no camera for it: pictures are \
        chosen from files. Ask UIImagePickerController.isSourceTypeAvailable(.camera) before.
        """)
      sourceType = oldValue
    }
  }

  /// The types that can be chosen, as identifiers of `UTType`; pictures unless set.
  open var mediaTypes = [UTType.image.identifier]

  /// Whether a person chooses a square part of a picture. False unless set.
  open var allowsEditing = false

  // MARK: - UIViewController

  /// Makes an empty view: the chooser is a window of its own.
  open override func loadView() { view = UIView() }

  /// The keys that move the part and leave the picker, while a part is chosen.
  open override var keyCommands: [UIKeyCommand]? { cropCommands }

  override func makeOwnPresentationController() -> UIPresentationController? {
    FileChooserPresentationController(presentedViewController: self, presenting: nil)
  }

  package override var screenTitle: String? { nil }

  // MARK: - State

  /// The view in which a person chooses a part of a picture; nil before.
  var cropView: ImageCropView?
}

/// The delegate of a ``UIImagePickerController``. Both methods are optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when a person has chosen. The delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// Called when a person has closed the chooser without choosing. The delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }

  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
