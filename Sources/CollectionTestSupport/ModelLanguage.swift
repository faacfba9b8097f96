import CollectionGeometry
import CollectionViews

/// The language of a page in memory, which the customs of the user, a choice in the app and its screens decide.
struct ModelLanguage {
    /// The customs of the user.
    var region = HostRegion()
    /// The tag of the language that the user has chosen in the app, which comes before that of the ``region``.
    private(set) var chosen: String?
    /// The language of the screens, by its identifier.
    private(set) var identifier = "en"
    private var direction = LayoutDirection.leftToRight
}

extension ModelLanguage {
    /// The customs as the app receives them.
    var reportedRegion: HostRegion {
        var region = region
        if let chosen { region.localeIdentifier = chosen }
        return region
    }

    /// Keeps the language that was chosen in the app; an empty tag for none.
    mutating func choose(_ tag: String) { chosen = tag.isEmpty ? nil : tag }

    /// Notes the language of the screens. Returns whether a page of a direction turns: one that is read from right to left although
    /// its language was not stays so.
    mutating func show(_ identifier: String, _ direction: LayoutDirection, onPageOf pageDirection: LayoutDirection)
        -> Bool
    {
        defer { self.direction = direction }
        self.identifier = identifier
        return direction != self.direction && direction != pageDirection
    }
}
