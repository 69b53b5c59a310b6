// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleUIKit
import StandIns

/// Writes a mail on Apple's platforms. Here the desktop's mail program opens with what was set (attachments excepted), and the controller ends.
///
/// Semantics: https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller
open class MFMailComposeViewController: UIViewController {
  /// Is told that it has ended.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var recipients: [String] = []
  private var copies: [String] = []
  private var blindCopies: [String] = []
  private var subject = ""
  private var text = ""

  /// Whether a mail program is registered.
  open class func canSendMail() -> Bool {
    URL(string: "mailto:").map { UIApplication.shared.canOpenURL($0) } ?? false
  }

  /// Sets whom the mail goes to.
  open func setToRecipients(_ toRecipients: [String]?) {
    recipients = toRecipients ?? []
  }

  /// Sets who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) {
    copies = ccRecipients ?? []
  }

  /// Sets who gets a copy that nobody else knows of.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    blindCopies = bccRecipients ?? []
  }

  /// Sets the subject.
  open func setSubject(_ subject: String) {
    self.subject = subject
  }

  /// Sets the text. HTML goes as it is written.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    text = body
  }

  /// Says once that a file can't be attached.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {
    StandIn.tell(
      "MFMailComposeViewController.addAttachmentData(_:mimeType:fileName:)",
      "The desktop's mail program takes no files from an address; save the file and say where it is."
    )
  }

  /// The address that opens the mail program with what was set.
  var address: URL? {
    var components = URLComponents()
    components.scheme = "mailto"
    components.path = recipients.joined(separator: ",")
    let fields = [
      ("cc", copies.joined(separator: ",")), ("bcc", blindCopies.joined(separator: ",")),
      ("subject", subject), ("body", text),
    ]
    components.queryItems = fields.filter { !$0.1.isEmpty }.map {
      URLQueryItem(name: $0, value: $1)
    }
    if components.queryItems?.isEmpty == true { components.queryItems = nil }
    return components.url
  }

  /// Makes the placeholder.
  open override func viewDidLoad() {
    super.viewDidLoad()
    _ = PlaceholderView(
      "MFMailComposeViewController", symbol: "envelope",
      detail: "The mail is written in the desktop's mail program.", covering: view)
  }

  /// Opens the mail program, and tells the delegate.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task { [weak self] in
      guard let self else { return }
      var isOpen = false
      if let address { isOpen = await UIApplication.shared.open(address) }
      guard let mailComposeDelegate else { return dismiss(animated: true) }
      mailComposeDelegate.mailComposeController(
        self, didFinishWith: isOpen ? .sent : .failed,
        error: isOpen
          ? nil : StandInError("MFMailComposeViewController", "There is no mail program."))
    }
  }
}

/// What became of a mail.
nonisolated public enum MFMailComposeResult: Int, Sendable {
  /// Nothing.
  case cancelled
  /// It was saved.
  case saved
  /// It was sent; here: the mail program has it.
  case sent
  /// It couldn't be sent.
  case failed
}

/// Is told what became of a mail.
@MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The controller has ended; the delegate dismisses it.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Dismisses the controller.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    controller.dismiss(animated: true)
  }
}

/// Writes a text message on Apple's platforms. A desktop sends none: `canSendText()` is false.
///
/// Semantics: https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller
open class MFMessageComposeViewController: UIViewController {
  /// Is told that it has ended. Never, here.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Whom the message goes to.
  open var recipients: [String]?
  /// The text.
  open var body: String?

  /// False.
  open class func canSendText() -> Bool { false }
  /// False.
  open class func canSendAttachments() -> Bool { false }
}

/// What became of a message.
nonisolated public enum MessageComposeResult: Int, Sendable {
  /// Nothing.
  case cancelled
  /// It was sent.
  case sent
  /// It couldn't be sent.
  case failed
}

/// Is told what became of a message.
@MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The controller has ended. Never called.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
