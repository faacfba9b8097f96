import Hummingbird
import PageServer
import PageStore

/// People to get to know: a feed of them with advertisements between, what the user thinks of each, and what was seen.
struct PeopleFeature: ServerFeature {
    /// What the responses are called.
    static let mediaType = "application/vnd.collectionviewkit.people+json; v=1"

    var contents: [any SectionContent] { [] }

    var pictureProviders: [any PictureProvider] { [PeoplePictureProvider()] }

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        let responder = JSONResponder(dependencies: dependencies, type: Self.mediaType)
        FeedController(responder: responder, signer: dependencies.signer).addRoutes(to: router)
        PersonController(responder: responder).addRoutes(to: router)
        FeedEventController(responder: responder).addRoutes(to: router)
        AdvertisementMediaController().addRoutes(to: router)
    }

    var migrations: [StoreMigration] {
        [
            StoreMigration("people-1") { transaction in
                try Self.createPeople(in: transaction)
                try Self.createFeed(in: transaction)
            },
            StoreMigration("people-2") { transaction in
                try transaction.execute(
                    """
                    CREATE TABLE personMark (
                        userId TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
                        personId BIGINT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                        decision TEXT NOT NULL, note TEXT NOT NULL, PRIMARY KEY (userId, personId))
                    """
                )
            },
        ]
    }

    private static func createPeople(in transaction: any StoreTransaction) throws {
        try transaction.execute(
            """
            CREATE TABLE person (id \(transaction.dialect.integerKey), name TEXT NOT NULL, age BIGINT NOT NULL,
                place TEXT NOT NULL, work TEXT NOT NULL, about TEXT NOT NULL, interests TEXT NOT NULL,
                face BIGINT NOT NULL, scene BIGINT NOT NULL, decision TEXT NOT NULL, note TEXT NOT NULL)
            """
        )
        try transaction.execute(
            """
            CREATE TABLE advertisement (id \(transaction.dialect.integerKey), sponsor TEXT NOT NULL, title TEXT NOT NULL,
                media TEXT NOT NULL, link TEXT NOT NULL)
            """
        )
    }

    private static func createFeed(in transaction: any StoreTransaction) throws {
        try transaction.execute(
            """
            CREATE TABLE feedEntry (position \(transaction.dialect.integerKey), kind TEXT NOT NULL,
                personId BIGINT UNIQUE REFERENCES person (id) ON DELETE CASCADE,
                advertisementId BIGINT REFERENCES advertisement (id) ON DELETE CASCADE)
            """
        )
        // One row: the newest entry that the user had come to.
        try transaction.execute(
            """
            CREATE TABLE feedPlace (id \(transaction.dialect.integerKey) CHECK (id = 1), position BIGINT NOT NULL)
            """
        )
        try transaction.execute(
            """
            CREATE TABLE feedEvent (name TEXT NOT NULL,
                position BIGINT NOT NULL REFERENCES feedEntry (position) ON DELETE CASCADE, count BIGINT NOT NULL,
                PRIMARY KEY (name, position))
            """
        )
    }
}
