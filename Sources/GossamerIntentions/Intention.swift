// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport

/// One behaviour of a screen, as one object: reverse the text, end editing on Return, show a
/// property of the model.
///
/// A view controller connects its intentions and keeps them, see `UIViewController.intentions`:
///
///     intentions = [
///       ReverseIntention(of: content.nameField, in: person, \.name, on: content.button),
///       ObserveIntention(from: person, \.name, to: content.label, \.text),
///     ]
///
/// An Interface Builder document does the same without code: an intention is an Object of the scene,
/// with outlets and runtime attributes, see ``wires``.
///
/// An intention lives as long as the controller keeps it, and works as long as it lives. One that no
/// controller keeps says so: when the screen appears of whose controller it is a property, or when it goes. It keeps no view and no controller alive: what a subclass
/// refers to it holds weakly, unless it is a model container.
///
/// It hears what its screen goes through, from ``viewDidLoad()`` to ``viewDidDisappear(_:)``, each after
/// the controller itself has heard of it.
open class Intention: CustomObject, ScreenCompanion {
  /// The controller that keeps the intention; nil as long as none does.
  public private(set) final weak var viewController: UIViewController?

  /// Where the intention was made; nil if nobody said.
  final private(set) var origin: Origin?

  /// Whether the intention has awoken, so that it may act.
  final private(set) var isAwake = false

  private var awakening: Int?
  private var wasKept = false
  /// Whether it is among the application's `unkeptCompanionCount`.
  private var isCounted = true
  private var isMadeByDocument = false
  /// Whether code has put the intention into a controller's `intentions`, and not its document.
  final var isOfCode = false
  /// The parts that ``areSet(_:)`` was asked of while the intention awakes; nil at other times.
  private var checkedParts: [String]?

  /// What the intention was made in: where it goes, and what it waits for, know of no current interface.
  final let interface = Interface.current

  /// Creates an intention that isn't connected with anything yet.
  public required init() {
    interface.application.unkeptCompanionCount += 1
  }

  isolated deinit {
    if !wasKept { complainOfNeglect() }
    uncount()
  }

  private func uncount() {
    if isCounted { interface.application.unkeptCompanionCount -= 1 }
    isCounted = false
  }

  /// What documents may reach. A subclass adds its own:
  ///
  ///     override class var wires: AnyWires {
  ///       Wires<GreetIntention>(super.wires).outlet("label", \.label).action("greet:", greet)
  ///     }
  open class var wires: AnyWires { Wires<Intention>() }

  /// Called once, when the intention is connected: right after a controller has got it in its
  /// `intentions`, when all of these are there; or when a document has connected all of its objects.
  /// What it acts on is set by then, so this is the place to add targets and to become a delegate. The
  /// base implementation does nothing.
  open func awake() {}

  /// Awakes the intention, when a document has connected it. An override calls `super`.
  open func awakeFromNib() {
    awakeOnce()
  }

  // MARK: - The screen

  /// The controller has loaded its view. An intention that a controller gets later isn't told.
  open func viewDidLoad() {}

  /// The view is about to come into a visible window.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view has come into a visible window, and has its size and traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view has come into a visible window and was laid out.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave a visible window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left a visible window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The intention is a property of a controller whose screen has appeared. If it has never awoken, that is all that keeps
  /// it.
  package final func isProperty(_ name: String, of controller: UIViewController) {
    guard awakening == nil, !wasKept else { return }
    // That is said once.
    wasKept = true
    uncount()
    complain(
      """
      does nothing, because nobody but the property '\(name)' of \(type(of: controller)) keeps it. Put it into \
      the controller's 'intentions'.
      """)
  }

  /// Notes who keeps the intention.
  package final func wasKept(by controller: UIViewController) {
    viewController = controller
    wasKept = true
    uncount()
  }

  final func awakeOnce() {
    guard awakening == nil else { return }
    awakening = interface.updateCycle.count
    uncount()
    checkedParts = []
    awake()
    if isMadeByDocument { checkOutlets() }
    checkedParts = nil
    isAwake = true
    didAwake()
  }

  /// Called once after ``awake()``.
  func didAwake() {}

  /// What it observes, and what shows it, for the wires that are drawn over a screen; nil if it shows nothing.
  package var ends: (source: AnyObject?, target: AnyObject?)? { nil }
}

// MARK: - Messages

extension Intention: DocumentObject {
  /// Notes where a document makes the intention.
  package final func wasMade(byDocument file: String, line: Int) {
    wasMade(in: file, line: line)
    isMadeByDocument = true
  }
}

extension Intention {
  /// Notes where the intention is made, so that its messages say so. An initialiser calls it:
  ///
  ///     convenience init(_ label: UILabel, file: String = #fileID, line: Int = #line) {
  ///       self.init()
  ///       wasMade(in: file, line: line)
  ///       self.label = label
  ///     }
  public final func wasMade(in file: String, line: Int) {
    origin = Origin(file: file, line: line)
  }

  /// Tells the developer, by the logger `gossamer.intentions`, what is wrong: `fact`, behind the class of
  /// the intention and the place where it was made.
  public final func complain(_ fact: String) {
    Messages.intentions.error("\(designation) \(fact)")
  }

  /// Tells what keeps the intention from working: the properties that aren't set.
  ///
  ///     override func awake() {
  ///       guard areSet(["label": label != nil]) else { return }
  ///       ...
  ///
  /// - Returns: whether all are set.
  public final func areSet(_ properties: KeyValuePairs<String, Bool>) -> Bool {
    checkedParts? += properties.map(\.key)
    let missing = properties.filter { !$0.value }.map(\.key)
    if !missing.isEmpty { complain(ofMissing: missing) }
    return missing.isEmpty
  }

  /// Complains of outlets of an application's classes that a document has left empty, unless ``awake()`` has asked for
  /// some of them by ``areSet(_:)``: then it does without the others.
  private func checkOutlets() {
    let outlets = table.properties.filter {
      $0.value.kind == .outlet && !Self.isBuiltIn(type(of: $0.value.keyPath).rootType)
    }
    if outlets.keys.contains(where: { checkedParts?.contains($0) == true }) { return }
    let missing = outlets.filter { $0.value.get(self) == nil }.keys.sorted()
    if !missing.isEmpty { complain(ofMissing: missing) }
  }

  /// Whether a class is one of this module's, which ask for what they need by themselves.
  private static func isBuiltIn(_ type: Any.Type) -> Bool {
    func module(_ type: Any.Type) -> Substring? {
      String(reflecting: type).split(separator: ".").first
    }
    return module(type) == module(Intention.self)
  }

  private func complain(ofMissing parts: [String]) {
    complain(
      """
      does nothing, because a part of it isn't set: \(parts.map { "'\($0)'" }.joined(separator: ", ")). \
      Connect it in the document, or set it before the intention awakes.
      """)
  }

  /// The class, and where the intention was made.
  final var designation: String {
    let place = origin.map { "\($0): " } ?? ""
    return place + "\(type(of: self))"
  }

  /// An intention of code that never awoke was put into no controller's `intentions`. One of a document
  /// awakes with it, and may be kept by somebody else; if it goes before the next frame it isn't.
  private func complainOfNeglect() {
    if awakening == nil, !isMadeByDocument {
      complain(
        """
        goes without having done anything, because no controller keeps it. Put it into the \
        controller's 'intentions'.
        """)
    } else if isMadeByDocument, awakening == interface.updateCycle.count {
      complain(
        """
        goes as soon as the document has made it, because nobody keeps it. Keep what \
        UINib.instantiate(withOwner:options:) gives, or load the document as the view of a controller.
        """)
    }
  }
}
