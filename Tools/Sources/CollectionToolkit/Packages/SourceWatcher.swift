import Foundation

/// Finds out which files of some packages have changed, by their dates.
///
/// Dates are compared four times a second: a thousand files take some milliseconds, on every system and file system.
public struct SourceWatcher: Sendable {
    private let folders: [String]
    private var dates: [String: Double] = [:]

    /// Remembers the state of the files of now.
    ///
    /// - Parameter packages: The folders of the packages. Their manifests, sources and files for the browser are watched.
    public init(packages: [String]) {
        folders = packages
        dates = Self.dates(in: folders)
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
        let current = Self.dates(in: folders)
        defer { dates = current }
        guard current != dates else { return [] }
        let changed = current.filter { dates[$0.key] != $0.value }.map(\.key)
        return (changed + dates.keys.filter { current[$0] == nil }).sorted()
    }

    private static func dates(in folders: [String]) -> [String: Double] {
        var dates: [String: Double] = [:]
        for folder in folders {
            note("\(folder)/Package.swift", in: &dates)
            for name in ["Sources", "Web"] {
                guard let files = FileManager.default.enumerator(atPath: "\(folder)/\(name)") else { continue }
                while let file = files.nextObject() as? String {
                    guard !file.hasPrefix("."), !file.contains("/."), isSource(file) else { continue }
                    note("\(folder)/\(name)/\(file)", in: &dates)
                }
            }
        }
        return dates
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
