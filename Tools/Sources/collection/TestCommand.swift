import ArgumentParser
import CollectionToolkit
import Foundation

/// Runs the tests of a package.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Runs the tests of the package, natively or in Chromium.",
        discussion: """
            Browser tests are the pytest tests in Tests/Browser of the package. They find the app at the address in the \
            environment variable COLLECTION_ADDRESS, where it runs natively.

            COLLECTION_BUILD_FLAGS adds options of swift build to every native build, those of collection dev included; \
            where no debugger is used, "-debug-info-format none" makes them shorter.
            """
    )

    @OptionGroup var options: ProgramOptions

    @Flag(help: "Run the tests in Tests/Browser with Chromium.")
    var browser = false

    func run() async throws {
        let program = try await options.program()
        let status = browser ? try await runBrowserTests(of: program) : try await runTests(of: program)
        throw ExitCode(status)
    }

    private func runTests(of program: WebProgram) async throws -> Int32 {
        try await Command(NativeCommand.words("test", of: program.package)).show().status
    }

    private func runBrowserTests(of program: WebProgram) async throws -> Int32 {
        let tests = "\(program.package.path)/Tests/Browser"
        guard FileManager.default.fileExists(atPath: tests) else {
            throw ToolError("There is no folder \(tests). Put pytest tests there that use Playwright with Chromium.")
        }
        guard try await Command(["python3", "-c", "import playwright, pytest"]).capture().isSuccess else {
            throw ToolError("Playwright or pytest is missing: python3 -m pip install playwright pytest")
        }
        var configuration = LiveHost.Configuration()
        configuration.port = 0
        let host = try await LiveHost(program, configuration: configuration)
        Console.say("Building \(program.product)…")
        let (reports, continuation) = AsyncStream.makeStream(of: LiveReport.self)
        return try await withThrowingTaskGroup(of: Int32?.self) { group in
            group.addTask {
                try await host.run { continuation.yield($0) }
                return nil
            }
            group.addTask {
                for await report in reports {
                    if case .failed(let errors) = report { throw ToolError(errors) }
                    if case .built = report { break }
                }
                let environment = ["COLLECTION_ADDRESS": host.address, "PYTHONDONTWRITEBYTECODE": "1"]
                let words = ["python3", "-m", "pytest", "-q", "-p", "no:cacheprovider", tests]
                return try await Command(words, environment: environment).show().status
            }
            defer { group.cancelAll() }
            return try await group.next().flatMap { $0 } ?? 1
        }
    }
}
