// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

// Wolox, "Immutable controller" and "Extract view logic from controller": a controller gets its view model in its initialiser,
// keeps it in a private constant, and binds it. https://github.com/Wolox/ios-style-guide
//
// The guide binds signals of ReactiveCocoa, until the controller is freed; here `updateProperties()` reads an @Observable view
// model, and `task` ends with the screen.

private struct Member {
  let name: String
  let email: String
  let avatar: URL
}

private enum FetchError: Error {
  case noImage
}

private typealias FetchImage = (URL) async throws(FetchError) -> UIImage

@Observable private final class MemberViewModel {
  private(set) var avatar: UIImage?
  private let member: Member
  private let fetchImage: FetchImage

  init(member: Member, fetchImage: @escaping FetchImage) {
    self.member = member
    self.fetchImage = fetchImage
  }

  var name: String { member.name }
  var email: String { member.email }

  func fetchAvatar() async throws(FetchError) { avatar = try await fetchImage(member.avatar) }
}

private final class MemberView: UIView {
  let (nameTextField, emailTextField) = (UITextField(), UITextField())
  let avatarView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    (nameTextField.accessibilityLabel, emailTextField.accessibilityLabel) = ("Name", "E-mail")
    stack([nameTextField, emailTextField, avatarView], in: self)
  }

  required init?(coder: NSCoder) { nil }
}

private final class MemberController: UIViewController {
  private let viewModel: MemberViewModel
  private lazy var memberView = MemberView()

  init(viewModel: MemberViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = memberView }

  override func viewDidLoad() {
    super.viewDidLoad()
    task { [viewModel] _ in
      try await viewModel.fetchAvatar()
    } catch: { (controller: MemberController, _: any Error) in
      controller.memberView.avatarView.image = UIImage(systemName: "person.crop.circle")
    }
  }

  override func updateProperties() {
    super.updateProperties()
    memberView.nameTextField.text = viewModel.name
    memberView.emailTextField.text = viewModel.email
    memberView.avatarView.image = viewModel.avatar
  }
}

@Suite(.alone) @MainActor struct ImmutableControllerPostTests {
  @Test func showsTheViewModel_AndThePictureWhenItComes() async throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    let viewModel = MemberViewModel(
      member: Member(
        name: "Anna", email: "anna@example.org", avatar: URL(fileURLWithPath: "/a.png"))
    ) { (_) async throws(FetchError) in
      await Task.yield()
      return picture
    }
    let screen = Screen(MemberController(viewModel: viewModel))
    #expect(try screen.textField("Name").text == "Anna")
    #expect(try screen.textField("E-mail").text == "anna@example.org")
    let avatarView = try #require(
      (screen.window.rootViewController?.view as? MemberView)?.avatarView)
    try await screen.eventually("the picture is shown") { avatarView.image === picture }
  }
}
