// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The deletions, insertions and moves that turn one list into another, by the identity of the
/// elements, with the fewest moves.
///
///     let difference = ListDifference(from: ["a", "b", "c", "d"], to: ["d", "a", "x", "c"])
///     difference.deletions   // [1]: b
///     difference.insertions  // [2]: x
///     difference.moves       // [3 -> 0]: d; a and c stay
///
/// **Vocabulary.** The *old* and the *new* list have *identifiers*, each once in a list. An identifier
/// of both is a *match*: it has an old position and a new one. What has no match is deleted or
/// inserted. A match *stays* or is *moved*.
///
/// **One batch.** Old positions are indices of the old list before any change, new positions are
/// indices of the finished new list, as in `UITableView.performBatchUpdates(_:completion:)`. To
/// apply a batch, remove all elements that are deleted or moved from the old list. Then put each
/// inserted or moved element at its new position, the lowest one first. The elements that stay fill
/// the rest, in their order. That is right if, and only if, the elements that stay have the same
/// order in both lists: their old positions, read in the new order, increase.
///
/// **Fewest moves.** So the most that can stay is a longest increasing subsequence of the old
/// positions of the matches, read in the new order; all others have to move, and no batch has fewer
/// moves. In the example the matches are d, a, c, with the old positions 3, 0, 2. The longest
/// increasing subsequence is 0, 2: a and c stay, d moves. (Heckel's algorithm, which many libraries
/// use, moves each element whose position relative to its neighbours changed. If the first of 1,000
/// rows goes to the end, it moves the other 999.)
///
/// **How it is found.** Two passes.
/// 1. *Match.* The new identifiers go into a hash table (`IdentityTable`), in which the match of
///    each old identifier is looked up. But first the new identifier behind the previous match is
///    tried: if the list has changed little, it usually is the match, and is found by one
///    comparison without a hash. Invariant: after old position i, `sources` has the old position of
///    each new identifier that is equal to one of the first i + 1 old ones.
/// 2. *Stay* (`IncreasingSubsequence`). Patience sorting keeps, for each length, the smallest old
///    position in which an increasing sequence of that length can end. See there for a worked
///    example.
///
/// Both end, because each is one pass over a list; each step of the second searches an ordered array.
/// In all O(n) hashes and O(n log n) comparisons of integers; O(n) where the order has hardly changed.
///
/// **The same input, the same result.** Of several longest subsequences the one is taken whose last
/// element comes last in the new list, then the element before it, and so on. Nothing depends on hashes.
///
/// **Identifiers that occur twice in a list** are reported in ``duplicates``. Only the first of
/// them is matched. Each further one is inserted, or deleted, by itself, so that the batch still
/// results in the new list.
///
/// Literature: P. Heckel, "A technique for isolating differences between files" (1978), for the
/// table of identifiers; C. Schensted, "Longest increasing and decreasing subsequences" (1961), and
/// M. L. Fredman, "On computing the length of longest increasing subsequences" (1975), for the
/// second pass, which J. W. Hunt and T. G. Szymanski, "A fast algorithm for computing longest
/// common subsequences" (1977), brought to differences. E. W. Myers, "An O(ND) difference
/// algorithm" (1986), on which the standard library's `CollectionDifference` rests, has no moves,
/// and takes time in proportion to the number of differences.
public struct ListDifference: Equatable, Sendable {
  /// An element that has to move.
  public struct Move: Hashable, Sendable {
    /// Its position in the old list.
    public let from: Int
    /// Its position in the new list.
    public let to: Int

    /// A move from an old position to a new one.
    @inlinable
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Old positions of what is deleted, in ascending order.
  public let deletions: [Int]
  /// New positions of what is inserted, in ascending order.
  public let insertions: [Int]
  /// What is moved, in ascending order of the new positions.
  public let moves: [Move]
  /// Identifiers that occur more than once in one of the lists: those of the new list first, then
  /// those of the old one, each in the order of their positions.
  public let duplicates: [DuplicateIdentifier]

  /// Whether the lists are equal: there is nothing to change.
  public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

  /// Finds the difference of two lists.
  ///
  /// 100,000 identifiers of which 1 % were deleted, inserted and moved take some milliseconds
  /// (`make bench ONLY=lists`).
  /// - Parameters:
  ///   - old: the identifiers of the old list, fewer than 2³¹.
  ///   - new: the identifiers of the new list.
  @inlinable
  public init<ID: Hashable>(from old: [ID], to new: [ID]) {
    self.init(matching: IdentityMatching(from: old, to: new))
  }

  /// Derives the deletions, insertions and moves from a matching.
  @usableFromInline
  init(matching: IdentityMatching) {
    var subsequence = IncreasingSubsequence(capacity: matching.sources.count)
    subsequence.add(matching.sources, in: 0..<matching.sources.count, of: 0..<matching.oldCount)
    deletions = matching.unmatchedOld.map(Int.init)
    (insertions, moves) = Self.arrivals(of: matching.sources, staying: subsequence.stays())
    duplicates = matching.duplicates
  }

  private static func arrivals(
    of sources: [Int32], staying stays: [Bool]
  ) -> (insertions: [Int], moves: [Move]) {
    var insertions: [Int] = []
    var moves: [Move] = []
    for (position, source) in sources.enumerated() where !stays[position] {
      if source < 0 {
        insertions.append(position)
      } else {
        moves.append(Move(from: Int(source), to: position))
      }
    }
    return (insertions, moves)
  }

  /// Applies the difference to a list, as the type's description says. Linear.
  /// - Parameters:
  ///   - old: the old list of the difference, or another one of the same length.
  ///   - element: returns the element to insert at a new position.
  /// - Returns: the new list, in which the elements that stay or move are those of `old`; nil if
  ///   `old` is too short.
  public func applied<Element>(
    to old: [Element], inserting element: (_ position: Int) -> Element
  ) -> [Element]? {
    guard (deletions.last ?? -1) < old.count, moves.allSatisfy({ $0.from < old.count }) else {
      return nil
    }
    var leaves = Array(repeating: false, count: old.count)
    for position in deletions { leaves[position] = true }
    for move in moves { leaves[move.from] = true }
    var staying = zip(old, leaves).lazy.filter { !$0.1 }.map(\.0).makeIterator()
    var insertions = insertions[...]
    var moves = moves[...]
    let count = old.count - deletions.count + insertions.count
    var new: [Element] = []
    new.reserveCapacity(count)
    for position in 0..<count {
      if insertions.first == position {
        new.append(element(insertions.removeFirst()))
      } else if let move = moves.first, move.to == position {
        new.append(old[move.from])
        moves.removeFirst()
      } else if let element = staying.next() {
        new.append(element)
      }
    }
    return new
  }
}
