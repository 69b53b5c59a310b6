// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleFoundation
import Testing

@Suite struct FoundationTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func saysHowFarADateIs() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(for: now + 7200, relativeTo: now) == "in 2 hours")
    #expect(formatter.localizedString(for: now - 120, relativeTo: now) == "2 minutes ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now - 86400, relativeTo: now) == "yesterday")
  }

  @Test func joinsAList() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["apples", "pears", 3]) == "apples, pears, and 3")
  }

  @Test func forgetsWhatNobodyKeeps() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    table.add(kept)
    do { table.add(NSObject()) }
    #expect(table.allObjects == [kept])
    let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    map.setObject(kept, forKey: "kept")
    do { map.setObject(NSObject(), forKey: "lost") }
    #expect(map.object(forKey: "kept") === kept)
    #expect(map.count == 1)
  }

  @Test func storesValuesWithObjects() {
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { key.deallocate() }
    let object = NSObject()
    objc_setAssociatedObject(object, key, "value", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, key) as? String == "value")
    #expect(objc_getAssociatedObject(NSObject(), key) == nil)
    objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, key) == nil)
  }

  @Test func letsTheSameThreadEnterTwice() {
    let object = NSObject()
    objc_sync_enter(object)
    objc_sync_enter(object)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }
}

@Suite struct DurationTests {
  @Test func writesDurations_InEachStyle() {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 3665) == "1:01:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3605) == "1 hour, 5 seconds")
    #expect(formatter.string(from: 0) == "0 seconds")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3660) == "1h 1m")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3660) == "1h")
  }
}

@Suite struct PredicateTests {
  @Test(arguments: [
    ("ada@example.org", true), ("ada", false), ("ada@example", false),
  ])
  func matchesAnExpression(_ text: String, _ isExpected: Bool) {
    let predicate = NSPredicate(format: "SELF MATCHES %@", #"[\w.]+@\w+\.[a-z]{2,}"#)
    #expect(predicate.evaluate(with: text) == isExpected)
  }

  @Test func comparesValuesOfObjects() {
    final class Person: NSObject {
      let name: String
      let age: Int?
      init(_ name: String, _ age: Int?) { (self.name, self.age) = (name, age) }
    }
    let people = [Person("Ada", 36), Person("Zoë", 17), Person("Kim", nil)] as NSArray
    func names(_ predicate: NSPredicate) -> [String] {
      people.filtered(using: predicate).compactMap { ($0 as? Person)?.name }
    }
    #expect(names(NSPredicate(format: "name CONTAINS[cd] %@", "ZOE")) == ["Zoë"])
    #expect(names(NSPredicate(format: "age >= 18")) == ["Ada"])
    #expect(names(NSPredicate(format: "%K == %d", "age", 17)) == ["Zoë"])
    #expect(names(NSPredicate(format: "age == nil")) == ["Kim"])
    #expect(names(NSPredicate(format: "age > 1 AND age < 20")) == [])
  }
}

@Suite struct LocalizedTests {
  @Test func putsValuesIntoTheirPlaces() {
    let name = "Ada"
    #expect(String(localized: "Hello, \(name): 100 % of \(3)") == "Hello, Ada: 100 % of 3")
    #expect(String(localized: "100 %") == "100 %")
  }
}
