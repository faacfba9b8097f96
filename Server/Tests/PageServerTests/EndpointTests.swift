import Foundation
import HTTPTypes
import Hummingbird
import Testing

@testable import PageServer

/// Whether the tests that send requests to every endpoint of the sample content know all of them.
struct EndpointTests {
    /// A method and the segments of a path, where a name in braces stands for any segment.
    private struct Endpoint: Hashable, CustomStringConvertible {
        let method: String
        let segments: [String]

        /// The number of segments that may be anything.
        var nameCount: Int { segments.filter { $0.hasPrefix("{") }.count }

        var description: String { "\(method) /\(segments.joined(separator: "/"))" }

        /// Whether a request has the form of this endpoint.
        func matches(_ request: (method: String, path: String)) -> Bool {
            let parts = request.path.prefix { $0 != "?" }.split(separator: "/").map { String($0) }
            return request.method == method && parts.count == segments.count
                && zip(segments, parts).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
        }
    }

    /// The endpoints that the features of the sample content add.
    private static func endpoints() async throws -> [Endpoint] {
        let server = try await TestServer(isSeeded: false)
        let dependencies = try await ServerDependencies(
            PageApplication(
                store: server.database.store, features: TestServer.features,
                configuration: ServerConfiguration(pictures: server.directory.path())))
        let router = Router(context: AppRequestContext.self)
        for feature in TestServer.features { feature.addRoutes(to: router, dependencies) }
        return router.routes.map { route in
            Endpoint(
                method: route.method.rawValue,
                segments: route.path.description.split(separator: "/").map { String($0) })
        }
    }

    /// The requests that the fuzzer changes.
    private static func fuzzedRequests() throws -> [(method: String, path: String)] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Tests/Fuzzing/fuzz_requests.py").standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        let reads = text.components(separatedBy: "READS = \"\"\"").last?.components(separatedBy: "\"\"\"").first ?? ""
        let writes = text.matches(of: /\("(PUT|POST|DELETE)", "([^"]+)"/)
        return reads.split(whereSeparator: { $0.isWhitespace }).map { (method: "GET", path: String($0)) }
            + writes.map { (method: String($0.1), path: String($0.2)) }
    }

    @Test("every endpoint of the sample content is requested on both stores, and by the fuzzer")
    func requests() async throws {
        let endpoints = try await Self.endpoints()
        #expect(!endpoints.isEmpty)
        let sent = BothStoresTests.requests.map { (method: $0.method.rawValue, path: $0.path) }
        let lists = [
            ("the requests of Server/Tests/PageServerTests/BothStoresTests.swift", sent),
            ("READS or WRITES of Tests/Fuzzing/fuzz_requests.py", try Self.fuzzedRequests()),
        ]
        for (list, requests) in lists {
            // Of two endpoints that a request matches, it reaches the one that names more of its path.
            let reached = Set(
                requests.compactMap { request in
                    endpoints.filter { $0.matches(request) }.min { $0.nameCount < $1.nameCount }
                })
            for endpoint in endpoints where !reached.contains(endpoint) {
                Issue.record("\(endpoint) is missing in \(list).")
            }
        }
    }
}
