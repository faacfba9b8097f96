import Foundation
import PackagePlugin

/// `swift package --disable-sandbox collection …`: the tool of the checkout that a package depends on, see decision 47.
@main
struct CollectionCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard let kit = checkout(in: context.package) else {
            Diagnostics.error("\(context.package.displayName) does not depend on CollectionViewKit.")
            return
        }
        let process = Process()
        process.executableURL = kit.appending(path: "Scripts/collection")
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        // `swift package` holds the lock on the folder of build products for as long as a plugin runs.
        let products = context.package.directoryURL.appending(path: ".build/collection").path(percentEncoded: false)
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFTPM_BUILD_DIR": products]) { $1 }
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("collection ended with status \(process.terminationStatus).")
        }
    }

    /// The folder of the checkout: that of a package, or of one that it depends on, directly or not.
    private func checkout(in package: Package) -> URL? {
        if package.displayName == "CollectionViewKit" { return package.directoryURL }
        return package.dependencies.lazy.compactMap { checkout(in: $0.package) }.first
    }
}
