// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTesting

/// Measures resizing the showcase's message form, which computes its layout as a value, compared
/// with the same form with constraints, and with a bound. With a text in the body nearly all of the
/// time goes into wrapping its lines.
let formBenchmarks = [
  Benchmark("layout/form/resize", unit: "us", peer: "the same form in Auto Layout") {
    Figures(
      value: try medianResize { MessageFormView() },
      peerValue: try medianResize { ConstrainedFormView() })
  },
  Benchmark("layout/form/resize/bound", unit: "us", peer: "50 us, as a bound") {
    Figures(value: try medianResize { MessageFormView() }, peerValue: 50)
  },
  Benchmark("layout/form/resize/text", unit: "us", peer: "the same form in Auto Layout") {
    let text = String(repeating: "A line of a message.\n", count: 20)
    return Figures(
      value: try medianResize(text) { MessageFormView() },
      peerValue: try medianResize(text) { ConstrainedFormView() })
  },
]

/// The parts that both forms have.
private protocol Form: UIView {
  var bodyField: UITextView { get }
  var subjectField: UITextField { get }
  var channelPicker: UIPickerView { get }
}

extension MessageFormView: Form {}

/// The median time of 1,000 resizes in microseconds. Each changes width and height, and lays out
/// the form.
private func medianResize(_ body: String = "", _ makeForm: () -> some Form) throws -> Double {
  let (form, controller) = (makeForm(), UIViewController())
  form.bodyField.text = body
  controller.view.addSubview(form)
  let screen = Screen(controller, size: CGSize(width: 800, height: 1200))
  let sizes: [CGSize] = (0..<1000).map { CGSize(width: 320 + $0 % 400, height: 480 + $0 % 500) }
  var next = sizes.makeIterator()
  let milliseconds = Stopwatch.median(
    runs: 1000, prepare: { next.next() ?? screen.size },
    run: { size in
      form.frame = CGRect(origin: .zero, size: size)
      form.layoutIfNeeded()
    })
  try form.check()
  return milliseconds * 1000
}

extension Form {
  /// Throws if the parts don't have the frames that they have in both forms.
  fileprivate func check() throws {
    let width = bounds.width
    guard bodyField.frame == bounds,
      subjectField.frame == CGRect(x: 15, y: 0, width: width - 59, height: 44),
      channelPicker.frame == CGRect(x: 15, y: 44, width: width - 30, height: 44),
      bodyField.textContainerInset.top == 88
    else {
      throw WrongResult(
        description: """
          the parts of a form of \(bounds.size) lie at \(bodyField.frame), \(subjectField.frame), \
          \(channelPicker.frame)
          """)
    }
  }
}

/// The parts of the message form for a new thread, laid out with constraints.
private final class ConstrainedFormView: UIView, Form {
  let bodyField = UITextView()
  let subjectField = UITextField()
  let channelPicker = UIPickerView()
  private let paperclipButton = UIButton(type: .system)
  private let loadingView = UIView()
  private let lines = [UIView(), UIView()]

  init() {
    super.init(frame: UIScreen.main.bounds)
    paperclipButton.setImage(UIImage(systemName: "paperclip"), for: .normal)
    loadingView.isHidden = true
    bodyField.textContainerInset = UIEdgeInsets(top: 88, left: 10, bottom: 8, right: 0)
    for view in [bodyField, loadingView] { addSubview(view) }
    for view in [subjectField, paperclipButton, channelPicker] + lines {
      bodyField.addSubview(view)
    }
    for view in [bodyField, loadingView, subjectField, paperclipButton, channelPicker] + lines {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let (content, frame) = (bodyField.contentLayoutGuide, bodyField.frameLayoutGuide)
    NSLayoutConstraint.activate([bodyField, loadingView].flatMap { filling(self, with: $0) })
    NSLayoutConstraint.activate([
      subjectField.topAnchor.constraint(equalTo: content.topAnchor),
      subjectField.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 15),
      subjectField.trailingAnchor.constraint(equalTo: paperclipButton.leadingAnchor),
      subjectField.heightAnchor.constraint(equalToConstant: 44),
      paperclipButton.topAnchor.constraint(equalTo: content.topAnchor),
      paperclipButton.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      paperclipButton.widthAnchor.constraint(equalToConstant: 44),
      paperclipButton.heightAnchor.constraint(equalToConstant: 44),
      channelPicker.topAnchor.constraint(equalTo: subjectField.bottomAnchor),
      channelPicker.leadingAnchor.constraint(equalTo: subjectField.leadingAnchor),
      channelPicker.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -15),
      channelPicker.heightAnchor.constraint(equalToConstant: 44),
    ])
    for (line, part) in zip(lines, [subjectField, channelPicker]) {
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: subjectField.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
        line.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
      ])
    }
  }

  required init?(coder: NSCoder) { nil }
}

private func filling(_ outer: UIView, with inner: UIView) -> [NSLayoutConstraint] {
  [
    inner.topAnchor.constraint(equalTo: outer.topAnchor),
    inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
    inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
  ]
}
