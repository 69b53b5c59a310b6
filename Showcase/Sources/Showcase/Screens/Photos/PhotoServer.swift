// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// The answers of a server with 5,000 photos, which it draws itself: `GET /photos` lists them.
nonisolated enum PhotoServer {
  private static let count = 5000

  /// Answers a request.
  static func answer(_ request: ServerRequest) -> ServerAnswer {
    let path = request.path.split(separator: "/")
    switch (path.first, path.count) {
    case ("photos", 1):
      return ServerAnswer(
        json: (1...count).compactMap { DrawnPhoto(id: $0).photo(on: "http://\(request.host)") })
    case ("thumbnails", 2), ("pictures", 2):
      guard let id = Int(path[1]), 1...count ~= id else { break }
      return ServerAnswer(
        DrawnPhoto(id: id).png(side: path[0] == "pictures" ? 600 : 112), "image/png")
    default: break
    }
    return ServerAnswer(.notFound)
  }
}

/// A landscape that looks different for each id.
nonisolated private struct DrawnPhoto {
  let id: Int

  private static let times = ["Morning", "Noon", "Evening", "Dusk", "First light", "Midnight sun"]
  private static let views = [
    "hills", "the two islands", "a quiet bay", "dunes", "the far mountains",
  ]
  private static let ends = [
    "", " in April", " after the rain", ", seen from the terrace of the old observatory",
    " on the way home",
  ]

  func photo(on server: String) -> Photo? {
    guard let picture = URL(string: "\(server)/pictures/\(id)"),
      let thumbnail = URL(string: "\(server)/thumbnails/\(id)")
    else { return nil }
    let (time, view) = (Self.times[id % 6], Self.views[id % 5])
    let end = Self.ends[(id / 30 + id) % 5]
    return Photo(
      albumId: (id - 1) / 50 + 1, id: id, title: "\(time) over \(view)\(end)",
      url: picture, thumbnailUrl: thumbnail)
  }

  /// Draws a sky, a sun and two hills.
  func png(side: CGFloat) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(width: side, height: side)
    // The golden ratio gives neighbours different hues.
    let hue = (CGFloat(id) * 0.618034).truncatingRemainder(dividingBy: 1)
    let height = CGFloat(id % 7) / 7
    return UIGraphicsImageRenderer(size: size, format: format).pngData { _ in
      UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      UIColor(hue: 0.13, saturation: 0.45, brightness: 1, alpha: 1).setFill()
      oval(x: 0.55 + height * 0.2, y: 0.15 + height * 0.2, width: 0.22, height: 0.22, in: side)
      UIColor(hue: hue, saturation: 0.55, brightness: 0.6, alpha: 1).setFill()
      oval(x: -0.5, y: 0.5 + height * 0.1, width: 1.3, height: 1.2, in: side)
      UIColor(hue: hue, saturation: 0.65, brightness: 0.45, alpha: 1).setFill()
      oval(x: 0.2, y: 0.65 - height * 0.1, width: 1.4, height: 1, in: side)
    }
  }

  private func oval(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, in side: CGFloat) {
    UIBezierPath(
      ovalIn: CGRect(x: x * side, y: y * side, width: width * side, height: height * side)
    ).fill()
  }
}
