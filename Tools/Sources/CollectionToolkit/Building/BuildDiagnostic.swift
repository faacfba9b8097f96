/// An error or warning of a compiler.
public struct BuildDiagnostic: Equatable, Sendable {
    /// How severe it is, in the compiler's term: "error" or "warning".
    public let severity: String
    /// The path of the source file.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int
    /// What is wrong.
    public let message: String
}

extension BuildDiagnostic {
    /// The errors in the output of a build, each once, in their order.
    ///
    /// - Complexity: O(*n*) in the length of the output.
    public static func errors(in output: String) -> [BuildDiagnostic] { diagnostics("error", in: output) }

    /// The warnings in the output of a build, each once, in their order.
    ///
    /// - Complexity: O(*n*) in the length of the output.
    public static func warnings(in output: String) -> [BuildDiagnostic] { diagnostics("warning", in: output) }

    private static func diagnostics(_ severity: String, in output: String) -> [BuildDiagnostic] {
        var found: [BuildDiagnostic] = []
        for line in output.split(whereSeparator: \.isNewline) {
            guard let diagnostic = BuildDiagnostic(line), diagnostic.severity == severity, !found.contains(diagnostic)
            else { continue }
            found.append(diagnostic)
        }
        return found
    }

    /// Reads a line such as `/inbox/List.swift:12:5: error: cannot find 'row' in scope`; `nil` for any other.
    init?(_ text: Substring) {
        for severity in ["error", "warning"] {
            guard let mark = text.firstRange(of: ": \(severity): ") else { continue }
            let place = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else { return nil }
            self.init(
                severity: severity,
                file: place.dropLast(2).joined(separator: ":"),
                line: line,
                column: column,
                message: String(text[mark.upperBound...])
            )
            return
        }
        return nil
    }
}
