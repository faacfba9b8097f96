/// Diagnostics as they are found, up to a limit: a hostile page must not buy an endless list.
struct DiagnosticList: Sendable {
    private var found: [PageDiagnostic] = []
    private var omittedCount = 0

    /// Adds a diagnostic about a value. Beyond the limit its place is not computed.
    mutating func report(
        _ code: PageDiagnostic.Code, _ severity: PageDiagnostic.Severity, _ value: JSONValue,
        _ message: String, suggestion: String? = nil
    ) {
        guard found.count < PageLimits.diagnostics else {
            omittedCount += 1
            return
        }
        found.append(
            PageDiagnostic(code, severity, at: value.pointer, message, suggestion: suggestion)
        )
    }

    /// Everything that was found, with a last line for what was left out.
    func finished() -> [PageDiagnostic] {
        guard omittedCount > 0 else { return found }
        return found + [PageDiagnostic(.more, .warning, at: "", "\(omittedCount) more problems are not listed.")]
    }
}
