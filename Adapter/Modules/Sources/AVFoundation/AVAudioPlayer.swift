// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleFoundation
import StandIns

/// Plays a sound on Apple's platforms. Here it is silent: `play()` returns false.
///
/// Semantics: https://developer.apple.com/documentation/avfaudio/avaudioplayer
nonisolated open class AVAudioPlayer: NSObject {
  /// Is told that a sound has ended. Never, here.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// How loud it is, from 0 to 1. Without effect.
  open var volume: Float = 1
  /// Left or right, from -1 to 1. Without effect.
  open var pan: Float = 0
  /// How fast it is. Without effect.
  open var rate: Float = 1
  /// Whether its speed can change. Without effect.
  open var enableRate = false
  /// How often it is repeated; negative: for ever. Without effect.
  open var numberOfLoops = 0
  /// Where it plays, in seconds. Without effect.
  open var currentTime: TimeInterval = 0
  /// Whether levels are measured. Without effect.
  open var isMeteringEnabled = false
  /// The file; nil: it was made of data.
  public let url: URL?

  /// Creates a player of a file. Throws if the file can't be read.
  public init(contentsOf url: URL) throws {
    _ = try url.checkResourceIsReachable()
    self.url = url
    super.init()
  }

  /// Creates a player of a file. Throws if the file can't be read.
  public convenience init(contentsOf url: URL, fileTypeHint: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player of data.
  public init(data: Data) throws {
    url = nil
    super.init()
  }

  /// False.
  open var isPlaying: Bool { false }
  /// 0: it isn't known.
  open var duration: TimeInterval { 0 }

  /// True: nothing has to be prepared.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Returns false: it can't play.
  @discardableResult
  open func play() -> Bool {
    StandIn.tell("AVAudioPlayer.play()", "Sounds can't be played yet.")
    return false
  }

  /// Does nothing.
  open func pause() {}
  /// Does nothing.
  open func stop() {}
  /// Does nothing.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
}

/// Is told about a sound.
nonisolated public protocol AVAudioPlayerDelegate: AnyObject {
  /// The sound has ended. Never called.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The sound can't be read. Never called.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

nonisolated extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// How an application's sounds get along with others. Without effect: a desktop mixes all.
///
/// Semantics: https://developer.apple.com/documentation/avfaudio/avaudiosession
nonisolated open class AVAudioSession: NSObject, @unchecked Sendable {
  // Unchecked, because it has no state.

  /// Kinds of use.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds that may be silenced.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that silence others.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// Purposes.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// Options of a category.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others go on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others get quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// The loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// Options of `setActive(_:options:)`.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are told.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Whether sounds may be recorded.
  public enum RecordPermission: UInt, Sendable {
    /// Nobody was asked.
    case undetermined
    /// No.
    case denied
    /// Yes.
    case granted
  }

  private static let shared = AVAudioSession()

  /// The application's session.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// Does nothing.
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  /// Does nothing.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// `.denied`.
  open var recordPermission: RecordPermission { .denied }
  /// Calls back on the main queue with false.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    StandIn.tell("AVAudioSession.requestRecordPermission(_:)", "Sounds can't be recorded.")
    DispatchQueue.main.async { response(false) }
  }
}

/// Speaks on Apple's platforms. Silent here.
///
/// Semantics: https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer
nonisolated open class AVSpeechSynthesizer: NSObject {
  /// False.
  open var isSpeaking: Bool { false }

  /// Says once that nothing is spoken.
  open func speak(_ utterance: AVSpeechUtterance) {
    StandIn.tell(
      "AVSpeechSynthesizer.speak(_:)",
      "UIAccessibility.post(notification: .announcement, argument:) lets a screen reader speak.")
  }

  /// Returns false: nothing is spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}

/// Where speech stops.
nonisolated public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate
  /// After the word.
  case word
}

/// A text to be spoken.
nonisolated open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// How fast. Without effect.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high. Without effect.
  open var pitchMultiplier: Float = 1
  /// How loud. Without effect.
  open var volume: Float = 1
  /// Who speaks. Without effect.
  open var voice: AVSpeechSynthesisVoice?

  /// Creates an utterance.
  public init(string: String) {
    speechString = string
    super.init()
  }
}

/// The usual speed.
nonisolated public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice.
nonisolated open class AVSpeechSynthesisVoice: NSObject {
  /// Its language.
  public let language: String

  /// Creates a voice of a language; nil: the person's.
  public init?(language: String?) {
    self.language = language ?? Locale.current.identifier
    super.init()
  }
}
