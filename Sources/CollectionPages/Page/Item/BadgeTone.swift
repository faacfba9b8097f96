/// The meaning of a badge; the client chooses the colour.
public enum BadgeTone: CaseIterable, Sendable {
    /// Neutral.
    case neutral
    /// Important.
    case accent
    /// Success.
    case positive
    /// A warning.
    case warning
    /// An error.
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
