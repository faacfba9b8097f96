import GRDB

/// A brand.
struct BrandRecord: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "brand"

    enum Columns {
        static let id = Column(CodingKeys.id)
        static let rank = Column(CodingKeys.rank)
    }

    /// The id, made from the name.
    var id: String
    /// The name.
    var name: String
    /// What the brand says about itself.
    var tagline: String
    /// The place among all brands for a user of whom nothing is known, from 1.
    var rank: Int
}
