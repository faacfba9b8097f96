import Foundation

/// A static web site that DocC has built for the base path `/documentation`.
///
/// Its pages are drawn by a script from data. A page of a symbol has the symbol's name in its path, so names hold more
/// characters than those of other files.
struct DocumentationSite: Sendable {
    /// The policy of its pages. It permits their own script, which is known by its hash, and styles and markup set by it.
    let policy: String
    private let files: StaticFiles
    private let module: String

    /// Reads the folder of a site.
    ///
    /// - Parameter directory: The folder that was named to `Scripts/build-documentation`.
    /// - Returns: `nil` if DocC has built nothing there.
    init?(directory: String) {
        let root = URL(filePath: directory)
        guard let shell = try? String(contentsOf: root.appending(path: "index.html"), encoding: .utf8),
            let module = try? FileManager.default.contentsOfDirectory(
                atPath: root.appending(path: "documentation").path(percentEncoded: false)
            ).sorted().first
        else { return nil }
        self.module = module
        files = StaticFiles(directory: directory)
        let scripts = shell.matches(of: /<script>([^<]*)<\/script>/).map { match in
            "'sha256-\(Data(SHA256.hash(Array(match.1.utf8))).base64EncodedString())'"
        }
        policy = [
            "default-src 'self'", "script-src " + (["'self'"] + scripts).joined(separator: " "),
            "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "object-src 'none'", "base-uri 'none'",
            "form-action 'none'", "frame-ancestors 'self'",
        ].joined(separator: "; ")
    }
}

extension DocumentationSite {
    /// Where a short path leads to: that of the site itself, or the name of an article or a type; `nil` for every other path.
    func address(of path: String) -> String? {
        let names = path.split(separator: "/")
        if names.isEmpty || names == ["documentation"] { return "/documentation/documentation/\(module)/" }
        guard names.count == 1, !names[0].contains(".") else { return nil }
        let page = "documentation/\(module)/\(names[0].lowercased())/"
        guard (try? files.representation(of: page + "index.html", names: .symbols)) ?? nil != nil else { return nil }
        return "/documentation/" + page
    }

    /// The file of a path, or `nil` if there is none. A folder stands for the page in it.
    func representation(of path: String) throws -> Representation? {
        try files.representation(of: path, names: .symbols)
            ?? files.representation(of: path + "/index.html", names: .symbols)
    }
}
