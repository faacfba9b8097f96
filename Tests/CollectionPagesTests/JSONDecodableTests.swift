import CollectionPages
import Testing

private struct Product: JSONDecodable, Equatable {
    let id: Int
    let title: String
    let price: Double?
    let tags: [String]
    let isNew: Bool

    init(_ json: JSONValue) throws(JSONDecodingError) {
        id = try json.decode("id")
        title = try json.decode("title")
        price = try json.decodeIfPresent("price")
        tags = try json.decodeIfPresent("tags") ?? []
        isNew = try json.decodeIfPresent("isNew") ?? false
        if id < 0 { throw json.invalid("a number from 0 is expected for the id") }
    }
}

@Suite struct JSONDecodableTests {
    /// The products of a text, or the error.
    private func outcome(_ text: String) -> String {
        do throws(JSONDecodingError) {
            let products: [Product] = try JSONDocument.decode("items", from: Array(text.utf8))
            return products.map { "\($0.id) \($0.title) \($0.price ?? -1) \($0.tags) \($0.isNew)" }
                .joined(separator: "; ")
        } catch {
            return error.description
        }
    }

    @Test("values are read by their types")
    func values() {
        #expect(
            outcome(
                #"{"items":[{"id":1,"title":"a\u00e9","price":2.5,"tags":["x"],"isNew":true},{"id":2,"title":"b"}]}"#)
                == #"1 aé 2.5 ["x"] true; 2 b -1.0 [] false"#)
        #expect(outcome(#"{"items":[{"id":1,"title":"a","price":null}],"more":1}"#) == "1 a -1.0 [] false")
        #expect(outcome(#"{"items":[]}"#) == "")
    }

    @Test(
        "an error says where and what",
        arguments: [
            (#"{"items":[{"id":1,"title":"a"},{"id":2}]}"#, "items[1].title: missing"),
            (#"{"items":[{"id":1,"title":"a","price":"2"}]}"#, "items[0].price: number expected, string found"),
            (#"{"items":[{"id":1.5,"title":"a"}]}"#, "items[0].id: whole number expected"),
            (#"{"items":[{"id":1,"title":"a","tags":[["x"]]}]}"#, "items[0].tags[0]: string expected, array found"),
            (#"{"items":[{"id":-1,"title":"a"}]}"#, "items[0]: a number from 0 is expected for the id"),
            (#"{"items":[7]}"#, "items[0]: object expected, number found"),
            (#"{"items":{}}"#, "items: array expected, object found"),
            (#"{}"#, "items: missing"),
            (#"[]"#, "value: object expected, array found"),
            (#"{"items":[{"id":1,"title":"a","price":1e999}]}"#, "items[0].price: too large for a number"),
        ])
    func errors(text: String, expected: String) {
        #expect(outcome(text) == expected)
    }

    @Test("a text that is not JSON, or too long, says so")
    func unreadable() {
        #expect(outcome("{").contains("ends in the middle"))
        #expect(throws: JSONDecodingError.unreadable(.tooManyBytes(count: 4, limit: 3))) {
            try JSONDocument.decode([Int].self, from: Array("[10]".utf8), limits: JSONLimits(byteCount: 3))
        }
    }

    @Test("the elements that can be read are kept, the others are reported")
    func elements() throws {
        let document = try JSONDocument(Array(#"[1,"2",3,null]"#.utf8))
        var errors: [String] = []
        let numbers: [Int] = try document.root.decodeElements { errors.append($0.description) }
        #expect(numbers == [1, 3])
        #expect(errors == ["[1]: number expected, string found", "[3]: number expected, null found"])
        let gaps = try [Int?](try JSONDocument(Array("[1,null]".utf8)).root)
        #expect(gaps == [1, nil])
    }
}
