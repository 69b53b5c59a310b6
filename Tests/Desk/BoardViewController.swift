// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// A board for pictures that are dropped or pasted, and a note below.
class BoardViewController: UIViewController, UIDropInteractionDelegate, UITextViewDelegate {
  let imageView = UIImageView()
  let hintLabel = UILabel()
  let noteView = UITextView()
  let countLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Board"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.clear() })

    imageView.contentMode = .scaleAspectFit
    imageView.backgroundColor = .secondarySystemBackground
    imageView.layer.cornerRadius = 12
    imageView.layer.borderColor = UIColor.tintColor.cgColor
    imageView.clipsToBounds = true
    imageView.isUserInteractionEnabled = true
    imageView.accessibilityLabel = "Picture"
    imageView.addInteraction(UIDropInteraction(delegate: self))

    hintLabel.text = "Drop a picture here, or paste one"
    hintLabel.textColor = .secondaryLabel
    hintLabel.textAlignment = .center
    hintLabel.numberOfLines = 0

    noteView.font = .preferredFont(forTextStyle: .body)
    noteView.backgroundColor = .secondarySystemBackground
    noteView.layer.cornerRadius = 12
    noteView.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
    noteView.accessibilityLabel = "Note"
    noteView.delegate = self

    countLabel.font = .preferredFont(forTextStyle: .footnote)
    countLabel.textColor = .secondaryLabel
    countLabel.textAlignment = .right

    for subview in [imageView, hintLabel, noteView, countLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      imageView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      imageView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4),
      hintLabel.centerYAnchor.constraint(equalTo: imageView.centerYAnchor),
      hintLabel.leadingAnchor.constraint(equalTo: imageView.leadingAnchor, constant: 16),
      hintLabel.trailingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: -16),
      noteView.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 16),
      noteView.leadingAnchor.constraint(equalTo: imageView.leadingAnchor),
      noteView.trailingAnchor.constraint(equalTo: imageView.trailingAnchor),
      countLabel.topAnchor.constraint(equalTo: noteView.bottomAnchor, constant: 8),
      countLabel.trailingAnchor.constraint(equalTo: imageView.trailingAnchor),
      countLabel.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
    pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    textViewDidChange(noteView)
  }

  func clear() {
    show(nil)
    noteView.text = ""
    textViewDidChange(noteView)
  }

  func show(_ image: UIImage?) {
    imageView.image = image
    hintLabel.isHidden = image != nil
  }

  override func paste(itemProviders: [NSItemProvider]) {
    guard let provider = itemProviders.first(where: { $0.canLoadObject(ofClass: UIImage.self) })
    else { return }
    provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
      DispatchQueue.main.async { self?.show(image as? UIImage) }
    }
  }

  // MARK: - UITextViewDelegate

  func textViewDidChange(_ textView: UITextView) {
    countLabel.text = "\(textView.text.count) characters"
  }

  // MARK: - UIDropInteractionDelegate

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: UIImage.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession) {
    imageView.layer.borderWidth = 2
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession)
    -> UIDropProposal
  {
    UIDropProposal(operation: .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession) {
    imageView.layer.borderWidth = 0
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession) {
    imageView.layer.borderWidth = 0
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
    session.loadObjects(ofClass: UIImage.self) { images in
      self.show(images.first as? UIImage)
    }
  }
}
