/// The state of the content of a section when the page is sent. A section without items is empty in any state.
public enum SectionState: CaseIterable, Sendable {
    /// The content is current.
    case ready
    /// The content is still to be loaded.
    case loading
    /// The content is outdated.
    case stale
    /// The content could not be loaded.
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
