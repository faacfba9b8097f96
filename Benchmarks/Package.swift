// swift-tools-version: 6.2

import PackageDescription

// How fast the engine is, alone and next to what everybody has: see Documentation/Benchmarks.md.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(path: "../CollectionViewKit"),
        .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
    ],
    targets: [
        .target(
            name: "DiffingWorkloads",
            dependencies: [
                .product(name: "CollectionDataSources", package: "CollectionViewKit"),
                .product(name: "CollectionDiffing", package: "CollectionViewKit"),
            ]
        ),
        .target(
            name: "LayoutWorkloads",
            dependencies: [
                .product(name: "CollectionLayout", package: "CollectionViewKit"),
                .product(name: "CollectionGeometry", package: "CollectionViewKit"),
            ]
        ),
        .target(
            name: "ListWorkloads",
            dependencies: [
                "LayoutWorkloads",
                .product(name: "CollectionViews", package: "CollectionViewKit"),
                .product(name: "CollectionLayout", package: "CollectionViewKit"),
                .product(name: "CollectionGeometry", package: "CollectionViewKit"),
            ]
        ),
        .target(name: "CMemory"),
        // What the programs need of their machine, natively and, as Embedded Swift, in WebAssembly.
        .target(
            name: "BenchmarkHost",
            dependencies: ["CMemory", .product(name: "CRuntime", package: "CollectionViewKit")],
            swiftSettings: [.enableExperimentalFeature("Extern")]
        ),
        .executableTarget(name: "DiffingRatios", dependencies: ["BenchmarkHost", "DiffingWorkloads"]),
        .executableTarget(name: "LayoutTimes", dependencies: ["BenchmarkHost", "LayoutWorkloads", "ListWorkloads"]),
        .executableTarget(
            name: "DiffingBenchmarks",
            dependencies: ["DiffingWorkloads", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/DiffingBenchmarks",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
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
