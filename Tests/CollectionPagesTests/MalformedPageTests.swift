import CollectionPages
import CollectionTestSupport
import Foundation
import Testing

/// Documents that are wrong in every way we could think of. What becomes of each is recorded in
/// `Fixtures/malformed.expected`; the WebAssembly checks compare with the same record.
struct MalformedPageTests {
    private static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Fixture.directory.appending(path: "malformed").path())
            .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    @Test("each malformed document is reported as recorded, and what is shown of it is what was recorded")
    func corpus() throws {
        var report = ""
        for name in try Self.names() {
            let lines = CorpusReport.lines(name: name, bytes: try Fixture.bytes("malformed/\(name).json"))
            report += ([name] + lines).joined(separator: "\n") + "\n"
        }
        let record = Fixture.directory.appending(path: "malformed.expected")
        if ProcessInfo.processInfo.environment["RECORD_CORPUS"] != nil {
            try report.write(to: record, atomically: true, encoding: .utf8)
            Issue.record(
                "The corpus was recorded anew; look at the difference, then run the test without RECORD_CORPUS.")
        }
        let expected = try String(contentsOf: record, encoding: .utf8)
        let found = report.split(separator: "\n")
        let wanted = expected.split(separator: "\n")
        for (found, wanted) in zip(found, wanted) where found != wanted {
            Issue.record("found:  \(found)\nwanted: \(wanted)")
            break
        }
        #expect(found.count == wanted.count)
    }

    @Test("there are at least sixty malformed documents, and the validator names an error in each but the valid one")
    func everyDocumentIsNamed() throws {
        let names = try Self.names()
        #expect(names.count > 60)
        for name in names where !name.hasPrefix("valid") {
            let diagnostics = PageValidator().validate(try Fixture.bytes("malformed/\(name).json"))
            #expect(!diagnostics.isEmpty, "\(name)")
            #expect(diagnostics.allSatisfy { !$0.message.isEmpty }, "\(name)")
        }
    }

    @Test("every beginning of the example is refused or read, never more")
    func prefixes() throws {
        let bytes = try Fixture.bytes("page-example.json")
        let last = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
        for length in 0..<bytes.count {
            var decoder = PageDecoder()
            let isRead = (try? decoder.decodePage(Array(bytes[..<length]))) != nil
            #expect(isRead == (length > last))
            if length % 64 == 0 { #expect(PageValidator().validate(Array(bytes[..<length])).isEmpty == isRead) }
        }
    }

    @Test("thousands of damaged copies of the example neither trap nor hang", arguments: 0..<8)
    func mutations(_ seed: UInt64) throws {
        let original = try Fixture.bytes("page-example.json")
        var generator = SeededGenerator(seed: seed)
        var readCount = 0
        var decoder = PageDecoder()
        for _ in 0..<300 {
            let damaged = Self.damage(original, &generator)
            if let decoded = try? decoder.decodePage(damaged) {
                readCount += 1
                for section in decoded.content.sections {
                    for item in section.items { #expect(Self.isHarmless(item)) }
                }
                // What was read can be written and read again as the same.
                let written = PageWriter.bytes(of: decoded.content, identifiers: decoder.identifiers)
                #expect(throws: Never.self) { try decoder.decodePage(written) }
            }
            _ = PageValidator().validate(damaged)
        }
        #expect(readCount > 10)
    }

    /// One to four changes: a byte replaced, removed or doubled, or a piece copied elsewhere.
    private static func damage(_ original: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let index = Int.random(in: bytes.indices, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
            case 1: bytes[index] = UInt8.random(in: 0x20...0x7E, using: &generator)
            case 2: bytes.remove(at: index)
            case 3: bytes.insert(bytes[index], at: index)
            default:
                let end = min(index + Int.random(in: 1...200, using: &generator), bytes.count)
                bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: bytes.indices, using: &generator))
            }
        }
        return bytes
    }

    private static func isHarmless(_ item: PageItem) -> Bool {
        let links = item.actions.flatMap(\.commands).compactMap { command in
            if case .open(let url) = command { url } else { nil }
        }
        return links.allSatisfy { LinkPolicy().allows($0) }
            && item.text.allSatisfy { $0.link == nil || LinkPolicy().allows($0.link ?? "") }
            && (item.image.map { LinkPolicy.defect(ofImagePath: $0.path) == nil } ?? true)
            && item.children.allSatisfy { isHarmless($0) }
    }

    @Test("documents that are too large, too deep or too many are refused at once")
    func sizes() throws {
        func refusal(_ bytes: [UInt8]) -> PageDiagnostic? {
            var decoder = PageDecoder()
            do {
                _ = try decoder.decodePage(bytes)
                return nil
            } catch {
                return error.diagnostic
            }
        }
        let head = #"{"format":1,"page":{"id":"home"},"sections":["#
        let deep = Array((head + String(repeating: "[", count: 10_000)).utf8)
        let long = Array(
            (head + #"{"id":"a","layout":"stack","title":""# + String(repeating: "a", count: 10_000_000) + "\"}]}").utf8
        )
        let many = Array((head + Array(repeating: "{}", count: 20_001).joined(separator: ",") + "]}").utf8)
        let names = Array(
            (head + "{" + (0..<19_000).map { "\"n\($0 % 18_999)\":1" }.joined(separator: ",") + "}]}").utf8
        )
        for bytes in [deep, long, many] {
            #expect(refusal(bytes)?.code == .limitExceeded)
            #expect(PageValidator().validate(bytes).map(\.code) == [.limitExceeded])
        }
        #expect(refusal(names) == nil)
        #expect(
            PageValidator().validate(names).contains { $0.code == .duplicateName && $0.pointer == "/sections/0/n0" })
    }
}
