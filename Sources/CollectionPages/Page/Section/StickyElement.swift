/// An element of a section that stays visible while the rest scrolls.
public enum StickyElement: CaseIterable, Sendable {
    /// The title.
    case header
    /// The segmented control.
    case segments
}

extension StickyElement: WireWord {
    var word: StaticString {
        switch self {
        case .header: "header"
        case .segments: "segments"
        }
    }
}
