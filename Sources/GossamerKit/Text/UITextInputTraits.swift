// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How text input should behave. Input methods and on-screen keyboards adapt to it.
///
/// The desktop's input method gets these traits as GTK's input purpose and input hints. They never restrict what a
/// person types.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextinputtraits
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// Which letters are capitalized automatically: by default the first letter of each sentence.
  var autocapitalizationType: UITextAutocapitalizationType { get }

  /// Whether words are completed and corrected.
  var autocorrectionType: UITextAutocorrectionType { get }

  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get }

  /// The kind of characters that a person will probably type.
  var keyboardType: UIKeyboardType { get }

  /// The label of the Return key, for keyboards that can show one. GTK has no way to pass it to a keyboard.
  var returnKeyType: UIReturnKeyType { get }

  /// Whether the Return key does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }

  /// Whether the text is a secret, shown as dots.
  var isSecureTextEntry: Bool { get }

  /// The look of the on-screen keyboard, which has the desktop's.
  var keyboardAppearance: UIKeyboardAppearance { get }

  /// Whether straight quotation marks become curly ones, which a desktop's keyboard doesn't do.
  var smartQuotesType: UITextSmartQuotesType { get }

  /// Whether two hyphens become a dash, which a desktop's keyboard doesn't do.
  var smartDashesType: UITextSmartDashesType { get }

  /// Whether pasting adds or removes blanks, which a desktop doesn't do.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }

  /// The meaning of the text, such as a name or a password; nil if it is unknown.
  // UIKit's type, which a conforming class has to repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get }
}

// In UIKit these properties are optional. A view that doesn't implement one has the value given here.
extension UITextInputTraits {
  /// The first letter of each sentence.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// As the input method does by itself.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// As the input method does by itself.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// Any.
  public var keyboardType: UIKeyboardType { .default }
  /// Returns.
  public var returnKeyType: UIReturnKeyType { .default }
  /// False.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// False.
  public var isSecureTextEntry: Bool { false }
  /// That of the desktop.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// As the desktop does.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// As the desktop does.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// As the desktop does.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Nil: the meaning is unknown.
  public var textContentType: UITextContentType! { nil }
}

/// The traits of a text field or text view, which documents and programs can set.
package protocol SettableTextInputTraits: UITextInputTraits {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get set }
}

/// Which letters are capitalized automatically.
///
/// Raw values: https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether words are completed and corrected.
///
/// Raw values: https://developer.apple.com/documentation/uikit/uitextautocorrectiontype
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the input method does by itself.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the spelling is checked.
///
/// Raw values: https://developer.apple.com/documentation/uikit/uitextspellcheckingtype
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As the input method does by itself.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Which characters a text is likely to have.
///
/// Raw values: https://developer.apple.com/documentation/uikit/uikeyboardtype
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Any.
  case `default` = 0
  /// ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// Those of a URL.
  // UIKit's spelling.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Digits, as in a PIN.
  case numberPad = 4
  /// Those of a telephone number.
  case phonePad = 5
  /// Those of a person's name or telephone number.
  case namePhonePad = 6
  /// Those of an e-mail address.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Any, with `@` and `#` at hand.
  case twitter = 9
  /// Those of a search on the web.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// ASCII: the older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the Return key does.
///
/// Raw values: https://developer.apple.com/documentation/uikit/uireturnkeytype
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// Returns.
  case `default` = 0
  /// Opens the address that was typed.
  case go = 1
  /// Searches with Google.
  case google = 2
  /// Joins.
  case join = 3
  /// Goes to the next field.
  case next = 4
  /// Shows a route.
  case route = 5
  /// Searches.
  case search = 6
  /// Sends.
  case send = 7
  /// Searches with Yahoo.
  case yahoo = 8
  /// Ends editing.
  case done = 9
  /// Calls for help.
  case emergencyCall = 10
  /// Goes on.
  case `continue` = 11
}

/// The look of an on-screen keyboard.
///
/// Raw values: https://developer.apple.com/documentation/uikit/uikeyboardappearance
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// By light or dark mode.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Dark: the older name.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// Whether straight quotation marks become curly ones.
///
/// Raw values: https://developer.apple.com/documentation/uikit/uitextsmartquotestype
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens become a dash.
///
/// Raw values: https://developer.apple.com/documentation/uikit/uitextsmartdashestype
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether pasting and deleting add or remove blanks.
///
/// Raw values: https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The meaning of a text.
///
/// The raw values are UIKit's. Storyboards and xibs use them, too:
/// https://developer.apple.com/documentation/uikit/uitextcontenttype
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name in storyboards and xibs.
  public let rawValue: String

  /// Creates a type with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix after a name.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A title of a job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole postal address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a postal address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a postal address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  // UIKit's spelling.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password. ``UITextInputTraits/isSecureTextEntry`` decides whether it is hidden.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is about to be chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that can be used only once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What a text view would find in its text, to open it.
///
/// Values: https://developer.apple.com/documentation/uikit/uidatadetectortypes
nonisolated public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// One bit each.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// URLs.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
