import Foundation

/// Finds out which files of some packages have changed, by their dates.
///
/// Dates are compared four times a second: a thousand files take some milliseconds, on every system and file system.
public struct SourceWatcher: Sendable {
    private let packages: [String]
    /// Further files and folders.
    private let paths: [String]
    private var dates: [String: Double] = [:]

    /// Remembers the state of the files of now.
    ///
    /// - Parameters:
    ///   - packages: The folders of the packages. Their manifests, `Sources` and `Web` are watched.
    ///   - paths: Further files, and folders of sources.
    public init(packages: [String], paths: [String] = []) {
        self.packages = packages
        self.paths = paths
        dates = Self.dates(packages, paths)
    }
}

extension SourceWatcher {
    /// Waits until files have changed, have been added or removed, and returns their paths, in order.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    public mutating func nextChanges() async throws -> [String] {
        while true {
            try await Task.sleep(for: .milliseconds(250))
            let changes = takeChanges()
            if !changes.isEmpty { return changes }
        }
    }

    /// The paths of files that differ from when they were looked at last, in order.
    ///
    /// - Complexity: O(*n*) in the number of files.
    mutating func takeChanges() -> [String] {
        let current = Self.dates(packages, paths)
        defer { dates = current }
        guard current != dates else { return [] }
        let changed = current.filter { dates[$0.key] != $0.value }.map(\.key)
        return (changed + dates.keys.filter { current[$0] == nil }).sorted()
    }

    private static func dates(_ packages: [String], _ paths: [String]) -> [String: Double] {
        var dates: [String: Double] = [:]
        for folder in packages {
            for path in ["Package.swift", "Sources", "Web"] { note(everythingIn: "\(folder)/\(path)", in: &dates) }
        }
        for path in paths { note(everythingIn: path, in: &dates) }
        return dates
    }

    private static func note(everythingIn path: String, in dates: inout [String: Double]) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return note(path, in: &dates)
        }
        guard let files = FileManager.default.enumerator(atPath: path) else { return }
        while let file = files.nextObject() as? String {
            guard !file.hasPrefix("."), !file.contains("/."), isSource(file) else { continue }
            note("\(path)/\(file)", in: &dates)
        }
    }

    /// What an editor leaves beside a file, and what a build leaves in the folder of the browser half, is no source.
    private static func isSource(_ file: String) -> Bool {
        guard !file.contains(".min."), let end = file.lastIndex(of: ".") else { return false }
        let type = file[file.index(after: end)...]
        return ["swift", "c", "h", "css", "js", "html", "json", "svg", "png", "jpg", "webp", "avif", "woff2"].contains(
            type)
    }

    private static func note(_ path: String, in dates: inout [String: Double]) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        dates[path] = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
