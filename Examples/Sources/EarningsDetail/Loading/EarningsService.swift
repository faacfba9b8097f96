import CollectionViewKit
import ScreenContracts
import SharedScreens

/// Sends the requests about earnings.
final class EarningsService {
    /// The connection to the host; without one nothing is sent, and each request fails.
    var context: HostContext?

    private static var path: StaticString { "/v1/earnings" }
}

extension EarningsService {
    /// Cancels a request.
    typealias Cancellation = () -> Void

    /// Requests a part of the list.
    func readList(
        after cursor: LoadCursor?, then handler: @escaping (Result<TransactionListContract, LoadError>) -> Void
    ) -> Cancellation {
        guard let context else {
            handler(.failure(LoadError(reason: .failed).ofEarnings))
            return {}
        }
        let path = "\(Self.path)" + (cursor.map { "?after=" + $0.text } ?? "")
        let ticket = context.request(HostRequest(path)) { response in
            switch response.json(log: context) {
            case .success(let json): handler(.success(TransactionListContract(json)))
            case .failure(let error): handler(.failure(error.ofEarnings))
            }
        }
        return { context.cancel(request: ticket) }
    }

    /// The request for one transaction.
    func request(for id: Int) -> HostRequest { HostRequest("\(Self.path)/\(id)") }

    /// Stores feedback on the server, or deletes it (`nil`). The handler is called with what is known of that after the request. A deletion
    /// of feedback that does not exist counts as stored.
    func store(_ feedback: Feedback?, of id: Int, then handler: @escaping (StoreResponse) -> Void) {
        guard let context else { return handler(.refused) }
        let request = HostRequest(
            "\(Self.path)/\(id)/feedback", method: feedback == nil ? .delete : .put, body: Self.body(of: feedback))
        context.request(request) { handler(StoreResponse(LoadError($0, to: request))) }
    }

    private static func body(of feedback: Feedback?) -> [UInt8] {
        guard let feedback else { return [] }
        var writer = JSONWriter()
        writer.object { feedback.write(to: &$0) }
        return writer.bytes
    }
}
