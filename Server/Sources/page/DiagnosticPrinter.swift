import CollectionPages
import Foundation

/// Prints what is wrong with a file, one line each, and a sum for people on standard error.
enum DiagnosticPrinter {
    static func print(_ diagnostics: [PageDiagnostic], of file: String? = nil) {
        let prefix = file.map { $0 + ": " } ?? ""
        for diagnostic in diagnostics { Swift.print(prefix + diagnostic.description) }
        fflush(nil)
        let errors = diagnostics.filter { $0.severity == .error }.count
        let sum =
            diagnostics.isEmpty
            ? "no problems" : "\(count(errors, "error")), \(count(diagnostics.count - errors, "warning"))"
        FileHandle.standardError.write(Data((prefix + sum + "\n").utf8))
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
