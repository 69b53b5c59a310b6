// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Attaches the files that a person chooses, drops on the form, or pastes into it.
final class AttachIntention: Intention, UIDocumentPickerDelegate, FileReceiver {
  private weak var form: MessageFormView?
  private var attachments: Attachments?
  private var reportRefusal: (RefusedFiles) -> Void = { _ in }

  /// Creates an intention.
  /// - Parameters:
  ///   - form: the form, held weakly.
  ///   - attachments: gets the files. Another button lets a person choose files, too, by its
  ///     ``Attachments/choose()``.
  ///   - owner: what the handler gets, held weakly.
  ///   - handler: tells a person which files can't be attached.
  convenience init<Owner: AnyObject>(
    in form: MessageFormView, to attachments: Attachments, owner: Owner,
    file: String = #fileID, line: Int = #line,
    catch handler: @escaping (Owner, RefusedFiles) -> Void
  ) {
    self.init()
    wasMade(in: file, line: line)
    self.form = form
    self.attachments = attachments
    reportRefusal = { [weak owner] files in
      if let owner { handler(owner, files) }
    }
  }

  override func awake() {
    guard areSet(["form": form != nil]), let form else { return }
    form.paperclipButton.addTarget(
      self, action: AttachIntention.choose, for: .primaryActionTriggered)
    attachments?.chooser = self
    form.receiver = self
  }

  /// Lets a person choose files.
  func choose() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    picker.allowsMultipleSelection = true
    picker.delegate = self
    viewController?.present(picker, animated: true)
  }

  /// Attaches files that were dropped or pasted.
  func attach(_ files: [NSItemProvider]) {
    guard let viewController, let attachments else { return }
    let add = attachments.add(files)
    viewController.task { _ async throws(RefusedFiles) in
      try await add()
    } catch: { [reportRefusal] _, error in
      reportRefusal(error)
    }
  }

  // MARK: - Chosen

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    attach(urls.compactMap { NSItemProvider(contentsOf: $0) })
  }
}
