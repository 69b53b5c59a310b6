// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleFoundation
import Gossamer

// The names that UIKit's constants and notifications had before Swift 4.2; see `Swift4Types.swift`.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UITableView.automaticDimension`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat {
  UITableView.automaticDimension
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UICollectionView.elementKindSectionHeader`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UICollectionView.elementKindSectionFooter`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIView.noIntrinsicMetric`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat {
  UIView.noIntrinsicMetric
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIView.layoutFittingCompressedSize`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize {
  UIView.layoutFittingCompressedSize
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIView.layoutFittingExpandedSize`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize {
  UIView.layoutFittingExpandedSize
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIResponder.keyboardFrameBeginUserInfoKey`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameBeginUserInfoKey: String {
  UIResponder.keyboardFrameBeginUserInfoKey
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIResponder.keyboardFrameEndUserInfoKey`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameEndUserInfoKey: String {
  UIResponder.keyboardFrameEndUserInfoKey
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIResponder.keyboardAnimationDurationUserInfoKey`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIResponder.keyboardAnimationCurveUserInfoKey`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIImagePickerController.InfoKey.originalImage`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.originalImage
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIImagePickerController.InfoKey.editedImage`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.editedImage
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIImagePickerController.InfoKey.mediaType`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.mediaType
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIApplication.openSettingsURLString`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String {
  UIApplication.openSettingsURLString
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIEdgeInsets.zero`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.zero")
public var UIEdgeInsetsZero: UIEdgeInsets {
  UIEdgeInsets.zero
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UISegmentedControl.noSegment`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.noSegment")
@preconcurrency @MainActor public var UISegmentedControlNoSegment: Int {
  UISegmentedControl.noSegment
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFunctionName.linear`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.linear
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFunctionName.easeIn`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeIn
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFunctionName.easeOut`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeOut
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFunctionName.easeInEaseOut`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFunctionName.default`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.default
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFillMode.forwards`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode {
  CAMediaTimingFillMode.forwards
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFillMode.backwards`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode {
  CAMediaTimingFillMode.backwards
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAMediaTimingFillMode.both`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode {
  CAMediaTimingFillMode.both
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAShapeLayerLineCap.round`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap {
  CAShapeLayerLineCap.round
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAShapeLayerLineCap.butt`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap {
  CAShapeLayerLineCap.butt
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAShapeLayerLineCap.square`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap {
  CAShapeLayerLineCap.square
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAShapeLayerLineJoin.round`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin {
  CAShapeLayerLineJoin.round
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CAShapeLayerFillRule.evenOdd`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule {
  CAShapeLayerFillRule.evenOdd
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// `CATextLayerAlignmentMode.center`, as Swift 4 calls it.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode {
  CATextLayerAlignmentMode.center
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIResponder.keyboardWillShowNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  @preconcurrency @MainActor public static var UIKeyboardWillShow: NSNotification.Name {
    UIResponder.keyboardWillShowNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIResponder.keyboardDidShowNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  @preconcurrency @MainActor public static var UIKeyboardDidShow: NSNotification.Name {
    UIResponder.keyboardDidShowNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIResponder.keyboardWillHideNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  @preconcurrency @MainActor public static var UIKeyboardWillHide: NSNotification.Name {
    UIResponder.keyboardWillHideNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIResponder.keyboardDidHideNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  @preconcurrency @MainActor public static var UIKeyboardDidHide: NSNotification.Name {
    UIResponder.keyboardDidHideNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIResponder.keyboardWillChangeFrameNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  @preconcurrency @MainActor public static var UIKeyboardWillChangeFrame: NSNotification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIResponder.keyboardDidChangeFrameNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  @preconcurrency @MainActor public static var UIKeyboardDidChangeFrame: NSNotification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIApplication.didEnterBackgroundNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
  @preconcurrency @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name
  {
    UIApplication.didEnterBackgroundNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIApplication.willEnterForegroundNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
  @preconcurrency @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name
  {
    UIApplication.willEnterForegroundNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIApplication.didBecomeActiveNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
  @preconcurrency @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIApplication.willResignActiveNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
  @preconcurrency @MainActor public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIApplication.willTerminateNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
  @preconcurrency @MainActor public static var UIApplicationWillTerminate: NSNotification.Name {
    UIApplication.willTerminateNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIApplication.didFinishLaunchingNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
  @preconcurrency @MainActor public static var UIApplicationDidFinishLaunching: NSNotification.Name
  {
    UIApplication.didFinishLaunchingNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIApplication.didReceiveMemoryWarningNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  @preconcurrency @MainActor public static var UIApplicationDidReceiveMemoryWarning:
    NSNotification.Name
  {
    UIApplication.didReceiveMemoryWarningNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIDevice.orientationDidChangeNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
  @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UITextField.textDidChangeNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  @preconcurrency @MainActor public static var UITextFieldTextDidChange: NSNotification.Name {
    UITextField.textDidChangeNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UITextView.textDidChangeNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  @preconcurrency @MainActor public static var UITextViewTextDidChange: NSNotification.Name {
    UITextView.textDidChangeNotification
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `UIContentSizeCategory.didChangeNotification`, as Swift 4 calls it.
  @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
  @preconcurrency @MainActor public static var UIContentSizeCategoryDidChange: NSNotification.Name {
    UIContentSizeCategory.didChangeNotification
  }
}
