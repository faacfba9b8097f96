import CollectionViews
import Testing

@Suite struct HeaderFieldsTests {
    @Test("a field is found by its name in any case, and has one value")
    func names() {
        var fields: HeaderFields = ["Content-Type": "text/plain", "ETag": "1"]
        #expect(fields["content-type"] == "text/plain")
        fields["CONTENT-TYPE"] = "text/csv"
        #expect(fields["Content-Type"] == "text/csv")
        #expect(fields == ["etag": "1", "content-type": "text/csv"])
        fields["Etag"] = nil
        #expect(fields["ETag"] == nil)
        fields["content-type"] = nil
        #expect(fields.isEmpty)
        #expect(fields == HeaderFields())
    }

    @Test("fields keep their order, and empty values")
    func order() {
        let fields: HeaderFields = ["B": "2", "A": "", "C": "é, 東京"]
        #expect(fields.elements.map { "\($0.name)=\($0.value)" } == ["b=2", "a=", "c=é, 東京"])
    }

    @Test("no value begins another field")
    func separators() {
        let fields: HeaderFields = ["A": "1\0Authorization\0x", "B\0C": "2"]
        #expect(fields.elements.count == 2)
        #expect(fields["Authorization"] == nil)
    }
}
