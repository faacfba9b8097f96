/// Builds a program for its pages in development, again and again.
protocol AppBuild: Sendable {
    /// The package and the product that is built.
    var program: WebProgram { get }

    /// Builds what has changed since the last build.
    ///
    /// - Throws: `ToolError` if no compiler can be started.
    func run() async throws -> BuildOutcome

    /// The path of what a build leaves.
    ///
    /// - Throws: `ToolError` if the package has no description.
    func result() async throws -> String
}

/// What came of a build.
public enum BuildOutcome: Sendable {
    /// The program was built: the time in seconds, and what the compiler warned of in the sources that it compiled.
    case built(seconds: Double, warnings: [BuildDiagnostic])
    /// The compiler refused the sources. The log is what the build printed.
    case failed([BuildDiagnostic], log: String)
}

extension BuildOutcome {
    /// Runs a command that builds, and finds the errors and warnings in what it prints.
    init(of command: Command) async throws {
        let start = ContinuousClock.now
        let outcome = try await command.capture()
        self =
            outcome.isSuccess
            ? .built(seconds: (.now - start) / .seconds(1), warnings: BuildDiagnostic.warnings(in: outcome.output))
            : .failed(BuildDiagnostic.errors(in: outcome.output), log: outcome.output)
    }
}
