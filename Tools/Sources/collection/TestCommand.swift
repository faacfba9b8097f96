import ArgumentParser
import CollectionToolkit
import Foundation

/// Runs the tests of a package.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Runs the tests of the package, natively or in Chromium.",
        discussion: """
            Browser tests are those of pytest in Tests/Browser of the package. They find the app at the address in the \
            environment variable COLLECTION_ADDRESS, where it runs natively.
            """
    )

    @OptionGroup var options: ProgramOptions

    @Flag(help: "Run the tests in Tests/Browser with Chromium.")
    var browser = false

    func run() async throws {
        let program = try await options.program()
        guard browser else {
            let outcome = try await Command(["swift", "test", "--package-path", program.package.path]).show()
            throw ExitCode(outcome.status)
        }
        let tests = "\(program.package.path)/Tests/Browser"
        guard FileManager.default.fileExists(atPath: tests) else {
            throw ToolError("There is no folder \(tests). Put tests of pytest there, with Playwright for Chromium.")
        }
        var configuration = LiveHost.Configuration()
        configuration.port = 0
        let host = try await LiveHost(program, configuration: configuration)
        let status = try await withThrowingTaskGroup(of: Int32?.self) { group in
            let (built, continuation) = AsyncStream.makeStream(of: String.self)
            group.addTask {
                try await host.run { continuation.yield($0) }
                return nil
            }
            group.addTask {
                for await sentence in built {
                    guard sentence.hasPrefix("Built") else { throw ToolError(sentence) }
                    break
                }
                let environment = ["COLLECTION_ADDRESS": host.address]
                return try await Command(["python3", "-m", "pytest", "-q", tests], environment: environment).show()
                    .status
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
        throw ExitCode(status ?? 1)
    }
}
