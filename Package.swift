// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Gossamer",
  products: [
    .library(name: "Gossamer", targets: ["Gossamer"]),
    .library(name: "GossamerImages", targets: ["GossamerImages"]),
    .library(name: "GossamerNetwork", targets: ["GossamerNetwork"]),
    .library(name: "GossamerTesting", targets: ["GossamerTesting"]),
    .library(name: "GossamerLayout", targets: ["GossamerLayout"]),
    .library(name: "GossamerSpelling", targets: ["GossamerSpelling"]),
    .library(name: "GossamerLive", targets: ["GossamerLive"]),
    .library(name: "GossamerPersistence", targets: ["GossamerPersistence"]),
    .executable(name: "gossamer", targets: ["GossamerTool"]),
    // For the showcase's tests. No application needs it, and it may change at any time.
    .library(name: "GossamerTestSupport", targets: ["GossamerTestSupport"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // System libraries
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CGIO", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(
      name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    .systemLibrary(
      name: "CEnchant", pkgConfig: "enchant-2", providers: [.apt(["libenchant-2-dev"])]),
    .systemLibrary(
      name: "CGTK", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .systemLibrary(name: "CTypeRecords"),

    // What every library needs, whatever it is about
    .target(
      name: "GossamerSupport", dependencies: [.product(name: "Logging", package: "swift-log")]),
    .target(name: "GossamerSpelling"),

    // What knows no view
    .target(name: "GossamerLayout", dependencies: ["GossamerSpelling"]),
    .target(
      name: "GossamerLists", dependencies: [.product(name: "Logging", package: "swift-log")]),
    .target(
      name: "GossamerGraphics",
      dependencies: [
        "GossamerSpelling", "GossamerSupport", "CPango", "CGdkPixbuf",
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(name: "GossamerData", dependencies: ["CGIO"]),
    .target(name: "GossamerNetwork", dependencies: ["GossamerSupport", "CSoup"]),

    .target(
      name: "GossamerTextChecker",
      dependencies: [
        "GossamerSupport", "CEnchant", .product(name: "Logging", package: "swift-log"),
      ]),

    // Views, controllers, intentions, documents
    .target(
      name: "GossamerKit",
      dependencies: [
        "GossamerLayout", "GossamerLists", "GossamerGraphics", "GossamerData", "GossamerSpelling",
        "GossamerSupport", .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "GossamerIntentions",
      dependencies: [
        "GossamerSpelling",
        "GossamerKit", "GossamerLayout", "GossamerLists",
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "GossamerInterfaceBuilder",
      dependencies: [
        "GossamerSpelling", "CTypeRecords",
        "GossamerKit", "GossamerLayout", .product(name: "Logging", package: "swift-log"),
      ]),
    .target(name: "GossamerImages", dependencies: ["GossamerKit", "GossamerNetwork"]),
    .target(
      name: "GossamerPersistence",
      dependencies: [
        "GossamerIntentions", "GossamerKit", "GossamerSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),

    // Host
    .target(name: "GossamerGTK", dependencies: ["GossamerKit", "CGTK"]),

    // Documents, alive
    .target(
      name: "GossamerLive",
      dependencies: [
        "GossamerSpelling",
        "GossamerKit", "GossamerLayout", "GossamerIntentions", "GossamerInterfaceBuilder",
        "GossamerGTK",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ]),

    // What applications and their tests import
    .target(
      name: "Gossamer",
      dependencies: [
        "GossamerKit", "GossamerIntentions", "GossamerInterfaceBuilder", "GossamerGTK",
        "GossamerLists", "GossamerTextChecker",
      ]),
    .target(
      name: "GossamerTesting",
      dependencies: ["GossamerSpelling", "GossamerLayout", "GossamerKit", "GossamerIntentions"]),

    // Tools
    .target(
      name: "GossamerCanvas",
      dependencies: [
        "GossamerInterfaceBuilder", "GossamerKit", .product(name: "Logging", package: "swift-log"),
      ]),
    .executableTarget(
      name: "GossamerTool",
      dependencies: [
        "GossamerCanvas", "GossamerInterfaceBuilder", "GossamerLive",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Tests
    .target(
      name: "GossamerTestSupport",
      dependencies: [
        "CGdkPixbuf", "GossamerIntentions", "GossamerInterfaceBuilder", "GossamerKit",
        "GossamerLists", "GossamerSupport", .product(name: "Logging", package: "swift-log"),
      ], path: "Tests/TestSupport"),
    .testTarget(name: "TestSupportTests", dependencies: ["GossamerTestSupport", "GossamerKit"]),
    .testTarget(
      name: "GossamerLayoutTests",
      dependencies: ["GossamerLayout", "GossamerSpelling", "GossamerTestSupport"]),
    .testTarget(
      name: "GossamerListsTests", dependencies: ["GossamerLists", "GossamerTestSupport"]),
    .testTarget(
      name: "GossamerGraphicsTests", dependencies: ["GossamerGraphics", "GossamerTestSupport"]),
    .testTarget(name: "GossamerDataTests", dependencies: ["GossamerData", "GossamerTestSupport"]),
    .testTarget(
      name: "GossamerNetworkTests", dependencies: ["GossamerNetwork", "GossamerTestSupport"]),
    .testTarget(
      name: "GossamerTextCheckerTests",
      dependencies: ["GossamerTextChecker", "GossamerTestSupport"]),
    .testTarget(
      name: "GossamerKitTests",
      dependencies: ["GossamerKit", "GossamerLists", "GossamerTesting", "GossamerTestSupport"]),
    .testTarget(
      name: "GossamerIntentionsTests",
      dependencies: [
        "GossamerIntentions", "GossamerKit", "GossamerLive", "GossamerTesting",
        "GossamerTestSupport",
      ]),
    .testTarget(
      name: "GossamerInterfaceBuilderTests",
      dependencies: [
        "GossamerInterfaceBuilder", "GossamerIntentions", "GossamerKit", "GossamerLive",
        "GossamerTesting", "GossamerTestSupport",
      ]),
    .testTarget(
      name: "GossamerCanvasTests",
      dependencies: [
        "GossamerCanvas", "GossamerInterfaceBuilder", "GossamerKit", "GossamerTestSupport",
      ]),
    .testTarget(
      name: "GossamerImagesTests",
      dependencies: [
        "GossamerImages", "GossamerKit", "GossamerNetwork", "GossamerTesting",
        "GossamerTestSupport",
      ]),
    .testTarget(
      name: "GossamerPersistenceTests",
      dependencies: [
        "GossamerPersistence", "GossamerIntentions", "GossamerKit", "GossamerTesting",
        "GossamerTestSupport",
      ]),
    .testTarget(
      name: "GossamerTestingTests",
      dependencies: ["GossamerTesting", "GossamerIntentions", "GossamerKit", "GossamerTestSupport"]),
    .testTarget(
      name: "GossamerLiveTests",
      dependencies: [
        "GossamerLive", "GossamerInterfaceBuilder", "GossamerIntentions", "GossamerKit",
        "GossamerTesting", "GossamerTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "GossamerToolTests", dependencies: ["GossamerTool", "GossamerTestSupport"]),
    .testTarget(
      name: "UIKitContractTests",
      dependencies: ["Gossamer", "GossamerTesting", "GossamerTestSupport"]),
    // What an application can write: without access to what is package.
    .testTarget(
      name: "PublicAPITests",
      dependencies: ["Gossamer", "GossamerPersistence", "GossamerTesting", "GossamerTestSupport"],
      resources: [
        .copy("Counter.storyboard"), .copy("Pictures/Leaf.png"), .copy("Pictures/Leaf@2x.png"),
      ], packageAccess: false),
    // The samples of the published posts, with the access that an application has.
    .testTarget(
      name: "PostsTests", dependencies: ["Gossamer", "GossamerTesting", "GossamerTestSupport"],
      path: "Tests/Posts", packageAccess: false),
    // Applications written from habit, as a UIKit developer writes them.
    .executableTarget(
      name: "Desk", dependencies: ["Gossamer"], path: "Tests/Desk", packageAccess: false),
    .testTarget(
      name: "DeskTests",
      dependencies: ["Desk", "Gossamer", "GossamerTesting", "GossamerTestSupport"],
      packageAccess: false),

    // Tests in real windows
    .systemLibrary(
      name: "CATSPI", path: "Tests/CATSPI", pkgConfig: "atspi-2",
      providers: [.apt(["libatspi2.0-dev"])]),
    // What another application copies, and what is dragged out of its window.
    .executableTarget(
      name: "OtherApplication", dependencies: ["CGTK"], path: "Tests/OtherApplication"),
    .testTarget(
      name: "GossamerGTKTests",
      dependencies: [
        "GossamerGTK", "GossamerIntentions", "GossamerKit", "CGTK", "OtherApplication",
        "GossamerTestSupport",
      ]),
    .testTarget(
      name: "WindowTests",
      dependencies: [
        "CATSPI", "OtherApplication", "GossamerTestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "TextEditingTests",
      dependencies: [
        "GossamerKit", "GossamerIntentions", "GossamerGTK", "GossamerTestSupport", "CGTK",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// User interface code runs on the main actor; the solver, lists and stores run wherever their owners do.
for target in package.targets
where target.type != .system && !target.name.hasPrefix("GossamerLayout")
  && !target.name.hasPrefix("GossamerLists") && target.name != "GossamerSpelling"
  && !target.name.hasPrefix("GossamerPersistence")
{
  target.swiftSettings = [.defaultIsolation(MainActor.self)]
}
