/// Builds a program natively, as the live host runs it.
struct NativeBuild: AppBuild {
    let program: WebProgram
}

extension NativeBuild {
    private var command: [String] {
        NativeCommand.words("build", of: program.package) + ["--product", program.product]
    }

    func run() async throws -> BuildOutcome {
        let outcome = try await BuildOutcome(of: Command(command))
        guard case .built(let seconds, let warnings) = outcome else { return outcome }
        return .built(seconds: seconds, warnings: warnings + (try await EmbeddedCheck(program).findings()))
    }

    func result() async throws -> String {
        let outcome = try await Command(command + ["--show-bin-path"]).capture(keepsErrors: false)
        guard outcome.isSuccess, let folder = outcome.output.split(whereSeparator: \.isNewline).last else {
            throw ToolError("swift build could not tell where the program is:\n\(outcome.output)")
        }
        return "\(folder)/\(program.product)"
    }
}
