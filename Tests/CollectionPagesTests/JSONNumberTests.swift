import Testing

@testable import CollectionPages

struct JSONNumberTests {
    private func number(_ text: String) throws -> Double? {
        try JSONDocument(Array("[\(text)]".utf8)).root.elements.map(\.number).first ?? nil
    }

    @Test(
        "numbers of up to 15 digits are the doubles that Swift reads",
        arguments: [
            "0", "-0", "7", "-12", "3.5", "52.51704", "-0.00001", "13.10000", "1e3", "1E-3", "2.5e+2",
            "123456789012345",
            "0.1", "0.000123", "1e22", "999999999.99999", "-179.99999",
        ])
    func exact(_ text: String) throws {
        #expect(try number(text) == Double(text))
    }

    @Test("longer numbers differ in the last bits at most, and what a double cannot hold has no value")
    func long() throws {
        for text in ["3.14159265358979323846", "12345678901234567890123", "1e-300", "1.7976931348623157e308"] {
            let (read, model) = (try #require(try number(text)), try #require(Double(text)))
            #expect(abs(read - model) <= 8 * model.ulp, "\(text)")
        }
        #expect(try number("1e400") == nil)
        #expect(try number("1e99999999999999999999") == nil)
        #expect(try number("1e-99999999999999999999") == 0)
        #expect(try number("0e999") == 0)
        for other in ["true", "null", "\"1\"", "[1]", "{}"] { #expect(try number(other) == nil) }
    }

    @Test("numbers are written with the places that they need, and read back")
    func writing() throws {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("a", 3.5, places: 1)
            writer.member("b", -52.0, places: 5)
            writer.member("c", 13.00004, places: 5)
            writer.member("d", -0.000004, places: 5)
            writer.member("e", 0.999999, places: 5)
            writer.member("f", nil as Double?, places: 2)
            writer.name("g")
            writer.number(.nan, places: 2)
            writer.member("h", 12.75, places: 0)
        }
        #expect(
            String(decoding: writer.bytes, as: UTF8.self)
                == #"{"a":3.5,"b":-52,"c":13.00004,"d":0,"e":1,"g":null,"h":13}"#)
        for step in stride(from: -180.0, through: 180, by: 7.12345) {
            var writer = JSONWriter()
            writer.array { $0.number(step, places: 5) }
            let read = try #require(try JSONDocument(writer.bytes).root.elements.map(\.number).first ?? nil)
            #expect(abs(read - step) <= 0.000005001)
        }
    }
}
