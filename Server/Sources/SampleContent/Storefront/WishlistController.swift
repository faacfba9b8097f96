import CollectionPages
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/wishlist`: the products that the user wants to come back to. `PUT /v1/wishlist/{product}` adds one, and `DELETE`
/// takes it out. With `?position=0` one that is not on the wishlist is put before the one that has this index.
struct WishlistController {
    let responder: JSONResponder

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/wishlist", use: wishlist)
        router.put("v1/wishlist/:product", use: add)
        router.delete("v1/wishlist/:product", use: remove)
    }

    @Sendable private func wishlist(request: Request, context: AppRequestContext) async throws -> Response {
        let user = context.session.user
        return try await responder.read(request) { store, writer in
            try WishRecord.wishlist(of: user, in: store).write(to: &writer)
        }
    }

    @Sendable private func add(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("product")
        let position = try Self.position(in: request)
        return try await responder.change(for: context.session) { store, user in
            try WishRecord.insert(ProductRecord.existing(number, in: store), at: position, for: user, in: store)
        }
    }

    @Sendable private func remove(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("product")
        return try await responder.change(for: context.session) { store, user in
            try WishRecord.delete(ProductRecord.existing(number, in: store), for: user, in: store)
        }
    }

    /// The index at which a product is put on the wishlist; `nil` for the end.
    private static func position(in request: Request) throws -> Int? {
        guard let text = request.uri.queryParameters["position"] else { return nil }
        guard let position = Int(text), (0..<WishlistContract.maximumProductCount).contains(position) else {
            let last = WishlistContract.maximumProductCount - 1
            throw Problem.badRequest("\"position\" must be a whole number from 0 to \(last), or absent.")
        }
        return position
    }
}
