import Foundation

/// A package of one's own, made of a template.
public struct NewPackage: Sendable {
    /// What a package begins with.
    public enum Template: String, CaseIterable, Sendable {
        /// A list from which rows can be deleted.
        case list
        /// A screen with the content of a server.
        case page
        /// Two lists, of which one is shown.
        case tabs
    }

    private let name: String
    private let template: Template

    /// Describes a package.
    ///
    /// - Throws: `ToolError` if the name cannot be that of a module.
    public init(_ name: String, template: Template) throws {
        let isPlain = name.utf8.allSatisfy {
            switch $0 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: false
            }
        }
        guard isPlain, name.first?.isUppercase == true else {
            throw ToolError("\(name) cannot be the name of a module. Use letters and digits, a capital first: Inbox.")
        }
        guard !name.hasPrefix("Collection"), !["CRuntime", "Testing", "Foundation", "Swift"].contains(name) else {
            throw ToolError("\(name) may be the name of a module that the app uses. Choose another one.")
        }
        self.name = name
        self.template = template
    }
}

extension NewPackage {
    /// Writes the package into a folder of its name.
    ///
    /// - Parameter parent: The folder in which that folder is made.
    /// - Returns: The path of the package.
    /// - Throws: `ToolError` if there is something of that name, or it cannot be written.
    public func write(in parent: String) throws -> String {
        let folder = "\(parent.absolutePath)/\(name)"
        guard !FileManager.default.fileExists(atPath: folder) else {
            throw ToolError("\(folder) already exists. Choose another name, or remove it.")
        }
        do {
            for source in ["common", template.rawValue] {
                try copy("\(Kit.templates)/\(source)", to: folder)
            }
        } catch let error as ToolError {
            throw error
        } catch {
            throw ToolError("\(folder) could not be written: \(error.localizedDescription)")
        }
        return folder
    }

    /// The path of a template's file in the package.
    private func name(of file: String) -> String {
        file == "gitignore" ? ".gitignore" : file.replacing("__Name__", with: name)
    }

    private func copy(_ source: String, to folder: String) throws {
        guard let files = FileManager.default.enumerator(atPath: source) else {
            throw ToolError("The template \(source) is missing: the checkout of CollectionViewKit is incomplete.")
        }
        let kit = Kit.root.path(from: folder)
        while let file = files.nextObject() as? String {
            var isFolder: ObjCBool = false
            let path = "\(source)/\(file)"
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            let text = try String(contentsOfFile: path, encoding: .utf8)
                .replacing("{{Name}}", with: name).replacing("{{kit}}", with: kit)
                .replacing("{{tool}}", with: "\(kit)/Scripts/collection")
            let target = "\(folder)/\(name(of: file))"
            try FileManager.default.createDirectory(
                at: URL(filePath: target).deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(toFile: target, atomically: true, encoding: .utf8)
        }
    }
}

extension String {
    /// The relative path to this absolute path from an absolute folder.
    func path(from folder: String) -> String {
        let (target, start) = (split(separator: "/"), folder.split(separator: "/"))
        let common = zip(target, start).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - common) + target.dropFirst(common).map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
