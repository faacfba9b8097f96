// swift-tools-version: 6.2

import PackageDescription

// The app of the tests of the live host, Tests/Browser/test_live.py. They edit copies of it.
let package = Package(
    name: "Live",
    platforms: [.macOS(.v15)],
    dependencies: [.package(path: "../../CollectionViewKit")],
    targets: [
        .target(
            name: "Live",
            dependencies: [.product(name: "CollectionViewKit", package: "CollectionViewKit")],
            swiftSettings: [.treatWarning("EmbeddedRestrictions", as: .warning)]
        ),
        .executableTarget(
            name: "LiveWeb",
            dependencies: ["Live", .product(name: "CollectionBrowser", package: "CollectionViewKit")]
        ),
    ]
)
