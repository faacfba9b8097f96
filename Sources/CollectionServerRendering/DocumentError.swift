/// Why a screen was not written as HTML.
public enum DocumentError: Error, Equatable, CustomStringConvertible {
    /// The document exceeds the limit of bytes.
    case tooLarge(maximumBytes: Int)

    /// What happened and what to do, as a sentence.
    public var description: String {
        switch self {
        case .tooLarge(let maximumBytes):
            "The screen has more than \(maximumBytes) bytes of HTML: show less at first, or raise the limit."
        }
    }
}
