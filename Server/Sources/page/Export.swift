import ArgumentParser
import PageServer

/// `page export`
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints a stored page as a document that can be edited and stored again.",
        discussion: "Without an id it lists the stored pages."
    )

    @Option(help: "The SQLite database.")
    var database: String

    @Argument(help: "The id of the page.")
    var id: String?

    func run() async throws {
        let editor = PageEditor(database: try AppDatabase.openExisting(path: database))
        guard let id else {
            for id in try await editor.pageIDs() { print(id) }
            return
        }
        guard let text = try await editor.document(of: id) else {
            throw ValidationError("There is no page \(id).")
        }
        print(text, terminator: "")
    }
}
