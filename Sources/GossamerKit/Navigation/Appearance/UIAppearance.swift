// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A class whose instances take their looks from a proxy, `appearance()`.
///
/// What is set on the proxy is set on each instance when it enters a window, unless the application has given the
/// instance another value itself:
///
///     UINavigationBar.appearance().barTintColor = .systemIndigo
///     UISwitch.appearance().onTintColor = .systemOrange
///
/// A proxy is an instance that is never shown. These of its properties are passed on:
///
/// | class | properties |
/// |---|---|
/// | all views | `tintColor`, `backgroundColor` |
/// | `UINavigationBar` | its looks, `prefersLargeTitles` |
/// | `UIToolbar`, `UITabBar` | their looks |
/// | `UIBarButtonItem` | `tintColor`, the attributes of titles |
/// | `UISearchBar` | `barTintColor`, `searchBarStyle` |
/// | `UILabel`, `UITextField`, `UITextView` | `font`, `textColor` |
/// | `UISwitch` | `onTintColor`, `thumbTintColor` |
/// | `UISlider`, `UIProgressView`, `UIPageControl` | the colours of their parts |
/// | `UISegmentedControl` | `selectedSegmentTintColor` |
/// | `UITableView` | `separatorColor` |
///
/// Setting another property of a proxy has no effect.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiappearance
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

/// A class that can contain views which take their looks from a proxy: a view or a controller.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiappearancecontainer
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIBarButtonItem {
  /// The proxy of all bar button items.
  public static func appearance() -> UIBarButtonItem {
    let proxies = AppearanceProxies.current
    let proxy = proxies.barButtonItem ?? UIBarButtonItem()
    proxies.barButtonItem = proxy
    return proxy
  }
}

/// The proxies of one interface.
final class AppearanceProxies {
  /// The proxies of the current interface, made if there are none yet.
  static var current: AppearanceProxies {
    let interface = Interface.current
    let proxies = interface.appearanceProxies ?? AppearanceProxies()
    interface.appearanceProxies = proxies
    return proxies
  }

  private struct Entry {
    let type: AnyClass
    let containers: [AnyClass]
    /// What the application sets properties on.
    let proxy: UIView
    /// A view with the defaults, to compare with.
    let plain: UIView

    /// Whether the view is inside of the containers.
    func fits(_ view: UIView) -> Bool {
      var rest = containers[...]
      var responder = view.next
      while let type = rest.first, let ancestor = responder {
        if AppearanceProxies.isKind(ancestor, of: type) { rest.removeFirst() }
        responder = ancestor.next
      }
      return rest.isEmpty
    }
  }

  private var entries: [Entry] = []
  /// The proxy of bar button items; nil until it is asked for.
  var barButtonItem: UIBarButtonItem?

  /// The proxy of a class: an instance of it, or of the class above it that the Kit has.
  func proxy<View: UIView>(
    of type: UIView.Type, inside types: [any UIAppearanceContainer.Type], make: () -> View
  ) -> View {
    let containers = types.map { $0 as AnyClass }
    let place = containers.map { ObjectIdentifier($0) }
    let known = entries.first {
      $0.type == type && $0.containers.map { ObjectIdentifier($0) } == place
    }
    if let proxy = known?.proxy as? View { return proxy }
    let proxy = make()
    entries.append(Entry(type: type, containers: containers, proxy: proxy, plain: make()))
    // A place that is known more closely, and a more special class, come last.
    let ranks = entries.map { ($0.containers.count, Self.depth(of: $0.type)) }
    let order = entries.indices.sorted {
      (ranks[$0].0, ranks[$0].1, $0) < (ranks[$1].0, ranks[$1].1, $1)
    }
    entries = order.map { entries[$0] }
    return proxy
  }

  /// Sets on a view that enters a window what the proxies of its class say. The most special one comes first, because
  /// what it has set isn't a default any more for the others.
  func apply(to view: UIView) {
    for entry in entries.reversed() where Self.isKind(view, of: entry.type) && entry.fits(view) {
      for property in AppearanceProperty.all { property.copy(entry.proxy, entry.plain, view) }
    }
  }

  private static func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
    lineage(of: Swift.type(of: object)).contains { $0 == type }
  }

  private static func lineage(of type: AnyClass) -> some Sequence<AnyClass> {
    sequence(first: type) { _getSuperclass($0) }
  }

  private static func depth(of type: AnyClass) -> Int {
    lineage(of: type).reduce(0) { count, _ in count + 1 }
  }
}
