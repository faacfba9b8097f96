import ArgumentParser
import CollectionToolkit

/// Which program a command is about.
struct ProgramOptions: ParsableArguments {
    @Option(help: "The folder of the package.")
    var packagePath = "."

    @Option(help: "The executable for the browser, if the package has several.")
    var product: String?

    func program() async throws -> WebProgram {
        Console.start()
        return try await WebProgram.find(in: packagePath, product: product)
    }
}
