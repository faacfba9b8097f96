/// When a section's source is fetched.
public enum SourceLoad: CaseIterable, Sendable {
    /// As soon as the page is there.
    case now
    /// When the section is about to be displayed.
    case near
    /// When it is on screen.
    case shown
    /// When the user requests it.
    case tap
}

extension SourceLoad: WireWord {
    var word: StaticString {
        switch self {
        case .now: "now"
        case .near: "near"
        case .shown: "shown"
        case .tap: "tap"
        }
    }
}
