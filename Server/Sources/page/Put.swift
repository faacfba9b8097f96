import ArgumentParser
import CollectionPages
import PageServer

/// `page put`
struct Put: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Stores a document in place of a page, if it has no errors.",
        discussion: """
            The document is a composition as `page export` prints it, or a payload with `homeWidgets`. Its sections show \
            content of the samples: a server with features of its own takes documents at /v1/documents. A running server \
            shows the change with the next request.
            """,
        aliases: ["import"]
    )

    @OptionGroup var options: StoreOptions

    @Argument(help: "The id of the page.")
    var id: String

    @Option(help: "The revision that the page must have; 0 if there must be none. By default any is replaced.")
    var revision: Int64?

    @Argument(help: "The document; - for standard input.", completion: .file(extensions: ["json"]))
    var file: String

    func run() async throws {
        let bytes = try FileBytes.read(file)
        let editor = StoreOptions.editor(of: try await options.openExisting())
        let result: (outcome: PageEditor.Outcome, diagnostics: [PageDiagnostic])
        do {
            result = try await editor.store(bytes, as: id, expecting: revision)
        } catch let conflict as PageEditor.Conflict {
            throw InputError(description: conflict.description)
        }
        DiagnosticPrinter.print(result.diagnostics)
        guard case .stored(let revision) = result.outcome else { throw ExitCode.failure }
        print("Stored \(id), revision \(revision)")
    }
}
