// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "{{Name}}",
    platforms: [.macOS(.v15)],
    dependencies: [
        // A link in the checkout: a package is known by the name of its folder.
        .package(path: "{{kit}}/CollectionViewKit")
    ],
    targets: [
        // The screens.
        .target(
            name: "{{Name}}",
            dependencies: [.product(name: "CollectionViewKit", package: "CollectionViewKit")],
            // Native builds warn of what the browser's Swift does not have.
            swiftSettings: [.treatWarning("EmbeddedRestrictions", as: .warning)]
        ),
        // The program that shows them in a browser.
        .executableTarget(
            name: "{{Name}}Web",
            dependencies: ["{{Name}}", .product(name: "CollectionBrowser", package: "CollectionViewKit")]
        ),
        .testTarget(
            name: "{{Name}}Tests",
            dependencies: [
                "{{Name}}",
                .product(name: "CollectionViewKit", package: "CollectionViewKit"),
                .product(name: "CollectionTestSupport", package: "CollectionViewKit"),
            ]
        ),
    ]
)
