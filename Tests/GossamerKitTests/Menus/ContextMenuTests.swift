// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Logging
import Testing

@testable import GossamerKit

@Suite(.alone) struct ContextMenuTests {
  private let controller = NoteController()
  private let screen: Screen

  init() {
    screen = Screen(controller)
  }

  @Test func theSecondaryButton_OpensTheMenu_AndAnActionIsChosen() throws {
    try controller.note.secondaryClick()
    #expect(
      screen.menuPicture == """
        [Note]
        Rename - Give it another name
        Sort by
          (on) Name
          Date
        ---
        [More]
        (mixed) Share [Ctrl+Shift+S]
        Print (disabled)
        ---
        Delete (destructive)
        """)
    #expect(controller.log == ["asked at 100 50", "will display"])
    try screen.choose("Rename")
    #expect(controller.log.suffix(2) == ["will end", "rename"])
    #expect(screen.menuPicture == nil)
  }

  @Test func aFingerThatIsHeld_OpensTheMenu_AndThePressIsCancelled() throws {
    let touch = try controller.note.press(type: .direct)
    #expect(screen.menuPicture == nil)
    screen.advance(by: 0.6)
    #expect(screen.menuPicture != nil)
    #expect(controller.note.heard == ["began", "cancelled"])
    touch.lift()
    #expect(screen.menuPicture != nil)
    screen.dismissMenu()
    let moved = try controller.note.press(type: .direct)
    moved.move(by: CGVector(dx: 30, dy: 0))
    screen.advance(by: 0.6)
    #expect(screen.menuPicture == nil)
    moved.lift()
  }

  @Test(arguments: ["Menu", "Shift+F10"])
  func aKey_OpensTheMenuOfTheFirstResponder(key: String) {
    controller.note.becomeFirstResponder()
    if key == "Menu" {
      let menuKey = UIKey(
        .keyboardApplication, characters: "", charactersIgnoringModifiers: "", modifierFlags: [])
      #expect(screen.window.eventSynthesizer.keyWasLeft(menuKey))
    } else {
      #expect(screen.pressKey(UIKeyCommand.f10, .shift))
    }
    #expect(screen.menuPicture != nil)
    #expect(controller.log.first == "asked at 100 50")
    screen.pressEscape()
    #expect(screen.menuPicture == nil)
    #expect(controller.log.last == "will end")
  }

  @Test func aSubmenuWithSingleSelection_MovesItsMark() throws {
    try controller.note.secondaryClick()
    try screen.choose("Sort by", "Date")
    #expect(controller.log.last == "date")
    #expect(controller.byName.state == .off && controller.byDate.state == .on)
    try controller.note.secondaryClick()
    #expect(screen.menuPicture?.contains("  Name\n  (on) Date") == true)
  }

  @Test func aCommand_GoesUpTheResponderChain() throws {
    try controller.note.secondaryClick()
    try screen.choose("Share")
    #expect(controller.log.last == "share Share")
  }

  @Test func whatCannotBeChosen_IsRefusedWithTheReason() throws {
    #expect(throws: ScreenError.self) { try screen.choose("Rename") }
    try controller.note.secondaryClick()
    let missing = #expect(throws: ScreenError.self) { try screen.choose("Remane") }
    #expect(
      missing?.description.hasPrefix(
        "the menu has no entry 'Remane' to be chosen. It shows:\n[Note]\nRename") == true)
    #expect(throws: ScreenError.self) { try screen.choose("Print") }
    #expect(throws: ScreenError.self) { try screen.choose("Sort by") }
    #expect(throws: ScreenError.self) { try controller.note.tap() }
    #expect(screen.menuPicture != nil)
  }

  @Test func theInnermostViewWithAMenu_OpensIt() throws {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let delegate = OneMenu(UIMenu(children: [UIAction(title: "Inner") { _ in }]))
    inner.addInteraction(UIContextMenuInteraction(delegate: delegate))
    controller.note.addSubview(inner)
    try inner.secondaryClick()
    #expect(screen.menuPicture == "Inner")
    screen.dismissMenu()
    delegate.menu = nil
    try inner.secondaryClick()
    #expect(screen.menuPicture?.hasPrefix("[Note]") == true)
  }

  @Test func aPressBesideAnOpenMenu_ClosesIt_AndDoesNothingElse() throws {
    try controller.note.secondaryClick()
    screen.press(at: CGPoint(x: 120, y: 120)).lift()
    #expect(screen.menuPicture == nil)
    #expect(controller.note.heard.contains("began") == false)
  }

  // MARK: - Bad input

  @Test(arguments: ["no children", "all hidden", "empty groups", "no menu", "no delegate"])
  func nothingIsOpened_WhenThereIsNothingToShow(how: String) throws {
    var delegate: OneMenu? = OneMenu(nil)
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    let interaction = UIContextMenuInteraction(delegate: try #require(delegate))
    view.addInteraction(interaction)
    controller.view.addSubview(view)
    let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
    switch how {
    case "no children": delegate?.menu = UIMenu(title: "Empty")
    case "all hidden": delegate?.menu = UIMenu(children: [hidden])
    case "empty groups":
      delegate?.menu = UIMenu(children: [UIMenu(options: .displayInline, children: [UIMenu()])])
    case "no menu": delegate?.menu = nil
    default:
      delegate?.menu = UIMenu(children: [UIAction(title: "Gone") { _ in }])
      delegate = nil
    }
    try view.secondaryClick()
    #expect(screen.menuPicture == nil)
    withExtendedLifetime(delegate) {}
  }

  @Test(arguments: ["view removed", "interaction removed", "window hidden", "another menu"])
  func theMenuCloses_WhenWhatItBelongsToGoes(how: String) throws {
    try controller.note.secondaryClick()
    switch how {
    case "view removed": controller.note.removeFromSuperview()
    case "interaction removed": controller.note.interactions = []
    case "window hidden": screen.window.isHidden = true
    default:
      let other = OneMenu(UIMenu(children: [UIAction(title: "Other") { _ in }]))
      let view = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
      let interaction = UIContextMenuInteraction(delegate: other)
      view.addInteraction(interaction)
      controller.view.addSubview(view)
      #expect(interaction.openMenu(at: nil))
      #expect(screen.menuPicture == "Other")
      screen.dismissMenu()
    }
    #expect(screen.window.shownMenu == nil)
    #expect(controller.log.count { $0 == "will end" } == 1)
  }

  @Test func anAction_MayRemoveTheView_OrOpenAnotherMenu() throws {
    let delegate = OneMenu(nil)
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    controller.view.addSubview(view)
    let second = UIMenu(children: [UIAction(title: "Second") { _ in view.removeFromSuperview() }])
    delegate.menu = UIMenu(children: [
      UIAction(title: "Again") { [unowned delegate, unowned interaction] _ in
        delegate.menu = second
        _ = interaction.openMenu(at: nil)
      }
    ])
    try view.secondaryClick()
    try screen.choose("Again")
    #expect(screen.menuPicture == "Second")
    try screen.choose("Second")
    #expect(screen.menuPicture == nil && view.superview == nil)
  }

  @Test func elementsThatComeLater_TakeThePlaceOfLoading() throws {
    var provide: (([UIMenuElement]) -> Void)?
    var questions = 0
    let delegate = OneMenu(
      UIMenu(children: [
        UIDeferredMenuElement { completion in
          questions += 1
          provide = completion
        }
      ]))
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    view.addInteraction(UIContextMenuInteraction(delegate: delegate))
    controller.view.addSubview(view)
    try view.secondaryClick()
    #expect(screen.menuPicture == "Loading… (disabled)")
    provide?([UIAction(title: "Later") { _ in }])
    provide?([UIAction(title: "Twice") { _ in }])
    #expect(screen.menuPicture == "Later")
    screen.dismissMenu()
    try view.secondaryClick()
    #expect(screen.menuPicture == "Later")
    #expect(questions == 1)
  }

  @Test func anEntryThatKeepsTheMenu_LeavesItOpen() throws {
    var count = 0
    let delegate = OneMenu(
      UIMenu(children: [
        UIAction(title: "Count", attributes: .keepsMenuPresented) { action in
          count += 1
          action.title = "Count \(count)"
        }
      ]))
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    view.addInteraction(UIContextMenuInteraction(delegate: delegate))
    controller.view.addSubview(view)
    try view.secondaryClick()
    try screen.choose("Count")
    try screen.choose("Count 1")
    #expect(screen.menuPicture == "Count 2")
  }

  // MARK: - Buttons

  @Test func aButton_OpensItsMenu_InPlaceOfItsAction() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
    button.setTitle("Sort", for: .normal)
    var log: [String] = []
    var sender: AnyObject?
    button.menu = UIMenu(children: [UIAction(title: "Name") { sender = $0.sender }])
    button.addAction(UIAction { _ in log.append("pressed") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
    controller.view.addSubview(button)
    try button.tap()
    #expect(screen.menuPicture == nil)
    try button.secondaryClick()
    #expect(screen.menuPicture == "Name")
    screen.dismissMenu()
    button.showsMenuAsPrimaryAction = true
    try button.tap()
    #expect(screen.menuPicture == "Name")
    try screen.choose("Name")
    #expect(sender === button)
    #expect(log == ["pressed", "menu"])
    button.menu = nil
    #expect(!button.isContextMenuInteractionEnabled)
    try button.tap()
    #expect(log == ["pressed", "menu", "pressed"])
  }

  @Test func aBarButtonItem_OpensItsMenu() throws {
    var senders: [AnyObject?] = []
    let item = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [UIAction(title: "One") { senders.append($0.sender) }]))
    controller.navigationItem.rightBarButtonItem = item
    let screen = Screen(UINavigationController(rootViewController: controller))
    try screen.button("More").tap()
    try screen.choose("One")
    #expect(senders.first as AnyObject? === item)
    item.primaryAction = UIAction { _ in senders.append(nil) }
    try screen.button("More").tap()
    #expect(screen.menuPicture == nil)
    #expect(senders.count == 2)
  }

  @Test func nothingLeaks_WhileAMenuIsOpen() throws {
    #expect(
      try leaks {
        NoteController()
      } after: { screen in
        try screen.view(identifier: "note").secondaryClick()
      } == [])
  }
}

private final class NoteController: UIViewController, UIContextMenuInteractionDelegate {
  let note = NoteView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
  var log: [String] = []
  private(set) lazy var byName = UIAction(title: "Name", state: .on) { [unowned self] _ in
    log.append("name")
  }
  private(set) lazy var byDate = UIAction(title: "Date") { [unowned self] _ in log.append("date") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note.accessibilityIdentifier = "note"
    note.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(note)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("asked at \(Int(location.x)) \(Int(location.y))")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) {
      [unowned self] _ in
      let share = UIKeyCommand(
        title: "Share", input: "s", modifierFlags: [.command, .shift], action: NoteController.share)
      share.state = .mixed
      return UIMenu(
        title: "Note",
        children: [
          UIAction(title: "Rename", subtitle: "Give it another name") { [unowned self] _ in
            log.append("rename")
          },
          UIMenu(title: "Sort by", options: .singleSelection, children: [byName, byDate]),
          UIMenu(
            title: "More", options: .displayInline,
            children: [share, UIAction(title: "Print", attributes: .disabled) { _ in }]),
          UIAction(title: "Secret", attributes: .hidden) { _ in },
          UIAction(title: "Delete", attributes: .destructive) { _ in },
        ])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will display")
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will end")
  }

  private func share(_ command: UIKeyCommand) { log.append("share \(command.title)") }
}

private final class NoteView: UIView {
  var heard: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}

private final class OneMenu: UIContextMenuInteractionDelegate {
  var menu: UIMenu?

  init(_ menu: UIMenu?) {
    self.menu = menu
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
  }
}
