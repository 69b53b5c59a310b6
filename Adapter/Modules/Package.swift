// swift-tools-version:6.2
import PackageDescription

// Modules that stand for Apple's, so that an Xcode project's sources are built on Linux with the imports that they have.
//
// A product has the name of Apple's module; the module behind it begins with "Apple": the product UIKit has the module AppleUIKit. An
// application is compiled with `-module-alias UIKit=AppleUIKit`, so that its `import UIKit` and `#if canImport(UIKit)` mean this one. If
// the module itself were called UIKit, every dependency in the same build would take Linux for a Mac: `#if canImport(Darwin)`.

/// A module that stands for one of Apple's, with the same name as its product.
struct Module {
  var name: String
  /// The modules of this package that it needs, by Apple's names.
  var uses: [String]
  var products: [Target.Dependency]
  var isOnMainActor: Bool

  /// A module whose code is on the main actor, unless it says otherwise.
  static func ui(_ name: String, _ uses: [String] = ["UIKit"]) -> Module {
    Module(name: name, uses: ["StandIns"] + uses, products: [], isOnMainActor: true)
  }

  /// A module whose code belongs to no actor.
  static func plain(
    _ name: String, _ uses: [String] = [], products: [Target.Dependency] = []
  ) -> Module {
    Module(name: name, uses: uses, products: products, isOnMainActor: false)
  }
}

let gossamer = Target.Dependency.product(name: "Gossamer", package: "Gossamer")

let modules: [Module] = [
  // What every application imports
  .plain("Darwin"),
  .plain("ObjectiveC", ["Darwin"]),
  .plain("Foundation", ["Darwin", "ObjectiveC"]),
  .plain("os", products: [.product(name: "Logging", package: "swift-log")]),
  .plain("OSLog", ["os"]),
  .plain("CoreGraphics", ["Foundation"], products: [gossamer]),
  .plain("QuartzCore", ["CoreGraphics"], products: [gossamer]),
  .plain("CoreText", ["CoreGraphics"], products: [gossamer]),
  .plain("UniformTypeIdentifiers", ["Foundation"], products: [gossamer]),
  .plain("MobileCoreServices", ["UniformTypeIdentifiers"]),
  .plain("UIKit", ["Foundation", "CoreGraphics", "QuartzCore", "CoreText"], products: [gossamer]),
  .plain(
    "Combine", ["Foundation"],
    products: [
      .product(name: "OpenCombine", package: "OpenCombine"),
      .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      .product(name: "OpenCombineFoundation", package: "OpenCombine"),
    ]),
  .plain("GameplayKit", ["Foundation"]),

  // What can't work here, most used first
  .ui("WebKit"),
  .plain("CoreLocation", ["StandIns", "Foundation"]),
  .ui("MapKit", ["UIKit", "CoreLocation"]),
  .ui("AVFoundation", ["UIKit", "Foundation"]),
  .ui("AVKit", ["UIKit", "AVFoundation"]),
  .plain("AudioToolbox", ["StandIns", "Foundation"]),
  .ui("SafariServices"),
  .ui("MessageUI"),
  .plain("UserNotifications", ["StandIns", "Foundation"]),
  .ui("Photos"),
  .plain("CoreData", ["StandIns", "Foundation"]),
  .ui("CoreImage"),
  .plain("LocalAuthentication", ["StandIns", "Foundation"]),
  .ui("StoreKit"),
  .plain("CoreMotion", ["StandIns", "Foundation"]),
  .ui("Social"),
  .ui("PDFKit"),
  .ui("MultipeerConnectivity"),
  .plain("CoreSpotlight", ["StandIns", "Foundation"]),
]

/// The target of a module.
func target(of module: Module) -> Target {
  var dependencies = module.products
  for name in module.uses {
    dependencies.append(.target(name: name == "StandIns" ? name : "Apple" + name))
  }
  let settings: [SwiftSetting] = module.isOnMainActor ? [.defaultIsolation(MainActor.self)] : []
  return .target(
    name: "Apple" + module.name, dependencies: dependencies, path: "Sources/" + module.name,
    swiftSettings: settings)
}

/// The product of a module.
func product(of module: Module) -> Product {
  .library(name: module.name, targets: ["Apple" + module.name])
}

let tests: [Target] = [
  .target(
    name: "Swift4Names", dependencies: ["AppleUIKit"], path: "Tests/Swift4Names",
    swiftSettings: [.swiftLanguageMode(.v4)]),
  .testTarget(
    name: "AppleModulesTests",
    dependencies: [
      "AppleCombine", "AppleCoreLocation", "AppleFoundation", "AppleGameplayKit", "AppleMapKit",
      "ApplePDFKit", "AppleUIKit", "AppleWebKit", "StandIns", "Swift4Names",
    ]),
]

let package = Package(
  name: "AppleModules",
  products: modules.map(product(of:)),
  dependencies: [
    .package(name: "Gossamer", path: "../.."),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(
      name: "StandIns", dependencies: [gossamer],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ] + modules.map(target(of:)) + tests,
  swiftLanguageModes: [.v6]
)
