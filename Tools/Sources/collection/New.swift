public import ArgumentParser
public import CollectionToolkit

/// Creates a package of one's own.
struct New: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Creates a package with an app, tests and a style sheet.")

    @Argument(help: "The name of the app and of its module, such as Inbox.")
    var name: String

    @Option(help: "The kind of app to start from.")
    var template = NewPackage.Template.list

    @Option(help: "The folder in which the package folder is created.")
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
