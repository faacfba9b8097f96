import ArgumentParser
import CollectionToolkit

/// Shows where the bytes of a program go.
struct Size: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows what the size of the app's program consists of: bytes by module, type and function.")

    @OptionGroup var options: ProgramOptions

    func run() async throws {
        let build = ProgramBuild(try await options.program())
        Console.say("Compiling for the browser…")
        try await build.show()
        guard try await Command(["node", Kit.script("program-size.mjs"), build.namedResult]).show().isSuccess else {
            throw ToolError("The program could not be read; see above.")
        }
    }
}
