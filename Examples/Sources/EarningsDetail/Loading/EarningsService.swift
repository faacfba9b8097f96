import CollectionViewKit
import ScreenContracts
import SharedScreens

/// Sends the requests about earnings.
final class EarningsService {
    /// The connection to the host; without one nothing can be reached.
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
        let path = "\(Self.path)" + (cursor.map { "?after=" + $0.text } ?? "")
        return read(path) { result in
            switch result {
            case .success(let json): handler(.success(TransactionListContract(json)))
            case .failure(let error): handler(.failure(error))
            }
        }
    }

    /// Requests one transaction.
    func read(
        _ id: Int, then handler: @escaping (Result<TransactionDetails, LoadError>) -> Void
    ) -> Cancellation {
        read("\(Self.path)/\(id)") { result in
            switch result {
            case .success(let json):
                guard let contract = TransactionDetailsContract(json) else {
                    return handler(.failure(LoadError.undecodable.ofEarnings))
                }
                handler(.success(TransactionDetails(contract)))
            case .failure(let error):
                handler(.failure(error))
            }
        }
    }

    /// Has the server keep feedback, or forget it. The handler is told whether it did.
    func store(_ feedback: Feedback?, of id: Int, then handler: @escaping (Bool) -> Void) {
        guard let context else { return handler(false) }
        let request = HostRequest(
            "\(Self.path)/\(id)/feedback", method: feedback == nil ? .delete : .put, body: Self.body(of: feedback))
        context.request(request) { response in
            if case .success = response { handler(true) } else { handler(false) }
        }
    }

    private static func body(of feedback: Feedback?) -> [UInt8] {
        guard let feedback else { return [] }
        var writer = JSONWriter()
        writer.object { feedback.write(to: &$0) }
        return writer.bytes
    }

    private func read(_ path: String, then handler: @escaping (Result<JSONValue, LoadError>) -> Void) -> Cancellation {
        guard let context else {
            handler(.failure(LoadError.unreachable.ofEarnings))
            return {}
        }
        let ticket = context.request(HostRequest(path)) { response in
            handler(response.json(log: context).mapError { $0.ofEarnings })
        }
        return { context.cancel(request: ticket) }
    }
}
