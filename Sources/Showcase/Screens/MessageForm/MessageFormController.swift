// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Connects the message form with a draft, its attachments, and what posts them.
final class MessageFormController: ViewModelController<MessageFormViewModel> {
  private lazy var messageForm = MessageFormView(replyingTo: viewModel.fixedSubject)
  private lazy var attachmentsController = AttachmentsController(viewModel.attachments)

  override func loadView() {
    view = messageForm
    addChild(attachmentsController)
    messageForm.attachmentsView = attachmentsController.view
    attachmentsController.didMove(toParent: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (form, message) = (messageForm, viewModel.draft.message)
    form.showItems(in: navigationItem)
    intentions = [
      viewModel.draft.persistence { [weak self] in self?.tell($0) },
      BindIntention(message, \.subject, to: form.subjectField, \.text),
      BindIntention(message, \.body, to: form.bodyField, \.text),
      PickerIntention(of: form.channelPicker, viewModel.channels, in: message, \.channel),
      BecomeFirstResponderIntention(form.firstField),
      AttachIntention(in: form, by: attachmentsController.addButton, to: viewModel.attachments) {
        [weak self] in self?.tell($0)
      },
      GateIntention(on: form.postItem) { [weak self] in self?.post() },
      ConfirmIntention(on: form.cancelItem, asking: .deleteDraft) { [viewModel] in
        viewModel.hasChanges
      } perform: { [weak self] in
        self?.viewModel.discard()
        self?.navigationController?.popViewController(animated: true)
      },
    ]
  }

  override func updateProperties() {
    super.updateProperties()
    title = viewModel.title
    messageForm.postItem.isEnabled = viewModel.canPost
    messageForm.progress = viewModel.progress
    messageForm.showsAttachments = !viewModel.attachments.all.isEmpty
  }

  private func post() {
    task(id: "post") { [viewModel] $controller async throws(MessagesError) in
      try await viewModel.post()
      controller?.navigationController?.popViewController(animated: true)
    } catch: { controller, error in
      controller.tell(error)
    }
  }

  private func tell(_ error: any Error) { presentFailure(viewModel.message(for: error)) }
}
