import CollectionViewKit

/// An address of the feed: `/people` for the feed, `/people/1` for a profile.
public struct PeopleRoute: Equatable, Sendable {
    /// The number of the person; `nil` for the feed.
    public var personID: Int?

    private static let pattern: RoutePattern<PeopleRoute> = (.path("people") / .optional(.positiveInt)).map(
        parse: { PeopleRoute(personID: $0) }, print: { .some($0.personID) })

    init(personID: Int?) {
        self.personID = personID
    }

    /// Reads an address of the browser. Returns `nil` for an address that is not one of the feed.
    public init?(path: String) {
        guard let route = Self.pattern.value(for: path) else { return nil }
        self = route
    }

    /// The address in the browser.
    public var path: String { Self.pattern.address(for: self) ?? "/people" }
}
