// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSpelling

// A segue of the document, performed when a property asks for it. Its names are resolved when they are needed.
extension ShowIntention {
  /// Follows the property that the document names.
  func followByNames() {
    guard let source = sourceObject else { return }
    let complaint = Complaint()
    weak let (observed, intention) = (source, self)
    let container = source as? AnyModelContainer
    let keyPath = sourceKeyPath
    exchange = ShownScreens(of: self) {
      guard let intention, let source = container ?? observed else { return [] }
      do throws(KeyValueCodingError) {
        let value = try source.value(forKeyPath: keyPath)
        complaint.update(nil) { "" }
        guard let value, value as? Bool != false else { return [] }
        return [
          ShownScreens.Item(id: identity(of: value), value: value) {
            intention.destination(for: value, from: $0)
          }
        ]
      } catch {
        complaint.update(.keyValueCoding(error)) { "\(intention.designation) can't follow" }
        return []
      }
    } keep: { _ in
      intention?.clear()
    } style: {
      intention?.styleOfSegue ?? .push
    }
  }

  private var template: SegueTemplate? {
    viewController?.segueTemplates.first { $0.identifier == segueIdentifier }
  }

  private var styleOfSegue: Style {
    switch template?.kind {
    case .present: .sheet
    case .some: viewController?.navigationController == nil ? .sheet : .push
    case nil: .sheet
    }
  }

  /// The destination of the segue, prepared by the controller; nil, after a message, if there is none.
  private func destination(for value: Any, from source: UIViewController) -> UIViewController? {
    guard let template else {
      let known = source.segueTemplates.compactMap(\.identifier)
      let hint = closestName(to: segueIdentifier, in: known).map { " Did you mean '\($0)'?" } ?? ""
      complain(
        "can't show '\(sourceKeyPath)', because the scene has no segue '\(segueIdentifier)'.\(hint)"
      )
      return nil
    }
    switch template.kind {
    case .show, .push, .present: break
    default:
      complain(
        """
        can't show '\(sourceKeyPath)' by the segue '\(segueIdentifier)', because only segues that show, push or \
        present can be taken back. Change the segue's kind.
        """)
      return nil
    }
    guard let segue = template.segue(from: source, sender: value) else { return nil }
    let destination = segue.destination
    if case .present(let style?) = template.kind { destination.modalPresentationStyle = style }
    if !destinationKeyPath.isEmpty {
      do throws(KeyValueCodingError) {
        try destination.setValue(value, forKeyPath: destinationKeyPath)
      } catch {
        complain("can't store the value in the screen that it shows: \(error)")
      }
    }
    source.prepare(for: segue, sender: value)
    return destination
  }

  /// Sets the property to nil or, if it is a `Bool`, to false.
  private func clear() {
    guard let source = sourceObject else { return }
    do throws(KeyValueCodingError) {
      let isFlag = try source.value(forKeyPath: sourceKeyPath) is Bool
      try source.setValue(isFlag ? false : nil, forKeyPath: sourceKeyPath)
    } catch {
      complain("can't clear '\(sourceKeyPath)': \(error)")
    }
  }
}
