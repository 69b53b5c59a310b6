// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A data source and delegate with the items that a test chooses. It records the calls that it gets.
class CollectionSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  /// The recorded calls in order, without those that ask for counts.
  var calls: [String] = []
  /// Called with each recorded call, so that a test can react in it.
  var react: (String) -> Void = { _ in }
  var mayHighlight = true
  var maySelect = true
  var mayDeselect = true

  init(_ sections: [[String]]) { self.sections = sections }

  convenience init(count: Int) { self.init([(0..<count).map { "\($0)" }]) }

  private func record(_ call: String) {
    calls.append(call)
    react(call)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NamedCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "end", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    record("shouldHighlight \(Array(indexPath))")
    return mayHighlight
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { record("didHighlight \(Array(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { record("didUnhighlight \(Array(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    record("shouldSelect \(Array(indexPath))")
    return maySelect
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    record("shouldDeselect \(Array(indexPath))")
    return mayDeselect
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { record("didSelect \(Array(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { record("didDeselect \(Array(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { record("willDisplay \(Array(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { record("didEndDisplaying \(Array(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { record("willDisplay \(elementKind.suffix(6)) \(Array(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { record("didEndDisplaying \(elementKind.suffix(6)) \(Array(indexPath))") }
}

/// Three items with sizes that a test chooses, and with section insets and spacings.
final class SizedItems: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let size: (Int) -> CGSize

  init(size: @escaping (Int) -> CGSize) { self.size = size }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 10) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 3 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 4 }
}

/// A cell with a name. The class counts its instances.
final class NamedCell: UICollectionViewCell {
  static var made = 0
  private(set) var reuses = 0
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A collection view in a window of 320 by 400 points.
final class ShownCollection {
  let view: UICollectionView
  private let source: AnyObject
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init(
    _ source: any UICollectionViewDataSource & UICollectionViewDelegate,
    layout: UICollectionViewLayout = UICollectionViewFlowLayout(), frame: CGRect? = nil
  ) {
    NamedCell.made = 0
    self.source = source
    view = UICollectionView(frame: frame ?? window.bounds, collectionViewLayout: layout)
    view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
    }
    view.dataSource = source
    view.delegate = source
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(view)
    update()
  }

  isolated deinit { window.isHidden = true }

  func update() { Interface.current.updateCycle.updateToRest() }

  /// The names of the visible cells, in order.
  var names: [String] {
    view.visibleCells.compactMap { ($0 as? NamedCell)?.label.text }
  }

  /// The frame of the item with a name; nil if it isn't visible.
  func place(of name: String) -> CGRect? {
    view.visibleCells.first { ($0 as? NamedCell)?.label.text == name }?.frame
  }

  func press(_ keys: String..., flags: UIKeyModifierFlags = []) {
    for key in keys {
      let key = UIKey(
        UIKeyboardHIDUsage(typing: key), characters: key, charactersIgnoringModifiers: key,
        modifierFlags: flags)
      if !window.eventSynthesizer.keyDown(1, key) { _ = window.eventSynthesizer.keyWasLeft(key) }
      window.eventSynthesizer.keyUp(1)
      update()
    }
  }
}
