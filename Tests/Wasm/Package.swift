// swift-tools-version: 6.2

import PackageDescription

let library: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
let program = library + [.enableExperimentalFeature("Extern")]

// What runs as Embedded Swift on WebAssembly to check and measure the engine: `Scripts/test-wasm`, the scenarios and the
// list bench. They are one package so that the engine is compiled for them once.
let package = Package(
    name: "WasmChecks",
    dependencies: [.package(path: "../../CollectionViewKit")],
    targets: [
        .executableTarget(
            name: "EngineChecks",
            dependencies: [
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
                .product(name: "CollectionPages", package: "CollectionViewKit"),
                .product(name: "CRuntime", package: "CollectionViewKit"),
            ],
            swiftSettings: program
        ),
        // A failure of each kind: what a development build says about it.
        .executableTarget(
            name: "Failures",
            dependencies: [.product(name: "CRuntime", package: "CollectionViewKit")],
            swiftSettings: program
        ),
        // A program that is built with WASM_CANONICAL_EQUIVALENCE.
        .executableTarget(
            name: "CanonicalEquivalence",
            dependencies: [.product(name: "CRuntime", package: "CollectionViewKit")],
            swiftSettings: program
        ),
        // The conformance runner of the native tests, by links to its files.
        .executableTarget(
            name: "LayoutVectors",
            dependencies: [
                .product(name: "CollectionGeometry", package: "CollectionViewKit"),
                .product(name: "CollectionLayout", package: "CollectionViewKit"),
                .product(name: "CRuntime", package: "CollectionViewKit"),
            ],
            swiftSettings: program
        ),
        // What the native tests of formatting compare with, by a link to the file that formats it.
        .executableTarget(
            name: "FormattingVectors",
            dependencies: [
                .product(name: "CollectionFormatting", package: "CollectionViewKit"),
                .product(name: "CRuntime", package: "CollectionViewKit"),
            ],
            swiftSettings: program
        ),
        // Data sources and trees of different identifiers: what each further one adds to a program.
        .executableTarget(
            name: "DataSourceCopies",
            dependencies: [
                .product(name: "CollectionDataSources", package: "CollectionViewKit"),
                .product(name: "CollectionDiffing", package: "CollectionViewKit"),
                .product(name: "CollectionGeometry", package: "CollectionViewKit"),
                .product(name: "CRuntime", package: "CollectionViewKit"),
            ],
            swiftSettings: program
        ),
        // The scenarios of the native tests, by a link to their folder, and the program that shows them in a browser.
        .target(
            name: "CollectionScenarios",
            dependencies: [
                .product(name: "CollectionViews", package: "CollectionViewKit"),
                .product(name: "CollectionDataSources", package: "CollectionViewKit"),
                .product(name: "CollectionLayout", package: "CollectionViewKit"),
                .product(name: "CollectionFormatting", package: "CollectionViewKit"),
                .product(name: "CollectionGeometry", package: "CollectionViewKit"),
            ],
            swiftSettings: library
        ),
        .executableTarget(
            name: "ScenarioWeb",
            dependencies: [
                "CollectionScenarios",
                .product(name: "CollectionBrowser", package: "CollectionViewKit"),
            ],
            swiftSettings: program
        ),
        // The inbox of the native tests, by a link to its folder: what a screen weighs that has everything a list has.
        .target(
            name: "Inbox",
            dependencies: [.product(name: "CollectionViewKit", package: "CollectionViewKit")],
            swiftSettings: library
        ),
        .executableTarget(
            name: "InboxWeb",
            dependencies: [
                "Inbox",
                .product(name: "CollectionBrowser", package: "CollectionViewKit"),
            ],
            swiftSettings: program
        ),
        // The list that Scripts/bench measures, by a link to Benchmarks: see Documentation/Benchmarks.md.
        .executableTarget(
            name: "BenchList",
            dependencies: [
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
                .product(name: "CollectionBrowser", package: "CollectionViewKit"),
            ],
            swiftSettings: program
        ),
    ],
    swiftLanguageModes: [.v6]
)
