import HTTPTypes
import Hummingbird
import NIOCore

/// The least that a server of Hummingbird does: one route, one body. `Scripts/bench-server` compares the page server with it; it
/// is not for other use.
///
/// `GET /` responds with as many bytes as `HELLO_BYTES` says, of the media type of pages. `HELLO_PORT` is the port of 127.0.0.1 to
/// listen on.
@main
struct HelloServer {
    static func main() async throws {
        let environment = Environment()
        let size = environment.get("HELLO_BYTES", as: Int.self) ?? 0
        let port = environment.get("HELLO_PORT", as: Int.self) ?? 8080
        let body = ByteBuffer(repeating: UInt8(ascii: "x"), count: max(size, 0))
        let headers: HTTPFields = [.contentType: "application/vnd.collectionviewkit.page+json; v=1"]
        let router = Router(context: BasicRequestContext.self)
        router.get("/") { _, _ in
            Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
        }
        let configuration = ApplicationConfiguration(address: .hostname("127.0.0.1", port: port))
        try await Application(router: router, configuration: configuration).runService()
    }
}
