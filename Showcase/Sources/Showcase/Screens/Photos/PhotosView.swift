// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerImages

/// A table of photos.
final class PhotosView: UITableView {
  init() {
    super.init(frame: UIScreen.main.bounds, style: .plain)
    estimatedRowHeight = 80
    accessibilityLabel = "Photos"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A photo: its thumbnail, which may come later, and beside it its title.
final class PhotoCell: UITableViewCell {
  private let thumbnailView = UIImageView()
  private let titleLabel = UILabel()
  private let albumLabel = UILabel()

  private static let thumbnailSize = CGSize(width: 56, height: 56)

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    thumbnailView.contentMode = .scaleAspectFill
    thumbnailView.clipsToBounds = true
    thumbnailView.layer.cornerRadius = 8
    thumbnailView.backgroundColor = .systemGray6
    thumbnailView.tintColor = .systemGray4
    titleLabel.font = .preferredFont(forTextStyle: .body)
    albumLabel.font = .preferredFont(forTextStyle: .subheadline)
    for label in [titleLabel, albumLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    albumLabel.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [titleLabel, albumLabel])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [thumbnailView, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      thumbnailView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      thumbnailView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      thumbnailView.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      thumbnailView.widthAnchor.constraint(equalToConstant: Self.thumbnailSize.width),
      thumbnailView.heightAnchor.constraint(equalToConstant: Self.thumbnailSize.height),
      texts.leadingAnchor.constraint(equalTo: thumbnailView.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a photo, and its thumbnail as soon as that is loaded.
  func show(_ photo: PhotoCellData, by fetchImage: ImageFetcher) {
    titleLabel.text = photo.title
    albumLabel.text = photo.album
    thumbnailView.show(
      photo.thumbnail, by: fetchImage, size: Self.thumbnailSize,
      placeholder: UIImage(systemName: "photo"))
  }
}

extension UIContentUnavailableConfiguration {
  /// The configuration that is shown if there are no photos.
  static var noPhotos: UIContentUnavailableConfiguration {
    var configuration = empty()
    configuration.image = UIImage(systemName: "photo")
    configuration.text = "No Photos"
    return configuration
  }
}
