// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Connects the message form with its view model: the draft, the attachments and posting.
final class MessageFormController: ContentViewController<MessageFormView> {
  private let viewModel: MessageFormViewModel
  private let attachmentsController: UIViewController

  init(viewModel: MessageFormViewModel, attachments: UIViewController) {
    self.viewModel = viewModel
    attachmentsController = attachments
    super.init(content: MessageFormView(replyingTo: viewModel.fixedSubject))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let (form, message) = (content, viewModel.draft.message)
    form.showItems(in: navigationItem)
    addChild(attachmentsController)
    form.attachmentsView = attachmentsController.view
    attachmentsController.didMove(toParent: self)
    intentions = [
      viewModel.draft.persistence(owner: self) { $0.tell($1) },
      BindIntention(message, \.subject, to: form.subjectField, \.text),
      BindIntention(message, \.body, to: form.bodyField, \.text),
      PickerIntention(of: form.channelPicker, viewModel.channels, in: message, \.channel),
      BecomeFirstResponderIntention(form.firstField),
      AttachIntention(in: form, to: viewModel.attachments, owner: self) { $0.tell($1) },
      GateIntention(on: form.postItem, owner: self) { [viewModel] controller in
        controller.task(id: "post") { $controller async throws(ServerError) in
          try await viewModel.post()
          controller?.navigationController?.popViewController(animated: true)
        } catch: { controller, error in
          controller.tell(error)
        }
      },
      ConfirmIntention(on: form.cancelItem, asking: .deleteDraft, owner: self) {
        $0.viewModel.hasChanges
      } perform: { controller in
        controller.viewModel.discard()
        controller.navigationController?.popViewController(animated: true)
      },
    ]
  }

  override func updateProperties() {
    super.updateProperties()
    title = viewModel.title
    content.postItem.isEnabled = viewModel.canPost
    (content.progress, content.notice) = (viewModel.progress, viewModel.notice)
    content.showsAttachments = !viewModel.attachments.all.isEmpty
  }

  private func tell(_ error: any Error) { presentFailure(viewModel.message(for: error)) }
}
