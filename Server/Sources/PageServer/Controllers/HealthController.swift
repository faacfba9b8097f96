import HTTPTypes
import Hummingbird
import PageStore

/// `GET /healthz`: whether the server can answer, which it can if the store does.
struct HealthController {
    let store: any PageStore

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("healthz") { [store] _, _ in
            _ = try await store.contentVersion()
            return Response(
                status: .ok, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: "ok\n"))
            )
        }
    }
}
