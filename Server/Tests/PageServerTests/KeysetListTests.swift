import PageStore
import Testing

@testable import PageServer

struct KeysetListTests {
    /// Days by number: equal ones, and those beyond which there is none.
    private static let days: [Int64: Int64] = [1: 5, 2: 5, 3: 5, 4: -1, 5: 9, 6: 9, 7: .max, 8: .min, 9: 0]

    /// The stores that can be tested on this machine, each with the days in a table.
    private func stores() async throws -> [any PageStore] {
        let stores = try await EmptyStores.all()
        let table = StoreMigration("entry-1") { store in
            try store.execute("CREATE TABLE entry (id bigint PRIMARY KEY, day bigint NOT NULL)")
            for (id, day) in Self.days { try store.execute("INSERT INTO entry (id, day) VALUES (\(id), \(day))") }
        }
        for store in stores { try await store.migrate([table]) }
        return stores
    }

    /// The numbers in the parts of a list, each part read behind the one before it.
    private func parts(of list: KeysetList, limit: Int, in store: any PageStore) async throws -> [[Int64]] {
        try await store.read { transaction in
            var parts: [[Int64]] = []
            var place: CursorPosition?
            repeat {
                let batch = try list.batch(after: place, limit: limit, in: transaction)
                parts.append(try batch.rows.map { try $0.integer("id", as: Int64.self) })
                place = batch.end
            } while place != nil
            return parts
        }
    }

    @Test("the parts of a list are the whole list in its order, in both stores", arguments: [false, true])
    func parts(isDescending: Bool) async throws {
        let sorted = Self.days.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { $0.key }
        let expected = isDescending ? Array(sorted.reversed()) : sorted
        for store in try await stores() {
            for isEven in [false, true] {
                let ids = isEven ? expected.filter { $0 % 2 == 0 } : expected
                // A condition of two terms: what follows a place is true of all of it.
                let condition: StoreQuery = isEven ? "id % 2 = 0 OR id < \(0)" : "TRUE"
                let list = KeysetList(
                    "SELECT id, day FROM entry", where: condition, key: "day", isDescending: isDescending)
                for limit in 1...(ids.count + 1) {
                    let slices = stride(from: 0, to: ids.count, by: limit).map {
                        Array(ids[$0..<min($0 + limit, ids.count)])
                    }
                    #expect(try await parts(of: list, limit: limit, in: store) == slices, "\(limit) at a time")
                }
            }
        }
    }

    @Test("a list without rows is one part, which ends")
    func empty() async throws {
        let list = KeysetList("SELECT id, day FROM entry", where: "id < \(0)", key: "day")
        for store in try await stores() {
            #expect(try await parts(of: list, limit: 3, in: store) == [[]])
        }
    }
}
