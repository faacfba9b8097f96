import Foundation

/// Builds a program natively, as the live host runs it.
public struct NativeBuild: Sendable {
    /// What came of a build.
    public enum Outcome: Sendable {
        /// The program was built; the time in seconds.
        case built(seconds: Double)
        /// The compiler refused the sources. The log is what the build printed.
        case failed([BuildDiagnostic], log: String)
    }

    /// The package and the product that is built.
    public let program: WebProgram

    /// Describes the builds of a program.
    public init(_ program: WebProgram) {
        self.program = program
    }
}

extension NativeBuild {
    private var command: [String] {
        // What a debugger needs takes a seventh of the time.
        [
            "swift", "build", "--package-path", program.package.path, "--product", program.product,
            "-debug-info-format", "none",
        ]
    }

    /// Builds what has changed since the last build.
    ///
    /// - Throws: `ToolError` if no compiler can be started.
    public func run() async throws -> Outcome {
        let start = ContinuousClock.now
        let outcome = try await Command(command).capture()
        guard !outcome.isSuccess else { return .built(seconds: (.now - start) / .seconds(1)) }
        return .failed(BuildDiagnostic.errors(in: outcome.output), log: outcome.output)
    }

    /// The path of the program that a build leaves.
    ///
    /// - Throws: `ToolError` if the package has no description.
    public func executable() async throws -> String {
        let outcome = try await Command(command + ["--show-bin-path"]).capture(keepsErrors: false)
        guard outcome.isSuccess, let folder = outcome.output.split(whereSeparator: \.isNewline).last else {
            throw ToolError("swift build could not tell where the program is:\n\(outcome.output)")
        }
        return "\(folder)/\(program.product)"
    }
}
