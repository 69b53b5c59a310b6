// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleFoundation

/// What makes random numbers.
///
/// Semantics: https://developer.apple.com/documentation/gameplaykit/gkrandom
public protocol GKRandom: AnyObject {
  /// An integer of 32 bits.
  func nextInt() -> Int
  /// An integer from 0 up to, but not including, the bound.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  /// Either truth value.
  func nextBool() -> Bool
}

/// A source of random numbers. This one takes the system's.
///
/// Semantics: https://developer.apple.com/documentation/gameplaykit/gkrandomsource
open class GKRandomSource: NSObject, GKRandom {
  /// Creates a source.
  public override init() {
    super.init()
  }

  /// The source that all share.
  open class func sharedRandom() -> GKRandomSource {
    GKRandomSource()
  }

  /// The next 32 random bits. Other sources override it; everything else is made of it.
  open func nextBits() -> UInt32 {
    UInt32.random(in: .min ... .max)
  }

  /// An integer from -2147483648 to 2147483647.
  open func nextInt() -> Int {
    Int(Int32(bitPattern: nextBits()))
  }

  /// An integer from 0 up to, but not including, the bound; 0 if the bound is below 1.
  open func nextInt(upperBound: Int) -> Int {
    var generator = BitsGenerator(source: self)
    return upperBound > 0 ? Int.random(in: 0..<upperBound, using: &generator) : 0
  }

  /// A number from 0 to 1.
  open func nextUniform() -> Float {
    Float(nextBits() >> 8) / Float(1 << 24 - 1)
  }

  /// Either truth value.
  open func nextBool() -> Bool {
    nextBits() & 1 == 1
  }

  /// The objects in a random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var generator = BitsGenerator(source: self)
    return array.shuffled(using: &generator)
  }
}

/// Gives a source's bits to the standard library's algorithms.
struct BitsGenerator: RandomNumberGenerator {
  let source: GKRandomSource

  mutating func next() -> UInt64 {
    UInt64(source.nextBits()) << 32 | UInt64(source.nextBits())
  }
}

extension NSArray {
  /// The objects in an order that the source decides.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }

  /// The objects in a random order.
  public func shuffled() -> [Any] {
    GKRandomSource.sharedRandom().arrayByShufflingObjects(in: map { $0 })
  }
}

/// A source whose numbers follow from a seed, by the mixing of SplitMix64. They differ from those that Apple's sources make of the same seed.
open class GKSeededRandomSource: GKRandomSource {
  private var state: UInt64

  /// Creates a source of a seed that nobody knows.
  public override init() {
    state = UInt64.random(in: .min ... .max)
    super.init()
  }

  /// Creates a source of a seed.
  public init(state: UInt64) {
    self.state = state
    super.init()
  }

  open override func nextBits() -> UInt32 {
    // Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators (2014), figure 16.
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return UInt32(truncatingIfNeeded: (mixed ^ (mixed >> 31)) >> 32)
  }

  /// Sets the seed.
  func restart(_ seed: UInt64) {
    state = seed
  }
}

/// A source whose numbers follow from a seed of bytes. Its numbers differ from those of Apple's ARC4.
///
/// Semantics: https://developer.apple.com/documentation/gameplaykit/gkarc4randomsource
open class GKARC4RandomSource: GKSeededRandomSource {
  /// The seed.
  open var seed: Data {
    didSet { restart(Self.number(of: seed)) }
  }

  /// Creates a source of a seed that nobody knows.
  public override init() {
    seed = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })
    super.init(state: Self.number(of: seed))
  }

  /// Creates a source of a seed.
  public init(seed: Data) {
    self.seed = seed
    super.init(state: Self.number(of: seed))
  }

  /// Passes over this many numbers.
  open func dropValues(_ count: Int) {
    for _ in 0..<max(0, count) { _ = nextBits() }
  }

  /// All bytes in one number, by FNV-1a.
  private static func number(of seed: Data) -> UInt64 {
    seed.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

/// A source whose numbers follow from a seed. They differ from those that Apple's makes of the same seed.
///
/// Semantics: https://developer.apple.com/documentation/gameplaykit/gkmersennetwisterrandomsource
open class GKMersenneTwisterRandomSource: GKSeededRandomSource {
  /// The seed.
  open var seed: UInt64 {
    didSet { restart(seed) }
  }

  /// Creates a source of a seed that nobody knows.
  public override init() {
    seed = UInt64.random(in: .min ... .max)
    super.init(state: seed)
  }

  /// Creates a source of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}

/// A source whose numbers follow from a seed. They differ from those that Apple's makes of the same seed.
///
/// Semantics: https://developer.apple.com/documentation/gameplaykit/gklinearcongruentialrandomsource
open class GKLinearCongruentialRandomSource: GKSeededRandomSource {
  /// The seed.
  open var seed: UInt64 {
    didSet { restart(seed) }
  }

  /// Creates a source of a seed that nobody knows.
  public override init() {
    seed = UInt64.random(in: .min ... .max)
    super.init(state: seed)
  }

  /// Creates a source of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}
