import ArgumentParser
import CollectionPages
import Foundation
import PageServer

/// `page validate`
struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Checks files: pages, section responses and patches as clients get them, or compositions.",
        discussion: "Prints one line for each problem and exits with 1 if any is an error."
    )

    @Argument(help: "The files to check.", completion: .file(extensions: ["json"]))
    var files: [String]

    func run() throws {
        var hasErrors = false
        for file in files {
            guard let bytes = try? FileBytes.read(file) else {
                FileHandle.standardError.write(Data("\(file): The file cannot be read.\n".utf8))
                hasErrors = true
                continue
            }
            let diagnostics = PageEditor.check(bytes)
            DiagnosticPrinter.print(diagnostics, of: files.count > 1 ? file : nil)
            if diagnostics.contains(where: { $0.severity == .error }) { hasErrors = true }
        }
        if hasErrors { throw ExitCode.failure }
    }
}
