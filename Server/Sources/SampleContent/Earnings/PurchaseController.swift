import CollectionPages
import GRDB
import HTTPTypes
import Hummingbird
import PageServer

/// `GET /v1/earnings?after={cursor}`: transactions, newest first. `GET /v1/earnings/{id}`: all that is known of one.
struct PurchaseController {
    private static let batch = 15
    private static let list = SectionDefinition(id: "earnings", content: "earnings", arguments: [:], batch: batch)

    let dependencies: ServerDependencies

    private var answer: SampleAnswer { SampleAnswer(dependencies: dependencies, type: EarningsFeature.mediaType) }

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/earnings", use: list)
        router.get("v1/earnings/:purchase", use: detail)
    }

    @Sendable private func list(request: Request, context: AppRequestContext) async throws -> Response {
        let cursor = request.uri.queryParameters["after"].map(String.init)
        let signer = dependencies.signer
        return try await answer.read(request) { database, writer in
            let place = try cursor.map { try signer.position(of: $0, in: Self.list) }
            let found = try PurchaseRecord.fetchAll(
                database,
                sql: "SELECT * FROM purchase WHERE (day, id) < (?, ?) ORDER BY day DESC, id DESC LIMIT ?",
                arguments: [place?.key ?? .max, place?.id ?? .max, Self.batch + 1]
            )
            let batch = Batch(found, limit: Self.batch) { CursorPosition(key: $0.day, id: $0.id) }
            let rows = try batch.rows.map { ($0, try $0.cashBack(in: database)) }
            writer.member("count", try PurchaseRecord.fetchCount(database))
            writer.member(
                "earned", try Int64.fetchOne(database, sql: "SELECT coalesce(sum(cashBackMinor), 0) FROM earning"))
            writer.name("transactions")
            writer.array(rows) { writer, row in writer.object { Self.write(row.0, row.1, &$0) } }
            writer.member("next", batch.end.map { signer.cursor(at: $0, in: Self.list) })
        }
    }

    @Sendable private func detail(request: Request, context: AppRequestContext) async throws -> Response {
        let (number, user) = (try context.segment("purchase"), context.session.user)
        return try await answer.read(request) { database, writer in
            let purchase = try PurchaseRecord.existing(number, in: database)
            let earnings = try EarningRecord.filter(Column("purchaseId") == purchase.id).order(Column("id"))
                .fetchAll(database)
            let lines = try ReceiptLineRecord.filter(Column("purchaseId") == purchase.id).fetchCount(database)
            Self.write(purchase, try purchase.cashBack(in: database), &writer)
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
            if let feedback = try FeedbackRecord.of(purchase.id, by: user, in: database) {
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
