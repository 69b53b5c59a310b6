// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleFoundation

/// Random integers between two bounds, each as probable as the others.
///
/// Semantics: https://developer.apple.com/documentation/gameplaykit/gkrandomdistribution
open class GKRandomDistribution: NSObject, GKRandom {
  /// The least number.
  public let lowestValue: Int
  /// The greatest number.
  public let highestValue: Int
  private let source: any GKRandom

  /// How many numbers there are.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// Creates a distribution. Bounds in the wrong order are exchanged.
  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    self.lowestValue = min(lowestValue, highestValue)
    self.highestValue = max(lowestValue, highestValue)
    super.init()
  }

  /// Creates a distribution of the system's random numbers.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue,
      highestValue: highestValue)
  }

  /// Creates a die: numbers from 1 to `sideCount`.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: max(1, sideCount))
  }

  /// A die of six sides.
  open class func d6() -> Self { die(6) }

  /// A die of twenty sides.
  open class func d20() -> Self { die(20) }

  private static func die(_ sides: Int) -> Self {
    Self.init(die: sides)
  }

  /// Creates a die, of the class that is asked.
  public required init(die sideCount: Int) {
    source = GKRandomSource.sharedRandom()
    lowestValue = 1
    highestValue = max(1, sideCount)
    super.init()
  }

  /// A number from the lowest to the highest.
  open func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes)
  }

  /// A number of the distribution below the bound; the lowest if there is none.
  open func nextInt(upperBound: Int) -> Int {
    let outcomes = min(numberOfPossibleOutcomes, upperBound - lowestValue)
    return outcomes > 0 ? lowestValue + source.nextInt(upperBound: outcomes) : lowestValue
  }

  /// A number from 0 to 1: where in the range the next number lies.
  open func nextUniform() -> Float {
    let last = numberOfPossibleOutcomes - 1
    return last == 0 ? source.nextUniform() : Float(nextInt() - lowestValue) / Float(last)
  }

  /// Whether the next number lies in the upper half.
  open func nextBool() -> Bool {
    nextUniform() >= 0.5
  }
}

/// Random integers of which those in the middle come most often: a normal distribution whose bounds are three deviations away.
///
/// Semantics: https://developer.apple.com/documentation/gameplaykit/gkgaussiandistribution
open class GKGaussianDistribution: GKRandomDistribution {
  /// The middle of the bounds.
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  /// A sixth of the range.
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }

  open override func nextInt() -> Int {
    // Box and Muller: two uniform numbers make a normal one. What lies outside the bounds (0.3 %) is tried again.
    while true {
      let radius = sqrt(-2 * log(Double.random(in: Double.leastNonzeroMagnitude...1)))
      let angle = Double.random(in: 0..<(2 * Double.pi))
      let value = Double(mean) + Double(deviation) * radius * cos(angle)
      if let number = Int(exactly: value.rounded()), (lowestValue...highestValue).contains(number) {
        return number
      }
    }
  }
}

/// Random integers that come in turn: each number comes once before one comes again.
///
/// Semantics: https://developer.apple.com/documentation/gameplaykit/gkshuffleddistribution
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []
  private var last: Int?

  open override func nextInt() -> Int {
    if left.isEmpty {
      left = Array(lowestValue...highestValue).shuffled()
      // The first of the next turn isn't the last of this one.
      if left.count > 1, left.last == last { left.swapAt(0, left.count - 1) }
    }
    let next = left.removeLast()
    last = next
    return next
  }
}
