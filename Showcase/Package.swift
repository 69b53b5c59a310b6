// swift-tools-version:6.2
import PackageDescription

// The showcase. A package of its own, so that it has of Gossamer what every application has: products, and what is public in them.
// Scripts/build-showcase builds it from what Gossamer's tests have built already.
let package = Package(
  name: "Showcase",
  products: [.executable(name: "showcase", targets: ["Showcase"])],
  dependencies: [
    .package(name: "Gossamer", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // The servers of the screens are libsoup's.
    .systemLibrary(
      name: "CServerSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    .executableTarget(
      name: "Showcase",
      dependencies: [
        "CServerSoup", .product(name: "Gossamer", package: "Gossamer"),
        .product(name: "GossamerImages", package: "Gossamer"),
        .product(name: "GossamerLive", package: "Gossamer"),
        .product(name: "GossamerNetwork", package: "Gossamer"),
        .product(name: "GossamerPersistence", package: "Gossamer"),
        .product(name: "GossamerSpelling", package: "Gossamer"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [
        .copy("Screens/EmailForm/EmailForm.storyboard"),
        .copy("Screens/Profile/UserProfileView.xib"),
        .copy("Screens/StoryboardIntentions/StoryboardIntentions.storyboard"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "Showcase", .product(name: "GossamerImages", package: "Gossamer"),
        .product(name: "GossamerTesting", package: "Gossamer"),
        .product(name: "GossamerTestSupport", package: "Gossamer"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
