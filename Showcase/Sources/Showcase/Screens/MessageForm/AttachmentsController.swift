// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages

/// Shows attachments in a row, each with a button that removes it, and after them a button that adds more.
final class AttachmentsController: UICollectionViewController {
  private let addButton = UIButton(type: .system)
  private let model: Attachments
  private var shown: [Attachment] = []

  init(_ attachments: Attachments) {
    model = attachments
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.minimumLineSpacing = 8
    super.init(collectionViewLayout: layout)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton.setImage(UIImage(systemName: "plus"), for: .normal)
    addButton.accessibilityLabel = "Add Another Attachment"
    addButton.addAction(UIAction { [model] _ in model.choose() }, for: .primaryActionTriggered)
    collectionView.accessibilityLabel = "Attachments"
    collectionView.backgroundColor = .clear
    collectionView.allowsSelection = false
    collectionView.register(AttachmentCell.self, forCellWithReuseIdentifier: "attachment")
    collectionView.register(ButtonCell.self, forCellWithReuseIdentifier: "add")
  }

  override func updateProperties() {
    super.updateProperties()
    guard shown != model.all else { return }
    shown = model.all
    collectionView.reloadData()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    shown.count + 1
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let isAttachment = shown.indices.contains(indexPath.item)
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: isAttachment ? "attachment" : "add", for: indexPath)
    if let cell = cell as? AttachmentCell {
      cell.show(shown[indexPath.item], of: model)
    }
    (cell as? ButtonCell)?.button = addButton
    return cell
  }
}

/// An attachment: its picture if it has one, and a button that removes it.
final class AttachmentCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let removeButton = UIButton(type: .custom)
  private var remove: () -> Void = {}
  private static let buttonSize: CGFloat = 18

  required init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 6
    picture.backgroundColor = .systemGray6
    picture.tintColor = .secondaryLabel
    removeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    removeButton.tintColor = .label
    removeButton.backgroundColor = .systemGray5
    removeButton.layer.cornerRadius = Self.buttonSize / 2
    removeButton.addTarget(
      self, action: AttachmentCell.removeAttachment, for: .primaryActionTriggered)
    for view in [picture, removeButton] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = Self.buttonSize
    let button = CGRect(x: bounds.width - size, y: 0, width: size, height: size)
    picture.frame = bounds.insetBy(dx: 2, dy: 2)
    removeButton.frame = isMirrored ? button.mirrored(in: bounds) : button
  }

  private func removeAttachment() { remove() }

  func show(_ attachment: Attachment, of attachments: Attachments) {
    let name = attachment.name.onOneLine
    let isImage = attachment.type.hasPrefix("image/")
    picture.accessibilityLabel = name
    removeButton.accessibilityLabel = "Remove \(name)"
    remove = { [weak attachments] in attachments?.remove(attachment) }
    picture.show(
      isImage ? attachments.url(of: attachment) : nil, by: attachments.fetchThumbnail,
      size: Attachments.thumbnailSize, placeholder: UIImage(systemName: "doc"))
  }
}

/// A cell with a button instead of a picture.
private final class ButtonCell: UICollectionViewCell {
  var button: UIButton? {
    didSet {
      if oldValue !== button { oldValue?.removeFromSuperview() }
      if let button { contentView.addSubview(button) }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    button?.frame = contentView.bounds
  }
}
