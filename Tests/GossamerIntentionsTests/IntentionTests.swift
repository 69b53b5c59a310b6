// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct IntentionTests {
  private final class Greeting: Intention {
    var awakenings = 0
    var siblings = 0
    weak var controller: UIViewController?

    override func awake() {
      awakenings += 1
      siblings = controller?.intentions.count ?? 0
    }
  }

  @Test func awakesOnce_WhenAddedToAController() {
    let controller = UIViewController()
    let greeting = Greeting()
    #expect(greeting.awakenings == 0)
    controller.intentions = [greeting]
    controller.intentions.append(Intention())
    controller.intentions = []
    controller.intentions = [greeting]
    #expect(greeting.awakenings == 1)
  }

  @Test func findsAllItsSiblings_WhenItAwakes() {
    let controller = UIViewController()
    let greeting = Greeting()
    greeting.controller = controller
    controller.intentions = [greeting, Intention(), Intention()]
    #expect(greeting.siblings == 3)
  }

  @Test func livesAsLongAsItsController() {
    var controller: UIViewController? = UIViewController()
    weak var intention: Intention?
    controller?.intentions = [Intention()]
    intention = controller?.intentions.first
    #expect(intention != nil)
    controller = nil
    #expect(intention == nil)
  }

  @Test func hasNoIntentions_BeforeAnyAreSet() {
    #expect(UIViewController().intentions.isEmpty)
  }

  @Test func isAmongTheIntentions_WhenADocumentHasCreatedIt() {
    let controller = UIViewController()
    let (first, second) = (Greeting(), Greeting())
    controller.intentions = [first]
    controller.keep([UILabel(), second])
    #expect(
      controller.intentions.map { ObjectIdentifier($0) }
        == [first, second].map { ObjectIdentifier($0) })
    controller.intentions.removeFirst()
    #expect(controller.intentions.first === second)
    #expect(controller.keptObjects.count == 2)
  }

  // MARK: - The screen

  private final class Witness: Intention {
    var note: (String) -> Void = { _ in }

    override func viewDidLoad() { note("loaded") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidAppear(_ animated: Bool) { note("appeared") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("disappeared") }
  }

  private final class WitnessController: UIViewController {
    private(set) var notes: [String] = []

    override func viewDidLoad() {
      let witness = Witness()
      witness.note = { [unowned self] in notes.append("intention \($0)") }
      intentions = [witness]
      notes.append("loaded")
    }
    override func viewWillAppear(_ animated: Bool) { notes.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { notes.append("is appearing") }
    override func viewDidAppear(_ animated: Bool) { notes.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { notes.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { notes.append("disappeared") }
  }

  @Test func getsAppearanceCallbacks_AfterTheController() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = WitnessController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Interface.current.updateCycle.updateToRest()
    window.rootViewController = nil
    Interface.current.updateCycle.updateToRest()
    let events = [
      "loaded", "will appear", "is appearing", "appeared", "will disappear", "disappeared",
    ]
    #expect(controller.notes == events.flatMap { [$0, "intention \($0)"] })
    #expect(controller.intentions.first?.viewController === controller)
  }

  @Test func makesAFieldFirstResponder_WheneverItsScreenHasAppeared() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let (controller, field) = (UIViewController(), UITextField())
    controller.view.addSubview(field)
    controller.intentions = [BecomeFirstResponderIntention(field)]
    for _ in 1...2 {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(!field.isFirstResponder)
      Interface.current.updateCycle.updateToRest()
      #expect(field.isFirstResponder)
      window.rootViewController = nil
      Interface.current.updateCycle.updateToRest()
    }
  }

  // MARK: - Kept by nobody

  @Test func complains_WhenDeallocatedAndNoControllerHasKeptIt() {
    let field = UITextField()
    let line = #line + 1
    let messages = messages { _ = DismissOnEnterIntention(field) }
    #expect(
      messages == [
        """
        IntentionTests.swift:\(line): DismissOnEnterIntention was deallocated before it did anything, \
        because no controller keeps it. Put it into the controller's 'intentions'.
        """
      ])
  }

  @Test func complains_WhenADocumentHasCreatedItAndNobodyKeepsIt() {
    let messages = messages {
      let intention = DismissOnEnterIntention()
      intention.wasMade(byDocument: "Card.xib", line: 12)
      intention.awakeFromNib()
    }
    #expect(
      messages == [
        """
        Card.xib:12: DismissOnEnterIntention was deallocated as soon as the document had created it, because nobody \
        keeps it. Keep what UINib.instantiate(withOwner:options:) returns, or load the document as the \
        view of a controller.
        """
      ])
  }

  @Test func complains_WhenItsScreenAppearsAndOnlyAPropertyKeepsIt() {
    final class Reversing: UIViewController {
      let field = UITextField()
      lazy var dismissal = DismissOnEnterIntention(field, file: "Post.swift", line: 3)
      var others: [Intention] = []
      var kept: Intention?

      override func viewDidLoad() {
        view.addSubview(field)
        _ = dismissal
        let kept = DismissOnEnterIntention(field)
        self.kept = kept
        others = [kept]
        intentions = [kept]
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    var controller: Reversing? = Reversing()
    let logged = messages {
      for _ in 1...2 {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        Interface.current.updateCycle.updateToRest()
        window.isHidden = true
      }
      window.rootViewController = nil
      controller = nil
    }
    #expect(
      logged == [
        """
        Post.swift:3: DismissOnEnterIntention does nothing, because nobody but the property 'dismissal' of \
        Reversing keeps it. Put it into the controller's 'intentions'.
        """
      ])
  }

  @Test func complainsAtTheEndOfTheNextFrame_WhenNobodyWasGivenIt() {
    let field = UITextField()
    var intention: Intention?
    let logged = messages {
      intention = DismissOnEnterIntention(field, file: "App/Post.swift", line: 3)
      Interface.current.updateCycle.updateToRest()
      Interface.current.updateCycle.updateToRest()
      intention = nil
    }
    #expect(
      logged == [
        """
        Post.swift:3: DismissOnEnterIntention does nothing, because nobody was given it by the end of the next frame. \
        Put it into the 'intentions' of a controller or a view, or make it a delegate.
        """
      ])
    #expect(intention == nil)
  }

  @Test func saysNothing_WhenItIsADelegateOrKept() {
    let (field, other, view) = (UITextField(), UITextField(), UIView())
    var delegates: [DismissOnEnterIntention] = []
    let logged = messages {
      delegates = [DismissOnEnterIntention(field), DismissOnEnterIntention(other)]
      field.delegate = delegates[0]
      other.furtherDelegates.append(delegates[1])
      view.intentions = [Intention()]
      Interface.current.updateCycle.updateToRest()
      delegates = []
    }
    #expect(logged == [])
  }

  @Test func saysNothing_WhileItsScreenHasNotAppearedYet() {
    final class Later: UIViewController {
      private let dismissal = DismissOnEnterIntention()

      override func viewDidLoad() {
        super.viewDidLoad()
        intentions = [dismissal]
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let tabs = UITabBarController()
    let logged = messages {
      tabs.viewControllers = [UIViewController(), Later()]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      Interface.current.updateCycle.updateToRest()
      tabs.selectedIndex = 1
      Interface.current.updateCycle.updateToRest()
    }
    #expect(logged == [])
    window.isHidden = true
  }

  @Test func showsAController_WhoseUnownedPropertyIsDeallocated() {
    final class Coordinated: UIViewController {
      private unowned let coordinator: UIView

      init(_ coordinator: UIView) {
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
        intentions = [Intention()]
      }

      required init?(coder: NSCoder) { nil }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = Coordinated(UIView())
    window.makeKeyAndVisible()
    Interface.current.updateCycle.updateToRest()
    #expect(window.rootViewController?.viewIfLoaded?.window === window)
    window.isHidden = true
  }

  // MARK: - Intentions of a document

  @Test func staysWithItsDocument_WhenCodeSetsOthers() {
    let controller = UIViewController()
    let (ofDocument, first, second) = (Intention(), Intention(), Intention())
    ofDocument.wasMade(byDocument: "Main.storyboard", line: 7)
    controller.keep([ofDocument])
    ofDocument.awakeFromNib()
    func names() -> [ObjectIdentifier] { controller.intentions.map { ObjectIdentifier($0) } }
    controller.intentions = [first]
    #expect(names() == [ofDocument, first].map { ObjectIdentifier($0) })
    controller.intentions += [second]
    #expect(names() == [ofDocument, first, second].map { ObjectIdentifier($0) })
    controller.intentions = [second]
    #expect(names() == [ofDocument, second].map { ObjectIdentifier($0) })
    controller.intentions = []
    #expect(names() == [ObjectIdentifier(ofDocument)])
  }

  /// An application's intention with two outlets. It checks the first one itself if a test sets
  /// `checksLabel`.
  private final class GreetIntention: Intention {
    weak var label: UILabel?
    weak var button: UIButton?
    var checksLabel = false

    override class var wires: AnyWires {
      Wires<GreetIntention>(super.wires).outlet("label", \.label).outlet("button", \.button)
    }

    override func awake() {
      if checksLabel { _ = areSet(["label": label != nil]) }
    }
  }

  @Test(
    arguments: [
      (false, false, "'button', 'label'"), (false, true, "'button'"), (true, false, "'label'"),
      (true, true, nil),
    ] as [(Bool, Bool, String?)])
  func namesTheOutlets_ThatADocumentHasLeftEmpty(checksLabel: Bool, label: Bool, parts: String?) {
    let shownLabel = UILabel()
    let controller = UIViewController()
    let logged = messages {
      let intention = GreetIntention()
      intention.wasMade(byDocument: "Main.storyboard", line: 7)
      controller.keep([intention])
      intention.checksLabel = checksLabel
      intention.label = label ? shownLabel : nil
      intention.awakeFromNib()
    }
    #expect(
      logged
        == (parts.map {
          [
            """
            Main.storyboard:7: GreetIntention does nothing, because a part of it isn't set: \($0). Connect it in \
            the document, or set it before the intention awakes.
            """
          ]
        } ?? []))
  }

  // MARK: - Kept

  @Test func saysNothing_WhenDeallocatedAfterAControllerHasKeptIt() {
    let field = UITextField()
    let messages = messages {
      let controller = UIViewController()
      controller.intentions = [DismissOnEnterIntention(field)]
      controller.intentions = []
      controller.intentions = [BecomeFirstResponderIntention(field)]
    }
    #expect(messages.isEmpty)
  }

  @Test func saysNothing_WhenDeallocatedAfterItWasUsedOrKept() {
    let field = UITextField()
    let messages = messages {
      ReverseIntention(of: field, in: ModelContainer(model: Person(name: "Ada")), \.name).change()
      let intention = DismissOnEnterIntention()
      intention.wasMade(byDocument: "Card.xib", line: 12)
      intention.awakeFromNib()
      nextFrame()
      withExtendedLifetime(intention) {}
    }
    #expect(messages.isEmpty)
  }
}
