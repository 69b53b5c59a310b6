// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// The form that a message is written in. Its body fills it; subject, attachments and channel are inside of the body
/// and scroll with its text. It knows their looks and their layout, not what they do.
final class MessageFormView: UIView {
  let bodyField = UITextView()
  let subjectField = UITextField()
  let channelPicker = UIPickerView()
  let paperclipButton = UIButton(type: .system)
  /// For the bar above the form.
  let cancelItem = UIBarButtonItem(systemItem: .cancel)
  let postItem = UIBarButtonItem(title: "Post")
  private let loadingView = PostingView()
  private let noticeLabel = UILabel()
  private let lines = [UIView(), UIView(), UIView()]
  private let originalTextContainerInset: UIEdgeInsets
  private var hasFixedSubject = false

  /// The view that shows the attachments; nil for none.
  var attachmentsView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let attachmentsView { bodyField.addSubview(attachmentsView) }
      showParts()
    }
  }

  var showsAttachments = false {
    didSet { if showsAttachments != oldValue { showParts() } }
  }

  var showsChannelPicker = false {
    didSet { if showsChannelPicker != oldValue { showParts() } }
  }

  /// The share of the message that was posted, from 0 to 1; nil while it is being written.
  var progress: Double? {
    didSet { showProgress() }
  }

  /// A notice that is shown below the message; nil for none.
  var notice: String? {
    didSet {
      guard notice != oldValue else { return }
      noticeLabel.text = notice
      showParts()
    }
  }

  /// Gets the files that a person drops on the form or pastes into it; text goes to the fields.
  weak var receiver: (any FileReceiver)?

  /// Creates a form.
  /// - Parameter subject: the subject of the thread to reply to; nil for a new thread, which has a
  ///   channel.
  init(replyingTo subject: String? = nil) {
    originalTextContainerInset = bodyField.textContainerInset
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemBackground
    postItem.style = .done
    pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: [UTType.item.identifier])
    bodyField.font = .preferredFont(forTextStyle: .body)
    bodyField.adjustsFontForContentSizeCategory = true
    bodyField.accessibilityLabel = "Message"
    subjectField.placeholder = "Subject"
    subjectField.font = .preferredFont(forTextStyle: .headline)
    subjectField.adjustsFontForContentSizeCategory = true
    subjectField.returnKeyType = .next
    channelPicker.accessibilityLabel = "Channel"
    paperclipButton.setImage(UIImage(systemName: "paperclip"), for: .normal)
    paperclipButton.accessibilityLabel = "Add Attachment"
    noticeLabel.font = .preferredFont(forTextStyle: .footnote)
    noticeLabel.adjustsFontForContentSizeCategory = true
    noticeLabel.numberOfLines = 0
    noticeLabel.textAlignment = .center
    noticeLabel.backgroundColor = .systemYellow.withAlphaComponent(0.3)
    for line in lines { line.backgroundColor = .separator }
    for view in [subjectField, paperclipButton, channelPicker] + lines {
      bodyField.addSubview(view)
    }
    for view in [bodyField, noticeLabel, loadingView] { addSubview(view) }
    if let subject { setSubjectFieldAsDisabled(withText: subject) }
    showsChannelPicker = subject == nil
    showParts()
    showProgress()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows the subject of the thread that the message is a reply to.
  func setSubjectFieldAsDisabled(withText subject: String) {
    hasFixedSubject = true
    subjectField.text = subject
    subjectField.isEnabled = false
    subjectField.textColor = .secondaryLabel
  }

  /// The field in which a person begins to write.
  var firstField: UIResponder { subjectField.isEnabled ? subjectField : bodyField }

  /// Shows the form's buttons in the navigation bar.
  func showItems(in navigationItem: UINavigationItem) {
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = postItem
  }

  override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    progress == nil && super.canPaste(itemProviders)
  }

  override func paste(itemProviders: [NSItemProvider]) { receiver?.attach(itemProviders) }

  private func showParts() {
    paperclipButton.isHidden = showsAttachments
    attachmentsView?.isHidden = !showsAttachments
    channelPicker.isHidden = !showsChannelPicker
    noticeLabel.isHidden = notice == nil
    setNeedsLayout()
  }

  private func showProgress() {
    let isWritten = progress == nil
    loadingView.isHidden = isWritten
    loadingView.progress = progress ?? 0
    // A message that is being posted can't be changed: neither by keys, which still go to the focused field, nor by a
    // screen reader.
    subjectField.isEnabled = isWritten && !hasFixedSubject
    attachmentsView?.isUserInteractionEnabled = isWritten
    channelPicker.isUserInteractionEnabled = isWritten
    paperclipButton.isEnabled = isWritten
    bodyField.isEditable = isWritten
    bodyField.isUserInteractionEnabled = isWritten
  }

  /// The layout for the present size and state.
  private var formLayout: MessageFormLayout {
    MessageFormLayout(
      workingRect: bounds, layoutInsets: safeAreaInsets,
      originalTextContainerInset: originalTextContainerInset, showsAttachments: showsAttachments,
      showsChannelPicker: showsChannelPicker, showsNotice: notice != nil,
      subjectTextHeight: subjectField.intrinsicContentSize.height,
      channelTextHeight: channelPicker.intrinsicContentSize.height,
      noticeTextHeight: noticeLabel.sizeThatFits(bounds.size).height,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      scale: traitCollection.displayScale)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = formLayout
    loadingView.frame = layout.loadingRect
    noticeLabel.frame = layout.noticeRect
    bodyField.frame = layout.bodyRect
    bodyField.textContainerInset = layout.bodyInset
    subjectField.frame = layout.subjectRect
    paperclipButton.frame = layout.paperclipRect
    attachmentsView?.frame = layout.attachmentsRect
    channelPicker.frame = layout.channelsRect
    let rects = layout.lineRects
    for (index, line) in lines.enumerated() {
      line.frame = rects.indices.contains(index) ? rects[index] : .zero
    }
  }
}

/// A card in front of the form that says that a message is being posted, and shows the progress.
private final class PostingView: UIView {
  private let label = UILabel()
  private let bar = UIProgressView(progressViewStyle: .default)

  /// From 0 to 1.
  var progress = 0.0 {
    didSet { bar.progress = Float(progress) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground.withAlphaComponent(0.6)
    label.text = "Posting…"
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    bar.accessibilityLabel = "Posted"
    let stack = UIStackView(arrangedSubviews: [label, bar])
    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .center
    let card = UIView()
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 14
    for view in [card, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: centerXAnchor),
      card.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -24),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -24),
      bar.widthAnchor.constraint(equalToConstant: 180),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// Gets files that are dropped or pasted.
protocol FileReceiver: AnyObject {
  /// Attaches the files.
  func attach(_ files: [NSItemProvider])
}
