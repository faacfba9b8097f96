/// What a live host reports while it runs.
public enum LiveReport: Sendable {
    /// Files have changed: the path of the first, and whether there are others.
    case changed(file: String, hasOthers: Bool)
    /// The program was built: the time in seconds, and what may keep it from being built for the browser.
    case built(seconds: Double, warnings: [BuildDiagnostic])
    /// The program could not be built: the errors of the compiler, or the log if none are found in it.
    case failed(String)
    /// The server has taken over the pages.
    case handedOver
}

extension LiveReport: CustomStringConvertible {
    /// The report as a sentence.
    public var description: String {
        switch self {
        case .changed(let file, let hasOthers):
            "\(file.split(separator: "/").last ?? "") changed\(hasOthers ? ", and others" : "")."
        case .built(let seconds, let warnings):
            "Built in \((seconds * 10).rounded() / 10) s.\(warnings.map { "\n\($0)" }.joined())"
        case .failed(let errors): errors
        case .handedOver: "From now on pages are loaded from the server."
        }
    }
}
