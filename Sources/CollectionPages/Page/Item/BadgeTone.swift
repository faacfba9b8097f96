/// What a badge means; the client chooses the colour.
public enum BadgeTone: CaseIterable, Sendable {
    /// Nothing in particular.
    case neutral
    /// Something to notice.
    case accent
    /// Good news.
    case positive
    /// Something to be careful about.
    case warning
    /// Something is wrong.
    case critical
}

extension BadgeTone: WireWord {
    var word: StaticString {
        switch self {
        case .neutral: "neutral"
        case .accent: "accent"
        case .positive: "positive"
        case .warning: "warning"
        case .critical: "critical"
        }
    }
}
