// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerImages
import GossamerNetwork

/// A server that screens get lists from and post forms to: at an address, or one that the showcase runs
/// itself.
struct Server {
  private let address: () async throws(ServerError) -> URL
  private let fetchData: DataFetcher
  private let send: DataSender

  /// A server at an address.
  init(at address: URL, fetchData: DataFetcher = .json, send: DataSender = .live()) {
    self.address = { address }
    self.fetchData = fetchData
    self.send = send
  }

  /// A server that the showcase runs itself. It starts with the first request, and ends with this
  /// value.
  init(_ own: OwnServer, fetchData: DataFetcher = .json, send: DataSender = .live()) {
    address = { () async throws(ServerError) in try await own.url() }
    self.fetchData = fetchData
    self.send = send
  }

  /// The list that the server has at `path`, in its order.
  /// - Parameter item: the name of an entry in error messages, such as `photo`.
  func list<Item: Decodable & Sendable>(
    of item: String, at path: String
  ) async throws(ServerError) -> [Item] {
    let url = try await address().appending(path: path)
    let data: Data
    do throws(DataFetcherError) {
      data = try await fetchData(url)
    } catch {
      throw .notAnswered(error)
    }
    return try await Self.decode(data, item)
  }

  /// Posts a form.
  /// - Parameter progress: gets the share that was sent, from 0 to 1.
  func post(
    _ form: MultipartForm, to path: String, progress: @escaping DataSender.Progress
  ) async throws(ServerError) {
    let url = try await address().appending(path: path)
    let file = try await Self.write(form)
    do throws(DataFetcherError) {
      _ = try await send(file, as: form.contentType, to: url, progress: progress)
    } catch {
      throw .notAnswered(error)
    }
  }

  @concurrent nonisolated private static func decode<Item: Decodable & Sendable>(
    _ data: Data, _ item: String
  ) async throws(ServerError) -> [Item] {
    do {
      return try JSONDecoder().decode([Item].self, from: data)
    } catch {
      throw ServerError(reading: item, error)
    }
  }

  @concurrent nonisolated private static func write(
    _ form: MultipartForm
  ) async throws(ServerError) -> UnnamedFile {
    do {
      return try form.unnamedFile()
    } catch {
      throw .notPrepared(reason: error.localizedDescription)
    }
  }
}

extension DataFetcher {
  /// Fetches JSON from servers.
  static var json: DataFetcher { live(accepting: "application/json") }
}

/// Why a request to a server has failed.
nonisolated enum ServerError: Error {
  /// The server doesn't answer, or answers with an error.
  case notAnswered(DataFetcherError)
  /// Its answer is no JSON, or no list of such items.
  case notAList(of: String)
  /// An entry of its list can't be decoded.
  /// - number: its place in the list, from 1.
  /// - member: the member that is missing or of another type; nil if that is the whole entry.
  case unreadable(item: String, number: Int, member: String?)
  /// The form to post can't be written.
  case notPrepared(reason: String)
  /// The showcase's own server doesn't start.
  case noServer

  /// The fact and the next step, for a person.
  var reason: String {
    switch self {
    case .notAnswered(let error): error.reason
    case .notAList(let item): "The server's answer is no list of \(item)s. Check the address."
    case .unreadable(let item, let number, nil):
      "Number \(number) of the server's list is no \(item). Tell who runs it."
    case .unreadable(let item, let number, let member?):
      """
      \(item.capitalized) \(number) of the server's list has no '\(member)', or a wrong one. Tell who runs it.
      """
    case .notPrepared(let reason): reason
    case .noServer:
      "The server of the showcase doesn't start. Name another one: 'showcase --help' says how."
    }
  }

  /// The error for a decoder's error in a list of such items.
  fileprivate init(reading item: String, _ error: any Error) {
    var path: [any CodingKey] = []
    switch error {
    case DecodingError.keyNotFound(let key, let context): path = context.codingPath + [key]
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      path = context.codingPath
    default: break
    }
    guard let index = path.first?.intValue else {
      self = .notAList(of: item)
      return
    }
    self = .unreadable(
      item: item, number: index + 1, member: path.dropFirst().first?.stringValue)
  }
}
