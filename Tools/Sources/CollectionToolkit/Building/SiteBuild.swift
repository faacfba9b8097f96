import Foundation

/// Builds the site of a program: a folder that any server of files serves.
///
/// The scripts of the kit do the work, see decision 38; this type names them the program and the folders.
public struct SiteBuild: Sendable {
    /// What a site is made of besides its program.
    public struct Configuration: Sendable {
        /// The folder of the site that the app is to lie in: "/" or such as "/app/".
        public var base = "/"
        /// The paths of the app whose pages load only what they take of the program at first; none for a program in one part.
        ///
        /// What shows content belongs to it if the package has the responses of its server in `Responses.json`.
        public var firstPaths: [String] = []
        /// The style sheet in place of the kit's and `Web/styles.css`; `nil` for these.
        public var styles: String?

        /// Creates a configuration of a site at the root, with a program in one part and the usual style sheets.
        public init() {}
    }

    private let program: WebProgram
    private let configuration: Configuration

    /// Describes a site.
    public init(_ program: WebProgram, configuration: Configuration) {
        self.program = program
        self.configuration = configuration
    }
}

extension SiteBuild {
    /// The folder of what is built for the browser.
    private var scratch: String { "\(program.package.path)/.build/programs" }

    /// The path of the WebAssembly program.
    public var programPath: String { "\(scratch)/\(program.product).wasm" }

    /// The path of the program with the names of its functions.
    public var namedProgramPath: String {
        "\(scratch)/wasm32-unknown-none-wasm/release/\(program.product).wasm.small"
    }

    /// Builds the program.
    ///
    /// - Throws: `ToolError` if it does not build.
    public func buildProgram() async throws {
        var words = [Kit.script("build-wasm"), program.package.path, program.product, programPath]
        for path in configuration.firstPaths { words += ["--first", path] }
        let outcome = try await Command(words, environment: ["WASM_BUILD": scratch]).show()
        guard outcome.isSuccess else {
            throw ToolError(
                "The program does not build for the browser, see above. What builds natively may be none of Embedded Swift: "
                    + "`collection doctor` names missing tools, and the article on Embedded Swift what to write instead."
            )
        }
    }

    /// Makes the folder of the site from the program.
    ///
    /// - Parameter output: The path of the folder. Another site in it is replaced.
    /// - Throws: `ToolError` if the folder has other files, or a file cannot be bundled.
    public func writeSite(to output: String) async throws {
        var words = [
            "node", Kit.script("build-site.mjs"), programPath, output.absolutePath, "--base", configuration.base,
            "--title", program.package.name, "--app", "\(program.package.path)/Web",
        ]
        if let styles = configuration.styles { words += ["--styles", styles.absolutePath] }
        let outcome = try await Command(words).show()
        guard outcome.isSuccess else { throw ToolError("The site could not be made, see above.") }
    }
}
