// swift-tools-version: 6.2

import PackageDescription

// How fast the engine is, alone and next to what everybody has.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "CollectionViewKit", path: ".."),
        .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
    ],
    targets: [
        .target(
            name: "LayoutWorkloads",
            dependencies: [
                .product(name: "CollectionLayout", package: "CollectionViewKit"),
                .product(name: "CollectionGeometry", package: "CollectionViewKit"),
            ]
        ),
        .target(name: "CMemory"),
        // Runs natively and, as Embedded Swift, in WebAssembly.
        .executableTarget(
            name: "LayoutTimes",
            dependencies: ["CMemory", "LayoutWorkloads", .product(name: "CRuntime", package: "CollectionViewKit")],
            swiftSettings: [.enableExperimentalFeature("Extern")]
        ),
        .executableTarget(
            name: "LayoutBenchmarks",
            dependencies: ["LayoutWorkloads", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/LayoutBenchmarks",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CMemory" {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
        ]
}
