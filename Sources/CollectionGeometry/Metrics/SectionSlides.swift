/// The side from which new sections come in when old ones make way for them. The old ones leave to the other side.
public enum SlideDirection: Hashable, Sendable {
    /// From the left side.
    case left
    /// From the right side.
    case right
}

/// Which sections slide in and out in an update, in place of fading.
public struct SectionSlides: Hashable, Sendable {
    /// The sections that come, by their index after the update.
    public var inserted: [Int: SlideDirection]
    /// The sections that go, by their index before the update.
    public var deleted: [Int: SlideDirection]

    /// Creates slides; by default none.
    public init(inserted: [Int: SlideDirection] = [:], deleted: [Int: SlideDirection] = [:]) {
        self.inserted = inserted
        self.deleted = deleted
    }

    /// Whether nothing slides.
    public var isEmpty: Bool { inserted.isEmpty && deleted.isEmpty }
}
