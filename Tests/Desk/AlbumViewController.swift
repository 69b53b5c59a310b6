// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Colours in a grid, by family, with a row of those that were chosen above, and a picker that filters.
class AlbumViewController: UIViewController, UICollectionViewDelegateFlowLayout,
  UIPickerViewDataSource, UIPickerViewDelegate
{
  struct Swatch: Hashable {
    let family: String
    let number: Int
    var name: String { "\(family) \(number)" }
  }

  let families = ["Red", "Green", "Blue"]
  private(set) var chosen: [Swatch] = []
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: gridLayout)
  private(set) lazy var strip = UICollectionView(frame: .zero, collectionViewLayout: stripLayout)
  private let gridLayout = UICollectionViewFlowLayout()
  private let stripLayout = UICollectionViewFlowLayout()
  let picker = UIPickerView()
  private var grid: UICollectionViewDiffableDataSource<String, Swatch>?
  private var attachments: UICollectionViewDiffableDataSource<Int, Swatch>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Album"
    view.backgroundColor = .systemBackground
    picker.dataSource = self
    picker.delegate = self
    picker.accessibilityLabel = "Family"

    stripLayout.scrollDirection = .horizontal
    stripLayout.itemSize = CGSize(width: 44, height: 44)
    stripLayout.minimumLineSpacing = 8
    strip.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    strip.accessibilityLabel = "Chosen"
    strip.delegate = self

    gridLayout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
    gridLayout.headerReferenceSize = CGSize(width: 0, height: 32)
    gridLayout.sectionHeadersPinToVisibleBounds = true
    collectionView.accessibilityLabel = "Colours"
    collectionView.delegate = self

    for subview in [picker, strip, collectionView] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      picker.topAnchor.constraint(equalTo: safeArea.topAnchor),
      picker.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      picker.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
      picker.heightAnchor.constraint(equalToConstant: 44),
      strip.topAnchor.constraint(equalTo: picker.bottomAnchor, constant: 8),
      strip.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      strip.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      strip.heightAnchor.constraint(equalToConstant: 44),
      collectionView.topAnchor.constraint(equalTo: strip.bottomAnchor, constant: 8),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    configureDataSources()
    show(families)
  }

  private func configureDataSources() {
    let cells = UICollectionView.CellRegistration<SwatchCell, Swatch> { cell, _, swatch in
      cell.show(swatch)
    }
    let headers = UICollectionView.SupplementaryRegistration<FamilyHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      header.label.text = self?.grid?.sectionIdentifier(for: indexPath.section)
    }
    grid = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, swatch in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: swatch)
    }
    grid?.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    attachments = UICollectionViewDiffableDataSource(collectionView: strip) {
      collectionView, indexPath, swatch in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: swatch)
    }
  }

  private func show(_ families: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Swatch>()
    snapshot.appendSections(families)
    for family in families {
      snapshot.appendItems((1...24).map { Swatch(family: family, number: $0) }, toSection: family)
    }
    grid?.apply(snapshot, animatingDifferences: true)
  }

  private func showChosen() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Swatch>()
    snapshot.appendSections([0])
    snapshot.appendItems(chosen)
    attachments?.apply(snapshot, animatingDifferences: true)
  }

  // MARK: - UICollectionViewDelegate

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if collectionView == strip {
      chosen.remove(at: indexPath.item)
    } else if let swatch = grid?.itemIdentifier(for: indexPath), !chosen.contains(swatch) {
      chosen.append(swatch)
    }
    showChosen()
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if collectionView == strip { return CGSize(width: 44, height: 44) }
    let columns = max(2, (collectionView.bounds.width - 32 + 10) / 110).rounded(.down)
    let width = ((collectionView.bounds.width - 32 - (columns - 1) * 10) / columns).rounded(.down)
    return CGSize(width: width, height: 64)
  }

  // MARK: - UIPickerViewDataSource, UIPickerViewDelegate

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    families.count + 1
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { row == 0 ? "All colours" : families[row - 1] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    show(row == 0 ? families : [families[row - 1]])
  }
}

class SwatchCell: UICollectionViewCell {
  private let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
  }

  func show(_ swatch: AlbumViewController.Swatch) {
    label.text = swatch.name
    let hues: [String: CGFloat] = ["Red": 0, "Green": 0.33, "Blue": 0.6]
    contentView.backgroundColor = UIColor(
      hue: hues[swatch.family] ?? 0, saturation: 0.7,
      brightness: 0.35 + 0.02 * CGFloat(swatch.number), alpha: 1)
  }
}

class FamilyHeader: UICollectionReusableView {
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.font = .boldSystemFont(ofSize: 17)
    label.accessibilityTraits = .header
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
