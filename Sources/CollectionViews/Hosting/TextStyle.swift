/// A step of the type scale, with iOS's names. The host's style sheet sets its size, weight and line height.
///
/// A layout that needs the height of a line calls ``HostEnvironment/lineHeight(of:)``; the host reports the line
/// heights it uses, which follow the user's text size.
public enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
    /// The largest type, for a single word used as an ornament.
    case display
    /// The title of a screen.
    case largeTitle
    /// The title of a section in a screen with few of them.
    case title1
    /// The title of a section.
    case title2
    /// The title of a card.
    case title3
    /// The heading of a paragraph.
    case headline
    /// Running text.
    case body
    /// A comment on an image or a figure.
    case callout
    /// The second line of a cell.
    case subheadline
    /// A footnote.
    case footnote
    /// A short label under an image.
    case caption1
    /// The smallest type.
    case caption2

    /// The style class that gives a view this type.
    public var styleClass: StyleClass {
        switch self {
        case .display: "text-display"
        case .largeTitle: "text-large-title"
        case .title1: "text-title1"
        case .title2: "text-title2"
        case .title3: "text-title3"
        case .headline: "text-headline"
        case .body: "text-body"
        case .callout: "text-callout"
        case .subheadline: "text-subheadline"
        case .footnote: "text-footnote"
        case .caption1: "text-caption1"
        case .caption2: "text-caption2"
        }
    }
}
