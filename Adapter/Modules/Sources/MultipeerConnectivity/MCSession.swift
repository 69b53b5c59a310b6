// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleUIKit
import StandIns

/// A device of somebody.
nonisolated open class MCPeerID: NSObject, @unchecked Sendable {
  // Unchecked, because nothing of it changes.

  /// Its name.
  public let displayName: String

  /// Creates a peer.
  public init(displayName: String) {
    self.displayName = displayName
    super.init()
  }
}

/// Whether a peer is there.
nonisolated public enum MCSessionState: Int, Sendable {
  /// No.
  case notConnected
  /// Soon.
  case connecting
  /// Yes.
  case connected
}

/// Whether data must arrive.
nonisolated public enum MCSessionSendDataMode: Int, Sendable {
  /// They must.
  case reliable
  /// They may be lost.
  case unreliable
}

/// Whether data are encrypted.
nonisolated public enum MCEncryptionPreference: Int, Sendable {
  /// If all want it.
  case optional
  /// Yes.
  case required
  /// No.
  case none
}

/// Connects devices nearby on Apple's platforms. Here nobody is ever connected.
///
/// Semantics: https://developer.apple.com/documentation/multipeerconnectivity/mcsession
nonisolated open class MCSession: NSObject {
  /// Is told what peers do. Never, here.
  open weak var delegate: (any MCSessionDelegate)?
  /// This device.
  public let myPeerID: MCPeerID
  /// None.
  open var connectedPeers: [MCPeerID] { [] }

  /// Creates a session.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil,
    encryptionPreference: MCEncryptionPreference = .optional
  ) {
    self.myPeerID = myPeerID
    super.init()
  }

  /// Throws unless there is nobody to send to.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
  {
    guard !peerIDs.isEmpty else { return }
    throw StandInError("MCSession.send(_:toPeers:with:)", "Nobody is connected.")
  }

  /// Does nothing.
  open func disconnect() {}
}

/// Is told what peers do. Never, here.
nonisolated public protocol MCSessionDelegate: AnyObject {
  /// A peer has come or gone.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Data have come.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
}

/// Tells devices nearby of this one on Apple's platforms. Here nobody hears it.
nonisolated open class MCNearbyServiceAdvertiser: NSObject {
  /// Is told who wants to come. Never, here.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?

  /// Creates an advertiser.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    super.init()
  }

  /// Says once that nobody hears it.
  open func startAdvertisingPeer() {
    StandIn.tell(
      "MCNearbyServiceAdvertiser.startAdvertisingPeer()", "Connect by a server, or by sockets.")
  }

  /// Does nothing.
  open func stopAdvertisingPeer() {}
}

/// Is told who wants to come. Never, here.
nonisolated public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  /// Somebody wants to come.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
}

/// Tells devices nearby of a session on Apple's platforms. Here nobody hears it.
open class MCAdvertiserAssistant {
  /// Creates an assistant.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {}

  /// Says once that nobody hears it.
  open func start() {
    StandIn.tell("MCAdvertiserAssistant.start()", "Connect by a server, or by sockets.")
  }

  /// Does nothing.
  open func stop() {}
}

/// Lets a person choose devices nearby on Apple's platforms. Here it says that there is none.
open class MCBrowserViewController: UIViewController {
  /// Is told that a person has chosen.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?

  /// Creates a controller.
  public init(serviceType: String, session: MCSession) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: a document can't say which session.
  public required init?(coder: NSCoder) { nil }

  /// Makes the placeholder, with a button that ends it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let placeholder = PlaceholderView(
      "MCBrowserViewController", symbol: "person.2",
      detail: "Devices nearby can't be found on Linux.", covering: view)
    placeholder.action = UIAction(title: "Cancel") { [weak self] _ in
      guard let self else { return }
      guard let delegate else { return dismiss(animated: true) }
      delegate.browserViewControllerWasCancelled(self)
    }
  }
}

/// Is told that a person has chosen.
@MainActor public protocol MCBrowserViewControllerDelegate: AnyObject {
  /// A person has chosen. Never called.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// A person has pressed Cancel.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
