import Hummingbird
import PageServer
import PageStore

/// What receipts have earned: a list of transactions, each with its offers, extras, pictures and feedback.
struct EarningsFeature: ServerFeature {
    /// What the responses are called.
    static let mediaType = "application/vnd.collectionviewkit.earnings+json; v=1"

    var contents: [any SectionContent] { [] }

    var pictureProviders: [any PictureProvider] { [ReceiptPictureProvider(), EarningsPictureProvider()] }

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        PurchaseController(dependencies: dependencies).addRoutes(to: router)
        FeedbackController(dependencies: dependencies).addRoutes(to: router)
    }

    var migrations: [StoreMigration] {
        [
            StoreMigration("earnings-1") { store in
                try store.execute(
                    """
                    CREATE TABLE purchase (id \(store.dialect.integerKey), store TEXT NOT NULL, branch TEXT NOT NULL,
                        status TEXT NOT NULL, day BIGINT NOT NULL,
                        minute BIGINT NOT NULL CHECK (minute >= 0 AND minute < 1440), totalMinor BIGINT NOT NULL,
                        artRevision BIGINT NOT NULL)
                    """
                )
                try store.execute("CREATE INDEX purchaseByDay ON purchase (day, id)")
                try Self.createParts(in: store)
            },
            StoreMigration("earnings-2") { store in
                try store.execute(
                    """
                    CREATE TABLE feedbackMark (userId TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
                        purchaseId BIGINT NOT NULL REFERENCES purchase (id) ON DELETE CASCADE, rating TEXT,
                        text TEXT NOT NULL, PRIMARY KEY (userId, purchaseId))
                    """
                )
            },
        ]
    }

    private static func createParts(in store: any StoreTransaction) throws {
        let key = store.dialect.integerKey
        try store.execute(
            """
            CREATE TABLE earning (id \(key), purchaseId BIGINT NOT NULL REFERENCES purchase (id) ON DELETE CASCADE,
                kind TEXT NOT NULL, title TEXT NOT NULL, detail TEXT NOT NULL, cashBackMinor BIGINT NOT NULL)
            """
        )
        try store.execute("CREATE INDEX earningByPurchase ON earning (purchaseId, id)")
        try store.execute(
            """
            CREATE TABLE receiptLine (id \(key), purchaseId BIGINT NOT NULL REFERENCES purchase (id) ON DELETE CASCADE,
                title TEXT NOT NULL, quantity BIGINT NOT NULL, priceMinor BIGINT NOT NULL)
            """
        )
        try store.execute("CREATE INDEX receiptLineByPurchase ON receiptLine (purchaseId, id)")
        try store.execute(
            """
            CREATE TABLE feedback (purchaseId \(key) REFERENCES purchase (id) ON DELETE CASCADE, rating TEXT NOT NULL,
                text TEXT NOT NULL)
            """
        )
    }
}
