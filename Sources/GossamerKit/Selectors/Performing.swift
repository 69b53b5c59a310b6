// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Calling methods by their names, which UIKit's classes inherit from NSObject.

extension Wirable {
  /// Whether the object has the method that a selector names: whether its class has a wire for it.
  ///
  /// Semantics: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { table.action(named: $0.name) != nil } ?? false
  }

  /// Whether the instances of the class have the method that a selector names.
  ///
  /// Semantics: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/instancesrespond(to:)
  public static func instancesRespond(to aSelector: Selector?) -> Bool {
    aSelector.map { AnyWires.table(of: self).action(named: $0.name) != nil } ?? false
  }

  /// Calls the method that a selector names; see ``perform(_:with:with:)``.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    Performing.call(aSelector, on: self, [])
  }

  /// Calls the method that a selector names with an argument; see ``perform(_:with:with:)``.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    Performing.call(aSelector, on: self, [object])
  }

  /// Calls the method that a selector names with two arguments. Without a wire for it, or with arguments of other types than
  /// its own, a message is logged instead.
  ///
  /// Semantics: https://developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:with:with:)
  /// - Returns: the object that the method returns, which has to be retained by taking the value; nil for none.
  @discardableResult
  public func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>? {
    Performing.call(aSelector, on: self, [object1, object2])
  }

  /// Calls the method that a selector names after a delay, in seconds. The object is retained until then. See
  /// `NSObject.cancelPreviousPerformRequests(withTarget:)`.
  ///
  /// Semantics: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/perform(_:with:afterdelay:)
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    PerformRequests.current.add(aSelector, on: self, anArgument, after: delay)
  }

  /// Calls the method that a selector names on the main thread: now, as the code that calls it runs there.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait {
      Performing.call(aSelector, on: self, [arg])
    } else {
      perform(aSelector, with: arg, afterDelay: 0)
    }
  }

  /// Cancels the delayed calls of an object; see `NSObject.cancelPreviousPerformRequests(withTarget:)`.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequests.current.cancel(aTarget)
  }

  /// Cancels the delayed calls of a method of an object with an equal argument; see
  /// `NSObject.cancelPreviousPerformRequests(withTarget:selector:object:)`.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    PerformRequests.current.cancel(aTarget, aSelector, anArgument)
  }
}

extension NSObject {
  /// Cancels the delayed calls of an object: of `perform(_:with:afterDelay:)`.
  ///
  /// Semantics: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/cancelpreviousperformrequests(withtarget:)
  @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequests.current.cancel(aTarget)
  }

  /// Cancels the delayed calls of a method of an object whose argument is equal to this one.
  @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    PerformRequests.current.cancel(aTarget, aSelector, anArgument)
  }
}

/// Calls by name.
private enum Performing {
  @discardableResult
  static func call(
    _ selector: Selector, on target: any Wirable, _ arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    let result = NamedAction(name: selector.name).result(
      on: target, arguments, place: "perform(_:)")
    guard let result, !(result is Void) else { return nil }
    return Unmanaged.passUnretained(PerformRequests.current.keepingResult(result as AnyObject))
  }
}

/// The delayed calls of an interface.
private final class PerformRequests: InterfacePart {
  static var current: PerformRequests { Interface.current.part(PerformRequests.self) }

  private struct Request {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    var alarm: Alarm?
  }

  private var requests: [Int: Request] = [:]
  private var count = 0
  /// The last object that a call has returned: its caller gets it unretained.
  private var result: AnyObject?

  func keepingResult(_ result: AnyObject) -> AnyObject {
    self.result = result
    return result
  }

  func add(
    _ selector: Selector, on target: any Wirable, _ argument: Any?, after delay: TimeInterval
  ) {
    count += 1
    let number = count
    requests[number] = Request(target: target, selector: selector, argument: argument)
    requests[number]?.alarm = Interface.current.clock.setAlarm(in: max(0, delay)) { [weak self] in
      guard self?.requests.removeValue(forKey: number) != nil else { return }
      Performing.call(selector, on: target, [argument])
    }
  }

  func cancel(_ target: Any) {
    cancel { $0.target === target as AnyObject }
  }

  func cancel(_ target: Any, _ selector: Selector, _ argument: Any?) {
    cancel {
      $0.target === target as AnyObject && $0.selector == selector
        && areEqualByType($0.argument, argument)
    }
  }

  private func cancel(where isMeant: (Request) -> Bool) {
    for (number, request) in requests where isMeant(request) {
      request.alarm?.cancel()
      requests[number] = nil
    }
  }
}
