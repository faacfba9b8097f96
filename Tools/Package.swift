// swift-tools-version: 6.2

import PackageDescription

// Programs for people who work with the package or on it.
let package = Package(
    name: "Tools",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "collection", targets: ["collection"])],
    dependencies: [
        .package(path: "../CollectionViewKit"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    ],
    targets: [
        // By links, its layouts and pictures are those of CollectionTestSupport and of the tests: the views are not compiled for it.
        .executableTarget(
            name: "DrawLayout",
            dependencies: [
                .product(name: "CollectionGeometry", package: "CollectionViewKit"),
                .product(name: "CollectionLayout", package: "CollectionViewKit"),
            ]
        ),
        // What the tool does, without its command line.
        .target(
            name: "CollectionToolkit",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ]
        ),
        .executableTarget(
            name: "collection",
            dependencies: [
                "CollectionToolkit", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(
            name: "CollectionToolkitTests",
            dependencies: [
                "CollectionToolkit", .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
        ]
}
