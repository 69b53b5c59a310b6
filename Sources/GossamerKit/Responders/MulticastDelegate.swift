// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A list of delegates, for a class whose delegate calls should reach several objects.
///
///     let delegates = MulticastDelegate<any UITextFieldDelegate>()
///     delegates.append(limit)
///     delegates.append(logger)
///     let mayEnd = delegates.ask { $0.textFieldShouldEndEditing(field) }
///     delegates.tell { $0.textFieldDidBeginEditing(field) }
///
/// They are called in the order in which they were added: **all of them**, even if one has already returned false. They
/// are held weakly.
///
/// Delegates may be added and removed during a call. One that is removed before its turn isn't called; one that is added is
/// called from the next call on.
///
/// A control with a `delegate` property, as in UIKit, stores it as the ``principal``:
///
///     open var delegate: (any DialDelegate)? {
///       get { furtherDelegates.principal }
///       set { furtherDelegates.principal = newValue }
///     }
///     public private(set) lazy var furtherDelegates = MulticastDelegate<any DialDelegate>()
///
/// Calling a delegate costs one more access of a weak reference than a loop over an array.
@preconcurrency @MainActor public final class MulticastDelegate<Delegate> {
  private var members: [Member] = []
  private var membersByObject: [ObjectIdentifier: Member] = [:]
  private var countToCleanAt = 8
  private let didAdd: (Delegate) -> Void

  /// The members that are called, in this order.
  @usableFromInline private(set) var callees: [Member] = []

  private var principalMember: Member? { didSet { updateCallees() } }

  /// Creates a multicast delegate without delegates.
  /// - Parameter didAdd: called with each delegate after it was added.
  public init(didAdd: @escaping (Delegate) -> Void = { _ in }) {
    self.didAdd = didAdd
  }

  /// The delegate that is called before all others, and isn't part of ``delegates``; nil for none. A delegate that is both
  /// is called once.
  public var principal: Delegate? {
    get { principalMember?.delegate }
    set {
      let member = newValue.flatMap(Self.member)
      principalMember = member
      member?.delegate.map(tellOfAddition)
    }
  }

  /// The delegates, in the order in which they are called. When the array is set, delegates that stay aren't removed and
  /// added again.
  public var delegates: [Delegate] {
    get { members.compactMap(\.delegate) }
    set { replaceMembers(newValue) }
  }

  /// Adds a delegate after the others. One that was added already keeps its place, and is called once.
  ///
  /// `delegate` has to be a class instance, because it is held weakly. Anything else is refused with a message.
  public func append(_ delegate: Delegate) {
    guard let member = Self.member(delegate), let identifier = member.identifier,
      // A freed delegate may have had the same address as the new one.
      membersByObject[identifier]?.object == nil
    else { return }
    if members.count >= countToCleanAt { removeFreedMembers() }
    members.append(member)
    membersByObject[identifier] = member
    if member.object !== principalMember?.object { callees.append(member) }
    tellOfAddition(delegate)
  }

  /// Removes a delegate, if it was added. The ``principal`` stays.
  public func remove(_ delegate: Delegate) {
    guard let identifier = Self.member(delegate)?.identifier else { return }
    membersByObject[identifier]?.object = nil
    removeFreedMembers()
  }

  /// Calls `call` with each delegate.
  @inlinable public func tell(_ call: (Delegate) -> Void) {
    for callee in callees {
      if let delegate = callee.delegate { call(delegate) }
    }
  }

  /// Asks each delegate.
  /// - Parameter question: calls the delegate; returns nil if it has no answer.
  /// - Returns: false if a delegate has answered false; otherwise true.
  @inlinable public func ask(_ question: (Delegate) -> Bool?) -> Bool {
    var isYes = true
    for callee in callees {
      if let delegate = callee.delegate, question(delegate) == false { isYes = false }
    }
    return isYes
  }
}

// MARK: - Members

extension MulticastDelegate {
  /// An entry of the list. It is a class, so that a loop over a copy of the list notices removed delegates.
  @MainActor @usableFromInline final class Member {
    /// The delegate; nil once it was removed or freed.
    @usableFromInline weak var object: AnyObject?

    /// The delegate as a `Delegate`, but unretained: a copy of its bytes. Casting ``object`` for each call would take three
    /// times as long as the call.
    @usableFromInline let bytes: UnownedBytes<Delegate>

    init(_ delegate: Delegate) {
      object = delegate as AnyObject
      bytes = UnownedBytes(delegate)
    }

    /// The delegate; nil once it was removed or freed.
    @inlinable var delegate: Delegate? {
      guard let object else { return nil }
      return withExtendedLifetime(object) { bytes.value }
    }

    var identifier: ObjectIdentifier? { object.map { ObjectIdentifier($0) } }
  }

  private func updateCallees() {
    let principal = principalMember?.object
    callees = members.filter { principal == nil || $0.object !== principal }
    if let principalMember { callees.insert(principalMember, at: 0) }
  }

  /// Removes the freed delegates. Appending calls it each time the count has doubled, so that appending has constant
  /// amortised cost.
  private func removeFreedMembers() {
    members.removeAll { $0.object == nil }
    membersByObject = membersByObject.filter { $0.value.object != nil }
    countToCleanAt = max(8, members.count * 2)
    updateCallees()
  }

  private func replaceMembers(_ delegates: [Delegate]) {
    var former = membersByObject
    var new: [Delegate] = []
    membersByObject = [:]
    members = delegates.compactMap { delegate in
      guard let member = Self.member(delegate), let identifier = member.identifier,
        membersByObject[identifier] == nil
      else { return nil }
      let stays = former[identifier]?.object != nil ? former.removeValue(forKey: identifier) : nil
      if stays == nil { new.append(delegate) }
      membersByObject[identifier] = stays ?? member
      return stays ?? member
    }
    for member in former.values { member.object = nil }
    updateCallees()
    for delegate in new { tellOfAddition(delegate) }
  }

  private func tellOfAddition(_ delegate: Delegate) {
    if Interface.current.application.unkeptCompanionCount > 0 {
      (delegate as? any ScreenCompanion)?.wasMadeDelegate()
    }
    didAdd(delegate)
  }

  private static func member(_ delegate: Delegate) -> Member? {
    guard type(of: delegate as Any) is AnyClass else {
      Messages.views.error(
        """
        A MulticastDelegate can't hold \(type(of: delegate as Any)) weakly, since it is no object. \
        Make it a class.
        """)
      return nil
    }
    return Member(delegate)
  }
}

/// The unretained bytes of an object reference whose type may be a protocol: `unowned(unsafe)` for a generic type.
@MainActor @usableFromInline final class UnownedBytes<Value> {
  // Written in `init`, freed in `deinit`, and only read between the two.
  @usableFromInline nonisolated(unsafe) let bytes: UnsafeMutableRawPointer

  init(_ value: Value) {
    bytes = .allocate(
      byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    withUnsafeBytes(of: value) { bytes.copyMemory(from: $0) }
  }

  deinit {
    bytes.deallocate()
  }

  /// The object, retained. Read it only while a reference to the object is held.
  @inlinable var value: Value { bytes.load(as: Value.self) }
}

extension UnsafeMutableRawPointer {
  fileprivate func copyMemory(from source: UnsafeRawBufferPointer) {
    guard let start = source.baseAddress else { return }
    copyMemory(from: start, byteCount: source.count)
  }
}
