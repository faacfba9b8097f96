/// The side from which new sections come in when they replace old ones. The old ones move out to the other side.
///
/// It follows the reading direction: the leading side is the left one of a screen that is read from left to right.
public enum SlideDirection: Hashable, Sendable {
    /// From the leading side.
    case leading
    /// From the trailing side.
    case trailing
}

/// Which sections slide in and out in an update, in place of fading.
public struct SectionSlides: Hashable, Sendable {
    /// The inserted sections, by their index after the update.
    public var inserted: [Int: SlideDirection]
    /// The deleted sections, by their index before the update.
    public var deleted: [Int: SlideDirection]

    /// Creates slides; by default none.
    public init(inserted: [Int: SlideDirection] = .init(), deleted: [Int: SlideDirection] = .init()) {
        self.inserted = inserted
        self.deleted = deleted
    }

    /// Whether nothing slides.
    public var isEmpty: Bool { inserted.isEmpty && deleted.isEmpty }
}
