/// A step of the type scale, by the names iOS uses. Its size, weight and line height live in the host's style sheet.
///
/// A layout that must know how tall a line is asks ``HostEnvironment/lineHeight(of:)``; the host reports the line
/// heights it really uses, so they follow the user's text size.
public enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
    /// The largest type, for a word that is a picture of its own.
    case display
    /// The title of a screen.
    case largeTitle
    /// The title of a section in a screen with few of them.
    case title1
    /// The title of a section.
    case title2
    /// The title of a card.
    case title3
    /// A line that heads a paragraph.
    case headline
    /// Running text.
    case body
    /// Text that comments on a picture or a figure.
    case callout
    /// The second line of a cell.
    case subheadline
    /// A side note.
    case footnote
    /// A short label under a picture.
    case caption1
    /// The smallest type.
    case caption2

    /// The role that gives a view this type.
    public var role: StyleRole {
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
