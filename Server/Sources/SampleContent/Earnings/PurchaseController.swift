import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/earnings?after={cursor}`: transactions, newest first. `GET /v1/earnings/{id}`: all that is known of one.
struct PurchaseController {
    private static let batch = 15
    private static let list = SectionDefinition(id: "earnings", content: "earnings", arguments: [:], batch: batch)

    let dependencies: ServerDependencies

    private var responder: JSONResponder { JSONResponder(dependencies: dependencies, type: EarningsFeature.mediaType) }

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/earnings", use: list)
        router.get("v1/earnings/:purchase", use: detail)
    }

    @Sendable private func list(request: Request, context: AppRequestContext) async throws -> Response {
        let cursor = request.uri.queryParameters["after"].map(String.init)
        let signer = dependencies.signer
        return try await responder.read(request) { store, writer in
            let place = try cursor.map { try signer.position(of: $0, in: Self.list) }
            let purchases = KeysetList(
                "SELECT \(text: PurchaseRecord.columns) FROM purchase", key: "day", isDescending: true)
            let batch = try purchases.batch(after: place, limit: Self.batch, in: store)
            let transactions = try batch.rows.map { try PurchaseRecord($0) }
                .map { $0.contract(cashBack: try $0.cashBack(in: store)) }
            let earned = try store.integer("SELECT CAST(sum(cashBackMinor) AS BIGINT) FROM earning") ?? 0
            let count = try store.integer("SELECT count(*) FROM purchase")
            let status = TransactionContract.Status.pending.rawValue
            let pending = try store.integer("SELECT count(*) FROM purchase WHERE status = \(status)") ?? 0
            let list = TransactionListContract(
                count: count.map { Int($0) }, pendingCount: Int(pending), earned: Int(earned),
                transactions: transactions,
                next: batch.end.map { signer.cursor(at: $0, in: Self.list) })
            list.write(to: &writer)
        }
    }

    @Sendable private func detail(request: Request, context: AppRequestContext) async throws -> Response {
        let (number, user) = (try context.segment("purchase"), context.session.user)
        return try await responder.read(request) { store, writer in
            let purchase = try PurchaseRecord.existing(number, in: store)
            let earnings = try purchase.earnings(in: store)
            let lines = try purchase.lineCount(in: store)
            let details = TransactionDetailsContract(
                transaction: purchase.contract(cashBack: try purchase.cashBack(in: store)),
                total: Int(purchase.totalMinor),
                offers: earnings.filter { $0.kind == .offer }.map(\.contract),
                extras: earnings.filter { $0.kind == .extra }.map(\.contract),
                receipts: (1...Receipt.pageCount(ofLines: lines)).map { purchase.picture($0) },
                feedback: try FeedbackRecord.of(purchase.id, by: user, in: store)?.contract)
            details.write(to: &writer)
        }
    }
}
