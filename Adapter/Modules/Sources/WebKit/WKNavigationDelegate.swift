// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleUIKit

/// Decides about a web view's navigation, and is told how it goes.
///
/// Semantics: https://developer.apple.com/documentation/webkit/wknavigationdelegate
@MainActor public protocol WKNavigationDelegate: AnyObject {
  /// Decides whether the page is loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Loading has begun.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// The first content has come. Never called.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// The page is there. Never called.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// The page has broken off. Never called.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Nothing was loaded. Called for every page.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}

extension WKNavigationDelegate {
  /// Allows the page.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}

  /// The delegate's decision. A handler that is never called waits for ever, as on Apple's platforms.
  func policy(
    for action: WKNavigationAction, in webView: WKWebView
  ) async -> WKNavigationActionPolicy {
    await withUnsafeContinuation { continuation in
      let answer = FirstAnswer(continuation)
      self.webView(webView, decidePolicyFor: action) { answer.give($0) }
    }
  }
}

/// Takes the first answer; a handler that is called twice changes nothing.
private final class FirstAnswer {
  private var continuation: UnsafeContinuation<WKNavigationActionPolicy, Never>?

  init(_ continuation: UnsafeContinuation<WKNavigationActionPolicy, Never>) {
    self.continuation = continuation
  }

  func give(_ policy: WKNavigationActionPolicy) {
    continuation?.resume(returning: policy)
    continuation = nil
  }
}

/// Shows the alerts of pages. Never asked, since no page runs.
///
/// Semantics: https://developer.apple.com/documentation/webkit/wkuidelegate
@MainActor public protocol WKUIDelegate: AnyObject {
  /// A page wants another web view.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A page shows an alert.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
}

extension WKUIDelegate {
  /// None.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Goes on.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    completionHandler()
  }
}

/// Whether a page is loaded.
nonisolated public enum WKNavigationActionPolicy: Int, Sendable {
  /// It isn't.
  case cancel
  /// It is.
  case allow
  /// It is saved.
  case download
}

/// Whether an answer is shown.
nonisolated public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It isn't.
  case cancel
  /// It is.
  case allow
  /// It is saved.
  case download
}

/// What made a page be loaded.
nonisolated public enum WKNavigationType: Int, Sendable {
  /// A link.
  case linkActivated
  /// A form.
  case formSubmitted
  /// Going back or forward.
  case backForward
  /// Loading again.
  case reload
  /// A form once more.
  case formResubmitted
  /// The application.
  case other = -1
}

/// The loading of a page.
open class WKNavigation {}

/// What makes a page be loaded.
open class WKNavigationAction {
  /// The page.
  public let request: URLRequest
  /// The application: nobody can press a link.
  open var navigationType: WKNavigationType { .other }
  /// Where the page is to be shown: the main frame.
  public let targetFrame: WKFrameInfo?
  /// Where the page was asked for: the main frame.
  public let sourceFrame: WKFrameInfo

  init(request: URLRequest) {
    self.request = request
    let frame = WKFrameInfo(request: request)
    targetFrame = frame
    sourceFrame = frame
  }
}

/// A part of a page.
open class WKFrameInfo {
  /// Whether it is the page itself.
  open var isMainFrame: Bool { true }
  /// The page.
  public let request: URLRequest

  init(request: URLRequest) {
    self.request = request
  }
}

/// How a page wants its window.
open class WKWindowFeatures {}

/// The pages before and after the one that a web view would show.
open class WKBackForwardList {
  private var items: [WKBackForwardListItem] = []
  private var position = -1

  /// This page; nil if there is none.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before; nil if there is none.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after; nil if there is none.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, position))) }
  /// The pages after.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(position + 1)) }

  /// The page at a distance from this one; nil if there is none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let place = position + index
    return items.indices.contains(place) ? items[place] : nil
  }

  func append(_ item: WKBackForwardListItem) {
    items.removeLast(items.count - position - 1)
    items.append(item)
    position += 1
  }

  func move(to item: WKBackForwardListItem) {
    position = items.firstIndex { $0 === item } ?? position
  }
}

/// A page of the list.
open class WKBackForwardListItem {
  /// Its address.
  public let url: URL
  /// Its address at first.
  open var initialURL: URL { url }
  /// Its host.
  open var title: String? { url.host }

  init(url: URL) {
    self.url = url
  }
}
