import Gossamer
import GossamerImages

struct Photo {
  let id: Int
  let title: String
}

enum ServerError: Error {
  case noServer

  var reason: String { "The server doesn't answer." }
}

protocol PhotosAPI {
  func photos() async throws(ServerError) -> [Photo]
}

struct PhotoCellData: Identifiable, Equatable {
  let id: Int
  let title: String

  init(_ photo: Photo) {
    id = photo.id
    title = photo.title
  }
}

enum ListPlaceholder {
  case loading
}

@Observable final class ServerList<Item> {
  private(set) var items: [Item] = []
  private(set) var placeholder: ListPlaceholder?
  private let load: () async throws(ServerError) -> [Item]

  init(_ load: @escaping () async throws(ServerError) -> [Item]) { self.load = load }

  func reload() async throws(ServerError) { items = try await load() }
}
