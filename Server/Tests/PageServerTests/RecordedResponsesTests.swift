import Foundation
import HTTPTypes
import Testing

@testable import PageServer
@testable import SampleContent

/// `Examples/Responses.json`, with which parts of the gallery's program are made, says what the server responds.
struct RecordedResponsesTests {
    /// A response as `Scripts/record-responses` has written it down.
    private struct Recorded: Decodable {
        let path: String
        let status: Int
        let body: String
    }

    @Test("the recorded responses are those of the server; if not, run Scripts/record-responses")
    func recordedResponses() async throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Examples/Responses.json").standardizedFileURL
        let recorded = try JSONDecoder().decode([Recorded].self, from: Data(contentsOf: file))
        #expect(recorded.count > 100)
        let cursor = recorded.lazy.flatMap { Self.pieces(of: $0.body).compactMap { Cursor(endOf: $0) } }.first
        let expiry = try #require(cursor).expiry
        // A cursor that was made at the start of a period of 12 hours expires with the second period.
        let clock = ServerClock { expiry - 24 * 3_600 }
        let server = try await TestServer(isSeeded: false)
        try await server.database.seed(1, SampleFeatures.all)
        try await server.run(change: { $0.clock = clock }, features: SampleFeatures.all) { client in
            // The cursors of this server by those that were recorded in their places.
            var cursors: [Substring: Substring] = [:]
            var stale: [String] = []
            for response in recorded {
                let path = Self.path(response.path, cursors)
                let given = try await client.execute(uri: path, method: .get, headers: [.accept: "application/json"])
                let (old, new) = (Self.pieces(of: response.body), Self.pieces(of: given.text))
                for (left, right) in zip(old, new) {
                    guard let left = Cursor(endOf: left), let right = Cursor(endOf: right) else { continue }
                    cursors[left.text] = right.text
                }
                if given.status.code != response.status || !Self.isEqual(old, new) { stale.append(response.path) }
            }
            #expect(stale == [])
        }
    }

    /// What stands between the quotation marks of a document: strings, and what is between those.
    private static func pieces(of body: String) -> [Substring] {
        body.split(separator: "\"", omittingEmptySubsequences: false)
    }

    /// A recorded path with the cursor of this server in place of the recorded one.
    private static func path(_ path: String, _ cursors: [Substring: Substring]) -> String {
        guard let cursor = Cursor(endOf: path[...]), let known = cursors[cursor.text] else { return path }
        return String(path.dropLast(Cursor.length)) + String(known)
    }

    /// Whether two bodies are the same, but for the signatures of cursors, the revisions that are made from those, and
    /// the time at which a page was composed.
    private static func isEqual(_ old: [Substring], _ new: [Substring]) -> Bool {
        old.count == new.count
            && old.indices.allSatisfy { index in
                let (left, right) = (old[index], new[index])
                if left == right { return true }
                if index > 0, old[index - 1] == "builtAt" { return true }
                if let one = Cursor(endOf: left), let other = Cursor(endOf: right) {
                    return left.dropLast(Cursor.length) == right.dropLast(Cursor.length)
                        && one.unsigned == other.unsigned
                }
                return isRevision(left) && isRevision(right)
            }
    }

    /// Whether a string has the form of what `PageComposer.stampRevision(_:)` makes.
    private static func isRevision(_ text: Substring) -> Bool {
        text.count == 13 && text.first == "s" && text.dropFirst().allSatisfy(\.isHexDigit)
    }
}

/// A cursor at the end of a string: alone, or in a path.
private struct Cursor {
    /// The length of a cursor, in characters.
    static let length = 57

    let text: Substring

    init?(endOf string: Substring) {
        let text = string.suffix(Self.length)
        guard text.hasPrefix("c1."), CursorSigner.isWellFormed(String(text)) else { return nil }
        self.text = text
    }

    /// The cursor without its signature, which every store makes with a key of its own.
    var unsigned: Substring { text.prefix("c1.".count + 32) }

    /// When the cursor expires, in seconds since 1970: the number in the first eight bytes.
    var expiry: Double {
        let encoded = text.dropFirst("c1.".count).prefix(12).replacing("-", with: "+").replacing("_", with: "/")
        let bytes = Data(base64Encoded: String(encoded)) ?? Data()
        return Double(bytes.prefix(8).reduce(Int64(0)) { $0 << 8 | Int64($1) })
    }
}
