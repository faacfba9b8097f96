import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import PageServer

/// The sum of some numbers, as a response.
private struct Sum: ResponseEncodable, Sendable {
    let sum: Int
}

/// A route that reads and writes by the framework's codables.
private struct SumFeature: ServerFeature {
    let contents: [any SectionContent] = []

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        router.post("v1/sums") { request, context -> Sum in
            let numbers = try await request.decode(as: [Int].self, context: context)
            return Sum(sum: numbers.reduce(0, +))
        }
    }
}

struct CodableTests {
    @Test("a route of a feature may use the framework's codables, whose errors are problem details")
    func coding() async throws {
        let server = try await TestServer(isSeeded: false)
        try await server.run(features: [SumFeature()]) { client in
            func post(_ body: String) async throws -> TestResponse {
                try await client.execute(
                    uri: "/v1/sums", method: .post, headers: [.contentType: "application/json"],
                    body: ByteBuffer(string: body))
            }
            let response = try await post("[1,2,3]")
            #expect(response.status == .ok)
            #expect(response.text == #"{"sum":6}"#)
            for body in ["", "[1,", #"["a"]"#, "{}"] {
                let response = try await post(body)
                #expect(response.status == .badRequest, "\(body)")
                #expect(response.headers[.contentType] == "application/problem+json")
            }
        }
    }

    @Test("a body that a route decodes has to arrive in its time")
    func slowBody() async throws {
        let (body, end) = AsyncStream.makeStream(of: ByteBuffer.self)
        let head = HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/v1/sums")
        let request = Request(head: head, body: RequestBody(asyncSequence: body))
        let source = ApplicationRequestContextSource(channel: NIOAsyncTestingChannel(), logger: Logger(label: "test"))
        let (limit, context) = (BodyLimitMiddleware(seconds: 0.1), AppRequestContext(source: source))
        do {
            _ = try await limit.handle(request, context: context) { request, context in
                let numbers = try await request.decode(as: [Int].self, context: context)
                return Response(status: numbers.isEmpty ? .noContent : .ok)
            }
            Issue.record("the body has not arrived")
        } catch let problem as Problem {
            #expect(problem.status == .requestTimeout)
        }
        end.finish()
    }
}
