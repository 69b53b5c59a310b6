// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

@Suite(.alone) struct UIPickerViewTests {
  private let controller = ChannelController()
  private let screen: Screen

  init() { screen = Screen(controller) }

  private var picker: UIPickerView { controller.picker }

  private func titles(of picker: UIPickerView) -> [String?] {
    picker.buttons.map { $0.titleLabel?.text }
  }

  @Test func asksForTheRows_AndShowsTheFirstOnes() {
    #expect(picker.numberOfComponents == 2)
    #expect((0..<3).map(picker.numberOfRows) == [3, 2, 0])
    #expect((0..<3).map(picker.selectedRow) == [0, 0, -1])
    #expect(titles(of: picker) == ["General", "Low"])
  }

  @Test func tellsTheDelegate_WhenAPersonSelects() throws {
    try screen.pickerView("Channel").choose("Random")
    try picker.choose("High", inComponent: 1)
    #expect(controller.heard == ["row 2 in 0", "row 1 in 1"])
    #expect((0..<2).map(picker.selectedRow) == [2, 1])
    #expect(titles(of: picker) == ["Random", "High"])
  }

  @Test func theDelegateIsNotCalled_ForTheSelectedRowOrByCode() throws {
    try picker.choose("General")
    picker.selectRow(1, inComponent: 0, animated: true)
    #expect(controller.heard == [] && picker.selectedRow(inComponent: 0) == 1)
    #expect(titles(of: picker) == ["Swift", "Low"])
  }

  @Test func theMenuHasAllRows_AndMarksTheChosenOne() throws {
    picker.selectRow(1, inComponent: 0, animated: false)
    try picker.buttons[0].tap()
    #expect(screen.menuPicture == "General\n(on) Swift\nRandom")
  }

  @Test func theMenuIsClosed_WhenTheRowsAreLoadedAnew() throws {
    picker.selectRow(2, inComponent: 0, animated: false)
    try picker.buttons[0].tap()
    controller.channels = ["General", "Swift"]
    picker.reloadAllComponents()
    screen.update()
    #expect(screen.menuPicture == nil)
    #expect(picker.selectedRow(inComponent: 0) == 1 && titles(of: picker) == ["Swift", "Low"])
  }

  @Test func oneComponentIsLoadedAnew() {
    (controller.channels, controller.priorities) = (["New"], ["Other"])
    picker.reloadComponent(0)
    #expect(titles(of: picker) == ["New", "Low"])
  }

  @Test func nothingCanBeChosen_WithoutRows_OrWithoutInteraction() throws {
    controller.priorities = []
    picker.reloadAllComponents()
    screen.update()
    #expect(picker.buttons.map(\.isEnabled) == [true, false])
    #expect(picker.selectedRow(inComponent: 1) == -1)
    picker.isUserInteractionEnabled = false
    #expect(throws: ScreenError.self) { try picker.choose("Random") }
    picker.isUserInteractionEnabled = true
    #expect(picker.buttons.map(\.isEnabled) == [true, false])
    controller.priorities = ["Low"]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func isHighAsAButton_AndItsComponentsShareTheWidth() {
    let size = picker.intrinsicContentSize
    #expect(size.height > 30 && size.height <= 44)
    picker.frame = CGRect(x: 0, y: 0, width: 208, height: 44)
    screen.update()
    let frames = picker.buttons.map(\.frame)
    #expect(frames.map(\.minX) == [0, 108] && frames.map(\.width) == [100, 100])
    #expect(frames.allSatisfy { $0.height == size.height && abs($0.midY - 22) <= 1 })
    screen.direction = .rightToLeft
    #expect(picker.buttons.map(\.frame.minX) == [108, 0])
  }

  @Test func aLongTitleIsTruncated_BesideTheSignOfTheMenu() throws {
    controller.channels = [String(repeating: "long ", count: 100)]
    picker.reloadAllComponents()
    picker.frame = CGRect(x: 0, y: 0, width: 208, height: 44)
    screen.update()
    let button = picker.buttons[0]
    let (label, image) = try (#require(button.titleLabel), #require(button.imageView))
    #expect(label.frame.maxX <= image.frame.minX && image.frame.maxX <= button.bounds.maxX)
    #expect(label.lineBreakMode == .byTruncatingTail)
  }

  @Test func attributedTitlesAreShown() throws {
    controller.isStriking = true
    picker.reloadAllComponents()
    screen.update()
    let shown = try #require(picker.buttons[0].titleLabel?.attributedText)
    #expect(shown.string == "General!")
    try picker.buttons[0].tap()
    #expect(screen.menuPicture == "(on) General!\nSwift!\nRandom!")
  }

  @Test func isNamedAfterItsPurposeAndItsRow() {
    #expect(picker.buttons.map(\.accessibilityLabel) == ["Channel, General", "Channel, Low"])
    picker.accessibilityLabel = nil
    #expect(picker.buttons[0].accessibilityLabel == "General")
  }

  @Test func refusesWhatIsntThere_WithMessages() {
    let name = picker.shortDescription
    let told = messages {
      picker.selectRow(3, inComponent: 0, animated: false)
      picker.selectRow(-1, inComponent: 1, animated: false)
      picker.selectRow(0, inComponent: 2, animated: false)
      picker.reloadComponent(-1)
    }
    #expect(
      told == [
        "\(name) has no row 3 in component 0 to select; it has 3 there. Nothing has changed.",
        "\(name) has no row -1 in component 1 to select; it has 2 there. Nothing has changed.",
        "\(name) has no component 2 to select a row in; it has 2. Nothing has changed.",
        "\(name) has no component -1 to reload; it has 2. Nothing has changed.",
      ])
    #expect((0..<2).map(picker.selectedRow) == [0, 0])
  }

  @Test func negativeCountsAreNone_WithAMessage() {
    controller.count = -2
    let told = messages {
      picker.reloadAllComponents()
      screen.update()
    }
    #expect(
      told == [
        """
        The data source of \(picker.shortDescription) answers that there are -2 components; there are none now.
        """
      ])
    #expect(picker.numberOfComponents == 0 && picker.buttons.isEmpty)
    #expect(picker.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func isEmpty_WithoutADataSource() {
    let picker = UIPickerView()
    picker.layoutIfNeeded()
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func asksItsDataSourceNotBeforeItHasTo() {
    let (picker, source) = (UIPickerView(), ChannelController())
    picker.dataSource = source
    #expect(source.asked == 0)
    #expect(picker.numberOfRows(inComponent: 0) == 3 && source.asked == 1)
    picker.layoutIfNeeded()
    #expect(source.asked == 1)
  }

  @Test func takesTheTitlesOfRows_FromTheirViews() throws {
    let rows = ViewRows()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    picker.dataSource = rows
    picker.delegate = rows
    #expect(picker.numberOfRows(inComponent: 0) == 2 && titles(of: picker) == ["Row 0"])
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(titles(of: picker) == ["Row 1"])
    #expect(picker.makeMenu(of: 0)?.children.map(\.title) == ["Row 0", "Row 1"])
  }
}

private final class ChannelController: UIViewController, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
  var channels = ["General", "Swift", "Random"]
  var priorities = ["Low", "High"]
  var count = 2
  var isStriking = false
  private(set) var asked = 0
  private(set) var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.accessibilityLabel = "Channel"
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    asked += 1
    return count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? channels.count : priorities.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { component == 0 ? channels[row] : priorities[row] }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    guard isStriking, component == 0 else { return nil }
    return NSAttributedString(
      string: channels[row] + "!", attributes: [.foregroundColor: UIColor.systemRed])
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    heard.append("row \(row) in \(component)")
  }
}

/// A picker whose rows are views that contain a label.
private final class ViewRows: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let (row, label) = ("Row \(row)", UILabel())
    label.text = row
    let view = UIView()
    view.addSubview(label)
    return view
  }
}
