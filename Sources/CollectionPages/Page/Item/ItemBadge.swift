/// A short mark on an item, such as `New`.
public struct ItemBadge: Equatable, Sendable {
    /// The text.
    public var text: String
    /// The meaning.
    public var tone: BadgeTone

    /// Creates a badge.
    public init(text: String, tone: BadgeTone = .neutral) {
        self.text = text
        self.tone = tone
    }
}
