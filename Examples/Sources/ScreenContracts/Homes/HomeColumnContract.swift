/// A column of the response of `/v1/homes/results`: an array with a whole number for each home that a search finds.
///
/// The response has `count`, the number of homes that the search finds; the columns, all of the same length; and `more`, the
/// cursor of the homes after them. It has no type of its own: the database writes it, and the screen reads it straight
/// into its columns, so that 20,000 homes are copied no more than once on each side.
public enum HomeColumnContract: CaseIterable, Sendable {
    /// The numbers of the homes.
    case ids
    /// The prices, in whole euros.
    case prices
    /// The floor areas, in square metres.
    case areas
    /// The numbers of rooms, in halves: 7 for three rooms and a half.
    case rooms
    /// The days since which the homes are for sale, in days since 1970.
    case added
    /// The raw values of ``HomeKindContract``.
    case kinds
    /// The positions of the districts in ``CityContract/places``.
    case places
    /// 1 for a home that the user has opened, 0 for another.
    case seen
}

extension HomeColumnContract {
    /// The maximum number of homes in a response.
    public static var maximumRowCount: Int { 20_000 }

    /// The name of the member with the number of homes that the search finds.
    public static var countName: StaticString { "count" }

    /// The name of the member with the cursor of the homes after the columns.
    public static var moreName: StaticString { "more" }

    /// The name of the member with the column.
    public var name: StaticString {
        switch self {
        case .ids: "ids"
        case .prices: "prices"
        case .areas: "areas"
        case .rooms: "rooms"
        case .added: "added"
        case .kinds: "kinds"
        case .places: "places"
        case .seen: "seen"
        }
    }

    /// The name as a string.
    public var text: String {
        String(decoding: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), as: UTF8.self)
    }
}
