// swift-tools-version: 6.2

import PackageDescription

// Programs for people who work with the package or on it.
let package = Package(
    name: "Tools",
    platforms: [.macOS(.v15)],
    dependencies: [.package(path: "../CollectionViewKit")],
    targets: [
        // Its ArticleLayouts.swift and ArticlePictures.swift are those of the tests.
        .executableTarget(
            name: "DrawLayout",
            dependencies: [
                .product(name: "CollectionGeometry", package: "CollectionViewKit"),
                .product(name: "CollectionLayout", package: "CollectionViewKit"),
                .product(name: "CollectionTestSupport", package: "CollectionViewKit"),
            ]
        )
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
