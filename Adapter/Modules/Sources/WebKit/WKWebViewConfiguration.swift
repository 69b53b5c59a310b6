// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleUIKit
import StandIns

/// The settings of a web view. They are kept, and have no effect.
///
/// Semantics: https://developer.apple.com/documentation/webkit/wkwebviewconfiguration
open class WKWebViewConfiguration {
  /// What pages may do.
  open var preferences = WKPreferences()
  /// What pages may do at first.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Scripts of the application's.
  open var userContentController = WKUserContentController()
  /// Where cookies would be kept.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// What web views share.
  open var processPool = WKProcessPool()
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether films play in a window of their own.
  open var allowsPictureInPictureMediaPlayback = true
  /// Which films wait for a person.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether a page appears only when it is whole.
  open var suppressesIncrementalRendering = false
  /// What is appended to the name for servers.
  open var applicationNameForUserAgent: String?
  /// Which texts become links.
  open var dataDetectorTypes: UInt = 0

  /// Creates the usual settings.
  public init() {}
}

/// What pages may do. Without effect.
open class WKPreferences {
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The least size of text.
  open var minimumFontSize: CGFloat = 0

  /// Creates the usual ones.
  public init() {}
}

/// What pages may do. Without effect.
open class WKWebpagePreferences {
  /// Whether scripts run.
  open var allowsContentJavaScript = true

  /// Creates the usual ones.
  public init() {}
}

/// Kinds of media.
nonisolated public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// What web views share. Nothing, here.
open class WKProcessPool {
  /// Creates a pool.
  public init() {}
}

/// The scripts of the application's, and who gets their messages. None comes, since no page runs.
open class WKUserContentController {
  /// The scripts.
  public private(set) var userScripts: [WKUserScript] = []

  /// Creates a controller without scripts.
  public init() {}

  /// Keeps a script.
  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
  }

  /// Forgets the scripts.
  open func removeAllUserScripts() {
    userScripts = []
  }

  /// Says once that no message will come.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    StandIn.tell(
      "WKUserContentController.add(_:name:)", "No page runs, so that no message of one comes.")
  }

  /// Does nothing: handlers aren't kept.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// Gets the messages of scripts.
@MainActor public protocol WKScriptMessageHandler: AnyObject {
  /// A message has come.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script.
open class WKScriptMessage {
  /// The name of its handler.
  public let name: String
  /// What it says.
  public let body: Any

  /// Creates a message, for tests.
  public init(name: String, body: Any) {
    self.name = name
    self.body = body
  }
}

/// When a script runs.
nonisolated public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page.
  case atDocumentStart
  /// After the page.
  case atDocumentEnd
}

/// A script of the application's.
open class WKUserScript {
  /// The script.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the page itself only.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// Where cookies and the like would be kept. It is empty.
open class WKWebsiteDataStore {
  /// Creates a store.
  init() {}

  /// The store that lasts.
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// A store that doesn't last.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// Everything that could be kept: nothing.
  open class func allWebsiteDataTypes() -> Set<String> { [] }

  /// Calls back: there is nothing to remove.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    Task { completionHandler() }
  }
}
