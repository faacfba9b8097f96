/// Makes the site of a program: a folder that any server of files serves.
///
/// `Scripts/build-site.mjs` does the work, see decision 38; this type names it the program and the folders.
public struct SiteBuild: Sendable {
    /// What a site is made of besides its program.
    public struct Configuration: Sendable {
        /// The folder of the site that the app is to lie in: "/" or such as "/app/".
        public var base = "/"
        /// The style sheet in place of the kit's and `Web/styles.css`; `nil` for these.
        public var styles: String?
        /// The origins that the app sends requests to besides its own.
        public var origins: [String] = []

        /// Creates a configuration of a site at the root with the usual style sheets.
        public init() {}
    }

    private let build: ProgramBuild
    private let configuration: Configuration

    /// Describes a site.
    public init(_ build: ProgramBuild, configuration: Configuration) {
        self.build = build
        self.configuration = configuration
    }
}

extension SiteBuild {
    /// Makes the folder of the site from the program, which has been built.
    ///
    /// - Parameter output: The path of the folder. Another site in it is replaced.
    /// - Throws: `ToolError` if the folder has other files, or a file cannot be bundled.
    public func write(to output: String) async throws {
        let package = build.program.package
        var words = [
            "node", Kit.script("build-site.mjs"), try await build.result(), output.absolutePath,
            "--base", configuration.base, "--title", package.name, "--app", "\(package.path)/Web",
        ]
        for origin in configuration.origins { words += ["--origin", origin] }
        if let styles = configuration.styles { words += ["--styles", styles.absolutePath] }
        let outcome = try await Command(words).show()
        guard outcome.isSuccess else { throw ToolError("The site could not be written; see above.") }
    }
}
