import CollectionPages
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/wishlist`: the products that the user wants to come back to. `PUT /v1/wishlist/{product}` adds one, and `DELETE`
/// takes it out.
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
        return try await responder.change(for: context.session) { store, user in
            try WishRecord.insert(ProductRecord.existing(number, in: store), for: user, in: store)
        }
    }

    @Sendable private func remove(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("product")
        return try await responder.change(for: context.session) { store, user in
            try WishRecord.delete(ProductRecord.existing(number, in: store), for: user, in: store)
        }
    }
}
