import GRDB
import HTTPTypes
import Hummingbird

/// `GET /healthz`: whether the server can answer, which it can if the database does.
struct HealthController {
    let database: AppDatabase

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("healthz") { [database] _, _ in
            _ = try await database.read { try Int.fetchOne($0, sql: "SELECT 1") }
            return Response(
                status: .ok, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: "ok\n"))
            )
        }
    }
}
