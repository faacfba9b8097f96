public import ArgumentParser
public import CollectionToolkit

/// Creates a package of one's own.
struct New: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Creates a package with an app, its tests and its looks.")

    @Argument(help: "The name of the app, which is that of its module: Inbox.")
    var name: String

    @Option(help: "What the app begins with.")
    var template = NewPackage.Template.list

    @Option(help: "The folder in which the folder of the package is made.")
    var directory = "."

    func run() async throws {
        let folder = try NewPackage(name, template: template).write(in: directory)
        print(
            """
            Created \(folder).

                cd \(folder)
                swift test
                \(Kit.script("collection")) dev
            """)
    }
}

extension NewPackage.Template: ExpressibleByArgument {}
