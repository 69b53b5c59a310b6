// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The controller of the screen with which a technique was published, for comparison.
nonisolated struct PublishedController {
  /// The number of lines of its file, or of the example in a text that it was published as; comments
  /// included.
  let lines: Int

  /// Where it was published: the repository, and the file in it.
  let place: String

  /// The work that others do for it, or that it doesn't do; nil for nothing of note.
  let remark: String?

  static let intentions = PublishedController(
    lines: 21, place: "chriseidhof/intentions, Intentions/ViewController.m",
    remark: "its storyboard connects everything else")

  /// The first try of "Ultralight view controllers without Interface Builder": the view connects everything. Its lines
  /// are those of the view.
  static let firstTry = PublishedController(
    lines: 89, place: "dasdom/intentions, Intentions/View.m",
    remark: "the first try of its post: the view connects everything")

  /// The second try of the same post: the controller connects everything.
  static let secondTry = PublishedController(
    lines: 65, place: "dasdom/intentions, Intentions/ViewController2.m",
    remark: "the second try of its post, which shows 62 lines of it")

  static let emailForm = PublishedController(
    lines: 25, place: "ikhsan/Extending-Intention, ExtraIntention/ExtraIntention/ViewController.m",
    remark: "its storyboard connects everything else")

  static let profile = PublishedController(
    lines: 46, place: "Wolox/ios-style-guide, rules/immutable-controller.md",
    remark: "without a way to try again")

  static let photos = PublishedController(
    lines: 95,
    place:
      "IanKeen/TableViewTuneUp, 03_MVVMTableView/MVVMTableView/ViewControllers/VCTable/VCTable.m",
    remark: nil)

  static let messageForm = PublishedController(
    lines: 211,
    place:
      "backchannel/BackchannelSDK-iOS, Source/Create Message/Message Form/BAKMessageFormViewController.m",
    remark: "posting and choosing pictures are its delegate's")
}
