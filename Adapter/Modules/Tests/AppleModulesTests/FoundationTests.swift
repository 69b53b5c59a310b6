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
