/// Finds code that native builds accept and Embedded Swift does not, where the compiler does not warn of it.
///
/// `Scripts/check-embedded` does the work.
public struct EmbeddedCheck: Sendable {
    private let folders: [String]

    /// Describes a check of the targets that a program is made of.
    ///
    /// - Parameter program: The program.
    public init(_ program: WebProgram) {
        folders = program.package.programFolders
    }

    /// Looks through the sources.
    ///
    /// - Returns: What cannot be built for the browser, with what to write instead.
    /// - Throws: `ToolError` if the script cannot be started.
    public func findings() async throws -> [BuildDiagnostic] {
        guard !folders.isEmpty else { return [] }
        return BuildDiagnostic.errors(in: try await Command([Kit.script("check-embedded")] + folders).capture().output)
    }
}
