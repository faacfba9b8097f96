// swift-tools-version: 6.2

import PackageDescription

// The list that Scripts/bench measures in a browser: see Documentation/Benchmarks.md. It is a package of its own so that
// its WebAssembly is built without the gallery and without the benchmark plugin.
let package = Package(
    name: "BenchList",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "BenchList", targets: ["BenchList"])],
    dependencies: [.package(name: "CollectionViewKit", path: "../..")],
    targets: [
        .executableTarget(
            name: "BenchList",
            dependencies: [
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
                .product(name: "CollectionBrowser", package: "CollectionViewKit"),
            ],
            swiftSettings: [
                .enableExperimentalFeature("Extern"),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("InternalImportsByDefault"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
