import CollectionViewKit

/// An address of the portal: `/shows` for the list, `/shows/1` and `/shows/1/episodes` for a show and one of its segments.
///
/// With the query `faults`, the screen of a show has a panel that has endpoints go wrong.
public struct ShowRoute: Equatable, Sendable {
    /// The number of the show; `nil` for the list of shows.
    public var showID: Int?
    /// Whether the panel of faults is shown.
    public var hasFaultPanel = false
    var segment = ShowSegment.details

    private static let values: RoutePattern<(Int?, ShowSegment?, Bool)> =
        .path("shows") / .optional(.positiveInt) / .optional(.segment) / .flag("faults")
    private static let pattern: RoutePattern<ShowRoute> = values.map(
        parse: { ShowRoute(showID: $0.0, segment: $0.1 ?? .details, hasFaultPanel: $0.2) },
        print: { ($0.showID, $0.segment == .details ? nil : $0.segment, $0.hasFaultPanel) })

    /// Reads an address of the browser. Returns `nil` for an address that is not one of the portal.
    public init?(path: String) {
        guard let route = Self.pattern.value(for: path) else { return nil }
        self = route
    }

    init(showID: Int?, segment: ShowSegment = .details, hasFaultPanel: Bool = false) {
        self.showID = showID
        self.segment = segment
        self.hasFaultPanel = hasFaultPanel
    }
}

extension ShowRoute {
    /// The address in the browser.
    public var path: String { Self.pattern.address(for: self) ?? "/shows" }

    /// Where the server has it.
    var source: String { showID.map { "/v1/shows/\($0)" } ?? "/v1/shows" }
}

extension RouteParameter where Value == ShowSegment {
    /// A segment by its name; the details, which have no name, are the address without one.
    fileprivate static var segment: RouteParameter<ShowSegment> {
        RouteParameter(
            parse: { name in ShowSegment.allCases.dropFirst().first { "\($0.name)" == name } },
            print: { "\($0.name)" })
    }
}
