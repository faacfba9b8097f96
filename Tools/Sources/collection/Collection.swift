import ArgumentParser
import CollectionToolkit

/// The command of the toolkit.
@main
struct Collection: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "collection",
        abstract: "Creates, shows and builds apps with CollectionViewKit.",
        version: "0.1.0",
        subcommands: [
            New.self, Dev.self, Build.self, TestCommand.self, Size.self, DoctorCommand.self,
        ]
    )
}
