import HTTPTypes
import Testing

@testable import PageServer

struct HTTPFieldsTests {
    private static let headers: [HTTPFields] = [
        [:], [.accept: "a", .vary: "b"], [.ifNoneMatch: "\"a\""], [.accept: "a", .ifNoneMatch: "\"a\", \"b\""],
        [.ifNoneMatch: "\"a\"", .accept: "b", .ifNoneMatch: "\"c\""], [.ifNoneMatch: "", .ifNoneMatch: "", .vary: "a"],
    ]

    @Test("the value of a header is that of the subscript, whether it stands once, several times or never")
    func value() {
        let values = Self.headers.map { $0.value(of: .ifNoneMatch) }
        #expect(values == Self.headers.map { $0[.ifNoneMatch] })
        #expect(values == [nil, nil, "\"a\"", "\"a\", \"b\"", "\"a\", \"c\"", ", "])
    }
}
