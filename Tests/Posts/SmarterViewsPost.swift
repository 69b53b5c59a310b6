// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

// Soroush Khanlou, "Smarter Views", and the message form of https://github.com/backchannel/BackchannelSDK-iOS: the view makes
// and places its parts, a layout object computes where they are, and a delegate gets what was written.
//
// The post redeclares `view` by @dynamic; here `ContentViewController` has it as `content`. The height of the keyboard isn't
// observed: a desktop has no keyboard on the screen.

/// Where the parts of a form are.
private struct NoteFormLayout {
  let field: CGRect
  let body: CGRect

  init(bounds: CGRect, margin: CGFloat = 16, fieldHeight: CGFloat = 44) {
    let inside = bounds.insetBy(dx: margin, dy: margin)
    (field, body) = inside.divided(atDistance: fieldHeight, from: .minYEdge)
  }
}

private final class NoteFormView: UIView {
  private(set) lazy var subjectField: UITextField = {
    let field = UITextField()
    field.placeholder = "Subject"
    addSubview(field)
    return field
  }()

  private(set) lazy var bodyView: UITextView = {
    let view = UITextView()
    view.accessibilityLabel = "Body"
    addSubview(view)
    return view
  }()

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = NoteFormLayout(bounds: bounds.inset(by: safeAreaInsets))
    subjectField.frame = layout.field
    bodyView.frame = layout.body
  }
}

private protocol NoteFormDelegate: AnyObject {
  func noteForm(_ controller: NoteFormController, didPost subject: String, body: String)
  func noteFormDidCancel(_ controller: NoteFormController)
}

private final class NoteFormController: UIViewController {
  weak var delegate: (any NoteFormDelegate)?

  private var form: NoteFormView? { view as? NoteFormView }

  override func loadView() { view = NoteFormView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Thread"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: NoteFormController.cancelTapped)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Post", style: .done, target: self, action: NoteFormController.postTapped)
  }

  private func cancelTapped(_ sender: UIBarButtonItem) { delegate?.noteFormDidCancel(self) }

  private func postTapped(_ sender: UIBarButtonItem) {
    delegate?.noteForm(
      self, didPost: form?.subjectField.text ?? "", body: form?.bodyView.text ?? "")
  }
}

@Suite(.alone) @MainActor struct SmarterViewsPostTests {
  private final class Server: NoteFormDelegate {
    var posted: [String] = []

    func noteForm(_ controller: NoteFormController, didPost subject: String, body: String) {
      posted.append("\(subject): \(body)")
    }

    func noteFormDidCancel(_ controller: NoteFormController) { posted.append("cancelled") }
  }

  @Test func theLayoutIsComputedWithoutAView() {
    let layout = NoteFormLayout(bounds: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(layout.field == CGRect(x: 16, y: 16, width: 68, height: 44))
    #expect(layout.body == CGRect(x: 16, y: 60, width: 68, height: 124))
  }

  @Test func theDelegateGetsWhatWasWritten() throws {
    let (controller, server) = (NoteFormController(), Server())
    controller.delegate = server
    let screen = Screen(UINavigationController(rootViewController: controller))
    try screen.textField("Subject").replaceText(with: "Hello")
    try screen.textView("Body").typeText("World")
    try screen.button("Post").tap()
    try screen.button("Cancel").tap()
    #expect(server.posted == ["Hello: World", "cancelled"])
  }
}
