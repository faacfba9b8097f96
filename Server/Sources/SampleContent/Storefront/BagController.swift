import CollectionPages
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/bag`: what the user has put into the bag. `PUT /v1/bag/lines` with
/// `{"product": 1001, "size": "M", "quantity": 2}` says how many of a product are to be in it, and responds with the bag. With
/// `"position": 0` a line that is not in the bag is put before the one that has this index. A request with an ``IdempotencyKey`` that is
/// sent again changes nothing and gets the response of the first, even if its line was removed in between.
struct BagController {
    let responder: JSONResponder

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/bag", use: bag)
        router.put("v1/bag/lines", use: put)
    }

    @Sendable private func bag(request: Request, context: AppRequestContext) async throws -> Response {
        let user = context.session.user
        return try await responder.read(request) { store, writer in
            try BagLineRecord.bag(of: user, in: store).write(to: &writer)
        }
    }

    @Sendable private func put(request: Request, context: AppRequestContext) async throws -> Response {
        let body = try await responder.body(of: request)
        let change = try Self.change(in: body)
        let key = try IdempotencyKey(request, body: body)
        return try await responder.write(for: context.session, once: key) { store, user, writer in
            try BagLineRecord.put(change, for: user, in: store)
            try BagLineRecord.bag(of: user, in: store).write(to: &writer)
        }
    }

    private static func change(in body: JSONValue) throws -> BagChangeContract {
        do throws(BagChangeContract.Defect) {
            return try BagChangeContract(body)
        } catch {
            switch error {
            case .product: throw Problem.badRequest("\"product\" must be the number of a product.")
            case .size: throw Problem.badRequest("\"size\" must be a text, or absent.")
            case .quantity:
                throw Problem.badRequest(
                    "\"quantity\" must be a whole number from 0 to \(BagContract.maximumQuantity).")
            case .position:
                let last = BagContract.maximumLineCount - 1
                throw Problem.badRequest("\"position\" must be a whole number from 0 to \(last), or absent.")
            }
        }
    }
}
