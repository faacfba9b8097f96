import Hummingbird
import PageServer
import PageStore

/// Homes for sale in a city: the last search and what is new in it, what is like it, what is near, and all results.
struct HomesFeature: ServerFeature {
    /// What the responses are called.
    static let mediaType = "application/vnd.collectionviewkit.homes+json; v=1"

    /// How many homes the sample content has.
    var homeCount = 100_000
    /// The costs of the responses that read many homes.
    var costs = Costs()

    var contents: [any SectionContent] { [] }

    var pictureProviders: [any PictureProvider] { [HomePictureProvider()] }

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        let responder = HomesResponder(dependencies: dependencies)
        CityController(responder: responder).addRoutes(to: router)
        SearchController(responder: responder).addRoutes(to: router)
        LatestController(responder: responder, cost: costs.latest).addRoutes(to: router)
        RecommendationController(responder: responder, cost: costs.recommendations).addRoutes(to: router)
        NearbyController(responder: responder, cost: costs.nearby).addRoutes(to: router)
        PinController(responder: responder, cost: costs.pins).addRoutes(to: router)
        ResultController(responder: responder, cost: costs.results).addRoutes(to: router)
        FavouriteController(responder: responder).addRoutes(to: router)
        InquiryController(responder: responder).addRoutes(to: router)
        HomeController(responder: responder).addRoutes(to: router)
    }

    var migrations: [StoreMigration] {
        [
            StoreMigration("homes-1") { store in
                try Self.createHomes(in: store)
                try Self.createDefaults(in: store)
            },
            StoreMigration("homes-2") { try Self.createUsers(in: $0) },
            StoreMigration("homes-3") { try Self.createPositions(in: $0) },
            StoreMigration("homes-4") { store in
                try Self.createFavourites(in: store)
                try Self.createInquiries(in: store)
            },
            StoreMigration("homes-5") { try Self.createOpeningTimes(in: $0) },
        ]
    }

    private static func createHomes(in store: any StoreTransaction) throws {
        let key = store.dialect.integerKey
        try store.execute("CREATE TABLE homeStreet (id \(key), name TEXT NOT NULL)")
        try store.execute(
            """
            CREATE TABLE home (id \(key), place BIGINT NOT NULL, kind BIGINT NOT NULL, price BIGINT NOT NULL,
                rooms BIGINT NOT NULL, area BIGINT NOT NULL, built BIGINT NOT NULL, added BIGINT NOT NULL,
                latitude BIGINT NOT NULL, longitude BIGINT NOT NULL, street BIGINT NOT NULL, number BIGINT NOT NULL)
            """
        )
        // In SQLite both end with the row's number, which decides between homes of one day.
        try store.execute("CREATE INDEX homeByAdded ON home (added)")
        try store.execute("CREATE INDEX homeByPlace ON home (place, added)")
    }

    /// What belongs to the users of sessions.
    private static func createUsers(in store: any StoreTransaction) throws {
        try store.execute(
            """
            CREATE TABLE homeMark (userId TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
                homeId BIGINT NOT NULL, isSeen BOOLEAN NOT NULL, PRIMARY KEY (userId, homeId))
            """
        )
        try store.execute(
            """
            CREATE TABLE userHomeSearch (userId TEXT NOT NULL PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
                place BIGINT, kind BIGINT, minimumPrice BIGINT, maximumPrice BIGINT, minimumRooms DOUBLE PRECISION,
                minimumArea BIGINT)
            """
        )
    }

    /// The favourites of the users of sessions. A higher position was taken later.
    private static func createFavourites(in store: any StoreTransaction) throws {
        try store.execute(
            """
            CREATE TABLE homeFavourite (userId TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
                homeId BIGINT NOT NULL, position BIGINT NOT NULL, PRIMARY KEY (userId, homeId))
            """
        )
        try store.execute("CREATE INDEX homeFavouriteByPosition ON homeFavourite (userId, position, homeId)")
    }

    /// What the users of sessions have written to the agents of homes: one inquiry about each home, with the time in
    /// seconds since 1970.
    private static func createInquiries(in store: any StoreTransaction) throws {
        try store.execute(
            """
            CREATE TABLE homeInquiry (userId TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
                homeId BIGINT NOT NULL, name TEXT NOT NULL, contact TEXT NOT NULL, message TEXT NOT NULL,
                sent BIGINT NOT NULL, PRIMARY KEY (userId, homeId))
            """
        )
    }

    /// The time at which a user opened a home last, in seconds since 1970, and the index by which those that a user opened last are
    /// found. A home that was opened before times were stored has the start of the day since which it is for sale: it cannot have been
    /// opened before that.
    private static func createOpeningTimes(in store: any StoreTransaction) throws {
        try store.execute("ALTER TABLE homeMark ADD COLUMN opened BIGINT NOT NULL DEFAULT 0")
        try store.execute(
            "UPDATE homeMark SET opened = coalesce((SELECT added * 86400 FROM home WHERE home.id = homeMark.homeId), 0)"
        )
        try store.execute("CREATE INDEX homeMarkByOpened ON homeMark (userId, opened, homeId) WHERE isSeen")
    }

    /// The index by which homes within a rectangle are found: it is read for a range of latitudes. It also has the
    /// longitudes and what a search tests, so that the rows of the table are not read. An R*Tree exists in SQLite only.
    private static func createPositions(in store: any StoreTransaction) throws {
        try store.execute("DROP TABLE IF EXISTS homePosition")
        try store.execute(
            "CREATE INDEX homeByPosition ON home (latitude, longitude, added, place, kind, price, rooms, area)")
    }

    /// What users without a session are shown: the homes that count as seen, and the last search.
    private static func createDefaults(in store: any StoreTransaction) throws {
        let key = store.dialect.integerKey
        try store.execute("CREATE TABLE homeSeen (homeId \(key))")
        // It has one row.
        try store.execute(
            """
            CREATE TABLE homeSearch (id \(key) CHECK (id = 1), place BIGINT, kind BIGINT, minimumPrice BIGINT,
                maximumPrice BIGINT, minimumRooms DOUBLE PRECISION, minimumArea BIGINT)
            """
        )
    }
}
