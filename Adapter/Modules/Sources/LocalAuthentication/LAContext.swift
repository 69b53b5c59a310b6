// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleFoundation
import StandIns

/// Makes sure that a person is who they say, on Apple's platforms. Here it can't: every question is answered with an error.
///
/// Semantics: https://developer.apple.com/documentation/localauthentication/lacontext
open class LAContext: NSObject, @unchecked Sendable {
  // Unchecked as on Apple's platforms: one thread configures it.

  /// What the button for another way is called. Without effect.
  open var localizedFallbackTitle: String?
  /// What the button that ends it is called. Without effect.
  open var localizedCancelTitle: String?
  /// `.none`.
  open var biometryType: LABiometryType { .none }

  /// False, with an error.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    StandIn.tell(
      "LAContext.canEvaluatePolicy(_:error:)", "Ask for a password that the application knows.")
    error?.pointee = LAError(.passcodeNotSet) as NSError
    return false
  }

  /// Calls back on the main queue with false and an error.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { reply(false, LAError(.passcodeNotSet)) }
  }

  /// Throws.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.passcodeNotSet)
  }

  /// Does nothing.
  open func invalidate() {}
}

/// What proves who a person is.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none
  /// A finger.
  case touchID
  /// A face.
  case faceID
  /// Eyes.
  case opticID
}

/// How a person proves who they are.
public enum LAPolicy: Int, Sendable {
  /// By their body.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By their body or a code.
  case deviceOwnerAuthentication
}

/// Why it isn't proved.
public struct LAError: LocalizedError, Hashable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// It was somebody else.
    case authenticationFailed = -1
    /// A person has ended it.
    case userCancel = -2
    /// A person wants another way.
    case userFallback = -3
    /// The system has ended it.
    case systemCancel = -4
    /// There is no code.
    case passcodeNotSet = -5
    /// There is no device for it.
    case biometryNotAvailable = -6
    /// No body is known.
    case biometryNotEnrolled = -7
    /// Too many tries.
    case biometryLockout = -8
  }

  /// Apple's domain.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The reason.
  public let code: Code
  /// The reason as a number.
  public var errorCode: Int { code.rawValue }

  /// Creates an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// What went wrong.
  public var errorDescription: String? { "Nobody can be authenticated on Linux." }
  /// The description, for `NSError`.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Nobody can be authenticated on Linux."]
  }
}
