import ArgumentParser
import CollectionPages
import PageServer

/// `page put`
struct Put: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Stores a document in the place of a page, if it has no errors.",
        discussion: """
            The document is a composition as `page export` prints it, or a payload with `homeWidgets`. A running server \
            shows the change with the next request.
            """,
        aliases: ["import"]
    )

    @OptionGroup var options: StoreOptions

    @Argument(help: "The id of the page.")
    var id: String

    @Argument(help: "The document; - for standard input.", completion: .file(extensions: ["json"]))
    var file: String

    func run() async throws {
        let bytes = try FileBytes.read(file)
        let editor = StoreOptions.editor(of: try await options.openExisting())
        let diagnostics = try await editor.store(bytes, as: id)
        DiagnosticPrinter.print(diagnostics)
        if diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode.failure }
        print("Stored \(id)")
    }
}
