// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A view controller whose only dependency is its view model, which it keeps for its whole life.
///
/// A subclass without stored properties that need a value inherits both initialisers, and is left with what it
/// binds:
///
///     final class GreetingController: ViewModelController<GreetingViewModel> {
///       override func updateProperties() {
///         super.updateProperties()
///         title = viewModel.greeting
///       }
///     }
///
///     let controller = GreetingController(viewModel: GreetingViewModel(user))
///
/// A document's scene gets its view model from whoever shows it:
///
///     storyboard.instantiateViewController(identifier: "Greeting") { coder in
///       GreetingController(coder: coder, viewModel: GreetingViewModel(user))
///     }
///
/// or by a segue action, see ``Wires``. A view model is an `@Observable` class as a rule; any type will do.
///
/// **When to use which.** Swift has no `protected`: what this class keeps for its subclasses, whoever has the controller can
/// read. A view model that is to be the controller's alone is a private constant of the controller's own:
///
///     final class GreetingController: UIViewController {
///       private let viewModel: GreetingViewModel
///
///       init(viewModel: GreetingViewModel) {
///         self.viewModel = viewModel
///         super.init(nibName: nil, bundle: nil)
///       }
///
///       required init?(coder: NSCoder) { nil }
///     }
open class ViewModelController<ViewModel>: UIViewController {
  /// What the screen shows and does.
  public let viewModel: ViewModel

  /// Creates a controller. Its view is made by ``UIViewController/loadView()``.
  public init(viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that an Interface Builder document describes.
  /// - Parameters:
  ///   - coder: what the creator or the segue action was given; every other coder gives nil.
  ///   - viewModel: what the screen shows and does.
  public init?(coder: NSCoder, viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  /// Gives nil and says so: a document has no view model to give. A plain controller stands in.
  public required init?(coder: NSCoder) {
    Messages.views.error(
      """
      \(Self.self) can't be made from a document alone: it needs a \(ViewModel.self). Make it by \
      instantiateViewController(identifier:creator:) or by a segue action, which call \
      \(Self.self)(coder:viewModel:).
      """)
    return nil
  }
}
