// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct DroppingTests {
  /// Accepts images, and records the order of the calls.
  private final class Taker: UIDropInteractionDelegate {
    var calls: [String] = []
    var operation = UIDropOperation.copy
    var dropped: [String] = []
    var session: (any UIDropSession)?

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
      -> Bool
    {
      calls.append("canHandle")
      return session.hasItemsConforming(toTypeIdentifiers: [UTType.image.identifier])
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { calls.append("enter") }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      calls.append("update")
      return UIDropProposal(operation: operation)
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { calls.append("exit") }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      calls.append("perform")
      self.session = session
      dropped = session.items.flatMap(\.itemProvider.registeredTypeIdentifiers)
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    { calls.append("conclude") }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    { calls.append("end") }
  }

  /// A view that accepts files, dropped and pasted.
  private final class Board: UIView {
    var pasted: [[String]] = []
    override func paste(itemProviders: [NSItemProvider]) {
      pasted.append(itemProviders.map { $0.registeredTypeIdentifiers.first ?? "" })
    }
  }

  private let taker = Taker()
  private let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 150, width: 100, height: 30))
  private let board = Board(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let screen: Screen

  private static let image = NSItemProvider(
    object: UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in })
  private static let text = NSItemProvider(object: "Hello")

  init() {
    let controller = UIViewController()
    controller.view.addSubview(board)
    board.addSubview(canvas)
    board.addSubview(field)
    canvas.addInteraction(UIDropInteraction(delegate: taker))
    board.pasteConfiguration = UIPasteConfiguration(
      acceptableTypeIdentifiers: [UTType.item.identifier])
    screen = Screen(controller)
  }

  @Test func callsTheInnermostDelegate_InUIKitsOrder() throws {
    try canvas.drop(Self.image)
    #expect(
      taker.calls == ["canHandle", "enter", "update", "perform", "conclude", "end"])
    #expect(taker.dropped == ["public.png"])
    #expect(board.pasted == [])
  }

  @Test func goesToTheViewAround_WhenTheInnermostCantHandleIt() throws {
    try canvas.drop(NSItemProvider(contentsOf: URL(filePath: "/tmp/a.pdf")))
    #expect(taker.calls == ["canHandle"])
    #expect(board.pasted == [["com.adobe.pdf"]])
  }

  @Test func asksOnce_AndTellsOfComingAndGoing() {
    let session = DropSession([Self.image], over: screen.window)
    #expect(session.move(to: CGPoint(x: 50, y: 50)) == .copy)
    #expect(session.move(to: CGPoint(x: 60, y: 50)) == .copy)
    #expect(session.location(in: board) == CGPoint(x: 60, y: 50))
    #expect(session.move(to: CGPoint(x: 150, y: 150)) == .copy)
    #expect(session.move(to: CGPoint(x: 300, y: 300)) == .cancel)
    #expect(session.move(to: CGPoint(x: 50, y: 50)) == .copy)
    session.leave()
    #expect(
      taker.calls == [
        "canHandle", "enter", "update", "update", "exit", "enter", "update", "exit", "end",
      ])
    #expect(board.pasted == [])
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden])
  func isRefused_WhenTheDelegateProposesNothing(_ operation: UIDropOperation) {
    taker.operation = operation
    #expect {
      try canvas.drop(Self.image)
    } throws: { error in
      "\(error)".contains("takes no drop of public.png, and no view around it does")
    }
    #expect(taker.calls == ["canHandle", "enter", "update", "exit", "end"])
  }

  @Test func leavesTextsToFields() {
    #expect(throws: ScreenError.self) { try field.drop(Self.text) }
    #expect(board.pasted == [])
    field.isEnabled = false
    let session = DropSession([Self.text], over: screen.window)
    #expect(session.move(to: CGPoint(x: 50, y: 165)) == .copy)
  }

  @Test func takesFilesOverFields() throws {
    try field.drop(NSItemProvider(contentsOf: URL(filePath: "/tmp/a.pdf")))
    #expect(board.pasted == [["com.adobe.pdf"]])
    #expect(field.text == "")
  }

  @Test func loadsObjects_LeavingOutWhatCantBeLoaded() async throws {
    let gone = NSItemProvider(contentsOf: URL(filePath: "/tmp/there-is-none.png"))
    try canvas.drop(Self.image, gone, Self.text)
    let session = try #require(taker.session)
    let sizes = await withCheckedContinuation { continuation in
      session.loadObjects(ofClass: UIImage.self) { images in
        continuation.resume(returning: images.map { ($0 as? UIImage)?.size })
      }
    }
    #expect(sizes == [CGSize(width: 3, height: 2)])
    let texts = await withCheckedContinuation { continuation in
      session.loadObjects(ofClass: String.self) { continuation.resume(returning: $0) }
    }
    #expect(texts == ["Hello"])
  }

  @Test func takesNothing_WhenTheDelegateIsGone() {
    var other: Taker? = Taker()
    let interaction = other.map { UIDropInteraction(delegate: $0) }
    canvas.interactions = interaction.map { [$0] } ?? []
    board.pasteConfiguration = nil
    other = nil
    #expect(interaction?.delegate == nil)
    #expect(interaction?.view === canvas)
    #expect(throws: ScreenError.self) { try canvas.drop(Self.image) }
    canvas.interactions = []
    #expect(interaction?.view == nil)
  }
}
