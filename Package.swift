// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "CollectionViewKit",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "CollectionViewKit", targets: ["CollectionViewKit"]),
        .library(name: "CollectionGeometry", targets: ["CollectionGeometry"]),
        .library(name: "CollectionDiffing", targets: ["CollectionDiffing"]),
        .library(name: "CollectionDataSources", targets: ["CollectionDataSources"]),
        .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
        .library(name: "CollectionViews", targets: ["CollectionViews"]),
        .library(name: "CollectionPages", targets: ["CollectionPages"]),
        .library(name: "CollectionFormatting", targets: ["CollectionFormatting"]),
        .library(name: "CollectionBrowser", targets: ["CollectionBrowser"]),
        .library(name: "CollectionServerRendering", targets: ["CollectionServerRendering"]),
        .library(name: "CRuntime", targets: ["CRuntime"]),
        .library(name: "CollectionTextMetrics", targets: ["CollectionTextMetrics"]),
        .library(name: "CollectionTestSupport", targets: ["CollectionTestSupport"]),
        .plugin(name: "CollectionCommand", targets: ["CollectionCommand"]),
    ],
    dependencies: [],
    targets: [
        // `swift package --disable-sandbox collection`, which calls the tool in Tools.
        .plugin(
            name: "CollectionCommand",
            capability: .command(
                intent: .custom(
                    verb: "collection", description: "Creates, shows and builds apps with CollectionViewKit.")
            )
        ),
        .target(name: "CollectionGeometry"),
        // The texts for developers, which programs for the browser have as numbers.
        .target(name: "CollectionDiagnostics"),
        .target(name: "CollectionDiffing", dependencies: ["CollectionDiagnostics", "CollectionGeometry"]),
        .target(
            name: "CollectionDataSources",
            dependencies: ["CollectionDiagnostics", "CollectionDiffing", "CollectionFormatting", "CollectionGeometry"]
        ),
        .target(name: "CollectionLayout", dependencies: ["CollectionGeometry"]),
        .target(
            name: "CollectionViews",
            dependencies: [
                "CollectionDataSources", "CollectionDiagnostics", "CollectionDiffing", "CollectionLayout",
                "CollectionFormatting", "CollectionGeometry",
            ]
        ),
        .target(name: "CollectionPages", dependencies: ["CollectionDiagnostics", "CollectionGeometry"]),
        .target(name: "CollectionFormatting"),
        .target(name: "CRuntime"),
        .target(
            name: "CollectionBrowser",
            dependencies: [
                "CollectionViews", "CollectionDiffing", "CollectionFormatting", "CollectionGeometry", "CRuntime",
            ],
            swiftSettings: [.enableExperimentalFeature("Extern")]
        ),
        // The widths of texts, for servers and tests. Native only.
        .target(
            name: "CollectionTextMetrics",
            dependencies: ["CollectionServerRendering", "CollectionViews", "CollectionGeometry"]
        ),
        .target(
            name: "CollectionViewKit",
            dependencies: [
                "CollectionGeometry", "CollectionDiffing", "CollectionDataSources", "CollectionLayout",
                "CollectionViews", "CollectionPages", "CollectionFormatting",
            ]
        ),
        // The host that writes HTML: native only.
        .target(
            name: "CollectionServerRendering",
            dependencies: ["CollectionViews", "CollectionFormatting", "CollectionGeometry"]
        ),
        // The host that tests give a screen, and what tests of the library share: native only.
        .target(
            name: "CollectionTestSupport",
            dependencies: [
                "CollectionServerRendering", "CollectionViews", "CollectionLayout", "CollectionFormatting",
                "CollectionGeometry",
            ]
        ),
        // Screens and scripts that the tests run in memory, and Tests/Wasm in a browser.
        .target(
            name: "CollectionScenarios",
            dependencies: [
                "CollectionViews", "CollectionDataSources", "CollectionLayout", "CollectionFormatting",
                "CollectionGeometry",
            ],
            path: "Tests/CollectionScenarios"
        ),
        .testTarget(
            name: "CollectionScenariosTests",
            dependencies: [
                "CollectionScenarios", "CollectionServerRendering", "CollectionViews", "CollectionGeometry",
                "CollectionTestSupport",
            ],
            exclude: ["Recordings"]
        ),
        .testTarget(
            name: "CollectionGeometryTests", dependencies: ["CollectionGeometry", "CollectionTestSupport"]
        ),
        .testTarget(name: "CollectionDiagnosticsTests", dependencies: ["CollectionDiagnostics"]),
        .testTarget(
            name: "CollectionDiffingTests",
            dependencies: ["CollectionDiffing", "CollectionGeometry", "CollectionTestSupport"]
        ),
        .testTarget(
            name: "CollectionDataSourcesTests",
            dependencies: [
                "CollectionDataSources", "CollectionDiffing", "CollectionGeometry", "CollectionTestSupport",
            ]
        ),
        .testTarget(
            name: "CollectionLayoutTests",
            dependencies: ["CollectionLayout", "CollectionGeometry", "CollectionTestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "CollectionViewsTests",
            dependencies: [
                "CollectionViews", "CollectionDataSources", "CollectionDiffing", "CollectionLayout",
                "CollectionFormatting", "CollectionGeometry", "CollectionTestSupport",
            ]
        ),
        .testTarget(
            name: "CollectionPagesTests",
            dependencies: ["CollectionPages", "CollectionTestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "CollectionFormattingTests",
            dependencies: ["CollectionFormatting"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "CollectionBrowserTests",
            dependencies: [
                "CollectionBrowser", "CollectionServerRendering", "CollectionViews", "CollectionFormatting",
                "CollectionGeometry",
            ]
        ),
        .testTarget(
            name: "CollectionTextMetricsTests",
            dependencies: [
                "CollectionTextMetrics", "CollectionServerRendering", "CollectionViews", "CollectionDataSources",
                "CollectionLayout", "CollectionGeometry", "CollectionTestSupport",
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "CollectionServerRenderingTests",
            dependencies: [
                "CollectionServerRendering", "CollectionScenarios", "CollectionViews", "CollectionGeometry",
            ],
            exclude: ["Recordings"]
        ),
        .testTarget(name: "CollectionViewKitTests", dependencies: ["CollectionViewKit", "CollectionTestSupport"]),
        // Screens as written for UIKit; what differs is in the article "Coming from UIKit".
        .testTarget(name: "UIKitPortTests", dependencies: ["CollectionViewKit", "CollectionTestSupport"]),
        // The code of the guides, compiled and run, and the map in CONTRIBUTING.md.
        .testTarget(name: "DocumentationTests", dependencies: ["CollectionViewKit", "CollectionTestSupport"]),
        // A screen with everything a list has, whose size in the browser is kept; see Tests/Wasm.
        .target(name: "Inbox", dependencies: ["CollectionViewKit"], path: "Tests/Inbox"),
        .testTarget(name: "InboxTests", dependencies: ["Inbox", "CollectionViewKit", "CollectionTestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CRuntime" && target.type != .plugin {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
        ]
}

// Native builds warn of what Embedded Swift cannot build for the browser; Scripts/check makes errors of warnings.
let browserTargets: Set = [
    "CollectionDiagnostics", "CollectionGeometry", "CollectionDiffing", "CollectionDataSources", "CollectionLayout",
    "CollectionViews", "CollectionPages", "CollectionFormatting",
    "CollectionBrowser", "CollectionViewKit", "CollectionScenarios", "Inbox",
]
for target in package.targets where browserTargets.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatWarning("EmbeddedRestrictions", as: .warning)]
}
