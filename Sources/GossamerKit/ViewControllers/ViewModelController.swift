// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A view controller whose only dependency is its view model, which it keeps for its whole life.
///
/// A subclass inherits the initialisers if its stored properties have default values. It only binds its views to the
/// view model:
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
/// The code that shows a scene of a storyboard passes the view model:
///
///     storyboard.instantiateViewController(identifier: "Greeting") { coder in
///       GreetingController(coder: coder, viewModel: GreetingViewModel(user))
///     }
///
/// A segue action can do so too, see ``Wires``. A view model can be of any type; usually it is an `@Observable` class.
///
/// Swift has no `protected`, so ``viewModel`` is public. If other code must not read it, use a plain view controller
/// with a private constant instead of this class:
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
  /// The view model of the screen.
  public let viewModel: ViewModel

  /// Creates a controller. Its view is loaded later, at its first use.
  public init(viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that an Interface Builder document describes.
  /// - Parameters:
  ///   - coder: the coder that the creator closure or the segue action gets. Any other coder makes the result nil.
  ///   - viewModel: the view model of the screen.
  public init?(coder: NSCoder, viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  /// Logs a message and returns nil, because a document can't provide a view model. The loader of documents then uses a
  /// plain ``UIViewController``.
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
