// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// A drag over one window, from the moment when the pointer enters it. The session finds the interaction that accepts the
/// items, and calls its delegate. The host reports the pointer's movements.
package final class DropSession: UIDropSession {
  private weak var window: UIWindow?
  private var place = CGPoint.zero
  private var taker = Taker.nobody
  /// The interactions whose delegates were asked `canHandle`, with their answers.
  private var asked: [(interaction: UIDropInteraction, canHandle: Bool)] = []

  package private(set) var items: [UIDragItem]
  package let allowsMoveOperation: Bool

  /// Begins a session.
  /// - Parameters:
  ///   - items: the dragged items; several files may be one item.
  ///   - allowsMove: whether the drag's source allows a move, and not only a copy.
  package init(_ items: [NSItemProvider], allowsMove: Bool = false, over window: UIWindow) {
    self.items = items.map(UIDragItem.init)
    allowsMoveOperation = allowsMove
    self.window = window
  }

  /// The receiver of a drop at the pointer's place.
  private enum Taker {
    case interaction(UIDropInteraction)
    /// A view whose paste configuration accepts the items.
    case pasting(UIView)
    case nobody

    func `is`(_ interaction: UIDropInteraction) -> Bool {
      if case .interaction(let own) = self { own === interaction } else { false }
    }
  }

  // MARK: - Called by the host

  /// Called when the pointer has moved to a point of the window.
  /// - Returns: the operation of a drop there.
  package func move(to point: CGPoint) -> UIDropOperation {
    place = point
    let (old, new) = (taker, findTaker())
    taker = new
    guard case .interaction(let interaction) = new else {
      exit(old)
      if case .pasting = new { return .copy } else { return .cancel }
    }
    if !old.is(interaction) {
      exit(old)
      interaction.delegate?.dropInteraction(interaction, sessionDidEnter: self)
    }
    let proposal = interaction.delegate?.dropInteraction(interaction, sessionDidUpdate: self)
    return proposal?.operation ?? .cancel
  }

  /// Called when the pointer has left the window, or the drag was cancelled.
  package func leave() {
    let old = taker
    taker = .nobody
    exit(old)
    end()
  }

  /// Performs the drop at the pointer's place, after ``move(to:)`` has returned an operation that allows it.
  /// - Parameter items: the items, one per file.
  package func drop(_ items: [NSItemProvider]) {
    self.items = items.map(UIDragItem.init)
    switch taker {
    case .interaction(let interaction):
      interaction.delegate?.dropInteraction(interaction, performDrop: self)
      interaction.delegate?.dropInteraction(interaction, concludeDrop: self)
    case .pasting(let view): view.paste(itemProviders: items)
    case .nobody: break
    }
    taker = .nobody
    end()
  }

  private func exit(_ taker: Taker) {
    guard case .interaction(let interaction) = taker else { return }
    interaction.delegate?.dropInteraction(interaction, sessionDidExit: self)
  }

  private func end() {
    for (interaction, canHandle) in asked where canHandle {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: self)
    }
    asked = []
  }

  // MARK: - Finding the receiver

  private func findTaker() -> Taker {
    guard let hit = window?.hitTest(place, with: nil) else { return .nobody }
    for view in sequence(first: hit, next: \.superview) {
      for case let interaction as UIDropInteraction in view.interactions
      where canHandle(interaction) {
        return .interaction(interaction)
      }
      // The widget of a text that may be edited sees to it by itself.
      if isText, (view as? any TextEditorClient)?.mayEditText == true { return .nobody }
      if view.pasteConfiguration != nil, view.canPaste(providers) { return .pasting(view) }
    }
    return .nobody
  }

  private func canHandle(_ interaction: UIDropInteraction) -> Bool {
    if let known = asked.first(where: { $0.interaction === interaction }) { return known.canHandle }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: self) ?? false
    asked.append((interaction, answer))
    return answer
  }

  private var providers: [NSItemProvider] { items.map(\.itemProvider) }

  /// Whether text is dragged. Files don't count, although their paths are also offered as text.
  private var isText: Bool {
    hasItemsConforming(toTypeIdentifiers: [UTType.plainText.identifier])
      && !hasItemsConforming(toTypeIdentifiers: [UTType.fileURL.identifier])
  }

  // MARK: - UIDropSession

  package func location(in view: UIView) -> CGPoint { place.converted(to: view) }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    providers.contains { typeIdentifiers.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    providers.contains { $0.canLoadObject(ofClass: aClass) }
  }

  package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loadable = providers.filter { $0.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(loadable.count))
    let loading = Task {
      var objects: [any NSItemProviderReading] = []
      for provider in loadable {
        do {
          objects.append(try await provider.loadObject(ofClass: aClass))
        } catch {
          if Task.isCancelled { return }
          Messages.views.error("What was dropped is left out: \(error.localizedDescription)")
        }
        guard !Task.isCancelled else { return }
        progress.completedUnitCount += 1
      }
      completion(objects)
    }
    progress.cancellationHandler = { loading.cancel() }
    return progress
  }
}
