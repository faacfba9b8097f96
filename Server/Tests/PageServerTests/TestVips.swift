import Foundation

/// The program of libvips, without which a machine can make no pictures.
enum TestVips {
    /// Whether the program is found through `PATH`. `Scripts/setup pictures` installs it.
    static let isInstalled: Bool = {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/vips") }
    }()
}
