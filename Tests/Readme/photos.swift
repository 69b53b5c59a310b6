import Gossamer
import GossamerImages

struct Photo {
  let id: Int
  let title: String
}

enum PhotosError: Error {
  case noServer

  var reason: String { "The server doesn't answer." }
}

struct PhotosAPI {
  func photos() async throws(PhotosError) -> [Photo] { throw .noServer }
}

struct PhotoCellData: Identifiable, Equatable {
  let id: Int
  let title: String

  init(_ photo: Photo) {
    id = photo.id
    title = photo.title
  }
}

final class PhotoCell: UITableViewCell {
  func show(_ photo: PhotoCellData, by fetchImage: ImageFetcher) {}
}

final class PhotosView: UITableView {}

extension UIViewController {
  func presentFailure(_ message: String?) {}
}
