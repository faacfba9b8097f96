// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "ScreenContracts", targets: ["ScreenContracts"]),
        .library(name: "Storefront", targets: ["Storefront"]),
        .library(name: "Catalogue", targets: ["Catalogue"]),
        .library(name: "ProductPortal", targets: ["ProductPortal"]),
        .library(name: "EarningsDetail", targets: ["EarningsDetail"]),
        .library(name: "PeopleFeed", targets: ["PeopleFeed"]),
        .library(name: "PropertyHome", targets: ["PropertyHome"]),
        .library(name: "Gallery", targets: ["Gallery"]),
        .library(name: "Notes", targets: ["Notes"]),
        .executable(name: "GalleryWeb", targets: ["GalleryWeb"]),
        .executable(name: "NotesWeb", targets: ["NotesWeb"]),
    ],
    dependencies: [.package(path: "../CollectionViewKit")],
    targets: [
        .target(
            name: "Storefront",
            dependencies: [
                "ScreenContracts", "SharedScreens",
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
            ]
        ),
        .target(
            name: "Catalogue",
            dependencies: [.product(name: "CollectionViewKit", package: "CollectionViewKit")]
        ),
        .target(
            name: "ProductPortal",
            dependencies: [
                "ScreenContracts", "SharedScreens",
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
            ]
        ),
        .target(
            name: "EarningsDetail",
            dependencies: [
                "ScreenContracts", "SharedScreens",
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
            ]
        ),
        .target(
            name: "PeopleFeed",
            dependencies: [
                "ScreenContracts", "SharedScreens",
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
            ]
        ),
        .target(
            name: "PropertyHome",
            dependencies: [
                "ScreenContracts", "SharedScreens",
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
            ]
        ),
        // What travels between the screens and their server: one reader and one writer for each entity, used by both.
        .target(
            name: "ScreenContracts",
            dependencies: [.product(name: "CollectionPages", package: "CollectionViewKit")]
        ),
        // What several of the screens need.
        .target(
            name: "SharedScreens",
            dependencies: ["ScreenContracts", .product(name: "CollectionViewKit", package: "CollectionViewKit")]
        ),
        .target(
            name: "Gallery",
            dependencies: [
                "Catalogue", "EarningsDetail", "PeopleFeed", "ProductPortal", "PropertyHome", "Storefront",
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
            ]
        ),
        .executableTarget(
            name: "GalleryWeb",
            dependencies: ["Gallery", .product(name: "CollectionBrowser", package: "CollectionViewKit")]
        ),
        // An app by itself, which needs nothing of the gallery.
        .target(
            name: "Notes",
            dependencies: [.product(name: "CollectionViewKit", package: "CollectionViewKit")],
            exclude: ["README.md"]
        ),
        .executableTarget(
            name: "NotesWeb",
            dependencies: ["Notes", .product(name: "CollectionBrowser", package: "CollectionViewKit")]
        ),
        .testTarget(
            name: "CatalogueTests",
            dependencies: [
                "Catalogue", .product(name: "CollectionViewKit", package: "CollectionViewKit"),
                .product(name: "CollectionTestSupport", package: "CollectionViewKit"),
            ]
        ),
        .testTarget(
            name: "EarningsDetailTests",
            dependencies: [
                "EarningsDetail", "ScreenContracts",
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
                .product(name: "CollectionTestSupport", package: "CollectionViewKit"),
            ]
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "Gallery", .product(name: "CollectionViewKit", package: "CollectionViewKit"),
                .product(name: "CollectionTestSupport", package: "CollectionViewKit"),
            ]
        ),
        .testTarget(
            name: "NotesTests",
            dependencies: [
                "Notes", .product(name: "CollectionViewKit", package: "CollectionViewKit"),
                .product(name: "CollectionTestSupport", package: "CollectionViewKit"),
            ]
        ),
        .testTarget(
            name: "PeopleFeedTests",
            dependencies: [
                "PeopleFeed", "ScreenContracts", "SharedScreens",
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
                .product(name: "CollectionTestSupport", package: "CollectionViewKit"),
            ]
        ),
        .testTarget(
            name: "ProductPortalTests",
            dependencies: [
                "ProductPortal", "ScreenContracts", "SharedScreens",
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
                .product(name: "CollectionTestSupport", package: "CollectionViewKit"),
            ]
        ),
        .testTarget(
            name: "PropertyHomeTests",
            dependencies: [
                "PropertyHome", "ScreenContracts", "SharedScreens",
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
                .product(name: "CollectionTestSupport", package: "CollectionViewKit"),
            ]
        ),
        .testTarget(
            name: "SharedScreensTests",
            dependencies: [
                "ScreenContracts", "SharedScreens", .product(name: "CollectionViewKit", package: "CollectionViewKit"),
            ]
        ),
        .testTarget(
            name: "StorefrontTests",
            dependencies: [
                "ScreenContracts", "SharedScreens", "Storefront",
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
                .product(name: "CollectionTestSupport", package: "CollectionViewKit"),
            ]
        ),
        .testTarget(
            name: "ScreenContractsTests",
            dependencies: [
                "ScreenContracts", .product(name: "CollectionPages", package: "CollectionViewKit"),
                .product(name: "CollectionTestSupport", package: "CollectionViewKit"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableExperimentalFeature("Extern"),
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
        ]
}

// Native builds warn of what Embedded Swift cannot build for the browser.
for target in package.targets where target.type != .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatWarning("EmbeddedRestrictions", as: .warning)]
}
