// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CTypeRecords
import GossamerKit

/// The classes of the running program of which a document can create objects.
///
/// The Swift compiler writes a record of each type into a section of the program, and nobody registers a class. Classes
/// of dynamic libraries are left out.
///
/// Layout of the records: https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h
package struct ProgramClasses {
  /// A class.
  package struct Entry {
    /// The name that a document gives: without the `Any` of a container's base class.
    package let name: String
    /// The module of the class, which a document names for it; nil for one of Gossamer's.
    package let module: String?
    /// The class.
    package let type: any CustomObject.Type
  }

  /// The classes that aren't only base classes of others, sorted by name: all of the application's, and those of
  /// Gossamer that say what they are for.
  package let entries: [Entry]

  /// Lists the classes. Looks up each class at the top level of a module by its name: 1 ms for a thousand classes.
  package init() {
    entries = TypeRecord.all
      .filter { $0.isPlainClass }
      .compactMap { Self.entry(name: $0.name, module: $0.moduleName) }
      .sorted { ($0.name, $0.module ?? "") < ($1.name, $1.module ?? "") }
  }

  private static func entry(name: String, module: String?) -> Entry? {
    guard let module, let type = _typeByName("\(module).\(name)") as? any CustomObject.Type
    else { return nil }
    guard ClassLookup.isOwn(type) else { return Entry(name: name, module: module, type: type) }
    guard AnyWires.table(of: type).summary != nil else { return nil }
    return Entry(name: name.withoutAny, module: nil, type: type)
  }
}

/// The record of a type, or of the module around it: its kind, the place of the module's record, and its name.
private struct TypeRecord {
  private let address: UnsafeRawPointer

  /// All types of the program.
  static var all: [TypeRecord] {
    guard let first = UnsafeRawPointer(gossamer_first_type_record()),
      let end = UnsafeRawPointer(gossamer_end_of_type_records())
    else { return [] }
    return stride(from: 0, to: end - first, by: MemoryLayout<Int32>.size).compactMap { offset in
      let entry = first + offset
      // The two lowest bits say how the record is referred to: 0 by its distance, 1 by the address of its address.
      let reference = Int(entry.load(as: Int32.self))
      switch reference & 3 {
      case 0: return TypeRecord(address: entry + reference)
      case 1: return TypeRecord(address: (entry + (reference & ~3)).load(as: UnsafeRawPointer.self))
      default: return nil
      }
    }
  }

  private enum Kind {
    static let module: UInt32 = 0
    static let `class`: UInt32 = 16
  }

  private var flags: UInt32 { address.load(as: UInt32.self) }
  private var kind: UInt32 { flags & 0x1F }

  /// Whether it is a class without type parameters.
  var isPlainClass: Bool { kind == Kind.class && flags & 0x80 == 0 }

  /// The name, without the module.
  var name: String {
    let field = address + 8
    return String(
      cString: (field + Int(field.load(as: Int32.self))).assumingMemoryBound(to: CChar.self))
  }

  /// The name of the module; nil for a type that is nested or private.
  var moduleName: String? {
    let field = address + 4
    let distance = Int(field.load(as: Int32.self))
    // The lowest bit says that the address of the record is meant.
    let place = field + (distance & ~1)
    let parent = TypeRecord(
      address: distance & 1 == 0 ? place : place.load(as: UnsafeRawPointer.self))
    return parent.kind == Kind.module ? parent.name : nil
  }
}
