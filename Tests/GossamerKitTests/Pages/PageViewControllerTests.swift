// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

/// Records the calls that the pages get, in order.
@MainActor private final class Diary {
  var lines: [String] = []
}

private final class Page: UIViewController {
  let number: Int
  private let diary: Diary

  init(_ number: Int, _ diary: Diary) {
    self.number = number
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    title = "Page \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page \(number)"
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) { diary.lines.append("\(number) will appear") }
  override func viewDidAppear(_ animated: Bool) { diary.lines.append("\(number) did appear") }
  override func viewWillDisappear(_ animated: Bool) {
    diary.lines.append("\(number) will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) { diary.lines.append("\(number) did disappear") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    diary.lines.append("\(number) will move to \(parent == nil ? "nobody" : "pages")")
  }
}

/// Five pages.
private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let diary = Diary()
  var count = 5
  var dots = 0
  var start = 0
  var makes: (Int, Diary) -> UIViewController = { Page($0, $1) }

  func page(_ number: Int) -> UIViewController { makes(number, diary) }

  private func neighbour(_ page: UIViewController, _ distance: Int) -> UIViewController? {
    guard let number = (page as? Page)?.number, (0..<count).contains(number + distance) else {
      return nil
    }
    return self.page(number + distance)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { start }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    diary.lines.append("will turn to \(names(pendingViewControllers))")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    diary.lines.append(
      "\(completed ? "turned" : "came back") from \(names(previousViewControllers))\(finished ? "" : ", interrupted")"
    )
  }

  private func names(_ pages: [UIViewController]) -> String {
    pages.map { "\(($0 as? Page)?.number ?? -1)" }.joined(separator: ", ")
  }
}

@Suite(.alone) @MainActor struct PageViewControllerTests {
  private let book = Book()

  private func show(
    _ start: Int = 1, orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> (screen: Screen, pages: UIPageViewController) {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation, options: options)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.page(start)], direction: .forward, animated: false)
    let screen = Screen(pages, direction: direction)
    book.diary.lines = []
    return (screen, pages)
  }

  private func number(_ pages: UIPageViewController) -> Int? {
    (pages.viewControllers?.first as? Page)?.number
  }

  /// Swipes over the pages and waits until they are at rest.
  private func swipe(
    _ screen: Screen, by distance: CGVector, in duration: TimeInterval = 0.2,
    type: UITouch.TouchType = .direct
  ) {
    let finger = screen.press(at: CGPoint(x: 200, y: 400), type: type)
    finger.move(by: distance, in: duration)
    finger.lift()
    screen.advance(by: 1)
    screen.update()
  }

  @Test func showsThePage_AsItsOnlyChild() {
    let (screen, pages) = show()
    #expect(pages.children == pages.viewControllers)
    #expect(pages.viewControllers?.first?.view.frame == screen.window.bounds)
  }

  @Test(arguments: [UITouch.TouchType.direct, .indirectPointer])
  func turnsToTheNextPage_WhenAPersonSwipes(type: UITouch.TouchType) {
    let (screen, pages) = show()
    swipe(screen, by: CGVector(dx: -250, dy: 0), type: type)
    #expect(number(pages) == 2)
    #expect(
      book.diary.lines == [
        "will turn to 2", "2 will move to pages", "2 will appear", "1 will disappear",
        "1 will move to nobody", "1 did disappear", "2 did appear", "turned from 1",
      ])
    #expect(pages.children == pages.viewControllers)
    #expect(pages.viewControllers?.first?.view.transform == .identity)
    swipe(screen, by: CGVector(dx: 250, dy: 0), type: type)
    #expect(number(pages) == 1)
  }

  @Test func comesBack_WhenTheSwipeStopsEarly() {
    let (screen, pages) = show()
    let old = pages.viewControllers?.first
    swipe(screen, by: CGVector(dx: -80, dy: 0), in: 3)
    #expect(pages.viewControllers?.first === old)
    #expect(
      book.diary.lines == [
        "will turn to 2", "2 will move to pages", "2 will appear", "1 will disappear",
        "2 will disappear", "2 will move to nobody", "2 did disappear", "1 will appear",
        "1 did appear", "came back from 1",
      ])
    #expect(pages.children == pages.viewControllers)
    #expect(old?.view.transform == .identity)
  }

  @Test func followsTheFinger_AlsoWhenItTurnsRound() {
    let (screen, pages) = show()
    let finger = screen.press(at: CGPoint(x: 200, y: 400), type: .direct)
    finger.move(by: CGVector(dx: -100, dy: 0), in: 0.2)
    #expect(number(pages) == 2)
    finger.move(by: CGVector(dx: 200, dy: 0), in: 0.2)
    #expect(number(pages) == 0)
    finger.move(by: CGVector(dx: 150, dy: 0), in: 0.2)
    finger.lift()
    screen.advance(by: 1)
    screen.update()
    #expect(number(pages) == 0)
    #expect(book.diary.lines.last == "turned from 1")
  }

  @Test func staysAtItsEnds() {
    let (screen, pages) = show(0)
    swipe(screen, by: CGVector(dx: 250, dy: 0))
    #expect(number(pages) == 0 && book.diary.lines.isEmpty)
  }

  @Test func pagesGoTheOtherWay_WhereLinesGoFromRightToLeft() {
    let (screen, pages) = show(direction: .rightToLeft)
    swipe(screen, by: CGVector(dx: 250, dy: 0))
    #expect(number(pages) == 2)
    screen.pressKey(UIKeyCommand.inputRightArrow)
    screen.advance(by: 1)
    #expect(number(pages) == 1)
  }

  @Test func pagesLieBelowEachOther_WhereTheyAreVertical() {
    let (screen, pages) = show(orientation: .vertical)
    swipe(screen, by: CGVector(dx: -250, dy: 0))
    #expect(number(pages) == 1)
    swipe(screen, by: CGVector(dx: 0, dy: -600))
    #expect(number(pages) == 2)
    screen.pressKey(UIKeyCommand.inputUpArrow)
    screen.advance(by: 1)
    #expect(number(pages) == 1)
  }

  @Test(arguments: [
    (UIKeyCommand.inputRightArrow, 2), (UIKeyCommand.inputLeftArrow, 0),
    (UIKeyCommand.inputPageDown, 2), (UIKeyCommand.inputPageUp, 0),
    (UIKeyCommand.inputDownArrow, 1),
  ])
  func turnsByTheKeyboard(key: String, expected: Int) {
    let (screen, pages) = show()
    screen.pressKey(key)
    screen.advance(by: 1)
    #expect(number(pages) == expected)
  }

  @Test func turnsOnePage_ForAStepOfTheWheel() throws {
    let (screen, pages) = show()
    try pages.view.turnWheel(1)
    screen.advance(by: 1)
    #expect(number(pages) == 2)
    try pages.view.turnWheel(-1)
    screen.advance(by: 1)
    #expect(number(pages) == 1)
  }

  @Test func doesNotTurnThePage_WhenTheWheelIsOverAListAtItsEnd() throws {
    book.makes = { number, diary in
      let page = Page(number, diary)
      let list = UIScrollView(frame: page.view.bounds)
      list.contentSize = CGSize(width: list.bounds.width, height: list.bounds.height + 30)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.view.addSubview(list)
      return page
    }
    let (screen, pages) = show()
    try pages.view.turnWheel(5)
    screen.advance(by: 1)
    try pages.view.turnWheel(1)
    screen.advance(by: 1)
    #expect(number(pages) == 1)
    let list = pages.viewControllers?.first?.view.subviews.first as? UIScrollView
    #expect(list?.contentOffset.y == 30)
  }

  @Test func dotsFollowThePages_AndTurnThem() throws {
    (book.dots, book.start) = (5, 1)
    let (screen, pages) = show()
    let dots = try screen.find(UIPageControl.self, "Page 2 of 5")
    #expect(dots.numberOfPages == 5 && dots.currentPage == 1 && dots.frame.maxY == 852)
    #expect(pages.viewControllers?.first?.view.bounds.height == 826)
    swipe(screen, by: CGVector(dx: -250, dy: 0))
    #expect(dots.currentPage == 2)
    try screen.find(UIControl.self, "Next Page").tap()
    screen.advance(by: 1)
    #expect(number(pages) == 3 && dots.currentPage == 3)
    #expect(book.diary.lines.last == "turned from 2")
    try screen.find(UIControl.self, "Previous Page").tap()
    screen.advance(by: 1)
    #expect(number(pages) == 2 && dots.currentPage == 2)
  }

  @Test func pagesThatAreTurnedAwayAreFreed() {
    let (screen, pages) = show()
    weak let first = pages.viewControllers?.first
    swipe(screen, by: CGVector(dx: -250, dy: 0))
    swipe(screen, by: CGVector(dx: -250, dy: 0))
    #expect(number(pages) == 3)
    #expect(first == nil)
  }

  @Test func leavesNothingBehind_WhenItsScreenGoes() {
    let left = leaks {
      show().pages
    } after: { screen in
      swipe(screen, by: CGVector(dx: -250, dy: 0))
    }
    #expect(left == [])
  }

  @Test func turnsToThePageOfTheApplication_WithoutTellingTheDelegate() {
    let (screen, pages) = show()
    var ends: [Bool] = []
    pages.setViewControllers([book.page(4)], direction: .forward, animated: true) {
      ends.append($0)
    }
    #expect(number(pages) == 4)
    screen.update()
    #expect(ends == [true])
    #expect(
      book.diary.lines == [
        "4 will move to pages", "4 will appear", "1 will disappear", "1 will move to nobody",
        "1 did disappear", "4 did appear",
      ])
  }

  @Test func refusesAnEmptyArray_AndItself() {
    let (_, pages) = show()
    var ends: [Bool] = []
    let said = messages {
      pages.setViewControllers([], direction: .forward, animated: false) { ends.append($0) }
      pages.setViewControllers([pages], direction: .forward, animated: false) { ends.append($0) }
    }
    #expect(number(pages) == 1 && ends == [false, false])
    #expect(
      said == [
        """
        UIPageViewController can't show 0 pages, only one at a time. The page stays: give one screen to \
        setViewControllers(_:direction:animated:completion:).
        """,
        "UIPageViewController can't be a page of UIPageViewController: it would contain itself.",
      ])
  }

  @Test func keepsTheDistanceBetweenPages() {
    let (screen, pages) = show(options: [.interPageSpacing: 20])
    let old = pages.viewControllers?.first
    let finger = screen.press(at: CGPoint(x: 200, y: 400), type: .direct)
    finger.move(by: CGVector(dx: -100, dy: 0), in: 0.2)
    #expect(old?.view.transform.tx == -413)
    finger.lift()
    screen.advance(by: 1)
  }

  @Test func fillsTheWindow_WhenThatIsResized() {
    let (screen, pages) = show()
    screen.size = CGSize(width: 800, height: 600)
    #expect(pages.viewControllers?.first?.view.frame.size == CGSize(width: 800, height: 600))
  }
}
