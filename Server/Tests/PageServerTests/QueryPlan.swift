import PageStore

/// How a database reads the rows of a query (`EXPLAIN`).
struct QueryPlan: CustomStringConvertible {
    private let lines: [String]

    /// Plans a query, which is not run.
    ///
    /// PostgreSQL reads a table of few rows as a whole and sorts it. Sequential scans and sorts are disabled, so that it reads an index
    /// wherever one has the order.
    init(of query: StoreQuery, in store: any PageStore) async throws {
        lines = try await store.read { transaction -> [String] in
            switch transaction.dialect {
            case .sqlite:
                return try transaction.rows("EXPLAIN QUERY PLAN \(query)").map { try $0.text("detail") }
            case .postgreSQL:
                try transaction.execute("SET LOCAL enable_seqscan = off")
                try transaction.execute("SET LOCAL enable_sort = off")
                return try transaction.rows("EXPLAIN (COSTS OFF) \(query)").map { try $0.text("QUERY PLAN") }
            }
        }
    }

    var description: String { lines.joined(separator: "\n") }

    /// Whether rows are sorted after they are read, including sorts of the rows with one key of an index.
    var hasSort: Bool { lines.contains { $0.contains("TEMP B-TREE") || $0.contains("Sort") } }

    /// Whether an index is read. PostgreSQL writes its name in lower case.
    func uses(_ index: String) -> Bool {
        lines.contains { $0.lowercased().split(separator: " ").contains(index.lowercased()[...]) }
    }
}
