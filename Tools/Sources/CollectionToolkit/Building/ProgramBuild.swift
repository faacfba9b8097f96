import Foundation

/// Builds a program for the browser.
///
/// `Scripts/build-wasm` does the work, see decision 38; this type names it the program and the folders.
public struct ProgramBuild: AppBuild {
    /// The package and the product that is built.
    public let program: WebProgram
    private let firstPaths: [String]
    private let explainsFailures: Bool

    /// Describes the builds of a program.
    ///
    /// - Parameters:
    ///   - program: The package and the product.
    ///   - firstPaths: The paths of the app whose pages load only what they take of the program at first; none for a program in
    ///     one part. What shows content belongs to it if the package has the responses of its server in `Responses.json`.
    ///   - explainsFailures: Whether a program that fails says why, with file and line, see decision 49. It is larger.
    public init(_ program: WebProgram, firstPaths: [String] = [], explainsFailures: Bool = false) {
        self.program = program
        self.firstPaths = firstPaths
        self.explainsFailures = explainsFailures
    }
}

extension ProgramBuild {
    /// The folder of what is built for the browser. Packages that name the same one share what is built of the kit.
    private var scratch: String {
        let named = ProcessInfo.processInfo.environment["WASM_BUILD"]
        return (named?.absolutePath ?? "\(program.package.path)/.build/programs") + suffix
    }

    /// Both kinds of builds have products of their own: changing between them compiles nothing again.
    private var suffix: String { explainsFailures ? "-development" : "" }

    private var output: String { "\(program.package.path)/.build/programs\(suffix)/\(program.product).wasm" }

    private var command: Command {
        var words = [Kit.script("build-wasm"), program.package.path, program.product, output]
        for path in firstPaths { words += ["--first", path] }
        return Command(
            words, environment: ["WASM_BUILD": scratch, "WASM_DEVELOPMENT": explainsFailures ? "1" : ""])
    }

    /// The path of the program with the names of its functions.
    public var namedResult: String { "\(scratch)/wasm32-unknown-none-wasm/release/\(program.product).wasm.small" }

    /// The path of the program.
    public func result() async throws -> String { output }

    /// Builds what has changed since the last build, and keeps what the build prints.
    ///
    /// - Throws: `ToolError` if the build cannot be started.
    public func run() async throws -> BuildOutcome { try await BuildOutcome(of: command) }

    /// Builds what has changed since the last build, and shows what the build prints.
    ///
    /// - Throws: `ToolError` if it does not build.
    public func show() async throws {
        guard try await command.show().isSuccess else {
            let findings = try await EmbeddedCheck(program).findings().map { "\n\($0)" }
            throw ToolError(
                "The program does not build for the browser; see above. Not all that builds natively is Embedded Swift: the "
                    + "article “Programs for the browser” says what to write instead, and `collection doctor` names missing "
                    + "tools.\(findings.joined())")
        }
    }
}
