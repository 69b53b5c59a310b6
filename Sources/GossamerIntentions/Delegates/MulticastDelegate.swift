// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Any number of delegates, each with one job, where a class has room for one.
///
///     let delegates = MulticastDelegate<any UITextFieldDelegate>()
///     delegates.append(limit)
///     delegates.append(logger)
///     let mayEnd = delegates.ask { $0.textFieldShouldEndEditing(field) }
///     delegates.tell { $0.textFieldDidBeginEditing(field) }
///
/// They are called in the order in which they were added: **all of them**, even if one has already
/// said no. They are held weakly; one that is freed isn't called any more.
///
/// Delegates may be added and removed while they are being called. One that is removed before its
/// turn isn't called; one that is added is called from the next time on.
///
/// Calling a delegate costs a weak reference and a cast more than it does in a loop over an array: about
/// 0.1 microseconds.
public final class MulticastDelegate<Delegate> {
  private var members: [Member] = []
  private var membersByObject: [ObjectIdentifier: Member] = [:]
  private var countToCleanAt = 8

  /// Creates a multicast delegate without delegates.
  public init() {}

  /// The delegates that are there, in the order in which they are called. One that stays when the
  /// array is set counts as neither removed nor added.
  public var delegates: [Delegate] {
    get { members.compactMap(\.delegate) }
    set { replaceMembers(newValue) }
  }

  /// Adds a delegate behind the others. One that is there already stays where it is: it is called
  /// once.
  ///
  /// `delegate` has to be an object: anything else would be gone at once, and is refused with a
  /// message.
  public func append(_ delegate: Delegate) {
    _ = appendIfNew(delegate)
  }

  /// Adds a delegate behind the others, as ``append(_:)`` does.
  /// - Returns: whether it was added.
  func appendIfNew(_ delegate: Delegate) -> Bool {
    guard let object = Self.object(delegate) else { return false }
    let identifier = ObjectIdentifier(object)
    // One that is gone may have been where the new one is now.
    guard membersByObject[identifier]?.object == nil else { return false }
    if members.count >= countToCleanAt { removeFreedMembers() }
    let member = Member(object)
    members.append(member)
    membersByObject[identifier] = member
    return true
  }

  /// Removes a delegate; nothing happens if it isn't there.
  public func remove(_ delegate: Delegate) {
    guard let object = Self.object(delegate) else { return }
    membersByObject[ObjectIdentifier(object)]?.object = nil
    removeFreedMembers()
  }

  /// Calls `news` with each delegate.
  public func tell(_ news: (Delegate) -> Void) {
    for member in members {
      if let delegate = member.delegate { news(delegate) }
    }
  }

  /// Calls `question` with each delegate.
  /// - Parameter question: answers nil for a delegate that has no answer.
  /// - Returns: whether all who answered have said yes; true if nobody did.
  public func ask(_ question: (Delegate) -> Bool?) -> Bool {
    var isYes = true
    tell { if question($0) == false { isYes = false } }
    return isYes
  }
}

extension MulticastDelegate {
  /// A place among the delegates. Who iterates over a copy of the places notices what is removed.
  private final class Member {
    weak var object: AnyObject?

    var delegate: Delegate? { object as? Delegate }

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  /// Forgets those that are gone. Appending does so each time that their number has doubled, so that it
  /// costs the same for each delegate.
  private func removeFreedMembers() {
    members.removeAll { $0.object == nil }
    membersByObject = membersByObject.filter { $0.value.object != nil }
    countToCleanAt = max(8, members.count * 2)
  }

  private func replaceMembers(_ delegates: [Delegate]) {
    var former = membersByObject
    membersByObject = [:]
    members = delegates.compactMap(Self.object).compactMap { object in
      let identifier = ObjectIdentifier(object)
      guard membersByObject[identifier] == nil else { return nil }
      let stays = former[identifier]?.object != nil ? former.removeValue(forKey: identifier) : nil
      let member = stays ?? Member(object)
      membersByObject[identifier] = member
      return member
    }
    for member in former.values { member.object = nil }
  }

  private static func object(_ delegate: Delegate) -> AnyObject? {
    guard type(of: delegate as Any) is AnyClass else {
      Messages.intentions.error(
        """
        A MulticastDelegate can't hold \(type(of: delegate as Any)) weakly, since it is no object. \
        Make it a class.
        """)
      return nil
    }
    return delegate as AnyObject
  }
}

extension MulticastDelegate: FurtherDelegates where Delegate == any UITextFieldDelegate {}
