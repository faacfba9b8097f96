import CollectionPages
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import PageStore
import Testing

@testable import PageServer
@testable import SampleContent

struct LimitTests {
    private static let report = PageReport(
        page: "home", revision: "home-1",
        diagnostics: [
            PageDiagnostic(.unknownLayout, .warning, at: "/sections/3/layout", "\"HomeWidgetProductX\" is not known.")
        ]
    )

    @Test("a client that sends too many requests waits, and another one does not")
    func requests() async throws {
        let server = try await TestServer()
        let limits = ServerLimits(requests: TokenBucket.Configuration(capacity: 3, perSecond: 0.5))
        try await server.run(limits: limits) { client in
            for _ in 0..<3 { #expect(try await client.execute(uri: "/v1/shows", method: .get).status == .ok) }
            let refused = try await client.execute(uri: "/v1/shows", method: .get)
            #expect(refused.status == .tooManyRequests)
            #expect(refused.headers[.retryAfter] == "2")
            server.advance(2)
            #expect(try await client.execute(uri: "/v1/shows", method: .get).status == .ok)
            #expect(try await client.execute(uri: "/v1/shows", method: .get).status == .tooManyRequests)
        }
    }

    @Test("a bucket never holds more than its capacity and never goes below nothing")
    func tokenBucket() {
        let configuration = TokenBucket.Configuration(capacity: 2, perSecond: 4)
        var bucket = TokenBucket(configuration, at: 0)
        #expect(bucket.take(configuration, at: 0) == nil)
        #expect(bucket.take(configuration, at: 0) == nil)
        #expect(bucket.take(configuration, at: 0) == 0.25)
        #expect(bucket.take(configuration, at: -100) == 0.25)
        #expect(bucket.take(configuration, at: 1_000_000) == nil)
        #expect(bucket.take(configuration, at: 1_000_000) == nil)
        #expect(bucket.take(configuration, at: 1_000_000) != nil)
        var full = TokenBucket(configuration, at: 0)
        let isFull = full.isFull(configuration, at: 0)
        #expect(isFull)
        let never = TokenBucket.Configuration(capacity: 0, perSecond: 0)
        var empty = TokenBucket(never, at: 0)
        #expect(empty.take(never, at: 1) == .infinity)
    }

    @Test("a flood of addresses does not fill the memory")
    func flood() {
        let limiter = RateLimiter(
            TokenBucket.Configuration(capacity: 1, perSecond: 0), clock: ServerClock { 0 }, capacity: 100
        )
        for number in 0..<10_000 { _ = limiter.wait(for: "client \(number)") }
        #expect(limiter.clientCount <= 100)
        #expect(limiter.wait(for: "client 9999") != nil)
    }

    @Test("a report is taken, responded to without a body, and written to the log on one line for each problem")
    func reports() async throws {
        let server = try await TestServer(isSeeded: false)
        let log = LogRecorder()
        try await server.run(log: log) { client in
            let response = try await client.execute(
                uri: "/v1/reports", method: .post, headers: [.contentType: "application/json"],
                body: ByteBuffer(bytes: Self.report.bytes)
            )
            #expect(response.status == .noContent)
            #expect(response.bytes == [])
        }
        #expect(
            log.lines == [
                "warning client report page=home "
                    + "problem=W4 unknown-layout /sections/3/layout: \"HomeWidgetProductX\" is not known."
            ]
        )
    }

    @Test("a report cannot forge a line of the log")
    func forgedReport() async throws {
        let server = try await TestServer(isSeeded: false)
        let log = LogRecorder()
        let report = PageReport(
            page: "home\n2026 info admin logged in",
            diagnostics: [PageDiagnostic(.text, .error, at: "/\r\nforged", "a\u{1B}[31mb\nforged")]
        )
        try await server.run(log: log) { client in
            _ = try await client.execute(
                uri: "/v1/reports", method: .post, headers: [.contentType: "application/json"],
                body: ByteBuffer(bytes: report.bytes)
            )
        }
        #expect(log.lines.count == 1)
        #expect(log.lines.allSatisfy { line in line.utf8.allSatisfy { $0 >= 0x20 } })
    }

    @Test(
        "what is not a report is refused",
        arguments: [
            ("application/json", "{}", 400), ("application/json", "", 400), ("application/json", "[1", 400),
            ("application/json", #"{"format":1,"page":"a","problems":[],"extra":1}"#, 400), ("text/plain", "{}", 415),
            ("application/x-www-form-urlencoded", "a=b", 415),
            ("application/json", String(repeating: " ", count: 20_000), 413),
        ]
    )
    func refusedReports(_ type: String, _ body: String, _ status: Int) async throws {
        let server = try await TestServer(isSeeded: false)
        try await server.run { client in
            let response = try await client.execute(
                uri: "/v1/reports", method: .post, headers: [.contentType: type], body: ByteBuffer(string: body)
            )
            #expect(response.status.code == status)
            #expect(response.headers[.contentType] == "application/problem+json")
        }
    }

    @Test("reports have a limit of their own")
    func reportLimit() async throws {
        let server = try await TestServer(isSeeded: false)
        let limits = ServerLimits(reports: TokenBucket.Configuration(capacity: 2, perSecond: 0.1))
        try await server.run(limits: limits) { client in
            var statuses: [Int] = []
            for _ in 0..<3 {
                let response = try await client.execute(
                    uri: "/v1/reports", method: .post, headers: [.contentType: "application/json"],
                    body: ByteBuffer(bytes: Self.report.bytes)
                )
                statuses.append(response.status.code)
            }
            #expect(statuses == [204, 204, 429])
            #expect(try await client.execute(uri: "/v1/shows", method: .get).status == .ok)
        }
    }

    @Test("an operation that takes too long is given up, one that fails fails")
    func timeLimit() async throws {
        struct Failure: Error {}
        #expect(try await withTimeLimit(seconds: 600) { 7 } == 7)
        await #expect(throws: Failure.self) { try await withTimeLimit(seconds: 600) { throw Failure() } }
        await #expect(throws: TimeLimitExceeded.self) {
            try await withTimeLimit(seconds: 0.05) { try await waitForCancellation() }
        }
    }

    @Test("a request that is refused for the moment says when to send it again")
    func retries() async throws {
        let source = ApplicationRequestContextSource(
            channel: NIOAsyncTestingChannel(), logger: Logger(label: "test"))
        let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/")
        for error in [TimeLimitExceeded(), CancellationError(), StoreError.busy] as [any Error] {
            let response = try await ProblemMiddleware().handle(
                Request(head: head, body: RequestBody(buffer: ByteBuffer())), context: AppRequestContext(source: source)
            ) { _, _ in throw error }
            #expect(response.status == .serviceUnavailable)
            #expect(response.headers[.retryAfter] == "1")
        }
    }

    @Test("weights of a header decide, and what is malformed is skipped")
    func acceptHeader() {
        #expect(AcceptHeader("image/avif, image/webp;q=0.8").names("image/webp"))
        #expect(!AcceptHeader("image/webp;q=0").names("image/webp"))
        #expect(!AcceptHeader("image/webp;Q=0").names("image/webp"))
        #expect(!AcceptHeader("image/*").names("image/webp"))
        #expect(AcceptHeader(" gzip ; q=1.0 ").weight(ofCoding: "gzip") > 0)
        #expect(AcceptHeader("gzip;q=nan").weight(ofCoding: "gzip") == 0)
        #expect(AcceptHeader("gzip;q=-1").weight(ofCoding: "gzip") == 0)
        #expect(AcceptHeader("*").weight(ofCoding: "gzip") > 0)
        #expect(AcceptHeader(nil).weight(ofCoding: "gzip") == 0)
        #expect(AcceptHeader(",,;;q=1,").weight(ofCoding: "gzip") == 0)
        let late = String(repeating: "br,", count: 40) + "gzip"
        #expect(AcceptHeader(late).weight(ofCoding: "gzip") == 0)
    }
}
