// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import GossamerKit
public import Observation

extension RestoreIntention {
  /// A part of the state of a screen.
  public struct Part {
    let make: () -> any RestoredPart

    private init<Value: Codable & Equatable>(
      _ name: String, isObserved: Bool = false, fits: @escaping (Value) -> Bool = { _ in true },
      isReady: @escaping (Value, UIViewController?) -> Bool = { _, _ in true },
      get: @escaping (UIViewController?) -> Value?,
      set: @escaping (Value, UIViewController?) -> Void
    ) {
      make = {
        RestoredValue(
          name: name, isObserved: isObserved, fits: fits, isReady: isReady, get: get, set: set)
      }
    }
  }
}

extension RestoreIntention.Part {
  /// A property of an observable object, such as the one that a ``ShowIntention`` follows.
  /// - Parameters:
  ///   - name: the name by which the state is found again.
  ///   - source: the object, held weakly.
  ///   - keyPath: the property.
  ///   - fits: whether a restored value is still valid.
  public static func value<Source: AnyObject & Observable, Value: Codable & Equatable>(
    _ name: String, _ source: Source, _ keyPath: ReferenceWritableKeyPath<Source, Value>,
    fits: @escaping (Value) -> Bool = { _ in true }
  ) -> Self {
    Self(
      name, isObserved: true, fits: fits, get: { [weak source] _ in source?[keyPath: keyPath] },
      set: { [weak source] value, _ in source?[keyPath: keyPath] = value })
  }

  /// A property of the model of a container.
  /// - Parameters:
  ///   - name: the name by which the state is found again.
  ///   - container: the container, kept alive. A model that comes later gets the value then.
  ///   - keyPath: the property of the model.
  ///   - fits: whether a restored value is still valid.
  public static func value<Model, Value: Codable & Equatable>(
    _ name: String, _ container: ModelContainer<Model>, _ keyPath: WritableKeyPath<Model, Value>,
    fits: @escaping (Value) -> Bool = { _ in true }
  ) -> Self {
    Self(
      name, isObserved: true, fits: fits, isReady: { _, _ in container.model != nil },
      get: { _ in container.model?[keyPath: keyPath] },
      set: { value, _ in container.model?[keyPath: keyPath] = value })
  }

  /// The text of a field that isn't bound to a model. A bound one is restored with its model.
  /// - Parameters:
  ///   - name: the name by which the state is found again.
  ///   - field: the field, held weakly.
  public static func text(_ name: String, _ field: UITextField) -> Self {
    Self(
      name, get: { [weak field] _ in field.map { $0.text ?? "" } },
      set: { [weak field] text, _ in field?.text = text })
  }

  /// The text of a text view that isn't bound to a model.
  /// - Parameters:
  ///   - name: the name by which the state is found again.
  ///   - textView: the text view, held weakly.
  public static func text(_ name: String, _ textView: UITextView) -> Self {
    Self(
      name, get: { [weak textView] _ in textView.map { $0.text ?? "" } },
      set: { [weak textView] text, _ in textView?.text = text })
  }

  /// How far a scroll view, a table or a collection view is scrolled. It is restored when the content is long enough
  /// for it, unless a person scrolls before.
  /// - Parameters:
  ///   - name: the name by which the state is found again.
  ///   - scrollView: the scroll view, held weakly.
  public static func scrollPosition(_ name: String, _ scrollView: UIScrollView) -> Self {
    Self(
      name,
      isReady: { [weak scrollView] (place: [CGFloat], _) in
        guard let scrollView, place.count == 2, scrollView.window != nil else { return false }
        let (size, inset) = (scrollView.contentSize, scrollView.adjustedContentInset)
        return size.height + inset.top + inset.bottom >= place[1] + scrollView.bounds.height
          && size.width + inset.left + inset.right >= place[0] + scrollView.bounds.width
      },
      get: { [weak scrollView] _ in
        scrollView.map { scrollView in
          let (offset, inset) = (scrollView.contentOffset, scrollView.adjustedContentInset)
          return [offset.x + inset.left, offset.y + inset.top]
        }
      },
      set: { [weak scrollView] place, _ in
        guard let scrollView, place.count == 2 else { return }
        let inset = scrollView.adjustedContentInset
        scrollView.contentOffset = CGPoint(x: place[0] - inset.left, y: place[1] - inset.top)
      })
  }

  /// The selected rows of a table. They are restored when the table has them, without telling the delegate.
  /// - Parameters:
  ///   - name: the name by which the state is found again.
  ///   - table: the table, held weakly.
  public static func selection(_ name: String, _ table: UITableView) -> Self {
    Self(
      name,
      isReady: { [weak table] (rows: [[Int]], _) in
        guard let table else { return false }
        return rows.allSatisfy { row in
          row.count == 2 && row[0] < table.numberOfSections
            && row[1] < table.numberOfRows(inSection: row[0])
        }
      },
      get: { [weak table] _ in
        table.map {
          ($0.indexPathsForSelectedRows ?? []).map { [$0.section, $0.row] }.sorted {
            $0.lexicographicallyPrecedes($1)
          }
        }
      },
      set: { [weak table] rows, _ in
        for row in rows {
          table?.selectRow(
            at: IndexPath(row: row[1], section: row[0]), animated: false, scrollPosition: .none)
        }
      })
  }

  /// The size of the window's content, in points.
  /// - Parameter name: the name by which the state is found again.
  public static func windowSize(_ name: String = "window") -> Self {
    Self(
      name, fits: { (size: [CGFloat]) in size.count == 2 && size.allSatisfy { $0 >= 1 } },
      isReady: { _, controller in controller?.viewIfLoaded?.window != nil },
      get: { controller in
        (controller?.viewIfLoaded?.window?.bounds.size).map { [$0.width, $0.height] }
      },
      set: { size, controller in
        controller?.viewIfLoaded?.window?.frame.size = CGSize(width: size[0], height: size[1])
      })
  }
}

// MARK: - Of documents

extension RestoreIntention.Part {
  /// What is restored of a view of a document; empty if nothing can be.
  static func parts(of view: UIView, _ id: String) -> [Self] {
    switch view {
    case let field as UITextField: [.text(id, field)]
    case let textView as UITextView: [.text(id, textView)]
    case let table as UITableView:
      [.scrollPosition(id + ".scroll", table), .selection(id + ".selection", table)]
    case let scrollView as UIScrollView: [.scrollPosition(id + ".scroll", scrollView)]
    default: []
    }
  }

  /// A property of a container's model by its name. A model that comes later gets the value then.
  /// - Parameter complain: logs why the property can't be read, once, or why the restored value doesn't fit any more.
  static func named(
    _ keyPath: String, _ container: AnyModelContainer, complain: @escaping (String) -> Void
  ) -> Self {
    var hasComplained = false
    return Self(
      keyPath, isObserved: true, isReady: { _, _ in container.anyModel != nil },
      get: { _ in
        guard let model = container.anyModel as? any KeyValueCoding else { return nil }
        do {
          return NamedValue(try model.value(forKeyPath: keyPath))
        } catch KeyValueCodingError.endsEarly {
          // The value of an object that isn't there at the moment.
          return nil
        } catch {
          if !hasComplained { complain("can't keep '\(keyPath)' of the model: \(error)") }
          hasComplained = true
          return nil
        }
      },
      set: { (value: NamedValue, _) in
        do throws(IntentionError) {
          try container.setValue(value.value, forModelKeyPath: keyPath)
        } catch {
          complain("has dropped the state '\(keyPath)', because it doesn't fit any more: \(error)")
        }
      })
  }
}

/// A value that a document can name: a text, a number, a `Bool` or nil.
private enum NamedValue: Codable, Equatable {
  case none
  case flag(Bool)
  case number(Double)
  case text(String)

  init(_ value: Any?) {
    switch value {
    case let flag as Bool: self = .flag(flag)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let text as String: self = .text(text)
    default: self = .none
    }
  }

  var value: Any? {
    switch self {
    case .none: nil
    case .flag(let flag): flag
    case .number(let number): number
    case .text(let text): text
    }
  }
}
