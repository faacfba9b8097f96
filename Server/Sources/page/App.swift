import ArgumentParser
import PageServer

/// The page server's command line.
@main
struct App: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "page",
        abstract: "Serves pages that a server composes, and edits what they are composed of.",
        version: PageApplication.version,
        subcommands: [Serve.self, Seed.self, Validate.self, Export.self, Put.self, Token.self]
    )
}
