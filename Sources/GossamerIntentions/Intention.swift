// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport

/// One behaviour of a screen, as one object: reverse the text, end editing on Return, show a
/// property of the model.
///
/// A view controller or a view connects its intentions and keeps them, see `UIViewController.intentions` and
/// `UIView.intentions`:
///
///     intentions = [
///       ReverseIntention(of: content.nameField, in: person, \.name, on: content.button),
///       ObserveIntention(from: person, \.name, to: content.label, \.text),
///     ]
///
/// An Interface Builder document does the same without code: an intention is an Object of the scene,
/// with outlets and runtime attributes, see ``wires``.
///
/// An intention lives as long as the controller or the view keeps it, and works as long as it lives. An intention that
/// nobody has given to a controller, to a view or, as a delegate, to a control by the end of the next frame does nothing,
/// and logs that. It keeps no view and no controller alive: a subclass refers weakly to everything but a model
/// container.
///
/// It gets its screen's appearance callbacks, from ``viewDidLoad()`` to ``viewDidDisappear(_:)``, each
/// after the controller itself. An intention of a view gets those from ``viewWillAppear(_:)`` on when the view comes into
/// a window and leaves it, or when its cell is displayed and put away for reuse.
@preconcurrency @MainActor open class Intention: CustomObject, ScreenCompanion {
  /// The controller that keeps the intention. For an intention of a view, the controller whose screen the view is in.
  /// Nil if there is none.
  public final var viewController: UIViewController? {
    keepingController ?? keepingView?.screenController
  }

  private weak var keepingController: UIViewController?

  /// The view that keeps the intention; nil if a controller or nobody does.
  public private(set) final weak var keepingView: UIView?

  /// Whether the view that keeps the intention isn't displayed, so that nothing need be shown there.
  final private(set) var isAsleep = false {
    didSet { if isAsleep != oldValue { sleepDidChange() } }
  }

  /// Where the intention was created, for messages; nil if unknown.
  final private(set) var origin: Origin?

  /// Whether the intention has awoken, so that it may act.
  final private(set) var isAwake = false

  /// The number of the update cycle in which the intention awoke; nil before.
  private var awakeningCycle: Int?
  private var wasKept = false
  /// Whether the application's `unkeptCompanionCount` includes it.
  private var isCounted = true
  private var isMadeByDocument = false
  /// Whether code, not a document, has put the intention into a controller's `intentions`.
  final var isAddedByCode = false
  /// The properties that ``areSet(_:)`` has checked during ``awake()``; nil at other times.
  private var checkedParts: [String]?

  /// The interface in which the intention was created. Its deinitialiser and its alarms run where no
  /// interface is current.
  final let interface = Interface.current

  /// The number of update cycles that had begun when the intention was created.
  private final let creationCycle: Int
  private var isDelegate = false

  /// Creates an intention that isn't connected with anything yet.
  public required init() {
    creationCycle = interface.updateCycle.count
    interface.application.noteNewCompanion(self)
  }

  @MainActor deinit {
    // What was a delegate for a while has worked.
    let hasWorked = isDelegate && interface.updateCycle.count > creationCycle
    if !wasKept, !hasWorked { complainIfNotKept() }
    uncount()
  }

  private func uncount() {
    if isCounted { interface.application.unkeptCompanionCount -= 1 }
    isCounted = false
  }

  /// The outlets, attributes and actions that documents can connect. A subclass adds its own:
  ///
  ///     override class var wires: AnyWires {
  ///       Wires<GreetIntention>(super.wires).outlet("label", \.label).action("greet:", greet)
  ///     }
  open class var wires: AnyWires { Wires<Intention>() }

  /// Called once, when the intention is connected: after a controller has got all of its new
  /// `intentions`, or after a document has connected all of its objects. The properties are set by
  /// then, so this is the place to add targets and to become a delegate. The base implementation does
  /// nothing.
  open func awake() {}

  /// Awakes the intention, when a document has connected it. An override calls `super`.
  open func awakeFromNib() {
    awakeOnce()
  }

  // MARK: - The screen

  /// The controller has loaded its view. Not called for an intention that the controller gets
  /// later.
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

  /// The cell that keeps the intention, or contains the view that does, is about to show something else. The base
  /// implementation does nothing.
  open func prepareForReuse() {}

  /// Called when a controller's screen has appeared and the intention is one of the controller's properties. If it
  /// has never awoken, it isn't among the `intentions`, and this logs that it does nothing.
  package final func isProperty(_ name: String, of controller: UIViewController) {
    guard isKeptByNobody else { return }
    // The deinitialiser doesn't say it again.
    wasKept = true
    uncount()
    complain(
      """
      does nothing, because nobody but the property '\(name)' of \(type(of: controller)) keeps it. Put it into \
      the controller's 'intentions'.
      """)
  }

  /// Notes the controller that keeps the intention.
  package final func wasKept(by controller: UIViewController) {
    (keepingController, keepingView) = (controller, nil)
    isAsleep = false
    wasKept = true
    uncount()
  }

  /// Notes the view that keeps the intention.
  package final func wasKept(by view: UIView) {
    (keepingController, keepingView) = (nil, view)
    isAsleep = view.window == nil
    wasKept = true
    uncount()
  }

  /// Notes that a control calls the intention as one of its delegates.
  package final func wasMadeDelegate() {
    isDelegate = true
    uncount()
  }

  /// Whether the intention was given to nobody, so that it does nothing.
  package final var isKeptByNobody: Bool { awakeningCycle == nil && !wasKept && !isDelegate }

  /// Logs at the end of a frame that nobody was given the intention.
  package final func complainThatNobodyKeepsIt() {
    // The deinitialiser doesn't say it again.
    wasKept = true
    uncount()
    complain(
      """
      does nothing, because nobody was given it by the end of the next frame. Put it into the 'intentions' of a \
      controller or a view, or make it a delegate.
      """)
  }

  /// Notes that another intention owns this one.
  final func becomePart() {
    wasKept = true
    uncount()
  }

  /// Called when ``isAsleep`` has changed.
  func sleepDidChange() {}

  /// Called by the view that keeps the intention: whether it is displayed.
  package final func keepingViewDidChange(isDisplayed: Bool) { isAsleep = !isDisplayed }

  final func awakeOnce() {
    guard awakeningCycle == nil else { return }
    awakeningCycle = interface.updateCycle.count
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

  /// The observed object and the object that shows its value, for the wires that are drawn over a screen; nil
  /// if the intention shows nothing.
  package var ends: (source: AnyObject?, target: AnyObject?)? { nil }
}

// MARK: - Messages

extension Intention: TracedObject {
  /// Where the intention was created; nil if unknown.
  package final var placeInSource: String? { origin?.description }
}

extension Intention: DocumentObject {
  /// Notes the line of the document that creates the intention.
  package final func wasMade(byDocument file: String, line: Int) {
    wasMade(in: file, line: line)
    isMadeByDocument = true
  }
}

extension Intention {
  /// Notes where the intention is created, so that its messages can say so. An initialiser calls
  /// it:
  ///
  ///     convenience init(_ label: UILabel, file: String = #fileID, line: Int = #line) {
  ///       self.init()
  ///       wasMade(in: file, line: line)
  ///       self.label = label
  ///     }
  public final func wasMade(in file: String, line: Int) {
    origin = Origin(file: file, line: line)
  }

  /// Logs to `gossamer.intentions` what is wrong: `fact`, after the place where the intention was created
  /// and its class.
  public final func complain(_ fact: String) {
    Messages.intentions.error("\(designation) \(fact)")
  }

  /// Checks the properties without which the intention can't work, and logs those that aren't set.
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

  /// Logs the outlets that a document has left empty, among those that the application's subclasses declare. If
  /// ``awake()`` has checked some of them by ``areSet(_:)``, the others are optional.
  private func checkOutlets() {
    let outlets = table.properties.filter {
      $0.value.kind == .outlet && !Self.isBuiltIn(type(of: $0.value.keyPath).rootType)
    }
    if outlets.keys.contains(where: { checkedParts?.contains($0) == true }) { return }
    let missing = outlets.filter { $0.value.get(self) == nil }.keys.sorted()
    if !missing.isEmpty { complain(ofMissing: missing) }
  }

  /// Whether a class is one of this module's: those check their outlets themselves.
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

  /// The place where the intention was created, and its class.
  package final var designation: String {
    let place = origin.map { "\($0): " } ?? ""
    return place + "\(type(of: self))"
  }

  /// Logs that nobody has kept the intention. An intention of code that never awoke was in no
  /// controller's `intentions`. A document awakes its intentions itself, and anybody may keep them; but
  /// nobody has kept an intention that is deallocated within the same frame.
  private func complainIfNotKept() {
    if awakeningCycle == nil, !isMadeByDocument {
      complain(
        """
        was deallocated before it did anything, because no controller keeps it. Put it into the \
        controller's 'intentions'.
        """)
    } else if isMadeByDocument, awakeningCycle == interface.updateCycle.count {
      complain(
        """
        was deallocated as soon as the document had created it, because nobody keeps it. Keep what \
        UINib.instantiate(withOwner:options:) returns, or load the document as the view of a controller.
        """)
    }
  }
}
