// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleUIKit
import StandIns

/// A view that shows pages of the web on Apple's platforms. Here it says which page it would show, and opens it in the browser.
///
/// It loads nothing: loads end at once with a failure for its delegate, so that an application's spinner stops.
///
/// Semantics: https://developer.apple.com/documentation/webkit/wkwebview
open class WKWebView: UIView {
  /// The settings that the view was made with.
  public let configuration: WKWebViewConfiguration
  /// Decides about navigation, and is told how it ends.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Shows alerts of pages. Never asked, since no page runs.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether swiping goes back and forward. Without effect.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a long press shows a page beforehand. Without effect.
  open var allowsLinkPreview = true
  /// What the view calls itself for servers. Without effect.
  open var customUserAgent: String?
  /// Whether a developer tool may look into the page. Without effect.
  open var isInspectable = false
  /// The size of the page's content, from 1. Without effect.
  open var pageZoom: CGFloat = 1

  /// The address of the page that it would show; nil before `load(_:)`.
  public private(set) var url: URL?
  /// The page's title: its host; nil before `load(_:)`.
  open var title: String? { url?.host }
  /// False: nothing is loaded.
  open var isLoading: Bool { false }
  /// 1 when something was to be loaded, 0 before.
  open var estimatedProgress: Double { url == nil ? 0 : 1 }
  /// Whether the page's address is encrypted.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// The pages that were loaded before and after.
  public let backForwardList = WKBackForwardList()
  /// Where the page scrolls. It has no content.
  public let scrollView = UIScrollView()

  private lazy var placeholder = PlaceholderView(
    "WKWebView", symbol: "safari", detail: "A page of the web can't be shown on Linux.",
    covering: self)

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    _ = placeholder
  }

  /// Creates a view with the usual settings.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view that an Interface Builder document describes.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    _ = placeholder
  }

  // MARK: - Loading

  /// Shows the address of the request, and a button that opens it in the browser. The delegate is asked, then told that it failed.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    StandIn.tell(
      "WKWebView.load(_:)", "Use UIApplication.shared.open(_:), which opens the browser.")
    return go(to: request)
  }

  /// Shows that there is a page without an address.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    StandIn.tell(
      "WKWebView.loadHTMLString(_:baseURL:)", "Show the text in a UITextView instead.")
    placeholder.detail = "A page of \(string.count) characters can't be shown on Linux."
    return go(to: URLRequest(url: baseURL ?? URL(fileURLWithPath: "/")), isShown: baseURL != nil)
  }

  /// Shows the name of the file, and a button that opens it in the browser.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: url))
  }

  /// Shows that there is a page without an address.
  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    load(URLRequest(url: baseURL))
  }

  /// Asks the delegate again about the page.
  @discardableResult
  open func reload() -> WKNavigation? {
    url.flatMap { load(URLRequest(url: $0)) }
  }

  /// Asks the delegate again about the page.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Does nothing: nothing is loading.
  open func stopLoading() {}

  // MARK: - Going back and forward

  /// Whether there is a page before this one.
  open var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is a page after this one.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  /// Shows the address of the page before.
  @discardableResult
  open func goBack() -> WKNavigation? {
    backForwardList.backItem.flatMap { go(to: $0) }
  }

  /// Shows the address of the page after.
  @discardableResult
  open func goForward() -> WKNavigation? {
    backForwardList.forwardItem.flatMap { go(to: $0) }
  }

  /// Shows the address of a page of the list.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    backForwardList.move(to: item)
    return go(to: URLRequest(url: item.url), isInList: true)
  }

  // MARK: - Scripts

  /// Calls back with an error: no script runs.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    let error = Self.scriptError
    StandIn.tell(error.call, error.instead)
    Task { completionHandler?(nil, error) }
  }

  /// Throws: no script runs.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw Self.scriptError
  }

  private static let scriptError = StandInError(
    "WKWebView.evaluateJavaScript(_:)", "Do in Swift what the script does.")

  // MARK: - What it shows

  private func go(
    to request: URLRequest, isShown: Bool = true, isInList: Bool = false
  ) -> WKNavigation? {
    let navigation = WKNavigation()
    let action = WKNavigationAction(request: request)
    Task { [weak self] in
      guard let self else { return }
      let policy = await navigationDelegate?.policy(for: action, in: self) ?? .allow
      guard policy != .cancel else { return }
      if isShown, let url = request.url { show(url, isInList: isInList) }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: navigation,
        withError: StandInError(
          "WKWebView.load(_:)", "Use UIApplication.shared.open(_:), which opens the browser."))
    }
    return navigation
  }

  private func show(_ url: URL, isInList: Bool) {
    self.url = url
    if !isInList { backForwardList.append(WKBackForwardListItem(url: url)) }
    placeholder.detail = url.absoluteString
    placeholder.action = UIAction(title: "Open in browser") { _ in
      UIApplication.shared.open(url)
    }
  }
}
