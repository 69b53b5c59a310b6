// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleUIKit
import StandIns

/// Asks a person for a review on Apple's platforms. Here it says once that there is no store.
///
/// Semantics: https://developer.apple.com/documentation/storekit/skstorereviewcontroller
open class SKStoreReviewController {
  /// Says once that there is no store.
  open class func requestReview() {
    StandIn.tell(
      "SKStoreReviewController.requestReview()",
      "There is no store; link to where you take reviews.")
  }
}

/// Buys things on Apple's platforms. Here `canMakePayments()` is false.
///
/// Semantics: https://developer.apple.com/documentation/storekit/skpaymentqueue
nonisolated open class SKPaymentQueue: @unchecked Sendable {
  // Unchecked, because it has no state.
  private static let queue = SKPaymentQueue()

  /// The application's queue.
  open class func `default`() -> SKPaymentQueue { queue }
  /// False.
  open class func canMakePayments() -> Bool { false }
  /// Says once that nothing is bought.
  open func add(_ payment: SKPayment) {
    StandIn.tell("SKPaymentQueue.add(_:)", "Nothing can be bought here.")
  }
  /// Does nothing: nobody buys.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Does nothing.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Says once that nothing was bought.
  open func restoreCompletedTransactions() {
    StandIn.tell("SKPaymentQueue.restoreCompletedTransactions()", "Nothing can be bought here.")
  }
  /// Does nothing.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}

/// What is to be bought.
nonisolated open class SKPayment {
  /// The product.
  public let productIdentifier: String

  /// Creates a payment.
  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
  }
}

/// A product. None is found.
nonisolated open class SKProduct {
  /// Its name in the store.
  public let productIdentifier: String
  /// Its title.
  open var localizedTitle: String { "" }
  /// What it is.
  open var localizedDescription: String { "" }
  /// Its price.
  open var price: NSDecimalNumber { .zero }
  /// Where the price is meant.
  open var priceLocale: Locale { .current }

  init(productIdentifier: String) {
    self.productIdentifier = productIdentifier
  }
}

/// What became of a payment. None is made.
nonisolated open class SKPaymentTransaction {
  /// The payment.
  public let payment: SKPayment
  /// What became of it.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// Why it failed.
  open var error: (any Error)? { StandInError("StoreKit", "Nothing can be bought here.") }

  init(payment: SKPayment) {
    self.payment = payment
  }
}

/// What became of a payment.
nonisolated public enum SKPaymentTransactionState: Int, Sendable {
  /// It is being made.
  case purchasing
  /// It is made.
  case purchased
  /// It failed.
  case failed
  /// It was made before.
  case restored
  /// Somebody has to allow it.
  case deferred
}

/// Is told about payments. Never, here.
nonisolated public protocol SKPaymentTransactionObserver: AnyObject {
  /// Payments have changed.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// Asks for products on Apple's platforms. Here it finds none.
///
/// Semantics: https://developer.apple.com/documentation/storekit/skproductsrequest
nonisolated open class SKProductsRequest: @unchecked Sendable {
  // Unchecked as on Apple's platforms: one thread configures it.
  private let identifiers: Set<String>
  /// Is told what was found.
  open weak var delegate: (any SKProductsRequestDelegate)?

  /// Creates a request.
  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
  }

  /// Tells the delegate on the main queue that none was found.
  open func start() {
    StandIn.tell("SKProductsRequest.start()", "Nothing can be bought here.")
    DispatchQueue.main.async { [self] in
      delegate?.productsRequest(self, didReceive: SKProductsResponse(identifiers.sorted()))
    }
  }

  /// Does nothing.
  open func cancel() {}
}

/// What was found: nothing.
nonisolated open class SKProductsResponse {
  /// None.
  open var products: [SKProduct] { [] }
  /// All that was asked for.
  public let invalidProductIdentifiers: [String]

  init(_ invalidProductIdentifiers: [String]) {
    self.invalidProductIdentifiers = invalidProductIdentifiers
  }
}

/// Is told what was found.
nonisolated public protocol SKProductsRequestDelegate: AnyObject {
  /// Products were found: none.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
