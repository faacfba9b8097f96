import CollectionViewKit

/// An address of one episode: `/shows/1/episodes/7`.
public struct EpisodeRoute: Equatable, Sendable {
    /// The number of the show.
    public var showID: Int
    /// The number of the episode in the database.
    public var episodeID: Int

    private static let values: RoutePattern<(Int, Int)> =
        .path("shows") / .parameter(.positiveInt) / .path("episodes") / .parameter(.positiveInt)
    private static let pattern: RoutePattern<EpisodeRoute> = values.map(
        parse: { EpisodeRoute(showID: $0.0, episodeID: $0.1) }, print: { ($0.showID, $0.episodeID) })

    /// Reads an address of the browser. Returns `nil` for an address that is not one of an episode.
    public init?(path: String) {
        guard let route = Self.pattern.value(for: path) else { return nil }
        self = route
    }

    init(showID: Int, episodeID: Int) {
        self.showID = showID
        self.episodeID = episodeID
    }
}

extension EpisodeRoute {
    /// The address in the browser.
    public var path: String { Self.pattern.address(for: self) ?? listPath }

    /// The address of the list that the episode is in.
    var listPath: String { ShowRoute(showID: showID, segment: .episodes).path }

    /// Where the server has it.
    var source: String { "/v1/shows/\(showID)/episodes/\(episodeID)" }
}
