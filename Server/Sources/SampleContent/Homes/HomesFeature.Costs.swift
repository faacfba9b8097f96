import PageServer

extension HomesFeature {
    /// The costs of the responses that read many homes, in units of ``ServerLimits/Work/capacity``: a read of a few rows costs 1, and
    /// one that takes as much time as the composition of a page costs 2.
    struct Costs: Equatable, Sendable {
        /// The newest homes of the last search: all that the search finds are counted.
        var latest = 2
        /// The homes that a search nearly finds: the distance of each home from the search is computed.
        var recommendations = 4
        /// The homes around a place: where there are few, the window grows until it has most of the city.
        var nearby = 2
        /// The homes within a rectangle: all of them are counted.
        var pins = 2
        /// The columns of all results: reading them takes as long as reading some dozen cards.
        var results = 4
    }
}
