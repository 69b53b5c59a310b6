// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A property that views take from the proxy of their class.
struct AppearanceProperty {
  /// Copies the property from a proxy to a view, if the application has set it on the proxy and not on the view. The second
  /// view has the defaults.
  let copy: (_ proxy: UIView, _ plain: UIView, _ view: UIView) -> Void

  init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ isEqual: @escaping (Value, Value) -> Bool
  ) {
    copy = { proxy, plain, view in
      guard let proxy = proxy as? View, let plain = plain as? View, let view = view as? View else {
        return
      }
      let (value, standard) = (proxy[keyPath: path], plain[keyPath: path])
      if !isEqual(value, standard), isEqual(view[keyPath: path], standard) {
        view[keyPath: path] = value
      }
    }
  }

  init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    self.init(path) { $0 == $1 }
  }

  /// A property whose values can't be compared: one that isn't nil was set.
  init<View: UIView, Value>(optional path: ReferenceWritableKeyPath<View, Value?>) {
    self.init(path) { ($0 == nil) == ($1 == nil) }
  }

  /// All properties. A subclass comes after its superclass.
  static let all: [AppearanceProperty] = views + bars + texts + controls

  private static var views: [AppearanceProperty] {
    [
      AppearanceProperty(\UIView.givenTintColor), AppearanceProperty(\UIView.backgroundColor),
      AppearanceProperty(\UITableView.separatorColor),
    ]
  }

  private static var bars: [AppearanceProperty] {
    [
      AppearanceProperty(\UINavigationBar.barStyle),
      AppearanceProperty(\UINavigationBar.barTintColor),
      AppearanceProperty(\UINavigationBar.isTranslucent),
      AppearanceProperty(\UINavigationBar.prefersLargeTitles),
      AppearanceProperty(optional: \UINavigationBar.titleTextAttributes),
      AppearanceProperty(optional: \UINavigationBar.largeTitleTextAttributes),
      AppearanceProperty(optional: \UINavigationBar.shadowImage),
      AppearanceProperty(optional: \UINavigationBar.ownBackgroundImage),
      AppearanceProperty(optional: \UINavigationBar.ownAppearance),
      AppearanceProperty(optional: \UINavigationBar.compactAppearance),
      AppearanceProperty(optional: \UINavigationBar.scrollEdgeAppearance),
      AppearanceProperty(\UIToolbar.barStyle), AppearanceProperty(\UIToolbar.barTintColor),
      AppearanceProperty(\UIToolbar.isTranslucent),
      AppearanceProperty(optional: \UIToolbar.ownBackgroundImage),
      AppearanceProperty(optional: \UIToolbar.ownShadowImage),
      AppearanceProperty(optional: \UIToolbar.ownAppearance),
      AppearanceProperty(optional: \UIToolbar.compactAppearance),
      AppearanceProperty(\UITabBar.barTintColor),
      AppearanceProperty(\UITabBar.unselectedItemTintColor),
      AppearanceProperty(optional: \UITabBar.ownAppearance),
      AppearanceProperty(\UISearchBar.barTintColor),
      AppearanceProperty(\UISearchBar.searchBarStyle),
    ]
  }

  private static var texts: [AppearanceProperty] {
    [
      AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor),
      AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.textColor),
      AppearanceProperty(\UITextView.font), AppearanceProperty(\UITextView.textColor),
    ]
  }

  private static var controls: [AppearanceProperty] {
    [
      AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
      AppearanceProperty(\UISlider.minimumTrackTintColor),
      AppearanceProperty(\UISlider.maximumTrackTintColor),
      AppearanceProperty(\UISlider.thumbTintColor),
      AppearanceProperty(\UIProgressView.progressTintColor),
      AppearanceProperty(\UIProgressView.trackTintColor),
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
      AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
    ]
  }
}

extension UIView {
  /// The tint colour that was set on the view itself; nil if it inherits one.
  fileprivate var givenTintColor: UIColor? {
    get { ownTintColor }
    set { tintColor = newValue }
  }
}
