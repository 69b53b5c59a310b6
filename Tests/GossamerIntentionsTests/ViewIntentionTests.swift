// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Intentions that a view keeps: their life in a window and out of it, and in cells that are reused.
@Suite(.alone) struct ViewIntentionTests {
  private final class Witness: Intention {
    private(set) var notes: [String] = []
    private(set) var awakenings = 0

    override func awake() { awakenings += 1 }
    override func viewWillAppear(_ animated: Bool) {
      notes.append(awakenings == 1 ? "will appear" : "will appear before it awakes")
    }
    override func viewIsAppearing(_ animated: Bool) { notes.append("is appearing") }
    override func viewDidAppear(_ animated: Bool) { notes.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { notes.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { notes.append("disappeared") }
    override func prepareForReuse() { notes.append("reuse") }

    func takeNotes() -> [String] {
      defer { notes = [] }
      return notes
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  private func show(_ view: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Interface.current.updateCycle.updateToRest()
    return controller
  }

  private let coming = ["will appear", "is appearing", "appeared"]
  private let going = ["will disappear", "disappeared"]

  @Test func comesAndGoes_WithItsView() {
    let (card, witness) = (UIView(), Witness())
    card.intentions = [witness]
    #expect(witness.awakenings == 1)
    #expect(witness.takeNotes() == [])
    let controller = show(card)
    #expect(witness.takeNotes() == coming)
    #expect(witness.keepingView === card)
    #expect(witness.viewController === controller)
    card.removeFromSuperview()
    #expect(witness.takeNotes() == going)
    #expect(witness.viewController == nil)
    controller.view.addSubview(card)
    window.isHidden = true
    #expect(witness.takeNotes() == ["will appear", "is appearing"] + going)
    #expect(witness.awakenings == 1)
  }

  @Test func comesAtOnce_WhenItsViewIsInAWindowAlready() {
    let (card, witness) = (UIView(), Witness())
    _ = show(card)
    card.intentions = [witness]
    #expect(witness.takeNotes() == ["will appear", "is appearing"])
    nextFrame()
    #expect(witness.takeNotes() == ["appeared"])
    let late = Witness()
    card.intentions.append(late)
    #expect(late.takeNotes() == coming)
    nextFrame()
    #expect(late.takeNotes() == [] && witness.takeNotes() == [])
    window.isHidden = true
    #expect(late.takeNotes() == going && witness.takeNotes() == going)
  }

  @Test func livesAsLongAsItsView() {
    var view: UIView? = UIView()
    weak var intention: Intention?
    view?.intentions = [Intention()]
    intention = view?.intentions.first
    #expect(intention != nil)
    view = nil
    #expect(intention == nil)
  }

  @Test func staysWithItsDocument_WhenCodeSetsOthers() {
    let (view, ofDocument, ofCode) = (UIView(), Intention(), Intention())
    view.keep([ofDocument])
    ofDocument.awakeFromNib()
    view.intentions = [ofCode]
    let both = [ofDocument, ofCode].map { ObjectIdentifier($0) }
    #expect(view.intentions.map { ObjectIdentifier($0) } == both)
    view.intentions = []
    #expect(view.intentions.map { ObjectIdentifier($0) } == [ObjectIdentifier(ofDocument)])
  }

  @Test func showsNothing_WhileItsViewIsInNoWindow_AndCatchesUp() {
    let (card, label, person) = (UIView(), CountingLabel(), Person(name: "Anna"))
    card.addSubview(label)
    card.intentions = [ObserveIntention(from: person, \.name, to: label, \.text)]
    nextFrame()
    #expect(label.text == nil)
    _ = show(card)
    #expect(label.text == "Anna")
    card.removeFromSuperview()
    person.name = "Ben"
    nextFrame()
    #expect(label.text == "Anna")
    _ = show(card)
    #expect(label.text == "Ben")
    #expect(label.settings == 2)
    window.isHidden = true
  }

  @Test func bindsAgain_WhenItsViewComesBack() {
    let (card, field, person) = (UIView(), UITextField(), Person(name: "Anna"))
    card.addSubview(field)
    card.intentions = [BindIntention(person, \.name, to: field, \.text)]
    _ = show(card)
    card.removeFromSuperview()
    person.name = "Ben"
    nextFrame()
    #expect(field.text == "Anna")
    _ = show(card)
    #expect(field.text == "Ben")
    window.isHidden = true
  }

  // MARK: - Cells

  private struct Row: Equatable {
    var title: String
  }

  private final class RowCell: UITableViewCell {
    let model = ModelContainer<Row>()
    let witness = Witness()

    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      connect()
    }

    required init?(coder: NSCoder) { nil }

    private func connect() {
      guard let label = textLabel else { return }
      intentions = [ObserveIntention(from: model, \.title, to: label, \.text)]
      // A view inside of the cell has a life of its own in it.
      contentView.intentions = [witness]
    }
  }

  private final class Rows: UITableViewDataSource {
    var made: [RowCell] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      guard let cell = cell as? RowCell else { return cell }
      if !made.contains(where: { $0 === cell }) { made.append(cell) }
      cell.model.model = Row(title: "Row \(indexPath.row)")
      return cell
    }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: window.bounds)
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = rows
    _ = show(table)
    return table
  }

  @Test func showsEachRow_WithTheIntentionsThatTheCellGotWhenItWasMade() throws {
    let rows = Rows()
    let table = table(rows)
    let texts = { table.visibleCells.map { $0.textLabel?.text ?? "" } }
    #expect(texts().prefix(2) == ["Row 0", "Row 1"])
    let before = rows.made.map { $0.intentions.map { ObjectIdentifier($0) } }
    for row in stride(from: 0, to: 1_000, by: 10) {
      table.contentOffset.y = CGFloat(row) * 44
      nextFrame()
      #expect(texts().first == "Row \(min(row, 1_000 - texts().count))" || row > 980)
    }
    let after = rows.made.map { $0.intentions.map { ObjectIdentifier($0) } }
    #expect(Array(after.prefix(before.count)) == before)
    #expect(rows.made.count < 64)
    window.isHidden = true
  }

  @Test func restsInACellThatWaitsForItsReuse_EvenIfTheTableComesBackMeanwhile() throws {
    let rows = Rows()
    let table = table(rows)
    let first = try #require(rows.made.first)
    #expect(first.witness.takeNotes() == coming)
    // Only one row is visible, so that the other cells wait.
    table.frame.size.height = 40
    table.contentOffset.y = 44 * 500
    nextFrame()
    let waiting = rows.made.filter { $0.isHidden }
    let cell = try #require(waiting.first { $0 !== first && !$0.witness.notes.isEmpty })
    #expect(cell.witness.takeNotes().suffix(2) == going.suffix(2))
    let superview = try #require(table.superview)
    table.removeFromSuperview()
    superview.addSubview(table)
    #expect(cell.isHidden && cell.witness.takeNotes() == [])
    table.frame.size.height = 852
    nextFrame()
    #expect(!cell.isHidden && cell.witness.takeNotes() == ["reuse"] + coming)
    window.isHidden = true
  }

  // MARK: - Lists in cells

  private final class ItemCell: UICollectionViewCell {
    let witness = Witness()

    required init(frame: CGRect) {
      super.init(frame: frame)
      contentView.intentions = [witness]
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var made: [ItemCell] = []
    /// What the data source does with each cell.
    var configure: (ItemCell) -> Void = { _ in }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      guard let cell = cell as? ItemCell else { return cell }
      if !made.contains(where: { $0 === cell }) { made.append(cell) }
      configure(cell)
      return cell
    }
  }

  private func list(_ items: Items) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    list.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    list.dataSource = items
    return list
  }

  @Test func sleepsOnInAnInnerList_WhenTheOuterCellIsShownAgain() throws {
    let (items, cell) = (Items(), UITableViewCell(style: .default, reuseIdentifier: nil))
    let list = list(items)
    cell.contentView.addSubview(list)
    _ = show(cell)
    list.frame.size.height = 80
    nextFrame()
    let waiting = items.made.filter(\.isHidden)
    let shown = items.made.filter { !$0.isHidden }
    try #require(!waiting.isEmpty && !shown.isEmpty)
    for item in items.made { _ = item.witness.takeNotes() }
    cell.putCompanionsToSleep()
    cell.wakeCompanions()
    nextFrame()
    #expect(waiting.allSatisfy { $0.witness.notes == [] })
    #expect(shown.allSatisfy { $0.witness.notes == going + coming })
    list.frame.size.height = 400
    nextFrame()
    #expect(waiting.allSatisfy { $0.isHidden || $0.witness.notes == ["reuse"] + coming })
    #expect(waiting.contains { !$0.isHidden })
    window.isHidden = true
  }

  @Test func comesInAReusedCell_ThatTheDataSourceUnhides() throws {
    let items = Items()
    let list = list(items)
    _ = show(list)
    list.frame.size.height = 80
    nextFrame()
    let waiting = items.made.filter(\.isHidden)
    try #require(!waiting.isEmpty)
    for item in items.made { _ = item.witness.takeNotes() }
    items.configure = { $0.isHidden = false }
    list.frame.size.height = 400
    nextFrame()
    let shown = waiting.filter { !$0.isHidden }
    #expect(!shown.isEmpty && shown.allSatisfy { $0.witness.notes == ["reuse"] + coming })
    window.isHidden = true
  }

  @Test(.enabled(if: !Memory.isSanitized))
  func growsNoMemory_WhenACellIsShownAndPutAwayAgainAndAgain() {
    let cell = RowCell(style: .default, reuseIdentifier: nil)
    _ = show(cell)
    func reuse(_ count: Int) {
      for _ in 0..<count {
        cell.putCompanionsToSleep()
        cell.prepareCompanionsForReuse()
        cell.wakeCompanions()
        _ = cell.witness.takeNotes()
      }
    }
    reuse(1_000)
    nextFrame()
    let before = Memory.resident
    for _ in 0..<100 {
      reuse(1_000)
      nextFrame()
    }
    #expect(Memory.resident - before < 1_000_000)
    window.isHidden = true
  }
}
