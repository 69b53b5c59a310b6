// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerLive
import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerInterfaceBuilder

/// Views and cells whose documents contain their behaviour.
@Suite(.alone) @MainActor struct ComponentTests {
  /// A view, its model container, and an intention that shows the model in its label.
  private static func objects(target: String = "label") -> String {
    """
    <customObject id="container" customClass="ModelContainer"/>
    <customObject id="observe" customClass="ObserveIntention">
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="sourceKeyPath" value="model.name"/>
        <userDefinedRuntimeAttribute type="string" keyPath="targetKeyPath" value="text"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="sourceObject" destination="container" id="o3"/>
        <outlet property="target" destination="\(target)" id="o4"/>
      </connections>
    </customObject>
    """
  }

  private static let card = """
    <view id="card"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
    <label id="label"><rect key="frame" x="0" y="0" width="200" height="20"/></label></subviews></view>
    """

  private func container(of view: UIView) throws -> AnyModelContainer {
    try #require(view.keptObjects.compactMap { $0 as? AnyModelContainer }.first)
  }

  private func model(_ name: String) throws -> DynamicModel {
    try DynamicModel(json: #"{"name": "\#(name)"}"#)
  }

  private func text(in view: UIView) -> String? {
    view.descendants.lazy.compactMap { $0 as? UILabel }.first?.text
  }

  @Test func hasItsBehaviour_WhereverTheViewIsUsed() throws {
    let nib = UINib(try Document.xib(Self.card + Self.objects()))
    var cards = (1...2).compactMap { _ in
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
    }
    let controller = UIViewController()
    for (card, name) in zip(cards, ["Anna", "Ben"]) {
      controller.view.addSubview(card)
      try container(of: card).anyModel = try model(name)
    }
    let screen = Screen(controller)
    #expect(cards.map { text(in: $0) } == ["Anna", "Ben"])
    #expect(cards.map { $0.intentions.count } == [1, 1])
    weak let intention = cards.first?.intentions.first
    #expect(intention?.viewController === controller)
    cards.removeFirst().removeFromSuperview()
    screen.update()
    #expect(intention == nil)
  }

  @Test func belongsToTheViewItIsConnectedWith_AndLivesAsLongAsAnyOfThem() throws {
    let footer = #"<view id="footer"><rect key="frame" x="0" y="0" width="9" height="9"/></view>"#
    let nib = UINib(try Document.xib(footer + Self.card + Self.objects()))
    var views = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }
    #expect(views.map(\.intentions.count) == [0, 1])
    weak let intention = views.last?.intentions.first
    views.removeLast()
    #expect(intention != nil)
    views = []
    #expect(intention == nil)
  }

  @Test func belongsToTheController_WhoseViewItIs() throws {
    let controller = UIViewController()
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="card" id="v"/></connections></placeholder>
      """
    let nib = ControllerNib(
      DocumentPlace(
        location: .read(try Document.xib(owner + Self.card + Self.objects())), bundle: nil,
        modules: []))
    #expect(nib.loadView(of: controller))
    #expect(controller.intentions.count == 1)
    #expect(controller.view.intentions.isEmpty)
  }

  // MARK: - Delegates

  @Test(arguments: ["tableView", "scrollView", "collectionView", "textView"])
  func hasManyDelegates_ByTheOutletCollection(element: String) throws {
    let view = """
      <\(element) id="view"><rect key="frame" x="0" y="0" width="100" height="100"/><connections>
      <outletCollection property="delegates" destination="first" id="c1"/>
      <outletCollection property="delegates" destination="second" id="c2"/></connections></\(element)>
      <customObject id="first" customClass="CollectionIntention"><connections>
      <outlet property="collectionView" destination="other" id="o1"/></connections></customObject>
      <customObject id="second" customClass="CollectionIntention"><connections>
      <outlet property="collectionView" destination="other" id="o2"/></connections></customObject>
      <collectionView id="other"><rect key="frame" x="0" y="0" width="9" height="9"/></collectionView>
      """
    let document = try Document.xib(view)
    let views = UINib(document).instantiate(withOwner: nil).compactMap { $0 as? UIScrollView }
    let scrollView = try #require(views.first)
    #expect(scrollView.furtherDelegates.delegates.count == 2)
    #expect(document.reports.filter { $0.contains("delegates") } == [])
  }

  // MARK: - Prototypes

  private func list(_ objects: String) throws -> (UIStoryboard, ListController, Screen) {
    let prototype = """
      <prototypes><tableViewCell id="c" customClass="NameCell" reuseIdentifier="Name">
      <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="content">
      <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
      <subviews><label id="label"><rect key="frame" x="0" y="0" width="200" height="20"/></label>
      </subviews></tableViewCellContentView></tableViewCell></prototypes>
      """
    let storyboard = try tableStoryboard(prototype, objects: objects)
    let navigation: UINavigationController = try storyboard.initialViewController()
    let list = try #require(navigation.topViewController as? ListController)
    return (storyboard, list, Screen(navigation))
  }

  @Test func isEachCellsOwn_IfItIsConnectedWithThePrototype() throws {
    let (storyboard, list, screen) = try list(Self.objects())
    let cells = list.tableView.visibleCells
    #expect(cells.map(\.intentions.count) == [1, 1, 1])
    #expect(list.intentions.isEmpty)
    for (cell, name) in zip(cells, ["X", "Y", "Z"]) {
      try container(of: cell).anyModel = try model(name)
    }
    screen.update()
    #expect(cells.map { text(in: $0) } == ["X", "Y", "Z"])
    #expect(try storyboard.load().document.reports == [])
  }

  @Test func sharesAContainer_ToWhichOthersOfTheSceneRefer() throws {
    let change = """
      <customObject id="reverse" customClass="ReverseIntention"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="modelKeyPath" value="name"/>
      </userDefinedRuntimeAttributes><connections>
        <outlet property="modelContainer" destination="container" id="o1"/></connections>
      </customObject>
      """
    let (_, list, screen) = try list(Self.objects() + change)
    let cells = list.tableView.visibleCells
    #expect(cells.map(\.intentions.count) == [1, 1, 1])
    let container = try #require(list.keptObjects.compactMap { $0 as? AnyModelContainer }.first)
    container.anyModel = try model("Anna")
    screen.update()
    #expect(cells.map { text(in: $0) } == ["Anna", "Anna", "Anna"])
  }
}
