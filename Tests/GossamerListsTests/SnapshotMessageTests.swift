// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLists
import GossamerTestSupport
import Testing

@Suite(.alone) @MainActor struct SnapshotMessageTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  struct Case: CustomTestStringConvertible {
    let change: @Sendable (inout Snapshot) -> Void
    let message: String
    let sections: [String: [Int]]

    var testDescription: String { message }
  }

  private nonisolated static let start = ["a": [1, 2], "b": [3]]

  nonisolated static let cases = [
    Case(
      change: { $0.insertItems([9], beforeItem: 8) },
      message: """
        insertItems(_:beforeItem:): there is no item '8' in the snapshot, so nothing is changed.
        """, sections: start),
    Case(
      change: { $0.appendItems([9], toSection: "z") },
      message: """
        appendItems(_:toSection:): there is no section 'z' in the snapshot, so nothing is changed.
        """, sections: start),
    Case(
      change: { $0.moveItem(8, afterItem: 1) },
      message:
        "moveItem(_:afterItem:): there is no item '8' in the snapshot, so nothing is changed.",
      sections: start),
    Case(
      change: { $0.reloadItems([8, 1, 9]) },
      message: "reloadItems(_:): there is no item '8', '9' in the snapshot, so it is left out.",
      sections: start),
    Case(
      change: { $0.appendItems([7, 8, 7]) },
      message: """
        appendItems(_:toSection:): an identifier was given twice: '7' (at 0 and at 2). The first one counts. \
        Give each item an identifier of its own.
        """, sections: ["a": [1, 2], "b": [3, 7, 8]]),
    Case(
      change: { $0.insertItems([7, 2], afterItem: 3) },
      message: """
        insertItems(_:afterItem:): the snapshot has the item already: '2' (at 1). It goes from there to its \
        new place. Delete it first, or move it by 'moveItem(_:beforeItem:)'.
        """, sections: ["a": [1], "b": [3, 7, 2]]),
    Case(
      change: { $0.appendSections(["a"]) },
      message: """
        appendSections(_:): the snapshot has the section already: 'a' (at 0). It goes from there to its new \
        place. Delete it first, or move it by 'moveSection(_:beforeSection:)'.
        """, sections: start),
  ]

  @Test(arguments: cases)
  func messageNamesTheMethodAndTheIdentifier_WhenACallIsWrong(_ mistake: Case) {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    let logged = messages { mistake.change(&snapshot) }
    #expect(logged == ["NSDiffableDataSourceSnapshot.\(mistake.message)"])
    for (name, items) in mistake.sections {
      #expect(snapshot.itemIdentifiers(inSection: name) == items)
    }
    for (place, item) in snapshot.itemIdentifiers.enumerated() {
      #expect(snapshot.indexOfItem(item) == place)
    }
  }

  @Test func appendsNothingAndSaysSo_WhenThereIsNoSection() {
    var snapshot = Snapshot()
    let logged = messages { snapshot.appendItems([1]) }
    #expect(snapshot.numberOfItems == 0)
    #expect(
      logged == [
        """
        NSDiffableDataSourceSnapshot.appendItems(_:toSection:): there is no section yet, so nothing is \
        appended. Call 'appendSections(_:)' first.
        """
      ])
  }

  @Test func logsNothing_WhenDeletedIdentifiersAreMissing() {
    var snapshot = Snapshot()
    #expect(messages { snapshot.deleteItems([1]) } == [])
    #expect(messages { snapshot.deleteSections(["a"]) } == [])
  }

  @Test func messageNamesFiveDuplicates_WhenThereAreMore() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    let logged = messages { snapshot.appendItems(Array(0..<7) + Array(0..<7)) }
    #expect(
      logged.first?.contains("'4' (at 4 and at 11), and 2 more. The first one counts.") == true)
    #expect(snapshot.numberOfItems == 7)
  }
}
