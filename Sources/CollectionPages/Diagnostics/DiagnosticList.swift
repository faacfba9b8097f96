import CollectionDiagnostics

/// Diagnostics as they are found, up to a limit: a hostile page must not buy an endless list.
///
/// An error beyond the limit takes the place of the last warning, so that warnings cannot hide it.
struct DiagnosticList: Sendable {
    private var found: [PageDiagnostic] = []
    private var warningCount = 0
    private var omittedCount = 0
    private var omitsErrors = false

    /// Adds a diagnostic about a value. The place of one that is omitted is not computed.
    mutating func report(
        _ code: PageDiagnostic.Code, _ severity: PageDiagnostic.Severity, _ value: JSONValue,
        _ message: String, suggestion: String? = nil
    ) {
        if found.count >= PageLimits.diagnostics {
            omittedCount += 1
            guard severity == .error else { return }
            guard warningCount > 0, let place = found.lastIndex(where: { $0.severity == .warning }) else {
                omitsErrors = true
                return
            }
            found.remove(at: place)
            warningCount -= 1
        }
        if severity == .warning { warningCount += 1 }
        found.append(
            PageDiagnostic(code, severity, at: value.pointer, message, suggestion: suggestion)
        )
    }

    /// Everything that was found, with a last line for what was omitted; that line is an error if errors were omitted.
    func finished() -> [PageDiagnostic] {
        guard omittedCount > 0 else { return found }
        let severity = omitsErrors ? PageDiagnostic.Severity.error : .warning
        let message = diagnosticText(231, "\(omittedCount) more problems are not listed.")
        return found + [PageDiagnostic(.more, severity, at: "", message)]
    }
}
