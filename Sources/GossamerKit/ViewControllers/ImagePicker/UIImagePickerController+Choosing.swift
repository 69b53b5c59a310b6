// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// The way from the chosen file to the delegate.
extension UIImagePickerController: FileChooserClient {
  var allowsMultipleSelection: Bool { false }

  var directoryURL: URL? { SavedPhotos.folder }

  var savedName: String? { nil }

  var contentTypes: [UTType] {
    mediaTypes.compactMap { UTType($0) }
  }

  func didChoose(_ urls: [URL], in chooser: ShownFileChooser) {
    let url = urls[0]
    let isMovie = UTType(filenameExtension: url.pathExtension)?.conforms(to: .audiovisualContent)
    if isMovie == true { return finish([.mediaType: UTType.movie.identifier, .mediaURL: url]) }
    Task {
      guard let image = await Self.image(in: url) else { return refuse(url) }
      if allowsEditing { crop(image, of: url) } else { finish(Self.info(image, of: url)) }
    }
  }

  func didCancelChoosing(in chooser: ShownFileChooser) { cancel() }

  @concurrent nonisolated private static func image(in url: URL) async -> UIImage? {
    UIImage(contentsOfFile: url.path)
  }

  private static func info(_ image: UIImage, of url: URL) -> [InfoKey: Any] {
    [.mediaType: UTType.image.identifier, .originalImage: image, .imageURL: url]
  }

  /// Says that a file is no picture, and lets the person choose another one.
  private func refuse(_ url: URL) {
    guard presentedBy != nil else { return }
    let alert = UIAlertController(
      title: "The picture can't be opened",
      message: "“\(url.lastPathComponent)” can't be read as a picture.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        (self?.presentedBy as? FileChooserPresentationController)?.openChooser()
      })
    present(alert, animated: true)
  }

  /// Lets the person choose a part of the picture.
  private func crop(_ image: UIImage, of url: URL) {
    let crop = ImageCropView(image) { [weak self] rect in
      guard let self else { return }
      let pixels = rect.applying(CGAffineTransform(scaleX: image.scale, y: image.scale))
      var info = Self.info(image, of: url)
      info[.cropRect] = pixels
      info[.editedImage] = image.cgImage?.cropping(to: pixels).map {
        UIImage(cgImage: $0, scale: image.scale, orientation: .up)
      }
      finish(info)
    } cancel: { [weak self] in
      self?.cancel()
    }
    cropView = crop
    crop.fill(view.bounds)
    crop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(crop)
    becomeFirstResponder()
  }

  private func finish(_ info: [InfoKey: Any]) {
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  private func cancel() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }

  /// The arrow keys move the part, Escape cancels; none while there is no part.
  var cropCommands: [UIKeyCommand] {
    guard cropView != nil else { return [] }
    return [
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [], action: UIImagePickerController.cancel),
      UIKeyCommand(
        input: UIKeyCommand.inputLeftArrow, modifierFlags: [],
        action: UIImagePickerController.moveLeft),
      UIKeyCommand(
        input: UIKeyCommand.inputRightArrow, modifierFlags: [],
        action: UIImagePickerController.moveRight),
      UIKeyCommand(
        input: UIKeyCommand.inputUpArrow, modifierFlags: [],
        action: UIImagePickerController.moveUp),
      UIKeyCommand(
        input: UIKeyCommand.inputDownArrow, modifierFlags: [],
        action: UIImagePickerController.moveDown),
    ]
  }

  private func moveLeft() { cropView?.movePart(byPoints: CGPoint(x: -20, y: 0)) }
  private func moveRight() { cropView?.movePart(byPoints: CGPoint(x: 20, y: 0)) }
  private func moveUp() { cropView?.movePart(byPoints: CGPoint(x: 0, y: -20)) }
  private func moveDown() { cropView?.movePart(byPoints: CGPoint(x: 0, y: 20)) }
}
