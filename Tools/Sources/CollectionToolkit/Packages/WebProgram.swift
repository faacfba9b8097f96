import Foundation

/// The product of a package that shows its screens in a browser.
public struct WebProgram: Sendable {
    /// The package, by the path of its folder.
    public struct Package: Sendable {
        /// The path of the folder.
        public let path: String
        /// The name in the manifest.
        public let name: String
        /// The paths of the folder and of those of all packages that it depends on by path: what an edit is looked for in.
        public let sourceFolders: [String]
        /// The paths of the package's targets that are elsewhere than in `Sources`.
        public let targetFolders: [String]
        /// The paths of the package's targets that the program is made of.
        public let programFolders: [String]
    }

    /// The package.
    public let package: Package
    /// The name of the product.
    public let product: String
}

extension WebProgram {
    /// Finds the program of a package.
    ///
    /// - Parameters:
    ///   - path: The path of the package.
    ///   - product: The name of the product; `nil` for the only executable that depends on `CollectionBrowser`.
    /// - Throws: `ToolError` if there is no such package or product, or several products would do.
    public static func find(in path: String, product: String? = nil) async throws -> WebProgram {
        let path = path.absolutePath
        guard FileManager.default.fileExists(atPath: "\(path)/Package.swift") else {
            throw ToolError(
                "There is no package in \(path). Go to the folder of its Package.swift or name it with --package-path; "
                    + "`collection new Inbox` creates one.")
        }
        let description = try await PackageDescription.read(path)
        let programs = description.programs { $0.contains("CollectionBrowser") }
        let folders = try await description.foldersByPath(from: path)
        func program(_ product: String) -> WebProgram {
            let package = Package(
                path: path, name: description.name, sourceFolders: folders,
                targetFolders: description.targets.filter { $0.type != "test" }.compactMap(\.path)
                    .filter { !$0.hasPrefix("Sources/") }.map { "\(path)/\($0)" },
                programFolders: description.folders(of: product).map { "\(path)/\($0)" })
            return WebProgram(package: package, product: product)
        }
        if let product {
            guard description.programs(where: { _ in true }).contains(product) else {
                let names = programs.joined(separator: ", ")
                throw ToolError("\(description.name) has no program \(product). It has: \(names).")
            }
            return program(product)
        }
        switch programs.count {
        case 1: return program(programs[0])
        case 0:
            throw ToolError(
                "\(description.name) has no executable target that depends on the product CollectionBrowser. "
                    + "`collection new` creates a package that shows what one looks like.")
        default:
            throw ToolError(
                "\(description.name) has several programs for a browser. Name one with --product: "
                    + programs.joined(separator: ", ") + ".")
        }
    }
}

/// What `swift package describe` says of a package.
private struct PackageDescription: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        /// The folder, relative to the package.
        let path: String?
        let product_dependencies: [String]?
        /// The names of the targets of the package that it depends on directly.
        let target_dependencies: [String]?
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    struct Dependency: Decodable {
        let path: String?
    }

    let name: String
    let targets: [Target]
    let products: [Product]
    let dependencies: [Dependency]

    /// The names of the executable products with a main target whose dependencies on products satisfy a condition.
    func programs(where isWanted: ([String]) -> Bool) -> [String] {
        targets.filter { $0.type == "executable" && isWanted($0.product_dependencies ?? []) }.map { target in
            // A target without a product of its own is one by its name.
            products.first { $0.targets.contains(target.name) }?.name ?? target.name
        }
    }

    /// The folders of the targets that a product is made of, relative to the package.
    func folders(of product: String) -> [String] {
        var pending = products.first { $0.name == product }?.targets ?? [product]
        var names: Set<String> = []
        while let name = pending.popLast() {
            guard names.insert(name).inserted else { continue }
            pending += targets.first { $0.name == name }?.target_dependencies ?? []
        }
        return targets.filter { names.contains($0.name) }.compactMap(\.path)
    }

    static func read(_ path: String) async throws -> PackageDescription {
        let command = Command(["swift", "package", "--package-path", path, "describe", "--type", "json"])
        let outcome = try await command.capture(keepsErrors: false)
        guard outcome.isSuccess, let start = outcome.output.firstIndex(of: "{") else {
            throw ToolError("The manifest of \(path) has an error; see above.")
        }
        do {
            return try JSONDecoder().decode(PackageDescription.self, from: Data(outcome.output[start...].utf8))
        } catch {
            throw ToolError("The output of `swift package describe` for \(path) could not be read: \(error)")
        }
    }

    /// The folder of the package and of those it depends on by path, directly or not.
    func foldersByPath(from path: String) async throws -> [String] {
        var folders = [path.resolvingLinks]
        var pending = dependencies.compactMap(\.path)
        while let next = pending.popLast() {
            let folder = next.resolvingLinks
            guard !folders.contains(folder) else { continue }
            folders.append(folder)
            // The kit has no dependencies; its description takes a second.
            guard folder != Kit.root.resolvingLinks else { continue }
            pending += try await PackageDescription.read(folder).dependencies.compactMap(\.path)
        }
        return folders
    }
}

extension String {
    fileprivate var resolvingLinks: String {
        URL(filePath: self).resolvingSymlinksInPath().path(percentEncoded: false).withoutTrailingSlash
    }
}
