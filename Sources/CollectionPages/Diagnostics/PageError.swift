import CollectionDiagnostics

/// Why a page, section response or patch could not be read at all. Anything less is a ``PageDiagnostic``.
public enum PageError: Error, Equatable, Sendable {
    /// The text is larger than accepted, in bytes. Nothing of it was read.
    case tooManyBytes(count: Int, limit: Int)
    /// The text is not JSON in strict UTF-8.
    case notJSON(JSONDefect, at: JSONPosition)
    /// Arrays and objects are nested in more levels than accepted.
    case tooDeep(at: JSONPosition, limit: Int)
    /// There are more values than the decoder accepts.
    case tooManyValues(at: JSONPosition, limit: Int)
    /// A member without which nothing can be shown is missing or of the wrong type; its JSON pointer.
    case missingMember(String)
    /// A change of a patch cannot be read; its JSON pointer. A patch applies as a whole or not at all.
    case invalidChange(String)
    /// The text is of a version of the format that is not known. Show the fallback, if there is one.
    case unsupportedFormat(Int64, fallback: PageFallback?)
    /// The page needs features that are not supported. Show the fallback, if there is one.
    case missingFeatures([String], fallback: PageFallback?)
}

extension PageError {
    /// The error as a diagnostic, with a sentence that a person can act on.
    public var diagnostic: PageDiagnostic {
        switch self {
        case .tooManyBytes(let count, let limit):
            PageDiagnostic(
                .limitExceeded, .error, at: "",
                diagnosticText(
                    241,
                    """
                    The document has \(count) bytes, more than the limit of \(limit) (JSONLimits.byteCount). Raise the \
                    limit, or split the document; sections of a page move into sources.
                    """)
            )
        case .notJSON(let defect, let position):
            PageDiagnostic(.notJSON, .error, at: "", diagnosticText(242, "Not JSON at \(position): \(defect)."))
        case .tooDeep(let position, let limit):
            PageDiagnostic(
                .limitExceeded, .error, at: "",
                diagnosticText(
                    243,
                    """
                    Arrays and objects are nested more deeply at \(position) than the limit of \(limit) levels \
                    (JSONLimits.depth).
                    """)
            )
        case .tooManyValues(let position, let limit):
            PageDiagnostic(
                .limitExceeded, .error, at: "",
                diagnosticText(
                    244,
                    """
                    The document has more values than the limit of \(limit) (JSONLimits.valueCount), reached at \
                    \(position). Raise the limit, or split the document; sections of a page move into sources.
                    """)
            )
        case .missingMember(let pointer):
            PageDiagnostic(
                .missingMember, .error, at: pointer,
                diagnosticText(245, "This member is missing or has the wrong type; nothing can be shown.")
            )
        case .invalidChange(let pointer):
            PageDiagnostic(
                .missingMember, .error, at: pointer,
                diagnosticText(246, "This change cannot be read, so none is applied. Load the page again.")
            )
        case .unsupportedFormat(let format, _):
            PageDiagnostic(
                .unsupportedFormat, .error, at: "/format",
                diagnosticText(
                    247, "Version \(format) of the format is not known; this program reads version \(Page.format).")
            )
        case .missingFeatures(let features, _):
            PageDiagnostic(
                .missingFeature, .error, at: "/requires",
                diagnosticText(
                    248, "The page needs \(features.joined(separator: ", ")), which this program does not have.")
            )
        }
    }

    /// The fallback of the page, if it was read.
    public var fallback: PageFallback? {
        switch self {
        case .unsupportedFormat(_, let fallback), .missingFeatures(_, let fallback): fallback
        default: nil
        }
    }
}

extension PageError: CustomStringConvertible {
    /// The sentence of ``diagnostic``.
    public var description: String { diagnostic.message }
}
