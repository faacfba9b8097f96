/// How the content of a section stands when the page is sent. That it is empty follows from its items.
public enum SectionState: CaseIterable, Sendable {
    /// As it should be.
    case ready
    /// Still to be loaded.
    case loading
    /// Older than it should be.
    case stale
    /// It could not be had.
    case failed
}

extension SectionState: WireWord {
    var word: StaticString {
        switch self {
        case .ready: "ready"
        case .loading: "loading"
        case .stale: "stale"
        case .failed: "error"
        }
    }
}
