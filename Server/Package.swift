// swift-tools-version: 6.2

import PackageDescription

// The page server: composes pages from SQLite or PostgreSQL, draws and resizes pictures, and serves the browser program.
let package = Package(
    name: "PageServer",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "PageServer", targets: ["PageServer"]),
        .library(name: "PageStore", targets: ["PageStore"]),
        .executable(name: "page", targets: ["page"]),
    ],
    dependencies: [
        .package(path: "../CollectionViewKit"),
        .package(path: "../Examples"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", exact: "1.7.3"),
        .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0", traits: []),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
    ],
    targets: [
        .systemLibrary(name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),
        .systemLibrary(name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CLibPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        // What is stored, behind one protocol.
        .target(name: "PageStore", dependencies: ["CLibPQ", .product(name: "GRDB", package: "GRDB.swift")]),
        // The library a team uses for content of its own.
        .target(
            name: "PageServer",
            dependencies: [
                "CBrotli", "CLibCrypto", "CZlib", "PageStore",
                .product(name: "CollectionPages", package: "CollectionViewKit"),
                .product(name: "CollectionServerRendering", package: "CollectionViewKit"),
                .product(name: "CollectionViews", package: "CollectionViewKit"),
                .product(name: "CollectionFormatting", package: "CollectionViewKit"),
                .product(name: "CollectionGeometry", package: "CollectionViewKit"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]
        ),
        // The bytes of the sample's clips.
        .target(name: "SampleClips", resources: [.embedInCode("sailboat.webm")]),
        // The content of the example screens, written against the public interface of PageServer.
        .target(
            name: "SampleContent",
            dependencies: [
                "PageServer", "PageStore", "SampleClips",
                .product(name: "CollectionPages", package: "CollectionViewKit"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "ScreenContracts", package: "Examples"),
            ]
        ),
        // The gallery's screens, rendered as HTML, and what a document says about them.
        .target(
            name: "GalleryScreens",
            dependencies: [
                "PageServer", "PageStore",
                .product(name: "CollectionPages", package: "CollectionViewKit"),
                .product(name: "CollectionTextMetrics", package: "CollectionViewKit"),
                .product(name: "Gallery", package: "Examples"),
            ]
        ),
        .executableTarget(
            name: "page",
            dependencies: [
                "GalleryScreens", "PageServer", "PageStore", "SampleContent",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "CollectionServerRendering", package: "CollectionViewKit"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "CollectionPages", package: "CollectionViewKit"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        // What another team's server looks like: the example of the documentation.
        .executableTarget(
            name: "GreetingServer",
            dependencies: ["PageServer", "PageStore", .product(name: "CollectionPages", package: "CollectionViewKit")]
        ),
        // A server of which any number run over one database; Scripts/trio starts three of it.
        .executableTarget(
            name: "GuestbookServer",
            dependencies: [
                "PageServer", "PageStore", .product(name: "CollectionPages", package: "CollectionViewKit"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ]
        ),
        // What the page server is compared with by Scripts/bench-server.
        .executableTarget(
            name: "HelloServer",
            dependencies: [
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        // What tests of stores and of servers share: the PostgreSQL server, and how they wait.
        .target(name: "StoreTestSupport", dependencies: ["PageStore"]),
        .testTarget(name: "PageStoreTests", dependencies: ["PageStore", "StoreTestSupport"]),
        .testTarget(
            name: "PageServerTests",
            dependencies: [
                "GalleryScreens", "PageServer", "PageStore", "SampleContent", "StoreTestSupport", "page",
                "GreetingServer",
                .product(name: "CollectionFormatting", package: "CollectionViewKit"),
                .product(name: "CollectionPages", package: "CollectionViewKit"),
                .product(name: "CollectionServerRendering", package: "CollectionViewKit"),
                .product(name: "CollectionViews", package: "CollectionViewKit"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ScreenContracts", package: "Examples"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
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

// The tests are compiled without optimisation, in a third of the time (decision 86).
for target in package.targets where target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
}
