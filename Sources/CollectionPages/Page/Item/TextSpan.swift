/// A piece of a paragraph with one appearance. The format knows no markup: this is all there is.
public struct TextSpan: Equatable, Sendable {
    /// The text.
    public var text: String
    /// Whether it is bold.
    public var isBold: Bool
    /// Whether it is italic.
    public var isItalic: Bool
    /// Where it leads, as a link that passed a ``LinkPolicy``.
    public var link: String?

    /// Creates a span.
    public init(text: String, isBold: Bool = false, isItalic: Bool = false, link: String? = nil) {
        self.text = text
        self.isBold = isBold
        self.isItalic = isItalic
        self.link = link
    }
}
