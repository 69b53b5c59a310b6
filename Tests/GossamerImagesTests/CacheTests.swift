// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerImages

@Suite(.alone) @MainActor struct CacheTests {
  private let folder = TemporaryFolder()

  private func url(_ name: String) -> URL {
    URL(string: "http://example.org/\(name)") ?? folder.url
  }

  private func cache(limit: Int = 1000, age: TimeInterval = 86_400) -> DiskCache {
    DiskCache(folder: folder.url, limit: limit, age: age)
  }

  @Test func memoryDropsTheLeastRecentlyUsedEntries() {
    var memory = LeastRecentlyUsed<String, Int>(limit: 10)
    for (index, key) in ["a", "b", "c"].enumerated() { memory.store(index, for: key, cost: 3) }
    #expect(memory.value(for: "a") == 0)
    #expect(memory.store(3, for: "d", cost: 3).map(\.key) == ["b"])
    #expect(memory.store(4, for: "c", cost: 4).map(\.key) == [])
    #expect(memory.cost == 10)
    #expect(memory.store(5, for: "e", cost: 10).map(\.key) == ["a", "d", "c"])
    #expect(memory.store(6, for: "f", cost: 11).isEmpty)
    #expect(memory.value(for: "f") == nil)
    memory.remove("e")
    #expect(memory.cost == 0)
    #expect(memory.value(for: "e") == nil)
  }

  @Test func memoryDropsTheSameEntriesAsASimpleModel() {
    var generator = SystemRandomNumberGenerator()
    var memory = LeastRecentlyUsed<Int, Int>(limit: 20)
    var model: [(key: Int, cost: Int)] = []
    for _ in 0..<2000 {
      let key = Int.random(in: 0..<12, using: &generator)
      let cost = Int.random(in: 1...6, using: &generator)
      let known = model.first { $0.key == key }
      model.removeAll { $0.key == key }
      if Bool.random(using: &generator) {
        #expect(memory.value(for: key) == known?.key)
        if let known { model.append(known) }
      } else {
        model.append((key, cost))
        var gone: [Int] = []
        while model.map(\.cost).reduce(0, +) > 20 { gone.append(model.removeFirst().key) }
        #expect(memory.store(key, for: key, cost: cost).map(\.key) == gone)
      }
      #expect(memory.cost == model.map(\.cost).reduce(0, +))
    }
  }

  @Test func storedDataIsFoundByANewCache() async {
    await cache().store(Data("image\n2".utf8), for: url("a"))
    #expect(await cache().data(for: url("a")) == Data("image\n2".utf8))
    #expect(await cache().data(for: url("b")) == nil)
    await cache().remove(url("a"))
    #expect(folder.files == [])
  }

  @Test func deletesTheLeastRecentlyUsedFiles_WhenTheLimitIsExceeded() async {
    let data = Data(repeating: 7, count: 400)
    let first = cache()
    await first.store(data, for: url("a"))
    await first.store(data, for: url("b"))
    #expect(await first.data(for: url("a")) != nil)
    await first.store(data, for: url("c"))
    #expect(await first.data(for: url("b")) == nil)
    #expect(folder.files == [url("a"), url("c")].map(DiskCache.name).sorted())
    // With a lower limit than before.
    #expect(await cache(limit: 500).data(for: url("c")) == data)
    #expect(folder.files == [DiskCache.name(of: url("c"))])
    await first.store(Data(repeating: 7, count: 2000), for: url("d"))
    #expect(folder.files == [DiskCache.name(of: url("c"))])
  }

  @Test func cachesOfTheSameFolderSeeEachOthersChanges() async {
    let data = Data(repeating: 7, count: 400)
    let (one, other) = (cache(), cache())
    await one.store(data, for: url("a"))
    #expect(await other.data(for: url("a")) == data)
    await other.store(data, for: url("b"))
    #expect(await one.data(for: url("b")) == data)
    await one.store(data, for: url("c"))
    #expect(folder.files == [url("b"), url("c")].map(DiskCache.name).sorted())
    #expect(await other.data(for: url("a")) == nil)
    #expect(await other.data(for: url("b")) == data)
    await other.store(data, for: url("d"))
    #expect(await one.data(for: url("c")) == nil)
    await one.remove(url("d"))
    #expect(await other.data(for: url("d")) == nil)
  }

  @Test func returnsNilAndDeletesTheFile_WhenItIsTooLarge() async throws {
    await cache(limit: 1 << 20).store(Data(repeating: 7, count: 400), for: url("a"))
    let file = folder.url.appendingPathComponent(DiskCache.name(of: url("a")))
    #expect(truncate(file.path, 400 << 20) == 0)
    #expect(await cache(limit: 1 << 30).data(for: url("a"), atMost: 500) == nil)
    #expect(folder.files == [])
  }

  @Test func doesNotBlock_WhenAFileIsAPipe() async throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let path = folder.url.appendingPathComponent(DiskCache.name(of: url("a"))).path
    #expect(mkfifo(path, 0o600) == 0)
    #expect(await cache().data(for: url("a")) == nil)
  }

  @Test func doesNotListTheFolder_ForEachStoredFile() async {
    // Each file takes about 2,040 bytes, a hundredth of the limit.
    let cache = cache(limit: 204_000)
    let data = Data(repeating: 7, count: 2_000)
    for number in 0..<300 { await cache.store(data, for: url("\(number)")) }
    // Once at the beginning, and once per tenth of the limit.
    #expect(await cache.sweepCount <= 1 + 33)
    #expect((80...100).contains(folder.files.count), "\(folder.files.count)")
    #expect(await cache.data(for: url("299")) == data)
    #expect(await cache.data(for: url("0")) == nil)
  }

  @Test func keepsOtherFilesInTheFolder() async throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let other = folder.url.appendingPathComponent("notes.txt")
    try Data(repeating: 7, count: 5000).write(to: other)
    await cache().store(Data("x".utf8), for: url("a"))
    #expect(folder.files.contains("notes.txt"))
  }

  @Test func ignoresAFile_ThatIsTooOldOrOfAnotherAddress() async throws {
    await cache().store(Data("x".utf8), for: url("a"))
    #expect(await cache(age: 0).data(for: url("a")) == nil)
    #expect(folder.files == [])
    await cache().store(Data("x".utf8), for: url("a"))
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent(DiskCache.name(of: url("a"))),
      to: folder.url.appendingPathComponent(DiskCache.name(of: url("b"))))
    #expect(await cache().data(for: url("b")) == nil)
  }

  @Test(arguments: ["../../etc/passwd", "%2e%2e%2f", "a?b=/c#d", ""])
  func fileNamesAre32HexDigits(address: String) {
    let name = DiskCache.name(of: url(address))
    #expect(name.count == 32)
    #expect(name.allSatisfy { $0.isHexDigit })
  }

  @Test func storesNothing_WhereItCannotWrite() async {
    let cache = DiskCache(folder: URL(fileURLWithPath: "/proc/images"), limit: 1000, age: 60)
    await cache.store(Data("x".utf8), for: url("a"))
    #expect(await cache.data(for: url("a")) == nil)
  }
}
