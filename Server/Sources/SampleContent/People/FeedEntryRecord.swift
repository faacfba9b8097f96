import PageStore
import ScreenContracts

/// A place in the feed and what stands there. The newest has the highest position, and none ever gets another one: what a
/// user has seen stays where it is as the feed grows.
struct FeedEntryRecord: Equatable, Sendable {
    /// The place, from 1.
    var position: Int64
    /// What stands there.
    var kind: FeedEntryContract.Kind
    /// The person, for people.
    var personId: Int64?
    /// The advertisement, for advertisements.
    var advertisementId: Int64?
}

extension FeedEntryRecord {
    /// The number of places after which the kinds repeat. Batches are multiples of it, so that each fills whole rows.
    static let period: Int64 = 8

    /// What belongs at a place.
    static func kind(at position: Int64) -> FeedEntryContract.Kind {
        switch position % period {
        case 2: .featured
        case 5: .advertisement
        default: .person
        }
    }

    /// Reads an entry.
    init(_ row: StoreRow) throws {
        position = try row.integer("position")
        kind = try row.value("kind")
        personId = try row.optionalInteger("personId")
        advertisementId = try row.optionalInteger("advertisementId")
    }

    /// Adds people as the newest, one after the other, with the advertisements that come between.
    static func append(people ids: [Int64], in store: any StoreTransaction) throws {
        let rows = try store.rows("SELECT id FROM advertisement ORDER BY id")
        let advertisements = try rows.map { try $0.integer("id", as: Int64.self) }
        var position = try store.integer("SELECT max(position) FROM feedEntry") ?? 0
        var entries: [FeedEntryRecord] = []
        for id in ids {
            position += 1
            if kind(at: position) == .advertisement, !advertisements.isEmpty {
                let turn = Int(position / period) % advertisements.count
                entries.append(
                    FeedEntryRecord(
                        position: position, kind: .advertisement, personId: nil, advertisementId: advertisements[turn]))
                position += 1
            }
            let isFeatured = kind(at: position) == .featured
            entries.append(
                FeedEntryRecord(
                    position: position, kind: isFeatured ? .featured : .person, personId: id, advertisementId: nil))
        }
        try store.insert(
            into: "feedEntry", "position, kind, personId, advertisementId",
            entries.map { [$0.position, $0.kind.rawValue, $0.personId, $0.advertisementId] })
    }

    /// The entry with what stands there; `nil` if that is not among what was fetched.
    func contract(
        people: [Int64: PersonRecord], advertisements: [Int64: AdvertisementRecord]
    ) -> FeedEntryContract? {
        let person = personId.flatMap { people[$0] }?.contract
        let content: FeedEntryContract.Content? =
            switch kind {
            case .person: person.map { FeedEntryContract.Content.person($0) }
            case .featured: person.map { FeedEntryContract.Content.featured($0) }
            case .advertisement:
                advertisementId.flatMap { advertisements[$0] }
                    .map { FeedEntryContract.Content.advertisement($0.contract(at: position)) }
            }
        return content.map { FeedEntryContract(position: Int(position), content: $0) }
    }
}
