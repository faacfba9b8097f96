import CollectionPages
import Testing

struct JSONDocumentTests {
    @Test(
        "well-formed texts are read",
        arguments: [
            "null", " true ", "false", "0", "-0", "12", "9007199254740991", "-9007199254740991", "1.5", "1e9",
            "-0.1E-7",
            "1E+400", "\"\"", "\"a\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u00e9\\uD83D\\uDE00\"", "\"é😀\"", "[]",
            "{}", "[1,[2,[3]]]", "{\"a\":{\"b\":[]},\"c\":null}", "\t\r\n [ 1 , 2 ] \n", "\"\u{7F}\u{2028}\u{FEFF}\"",
        ]
    )
    func accepted(_ text: String) throws {
        _ = try JSONDocument(Array(text.utf8))
    }

    @Test(
        "malformed texts are refused where they go wrong",
        arguments: [
            ("", .empty, 0), (" \n ", .empty, 0), ("tru", .unexpectedEnd, 3), ("trux", .expectedValue, 0),
            ("nulL", .expectedValue, 0), ("'a'", .expectedValue, 0), ("1 2", .trailingBytes, 2),
            ("{}x", .trailingBytes, 2), ("[1", .unexpectedEnd, 2), ("[1,", .unexpectedEnd, 3),
            ("[1,]", .expectedValue, 3), ("[,1]", .expectedValue, 1), ("[1;2]", .expectedCommaOrEnd, 2),
            ("[1}", .expectedCommaOrEnd, 2), ("{", .unexpectedEnd, 1), ("{a:1}", .expectedName, 1),
            ("{\"a\"", .unexpectedEnd, 4), ("{\"a\" 1}", .expectedColon, 5), ("{\"a\":}", .expectedValue, 5),
            ("{\"a\":1,}", .expectedName, 7), ("{\"a\":1]", .expectedCommaOrEnd, 6), ("{,}", .expectedName, 1),
            ("\"a", .unexpectedEnd, 2), ("\"a\nb\"", .controlCharacter, 2), ("\"\\x\"", .invalidEscape, 1),
            ("\"\\u12g4\"", .invalidEscape, 1), ("\"\\u12", .unexpectedEnd, 5), ("\"\\", .unexpectedEnd, 2),
            ("\"\\ud800\"", .loneSurrogate, 1), ("\"\\ud800\\u0041\"", .loneSurrogate, 1),
            ("\"\\udc00\"", .loneSurrogate, 1), ("\"\\ud800x\\udc00\"", .loneSurrogate, 1), ("01", .invalidNumber, 0),
            ("-", .unexpectedEnd, 0), ("-a", .invalidNumber, 0), ("1.", .unexpectedEnd, 0), ("[1.]", .invalidNumber, 1),
            ("1e", .unexpectedEnd, 0), ("[1e+]", .invalidNumber, 1), ("+1", .expectedValue, 0),
            (".5", .expectedValue, 0), ("NaN", .expectedValue, 0), ("\u{FEFF}{}", .byteOrderMark, 0),
            ("[\u{FEFF}1]", .expectedValue, 1), ("//c\n1", .expectedValue, 0),
        ] as [(String, JSONDefect, Int)]
    )
    func refused(_ text: String, _ defect: JSONDefect, _ offset: Int) throws {
        let error = try #require(throws: PageError.self) { try JSONDocument(Array(text.utf8)) }
        guard case .notJSON(let found, let position) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(found == defect)
        #expect(position.offset == offset)
    }

    @Test("a defect is placed by line and column")
    func position() throws {
        let error = try #require(throws: PageError.self) {
            try JSONDocument(Array("{\n  \"a\": 1,\n  b: 2\n}".utf8))
        }
        #expect(error.description == "Not JSON at line 3, column 3: a member name in double quotes was expected.")
    }

    @Test("bytes are accepted in a string exactly when they are UTF-8")
    func strictUTF8() {
        let interesting: [UInt8] = [
            0x20, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
            0xEF,
            0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
        ]
        var sequences: [[UInt8]] = []
        for first in UInt8.min...UInt8.max where first >= 0x20 && first != 0x22 && first != 0x5C {
            sequences.append([first])
            for second in UInt8(0x7F)...0xC2 { sequences.append([first, second]) }
        }
        for first in interesting where first >= 0xC0 {
            for second in interesting {
                for third in interesting {
                    sequences.append([first, second, third])
                    for fourth in [0x41, 0x7F, 0x80, 0xBF, 0xC0] as [UInt8] {
                        sequences.append([first, second, third, fourth])
                    }
                }
            }
        }
        let misjudged = sequences.filter { sequence in
            let isAccepted = (try? JSONDocument([0x22] + sequence + [0x22])) != nil
            return isAccepted != (String(validating: sequence, as: UTF8.self) != nil)
        }
        #expect(misjudged == [])
    }

    @Test("every escape means its scalar")
    func escapes() throws {
        for scalar in stride(from: UInt32(0), through: 0x10FFFF, by: 0x3D) {
            guard let character = Unicode.Scalar(scalar) else { continue }
            var text = "\""
            for unit in String(character).utf16 {
                let digits = String(unit, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
            let value = try JSONDocument(Array((text + "\"").utf8)).root
            #expect(value.string == String(character))
        }
    }

    @Test("limits hold to the byte, the level and the value")
    func limits() throws {
        let limits = JSONLimits(byteCount: 8, depth: 3, valueCount: 4)
        _ = try JSONDocument(Array("[[[ 1]]]".utf8), limits: limits)
        #expect(throws: PageError.tooManyBytes(count: 9, limit: 8)) {
            try JSONDocument(Array("[[[  1]]]".utf8), limits: limits)
        }
        let depth = try #require(throws: PageError.self) { try JSONDocument(Array("[[[[]]]]".utf8), limits: limits) }
        #expect(
            depth.description
                == "Arrays and objects are nested more deeply at line 1, column 4 than the limit of 3 levels (JSONLimits.depth)."
        )
        _ = try JSONDocument(Array("[1,2,3]".utf8), limits: limits)
        let values = try #require(throws: PageError.self) { try JSONDocument(Array("[1,2,[]3".utf8), limits: limits) }
        #expect(values.diagnostic.code == .notJSON)
        let many = try #require(throws: PageError.self) { try JSONDocument(Array("[1,[2,3]".utf8), limits: limits) }
        #expect(many.diagnostic.code == .limitExceeded)
        #expect(
            many.description
                == "The document has more values than the limit of 4 (JSONLimits.valueCount), reached at line 1, column 7. "
                + "Raise the limit, or split the document; sections of a page move into sources.")
    }

    @Test("integers are exact up to 2⁵³ − 1, and nothing else is an integer")
    func integers() throws {
        let root = try JSONDocument(
            Array(
                "[0,-0,-7,9007199254740991,-9007199254740991,9007199254740992,99999999999999999999,1.0,1e2,\"1\"]".utf8)
        ).root
        let values = root.elements.map(\.integer)
        #expect(values == [0, 0, -7, 9_007_199_254_740_991, -9_007_199_254_740_991, nil, nil, nil, nil, nil])
    }

    @Test("members are found by name, the first of equals, and null is absent")
    func members() throws {
        let root = try JSONDocument(Array(#"{"a":1,"b":null,"\u0063":"x\ty","a":2}"#.utf8)).root
        #expect(root["a"]?.integer == 1)
        #expect(root["b"] == nil)
        #expect(root["c"]?.string == "x\ty")
        #expect(root["d"] == nil)
        #expect(root.members.map { $0.name.string } == ["a", "b", "c", "a"])
        #expect(root["a"]?["a"] == nil)
    }

    @Test("names that stand twice are found among few and among many", arguments: [2, 16, 17, 400])
    func duplicateNames(_ count: Int) throws {
        var members = (0..<count - 1).map { "\"n\($0)\":\($0)" }
        members.append("\"\\u006e0\":0")
        let text = "{" + members.joined(separator: ",") + "}"
        var decoder = PageDecoder()
        _ = try? decoder.decodePage(Array(#"{"format":1,"page":{"id":"a"},"sections":[],"x":\#(text)}"#.utf8))
        let decoded = try decoder.decodePage(
            Array(#"{"format":1,"page":{"id":"a"},"sections":[],"x":\#(text)}"#.utf8)
        )
        #expect(
            decoded.diagnostics == [
                PageDiagnostic(
                    .duplicateName, .warning, at: "/x/n0", "This member occurs twice; the first one counts."
                )
            ]
        )
    }

    @Test("a pointer leads to its value from the root")
    func pointers() throws {
        let root = try JSONDocument(Array(#"{"a/b":[{"c~":1},[],{"d":{"e":2}}],"f":3}"#.utf8)).root
        var pointers: [String] = []
        func visit(_ value: JSONValue) {
            pointers.append(value.pointer)
            for element in value.elements { visit(element) }
            for member in value.members { visit(member.value) }
        }
        visit(root)
        #expect(
            pointers == [
                "", "/a~1b", "/a~1b/0", "/a~1b/0/c~0", "/a~1b/1", "/a~1b/2", "/a~1b/2/d", "/a~1b/2/d/e", "/f",
            ]
        )
    }

    @Test("10,000 levels cost no stack, and 10 million bytes are refused unread")
    func hostileSizes() {
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 10_000)
        #expect(throws: PageError.self) { try JSONDocument(deep) }
        let limits = JSONLimits(byteCount: .max, depth: .max, valueCount: .max)
        let closed = deep + [UInt8](repeating: UInt8(ascii: "]"), count: 10_000)
        #expect(throws: Never.self) { try JSONDocument(closed, limits: limits) }
        let long = Array("\"".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: 10_000_000) + Array("\"".utf8)
        #expect(throws: PageError.tooManyBytes(count: 10_000_002, limit: 512 * 1024)) { try JSONDocument(long) }
    }
}
