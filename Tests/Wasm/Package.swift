// swift-tools-version: 6.2

import PackageDescription

// The engine's checks that run as Embedded Swift on WebAssembly: `Scripts/test-wasm`.
let package = Package(
    name: "WasmChecks",
    dependencies: [.package(name: "CollectionViewKit", path: "../..")],
    targets: [
        .executableTarget(
            name: "EngineChecks",
            dependencies: [
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
                .product(name: "CollectionPages", package: "CollectionViewKit"),
                .product(name: "CRuntime", package: "CollectionViewKit"),
            ],
            swiftSettings: [
                .enableExperimentalFeature("Extern"),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("InternalImportsByDefault"),
            ]
        ),
        // The conformance runner of the native tests, by links to its files.
        .executableTarget(
            name: "LayoutVectors",
            dependencies: [
                .product(name: "CollectionGeometry", package: "CollectionViewKit"),
                .product(name: "CollectionLayout", package: "CollectionViewKit"),
                .product(name: "CRuntime", package: "CollectionViewKit"),
            ],
            swiftSettings: [
                .enableExperimentalFeature("Extern"),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("InternalImportsByDefault"),
            ]
        ),
        // The scenarios of the native tests, by a link to their folder, and the program that shows them in a browser.
        .target(
            name: "CollectionScenarios",
            dependencies: [
                .product(name: "CollectionViews", package: "CollectionViewKit"),
                .product(name: "CollectionDataSources", package: "CollectionViewKit"),
                .product(name: "CollectionLayout", package: "CollectionViewKit"),
                .product(name: "CollectionGeometry", package: "CollectionViewKit"),
            ],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("InternalImportsByDefault"),
            ]
        ),
        .executableTarget(
            name: "ScenarioWeb",
            dependencies: [
                "CollectionScenarios",
                .product(name: "CollectionBrowser", package: "CollectionViewKit"),
            ],
            swiftSettings: [
                .enableExperimentalFeature("Extern"),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("InternalImportsByDefault"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
