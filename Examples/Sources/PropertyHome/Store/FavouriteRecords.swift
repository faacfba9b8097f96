import CollectionViewKit
import SharedScreens

/// Which of the homes that the user has pressed the heart of are favourites, and how many there are in all. Changes act upon
/// it; it knows neither history nor server.
final class FavouriteRecords {
    /// One home.
    struct Record {
        let title: String
        var isFavourite: Bool
        var sync: StoredValue<Bool>
    }

    /// The limit of what the server says of their number, so that what is added to it can be counted.
    static var maximumCount: Int { 1_000_000_000 }

    /// How many favourites there are; `nil` until the server has said.
    private(set) var count: Int?
    /// Raised with every change.
    private(set) var revision = 0

    private var records: [Int: Record] = [:]
    /// Which homes have changed since the server was told last.
    private var unsettled: Set<Int> = []
}

extension FavouriteRecords {
    subscript(id: Int) -> Record? { records[id] }

    /// The homes that have become favourites, as far as the server has them.
    var additions: Set<Int> {
        var additions: Set<Int> = []
        for (id, record) in records where record.isFavourite && record.sync.stored && !record.sync.isUnderWay {
            additions.insert(id)
        }
        return additions
    }

    /// Whether the server is being told of a change.
    ///
    /// - Complexity: O(*n*) in the number of homes whose heart was pressed.
    var isUnderWay: Bool { records.values.contains { $0.sync.isUnderWay } }

    /// Takes note of a home of which nothing was pressed yet.
    func begin(_ home: Home) {
        guard records[home.id] == nil else { return }
        records[home.id] = Record(
            title: home.title, isFavourite: home.isFavourite, sync: StoredValue(stored: home.isFavourite))
    }

    /// Changes what the server knows of a home.
    func update(_ id: Int, _ change: (inout Record) -> Void) {
        guard var record = records[id] else { return }
        change(&record)
        records[id] = record
        revision += 1
    }

    /// Makes a home a favourite, or takes it out.
    func set(_ id: Int, _ isFavourite: Bool) {
        guard let record = records[id], record.isFavourite != isFavourite else { return }
        update(id) { $0.isFavourite = isFavourite }
        unsettled.insert(id)
        count = count.map { max(0, $0 + (isFavourite ? 1 : -1)) }
    }

    /// The server has said how many there are. What it was not told yet is added.
    func learn(count told: Int) {
        var next = max(0, min(told, Self.maximumCount))
        for record in records.values where record.isFavourite != record.sync.stored {
            next += record.isFavourite ? 1 : -1
        }
        guard count != max(0, next) else { return }
        count = max(0, next)
        revision += 1
    }

    /// Hands over which homes the server may have to hear of.
    func takeUnsettled() -> Set<Int> {
        defer { unsettled = [] }
        return unsettled
    }
}
