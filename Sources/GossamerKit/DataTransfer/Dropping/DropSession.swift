// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// A drag over one window, from the moment when the pointer comes over it: finds out who takes what is dragged, and
/// tells them. The host tells where the pointer is.
package final class DropSession: UIDropSession {
  private weak var window: UIWindow?
  private var place = CGPoint.zero
  private var taker = Taker.nobody
  /// The interactions whose delegates were asked whether they can handle the session.
  private var asked: [(interaction: UIDropInteraction, canHandle: Bool)] = []

  package private(set) var items: [UIDragItem]
  package let allowsMoveOperation: Bool

  /// Begins a session.
  /// - Parameters:
  ///   - items: what is dragged; several files may be one item.
  ///   - allowsMove: whether it may be moved, and not only copied.
  package init(_ items: [NSItemProvider], allowsMove: Bool = false, over window: UIWindow) {
    self.items = items.map(UIDragItem.init)
    allowsMoveOperation = allowsMove
    self.window = window
  }

  /// Who takes a drop where the pointer is.
  private enum Taker {
    case interaction(UIDropInteraction)
    /// A view that takes what is dropped as what is pasted.
    case pasting(UIView)
    case nobody

    func `is`(_ interaction: UIDropInteraction) -> Bool {
      if case .interaction(let own) = self { own === interaction } else { false }
    }
  }

  // MARK: - From the host

  /// The pointer is over a point of the window.
  /// - Returns: what a drop there would do.
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

  /// The pointer has left the window, or the drag was broken off.
  package func leave() {
    let old = taker
    taker = .nobody
    exit(old)
    end()
  }

  /// What is dragged was dropped where the pointer is, and ``move(to:)`` has said that it can be.
  /// - Parameter items: all of it, each file an item of its own.
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

  // MARK: - Finding who takes it

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

  /// Whether it is a text. Of files the names are offered as a text, which nobody means.
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
