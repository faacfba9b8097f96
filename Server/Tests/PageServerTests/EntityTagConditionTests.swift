import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import PageServer

/// The one parser of `If-Match` and `If-None-Match`, and the responses that depend on it.
struct EntityTagConditionTests {
    private typealias Tag = EntityTagCondition.Tag

    private static let text = Representation(
        Array(repeating: UInt8(ascii: "x"), count: 1_000), type: "text/plain", cacheControl: "no-cache")

    /// The status of a response to a request with `If-None-Match`.
    private static func status(of representation: Representation, _ header: String) -> HTTPResponse.Status {
        let head = HTTPRequest(
            method: .get, scheme: "http", authority: "localhost", path: "/", headerFields: [.ifNoneMatch: header])
        return representation.response(to: Request(head: head, body: RequestBody(buffer: ByteBuffer()))).status
    }

    @Test("a list of tags is read with empty elements, spaces and tabs")
    func list() {
        #expect(
            EntityTagCondition(" ,\"a\" ,\tW/\"b\",, ")
                == .tags([Tag(text: "a", isWeak: false), Tag(text: "b", isWeak: true)]))
    }

    @Test("commas and asterisks between quotes are of the tag")
    func quoted() {
        #expect(EntityTagCondition("\"a,*,b\"") == .tags([Tag(text: "a,*,b", isWeak: false)]))
    }

    @Test(
        "what is no list of tags is malformed",
        arguments: [
            "a", "\"a", "a\"", "w/\"a\"", "W/a", "\"a\" \"b\"", "\"a\";\"b\"", "*, \"a\"", "\"a\", *", "\"a b\"",
        ])
    func malformed(_ header: String) {
        #expect(EntityTagCondition(header) == nil)
    }

    @Test("a strong comparison passes over weak tags, which a weak comparison takes")
    func comparisons() {
        let condition = EntityTagCondition("W/\"a\"")
        #expect(condition?.isMatched(by: "a") == false)
        #expect(condition?.names("a") == true)
    }

    @Test(
        "each tag of a representation is known: alone, weak, in a list, and of each coding",
        arguments: ["", "-br", "-gzip"])
    func known(_ coding: String) {
        let tag = "\"\(Self.text.tag)\(coding)\""
        for header in [tag, "W/\(tag)", "\"other\" , \(tag)", "\(tag),", "*", " * "] {
            #expect(Self.status(of: Self.text, header) == .notModified, "\(header)")
        }
    }

    @Test("a tag is found behind a thousand others")
    func long() {
        let others = (0..<1_000).map { "\"\($0)\", " }.joined()
        #expect(Self.status(of: Self.text, others + "\"\(Self.text.tag)-gzip\"") == .notModified)
    }

    @Test("a coding that a representation does not have is of another one")
    func otherCoding() {
        let bytes = Representation([1, 2, 3], type: "image/png", cacheControl: "no-cache")
        #expect(Self.status(of: bytes, "\"\(bytes.tag)\"") == .notModified)
        #expect(Self.status(of: bytes, "\"\(bytes.tag)-gzip\"") == .ok)
    }

    @Test("a header that names no tag, or is malformed, has the whole body sent")
    func unknown() {
        let tag = Self.text.tag
        for header in [
            "", "\"other\"", "\"a,*,b\"", "*, \"other\"", tag, "\"\(tag)", "x, \"\(tag)\"", "\"\(tag)-zip\"",
        ] {
            #expect(Self.status(of: Self.text, header) == .ok, "\(header)")
        }
    }
}
