import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/shows/{id}/trends?range=week|month|quarter|year`: plays and minutes by day, oldest first, up to the last day
/// there is.
struct TrendController {
    let dependencies: ServerDependencies

    private var responder: JSONResponder { JSONResponder(dependencies: dependencies, type: PortalFeature.mediaType) }

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/shows/:show/trends", use: trends)
    }

    @Sendable private func trends(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("show")
        let name = request.uri.queryParameters["range"].map(String.init) ?? TrendRangeContract.month.rawValue
        guard let range = TrendRangeContract(rawValue: name) else {
            let known = TrendRangeContract.allCases.map(\.rawValue).joined(separator: ", ")
            throw Problem.badRequest("A range is one of \(known).")
        }
        return try await responder.read(request) { store, writer in
            let show = try ShowRecord.existing(number, in: store)
            let days = try store.rows(
                """
                SELECT \(text: ShowDayRecord.columns) FROM showDay WHERE showId = \(show.id)
                ORDER BY day DESC LIMIT \(range.days)
                """
            ).map { try ShowDayRecord($0) }
            TrendsContract(range: range, days: days.reversed().map { TrendDayContract($0) }).write(to: &writer)
        }
    }
}

extension TrendDayContract {
    fileprivate init(_ day: ShowDayRecord) {
        self.init(day: Int(day.day), plays: Int(day.plays), minutes: Int(day.minutes))
    }
}

extension TrendRangeContract {
    fileprivate var days: Int64 {
        switch self {
        case .week: 7
        case .month: 30
        case .quarter: 91
        case .year: 365
        }
    }
}
