// swift-tools-version: 6.2

import PackageDescription

// The page server: composes pages from SQLite, draws and resizes pictures, and serves the browser program.
let package = Package(
    name: "PageServer",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "PageServer", targets: ["PageServer"]),
        .executable(name: "page", targets: ["page"]),
    ],
    dependencies: [
        .package(name: "CollectionViewKit", path: "../"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
    ],
    targets: [
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(
            name: "PageServer",
            dependencies: [
                "CZlib",
                .product(name: "CollectionPages", package: "CollectionViewKit"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]
        ),
        .executableTarget(
            name: "page",
            dependencies: [
                "PageServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "CollectionPages", package: "CollectionViewKit"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .testTarget(
            name: "PageServerTests",
            dependencies: [
                "PageServer",
                "page",
                .product(name: "CollectionPages", package: "CollectionViewKit"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
        ]
}
