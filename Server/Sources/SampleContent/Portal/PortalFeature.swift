import Hummingbird
import PageServer
import PageStore

/// The portal in which studios look after their shows: what a show is, its episodes, its reviews and how it does.
struct PortalFeature: ServerFeature {
    /// What the responses are called.
    static let mediaType = "application/vnd.collectionviewkit.portal+json; v=1"

    var contents: [any SectionContent] { [] }

    var pictureProviders: [any PictureProvider] { [ShowPosterProvider()] }

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        ShowController(dependencies: dependencies).addRoutes(to: router)
        EpisodeController(dependencies: dependencies).addRoutes(to: router)
        EpisodeDetailsController(dependencies: dependencies).addRoutes(to: router)
        EpisodeMediaController(dependencies: dependencies).addRoutes(to: router)
        ReviewController(dependencies: dependencies).addRoutes(to: router)
        TrendController(dependencies: dependencies).addRoutes(to: router)
    }

    var migrations: [StoreMigration] {
        [
            StoreMigration("portal-1") { store in
                try Self.createShows(in: store)
                try Self.createReviews(in: store)
            },
            StoreMigration("portal-2") { store in
                try store.execute(
                    """
                    CREATE TABLE episodeMark (userId TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
                        episodeId BIGINT NOT NULL REFERENCES episode (id) ON DELETE CASCADE, position BIGINT NOT NULL,
                        isRemoved BOOLEAN NOT NULL, PRIMARY KEY (userId, episodeId))
                    """
                )
            },
        ]
    }

    private static func createShows(in store: any StoreTransaction) throws {
        let key = store.dialect.integerKey
        try store.execute(
            """
            CREATE TABLE show (id \(key), name TEXT NOT NULL, studio TEXT NOT NULL, genre TEXT NOT NULL,
                language TEXT NOT NULL, season BIGINT NOT NULL, status TEXT NOT NULL, statusNote TEXT NOT NULL,
                day BIGINT NOT NULL, summary TEXT NOT NULL, artRevision BIGINT NOT NULL)
            """
        )
        try store.execute(
            """
            CREATE TABLE episode (id \(key), showId BIGINT NOT NULL REFERENCES show (id) ON DELETE CASCADE,
                position BIGINT NOT NULL, number BIGINT NOT NULL, title TEXT NOT NULL, seconds BIGINT NOT NULL,
                day BIGINT NOT NULL, plays BIGINT NOT NULL, isRemoved BOOLEAN NOT NULL)
            """
        )
        try store.execute("CREATE INDEX episodeByPosition ON episode (showId, position, id)")
    }

    private static func createReviews(in store: any StoreTransaction) throws {
        let key = store.dialect.integerKey
        try store.execute(
            """
            CREATE TABLE review (id \(key), showId BIGINT NOT NULL REFERENCES show (id) ON DELETE CASCADE,
                stars BIGINT NOT NULL CHECK (stars BETWEEN 1 AND 5), title TEXT NOT NULL, text TEXT NOT NULL,
                place TEXT NOT NULL, day BIGINT NOT NULL)
            """
        )
        try store.execute("CREATE INDEX reviewByDay ON review (showId, day, id)")
        try store.execute(
            """
            CREATE TABLE showDay (showId BIGINT NOT NULL REFERENCES show (id) ON DELETE CASCADE, day BIGINT NOT NULL,
                plays BIGINT NOT NULL, minutes BIGINT NOT NULL, PRIMARY KEY (showId, day))
            """
        )
    }
}
