import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore

/// `GET /v1/earnings?after={cursor}`: transactions, newest first. `GET /v1/earnings/{id}`: all that is known of one.
struct PurchaseController {
    private static let batch = 15
    private static let list = SectionDefinition(id: "earnings", content: "earnings", arguments: [:], batch: batch)

    let dependencies: ServerDependencies

    private var answer: JSONAnswer { JSONAnswer(dependencies: dependencies, type: EarningsFeature.mediaType) }

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/earnings", use: list)
        router.get("v1/earnings/:purchase", use: detail)
    }

    @Sendable private func list(request: Request, context: AppRequestContext) async throws -> Response {
        let cursor = request.uri.queryParameters["after"].map(String.init)
        let signer = dependencies.signer
        return try await answer.read(request) { store, writer in
            let place = try cursor.map { try signer.position(of: $0, in: Self.list) }
            let start = place ?? CursorPosition(key: .max, id: .max)
            let found = try store.rows(
                """
                SELECT * FROM purchase WHERE (day, id) < (\(start.key), \(start.id))
                ORDER BY day DESC, id DESC LIMIT \(Self.batch + 1)
                """
            ).map { try PurchaseRecord($0) }
            let batch = Batch(found, limit: Self.batch) { CursorPosition(key: $0.day, id: $0.id) }
            let rows = try batch.rows.map { ($0, try $0.cashBack(in: store)) }
            let earned = try store.integer("SELECT CAST(sum(cashBackMinor) AS BIGINT) FROM earning") ?? 0
            writer.member("count", try store.integer("SELECT count(*) FROM purchase"))
            writer.member("earned", earned)
            writer.name("transactions")
            writer.array(rows) { writer, row in writer.object { Self.write(row.0, row.1, &$0) } }
            writer.member("next", batch.end.map { signer.cursor(at: $0, in: Self.list) })
        }
    }

    @Sendable private func detail(request: Request, context: AppRequestContext) async throws -> Response {
        let (number, user) = (try context.segment("purchase"), context.session.user)
        return try await answer.read(request) { store, writer in
            let purchase = try PurchaseRecord.existing(number, in: store)
            let earnings = try purchase.earnings(in: store)
            let lines = try purchase.lineCount(in: store)
            Self.write(purchase, try purchase.cashBack(in: store), &writer)
            writer.member("total", purchase.totalMinor)
            for (name, kind) in [("offers", EarningRecord.Kind.offer), ("extras", .extra)] {
                writer.name(name)
                writer.array(earnings.filter { $0.kind == kind }) { writer, earning in
                    writer.object { Self.write(earning, &$0) }
                }
            }
            writer.name("receipts")
            writer.array(1...Receipt.pageCount(ofLines: lines)) { writer, page in
                writer.object { Self.write(page, of: purchase, &$0) }
            }
            if let feedback = try FeedbackRecord.of(purchase.id, by: user, in: store) {
                writer.name("feedback")
                writer.object { FeedbackController.write(feedback, &$0) }
            }
        }
    }

    private static func write(_ purchase: PurchaseRecord, _ cashBack: Int64, _ writer: inout JSONWriter) {
        writer.member("id", purchase.id)
        writer.member("store", purchase.store)
        writer.member("branch", purchase.branch)
        writer.member("status", purchase.status.rawValue)
        writer.member("day", purchase.day)
        writer.member("minute", purchase.minute)
        writer.member("cashBack", cashBack)
    }

    private static func write(_ earning: EarningRecord, _ writer: inout JSONWriter) {
        writer.member("id", earning.id)
        writer.member("title", earning.title)
        writer.member("detail", earning.detail)
        writer.member("cashBack", earning.cashBackMinor)
    }

    private static func write(_ page: Int, of purchase: PurchaseRecord, _ writer: inout JSONWriter) {
        writer.member("path", purchase.picturePath(page))
        writer.member("w", Scene.pixelWidth)
        writer.member("h", Scene.pixelHeight)
        writer.member("tint", Receipt.table.hexadecimal)
    }
}
