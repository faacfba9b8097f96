import PageServer

extension HomesFeature {
    /// What the responses about homes cost that look at many homes, in units of ``ServerLimits/Work/capacity``: a read of a few
    /// rows costs 1, and what keeps a processor busy as the composition of a page does costs 2.
    struct Costs: Equatable, Sendable {
        /// The newest homes of the last search: all that the search finds are counted.
        var latest = 2
        /// The homes that a search nearly finds: the distance of each home from the search is computed.
        var recommendations = 4
        /// The homes around a place: where there are few, the window grows until it has most of the city.
        var nearby = 2
        /// The homes within a rectangle: all of them are counted.
        var pins = 2
        /// The columns of all results: they keep a connection busy for as long as some dozen cards.
        var results = 4
    }
}
