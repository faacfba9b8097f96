public import CollectionPages

/// A part of a list of homes: of the newest, of recommendations, of those nearby or on the map, or cards by their numbers.
public struct HomePageContract: Equatable, Sendable {
    /// What was searched for, in lists that say so.
    public var search: HomeSearchContract?
    /// How many homes there are in all, in lists that say so.
    public var count: Int?
    /// How many of them the user has not seen, in lists that say so.
    public var unseen: Int?
    /// How many favourites the user has, in lists that say so.
    public var favourites: Int?
    /// The homes of the part.
    public var homes: [HomeContract]
    /// The cursor of the next part; `nil` at the end.
    public var more: String?
    /// How many homes of the response could not be read and are left out. It is not written.
    public private(set) var unreadableCount = 0

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - search: What was searched for.
    ///   - count: How many homes there are in all.
    ///   - unseen: How many of them the user has not seen.
    ///   - favourites: How many favourites the user has.
    ///   - homes: The homes of the part.
    ///   - more: The cursor of the next part.
    public init(
        search: HomeSearchContract? = nil, count: Int? = nil, unseen: Int? = nil, favourites: Int? = nil,
        homes: [HomeContract], more: String? = nil
    ) {
        self.search = search
        self.count = count
        self.unseen = unseen
        self.favourites = favourites
        self.homes = homes
        self.more = more
    }
}

extension HomePageContract {
    /// Reads a part; `nil` where it has no list of homes. Homes that cannot be read are left out.
    ///
    /// - Complexity: O(*n*) in the number of homes.
    public init?(_ json: JSONValue) {
        guard let list = json["homes"] else { return nil }
        self.init(
            search: json["search"].map { HomeSearchContract($0) }, count: json.int("count"),
            unseen: json.int("unseen").map { max(0, $0) }, favourites: json.int("favourites").map { max(0, $0) },
            homes: json.array("homes").compactMap { HomeContract($0) },
            more: json.text("more"))
        unreadableCount = list.count - homes.count
    }

    /// Writes the members of the response.
    ///
    /// - Complexity: O(*n*) in the number of homes.
    public func write(to writer: inout JSONWriter) {
        if let search {
            writer.name("search")
            writer.object { search.write(to: &$0) }
        }
        writer.member("count", count)
        writer.member("unseen", unseen)
        writer.member("favourites", favourites)
        writer.name("homes")
        writer.array(homes) { writer, home in writer.object { home.write(to: &$0) } }
        writer.member("more", more)
    }
}
