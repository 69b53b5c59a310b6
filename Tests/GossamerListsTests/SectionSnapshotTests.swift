// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLists
import GossamerTestSupport
import Testing

@Suite(.alone) @MainActor struct SectionSnapshotTests {
  private var files: NSDiffableDataSourceSectionSnapshot<String> {
    var files = NSDiffableDataSourceSectionSnapshot<String>()
    files.append(["music", "notes"])
    files.append(["bach", "satie"], to: "music")
    files.append(["fugue"], to: "bach")
    return files
  }

  @Test func hidesChildren_UntilAllAboveAreExpanded() {
    var files = files
    #expect(files.items == ["music", "bach", "fugue", "satie", "notes"])
    #expect(files.visibleItems == ["music", "notes"])
    files.expand(["bach"])
    #expect(files.visibleItems == ["music", "notes"] && !files.isVisible("fugue"))
    files.expand(["music"])
    #expect(files.visibleItems == ["music", "bach", "fugue", "satie", "notes"])
    files.collapse(["bach"])
    #expect(files.visibleItems == ["music", "bach", "satie", "notes"])
    #expect(files.isExpanded("music") && !files.isExpanded("bach"))
  }

  @Test func knowsPlaces() {
    let files = files
    #expect(files.rootItems == ["music", "notes"])
    #expect(files.level(of: "fugue") == 2 && files.level(of: "notes") == 0)
    #expect(files.parent(of: "satie") == "music" && files.parent(of: "music") == nil)
    #expect(files.index(of: "satie") == 3 && files.index(of: "opera") == nil)
    #expect(files.snapshot(of: "music").items == ["bach", "fugue", "satie"])
    #expect(files.snapshot(of: "bach", includingParent: true).items == ["bach", "fugue"])
  }

  @Test func insertsBesideAnother_AndDeletesWithChildren() {
    var files = files
    files.insert(["liszt"], before: "satie")
    files.insert(["mail"], after: "music")
    #expect(files.items == ["music", "bach", "fugue", "liszt", "satie", "mail", "notes"])
    files.append(["bach"], to: "mail")
    #expect(files.parent(of: "bach") == "music")
    files.delete(["bach", "opera"])
    #expect(files.items == ["music", "liszt", "satie", "mail", "notes"])
    #expect(!files.contains("fugue"))
  }

  @Test func replacesChildren_ByAnother() {
    var files = files
    var loaded = NSDiffableDataSourceSectionSnapshot<String>()
    loaded.append(["jazz"])
    loaded.append(["monk"], to: "jazz")
    loaded.expand(["jazz"])
    files.replace(childrenOf: "music", using: loaded)
    files.expand(["music"])
    #expect(files.visibleItems == ["music", "jazz", "monk", "notes"])
  }
}
