import Foundation

/// What the tool sends a page besides the commands of the program.
enum PageMessage: Sendable {
    /// A build has begun.
    case building
    /// A build has failed.
    case failed([BuildDiagnostic], log: String)
    /// There is a new program: the page is to be loaded again.
    case reload
    /// The style sheets have changed.
    case styles
    /// The server of the app, by its address, cannot be reached; the page is loaded again when it can.
    case serverIsMissing(String)
    /// The program of the page ended, with the reason.
    case ended(String)
    /// The program printed a line.
    case line(String)
}

extension PageMessage {
    /// The message as JSON.
    var json: String {
        switch self {
        case .building: encoded(["type": "building"])
        case .failed(let diagnostics, let log):
            encoded([
                "type": "failed", "log": String(log.suffix(8000)),
                "errors": diagnostics.map(encodable),
            ])
        case .reload: encoded(["type": "reload"])
        case .styles: encoded(["type": "styles"])
        case .serverIsMissing(let address): encoded(["type": "server", "address": address])
        case .ended(let reason): encoded(["type": "ended", "reason": reason])
        case .line(let line): encoded(["type": "line", "line": line])
        }
    }

    private func encodable(_ diagnostic: BuildDiagnostic) -> [String: Any] {
        [
            "file": diagnostic.file, "line": diagnostic.line, "column": diagnostic.column,
            "message": diagnostic.message, "source": diagnostic.sourceLine ?? "",
        ]
    }

    private func encoded(_ value: [String: Any]) -> String {
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}

extension BuildDiagnostic {
    /// The line of the source file that it is about; `nil` if it cannot be read.
    fileprivate var sourceLine: String? {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
    }
}
