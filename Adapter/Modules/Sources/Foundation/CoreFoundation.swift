// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The types of Core Foundation are those of Foundation under other names.

/// A string.
public typealias CFString = NSString
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A set.
public typealias CFSet = NSSet
/// Bytes.
public typealias CFData = NSData
/// A date.
public typealias CFDate = NSDate
/// A number.
public typealias CFNumber = NSNumber
/// A truth value.
public typealias CFBoolean = NSNumber
/// A URL.
public typealias CFURL = NSURL
/// An error.
public typealias CFError = NSError
/// Any object.
public typealias CFTypeRef = AnyObject
/// A position or a count.
public typealias CFIndex = Int
/// A duration, in seconds.
public typealias CFTimeInterval = Double
/// Seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double
/// The code of an error; 0 is none.
public typealias OSStatus = Int32
/// Four characters in one number.
public typealias FourCharCode = UInt32
/// Four characters in one number.
public typealias OSType = UInt32

/// Where an error is put; nil: nowhere.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// The seconds since 1 January 2001, by the machine's calendar clock.
///
/// Semantics: https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent()
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}
