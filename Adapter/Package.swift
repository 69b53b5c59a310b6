// swift-tools-version:6.2
import PackageDescription

// Brings UIKit projects to Linux, and weighs their controllers. A package of its own, so that nobody who only uses Gossamer builds
// swift-syntax. `gossamer run App.xcodeproj`, `gossamer test` and `gossamer weigh` build it and call it.
let package = Package(
  name: "Adapter",
  products: [.executable(name: "gossamer-adapter", targets: ["GossamerAdapterTool"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(
      name: "GossamerAdapter",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(
      name: "GossamerWeigh",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      exclude: ["Weighing.md"]),
    .executableTarget(
      name: "GossamerAdapterTool",
      dependencies: [
        "GossamerAdapter", "GossamerWeigh",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "GossamerAdapterTests", dependencies: ["GossamerAdapter"]),
    .testTarget(name: "GossamerWeighTests", dependencies: ["GossamerWeigh"]),
  ],
  swiftLanguageModes: [.v6]
)
