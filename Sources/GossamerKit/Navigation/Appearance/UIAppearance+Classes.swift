// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The proxies by class. That of an application's own class is of the nearest class of the Kit above it, so the properties
// that the application has added can't be set by it.

extension UIAppearance where Self: UIView {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UIView { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) { UIView(frame: .zero) }
  }
}

extension UIAppearance where Self: UINavigationBar {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UINavigationBar { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) {
      UINavigationBar(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIToolbar {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UIToolbar { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) {
      UIToolbar(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UITabBar {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UITabBar { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) {
      UITabBar(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UISearchBar {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UISearchBar { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) {
      UISearchBar(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UILabel {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UILabel { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) { UILabel(frame: .zero) }
  }
}

extension UIAppearance where Self: UITextField {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UITextField { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) {
      UITextField(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UITextView {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UITextView { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) {
      UITextView(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UISwitch {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UISwitch { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) {
      UISwitch(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UISlider {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UISlider { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) {
      UISlider(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIProgressView {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UIProgressView { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) {
      UIProgressView(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIPageControl {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UIPageControl { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) {
      UIPageControl(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UISegmentedControl {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UISegmentedControl {
    appearance(whenContainedInInstancesOf: [])
  }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) {
      UISegmentedControl(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UIButton {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UIButton { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) {
      UIButton(frame: .zero)
    }
  }
}

extension UIAppearance where Self: UITableView {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UITableView { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) {
      UITableView(frame: .zero, style: .plain)
    }
  }
}

extension UIAppearance where Self: UITableViewCell {
  /// The proxy of this class and its subclasses.
  public static func appearance() -> UITableViewCell { appearance(whenContainedInInstancesOf: []) }

  /// The proxy of this class and its subclasses inside of these classes, from the innermost to the outermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    AppearanceProxies.current.proxy(of: Self.self, inside: containerTypes) {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}
