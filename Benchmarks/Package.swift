// swift-tools-version:6.2
import PackageDescription

// Measures Gossamer and its peers. It is a separate package, so that applications don't build what
// the benchmarks need. Run it with `make bench`: Scripts/bench fetches the peers' sources.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Gossamer", path: ".."),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    // kiwi consists of headers only, which Scripts/bench puts into .build of the repository.
    .target(
      name: "KiwiPeer",
      cxxSettings: [.unsafeFlags(["-isystem", "\(Context.packageDirectory)/../.build/kiwi"])]),
    // The C library's heap statistics, which Swift doesn't import.
    .target(name: "CHeap"),
    // Measures frame times, with the same code for Gossamer and for its peers in C.
    .systemLibrary(name: "CGTKFrames", pkgConfig: "libadwaita-1"),
    .target(name: "CFrames", dependencies: ["CGTKFrames"]),
    // The README's first application, which Scripts/bench takes from there.
    .executableTarget(
      name: "Hello", dependencies: [.product(name: "Gossamer", package: "Gossamer")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CFrames", "CHeap", "KiwiPeer", .product(name: "Gossamer", package: "Gossamer"),
        .product(name: "GossamerImages", package: "Gossamer"),
        .product(name: "GossamerLayout", package: "Gossamer"),
        .product(name: "GossamerLive", package: "Gossamer"),
        .product(name: "GossamerTesting", package: "Gossamer"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
