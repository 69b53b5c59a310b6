// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleUIKit
import StandIns

/// Shows a page of the web on Apple's platforms. Here it opens the page in the desktop's browser as soon as it appears, says so, and can open
/// it again.
///
/// Semantics: https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller
open class SFSafariViewController: UIViewController {
  /// Is told when a person presses Done.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of the bars. Without effect.
  open var preferredBarTintColor: UIColor?
  /// The colour of the controls. Without effect.
  open var preferredControlTintColor: UIColor?
  /// What the button that closes it is called. Without effect.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The settings.
  public let configuration: Configuration
  private let url: URL
  private var hasOpened = false

  /// What the button that closes it is called.
  nonisolated public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
    case cancel
  }

  /// Settings, without effect.
  open class Configuration {
    /// Whether text is shown plainly, if it can be.
    open var entersReaderIfAvailable = false
    /// Whether the bars make room.
    open var barCollapsingEnabled = true

    /// Creates the usual settings.
    public init() {}
  }

  /// Creates a controller of a page.
  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    title = url.host
  }

  /// Creates a controller of a page.
  public convenience init(url: URL) {
    self.init(url: url, configuration: Configuration())
  }

  /// Creates a controller of a page.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    self.init(url: url)
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
  }

  /// Returns nil: a document can't say which page.
  public required init?(coder: NSCoder) { nil }

  /// Makes the placeholder, with a button that closes it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let placeholder = PlaceholderView(
      "SFSafariViewController", symbol: "safari", detail: url.absoluteString, covering: view)
    let url = url
    placeholder.action = UIAction(title: "Open in browser") { _ in
      UIApplication.shared.open(url)
    }
    let done = UIButton(configuration: .plain())
    done.configuration?.title = "Done"
    done.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
      }, for: .primaryActionTriggered)
    done.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(done)
    NSLayoutConstraint.activate([
      done.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),
      done.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
  }

  /// Opens the browser, the first time.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasOpened else { return }
    hasOpened = true
    UIApplication.shared.open(url)
  }
}

/// Is told about a page.
@MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  /// A person has pressed Done.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The page is there. Never called.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
