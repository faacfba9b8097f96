/// An error in a page, described for its author.
///
/// The decoder reports what it omitted or replaced; the validator, what it refuses.
public struct PageDiagnostic: Equatable, Sendable {
    /// The severity.
    public enum Severity: CaseIterable, Sendable {
        /// It works, but probably not as intended.
        case warning
        /// Something is not shown, or not as requested; a validator refuses it.
        case error
    }

    /// The broken rule.
    public var code: Code
    /// The severity.
    public var severity: Severity
    /// The position, as a JSON pointer (RFC 6901); empty for the whole document.
    public var pointer: String
    /// The error and its correction, in sentences.
    public var message: String
    /// The string that was probably meant.
    public var suggestion: String?

    /// Creates a diagnostic.
    public init(
        _ code: Code, _ severity: Severity, at pointer: String, _ message: String, suggestion: String? = nil
    ) {
        self.code = code
        self.severity = severity
        self.pointer = pointer
        self.message = message
        self.suggestion = suggestion
    }
}

extension PageDiagnostic: CustomStringConvertible {
    /// The diagnostic on one line: `E4 unknown-layout /sections/2/layout: … Did you mean …?`
    ///
    /// A warning's code starts with `W`.
    public var description: String {
        let letter = severity == .error ? "E" : "W"
        let place = pointer.utf8.isEmpty ? "/" : pointer
        var line = "\(letter)\(code.rule) \(code.name) \(Self.printable(place)): \(Self.printable(message))"
        if let suggestion { line += " Did you mean \(Self.printable(suggestion))?" }
        return line
    }

    /// A text with its control characters replaced: parts of it come from the payload, and a line of a log or terminal
    /// must stay one.
    private static func printable(_ text: String) -> String {
        var bytes = Array(text.utf8)
        for index in bytes.indices where bytes[index] < 0x20 || bytes[index] == 0x7F {
            bytes[index] = UInt8(ascii: "?")
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
