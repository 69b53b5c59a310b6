// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CFrames
import Foundation
import Gossamer

/// The program that the benchmarks `collections/` measure: a row of thumbnails of 44 points in a window, as the
/// attachments of a message. The arguments after ``argument`` are `open` or `fling`, how many thumbnails there are, and
/// how many frames are measured.
///
/// With `open` each frame replaces the row by a new one; with `fling` each frame scrolls it by 40
/// points. It prints `collection MEDIAN PERCENTILE`, the median and the 99th percentile of the main
/// thread's CPU time per frame in milliseconds, and ends.
final class CollectionApp: UIResponder, UIApplicationDelegate {
  /// The argument that makes `Benchmarks` run this program.
  static let argument = "--collection"

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 200))
  private let screen = AttachmentsController(count: Int(CommandLine.arguments[3]) ?? 0)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    screen.opens = CommandLine.arguments[2] == "open"
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let data = Unmanaged.passUnretained(screen).toOpaque()
    let frames = Int32(CommandLine.arguments[4]) ?? 0
    Task {
      try await Task.sleep(for: .seconds(2))
      frames_run(
        frames_job(
          step: { _, data in
            guard let data else { return }
            let screen = Unmanaged<AttachmentsController>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { screen.step() }
          },
          end: { median, percentile, _, _ in
            print("collection", median, percentile)
            exit(0)
          }, data: data, count: frames))
    }
    return true
  }
}

/// A row of thumbnails.
private final class AttachmentsController: UIViewController, UICollectionViewDataSource {
  /// Whether a step opens another row.
  var opens = false

  private let count: Int
  private let images: [UIImage]
  private var row: UICollectionView?

  init(count: Int) {
    self.count = count
    images = (0..<min(count, 200)).map { number in
      UIGraphicsImageRenderer(size: CGSize(width: 88, height: 88)).image { context in
        UIColor(hue: CGFloat(number) / 200, saturation: 0.6, brightness: 0.8, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 88, height: 88))
      }
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    openRow()
  }

  func step() {
    guard opens else {
      row?.contentOffset.x += 40
      return
    }
    openRow()
  }

  private func openRow() {
    row?.removeFromSuperview()
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 44, height: 44)
    let made = UICollectionView(
      frame: CGRect(x: 0, y: 20, width: view.bounds.width, height: 44), collectionViewLayout: flow)
    made.autoresizingMask = .flexibleWidth
    made.register(ThumbnailItem.self, forCellWithReuseIdentifier: "thumbnail")
    made.dataSource = self
    view.addSubview(made)
    row = made
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "thumbnail", for: indexPath)
    (cell as? ThumbnailItem)?.imageView.image = images[indexPath.item % images.count]
    return cell
  }
}

/// A thumbnail.
private final class ThumbnailItem: UICollectionViewCell {
  let imageView = UIImageView()

  required init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }
}
