/// The direction in which a page is read.
public enum TextDirection: CaseIterable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

extension TextDirection: WireWord {
    var word: StaticString {
        switch self {
        case .leftToRight: "ltr"
        case .rightToLeft: "rtl"
        }
    }
}
