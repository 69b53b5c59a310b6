// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerGraphics
@testable import GossamerKit

@Suite(.alone) @MainActor struct ImagePickerTests {
  /// Records what it is told, and dismisses the picker, as on iOS.
  private final class Listener: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var info: [UIImagePickerController.InfoKey: Any]?
    var isCancelled = false

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      self.info = info
      picker.dismiss(animated: false)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      isCancelled = true
      picker.dismiss(animated: false)
    }
  }

  private let listener = Listener()
  private let root = UIViewController()
  private let screen: Screen
  private let picker = UIImagePickerController()
  private let folder = TemporaryFolder()

  init() {
    screen = Screen(root)
    picker.delegate = listener
  }

  private func picture() throws -> URL {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format)
      .image { $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20)) }
    try folder.write("", named: "a.png")
    let url = folder.url.appending(path: "a.png")
    try image.pngData()?.write(to: url)
    return url
  }

  @Test func givesThePicture_AndIsDismissedByItsDelegate() async throws {
    root.present(picker, animated: false)
    let url = try picture()
    try screen.chooseDocuments(url)
    try await screen.eventually("the picture is given") { listener.info != nil }
    #expect((listener.info?[.originalImage] as? UIImage)?.size == CGSize(width: 30, height: 20))
    #expect(listener.info?[.imageURL] as? URL == url)
    #expect(listener.info?[.editedImage] == nil)
    #expect(root.presentedViewController == nil)
  }

  @Test func givesASquarePart_IfItMayBeEdited() async throws {
    picker.allowsEditing = true
    root.present(picker, animated: false)
    try screen.chooseDocuments(try picture())
    try await screen.eventually("a part can be chosen") { picker.cropView != nil }
    screen.update()
    picker.cropView?.movePart(byPoints: CGPoint(x: 10_000, y: 0))
    try screen.button("Choose").tap()
    #expect((listener.info?[.editedImage] as? UIImage)?.size == CGSize(width: 20, height: 20))
    #expect(
      listener.info?[.cropRect] as? CGRect == CGRect(x: 10, y: 0, width: 20, height: 20))
  }

  @Test func tellsThatNothingWasChosen() throws {
    root.present(picker, animated: false)
    try screen.cancelDocumentPicker()
    #expect(listener.isCancelled)
    #expect(root.presentedViewController == nil)
  }

  @Test func hasNoCamera() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let logged = messages { picker.sourceType = .camera }
    #expect(logged.count == 1)
    #expect(picker.sourceType == .photoLibrary)
  }

  @Test func keepsThePartInsideThePicture() {
    var crop = ImageCrop(CGSize(width: 30, height: 20))
    #expect(crop.rect == CGRect(x: 5, y: 0, width: 20, height: 20))
    crop.move(by: CGPoint(x: -100, y: 7))
    #expect(crop.rect == CGRect(x: 0, y: 0, width: 20, height: 20))
    crop.setZoom(2)
    crop.move(by: CGPoint(x: 100, y: 100))
    #expect(crop.rect == CGRect(x: 20, y: 10, width: 10, height: 10))
    crop.setZoom(1)
    #expect(crop.rect == CGRect(x: 10, y: 0, width: 20, height: 20))
  }

  @Test func findsTextsInTheUsersLanguage_ThenInEnglish() throws {
    try folder.write(
      #""a" = "A in English"; "b" = "B in English";"#, named: "en.lproj/Localizable.strings")
    try folder.write(#""a" = "A auf Deutsch";"#, named: "de.lproj/Localizable.strings")
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings":
        {"c": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "C auf Deutsch"}}}}}}
      """, named: "Localizable.xcstrings")
    func text(_ key: String) -> String? {
      LocalizedTexts.text(
        for: key, table: nil, in: [folder.path], languages: ["de-AT", "de"]
      ) { Issue.record("\($0)") }
    }
    #expect(text("a") == "A auf Deutsch")
    #expect(text("b") == "B in English")
    #expect(text("c") == "C auf Deutsch")
    #expect(text("d") == nil)
  }

  @Test func showsInputViewsAtTheBottom_WhileAFieldIsEdited() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    root.view.addSubview(field)
    field.inputAccessoryView = accessory
    screen.update()
    #expect(accessory.window == nil)
    field.becomeFirstResponder()
    screen.update()
    let shown = accessory.convert(accessory.bounds, to: nil)
    #expect(shown.maxY == screen.window.bounds.height)
    #expect(shown.size == CGSize(width: screen.window.bounds.width, height: 44))
    field.resignFirstResponder()
    #expect(accessory.window == nil)
  }
}
