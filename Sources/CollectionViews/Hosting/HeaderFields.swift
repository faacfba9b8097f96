/// The header fields of a request or a response.
///
/// ```swift
/// var request = HostRequest("/v1/notes/7", method: .put, body: note.bytes)
/// request.headerFields = ["If-Match": revision, "Authorization": "Bearer \(token)"]
/// ```
///
/// Names are case-insensitive: they are kept in lower case. A name has one value; a response with several of one name has them in one
/// value, separated by commas. Nothing is checked here: the host refuses a request with a field that HTTP or browsers do not permit.
public struct HeaderFields: Equatable, Sendable {
    /// Each field as its name, U+0000, its value and U+0000, which is how fields cross to the page and back.
    package private(set) var encoded: [UInt8]

    /// Creates no fields.
    public init() { encoded = [] }

    /// Creates the fields that have crossed from the page.
    package init(encoded: [UInt8]) { self.encoded = encoded }
}

extension HeaderFields {
    /// The value of the field with a name; `nil` if there is none. Setting `nil` removes the field.
    ///
    /// - Complexity: O(*n*) in the number of bytes of all fields.
    public subscript(name: String) -> String? {
        get {
            let name = Self.encoded(name, isName: true)
            var start = 0
            while let field = field(at: start) {
                if encoded[field.name].elementsEqual(name) {
                    return String(decoding: encoded[field.value], as: UTF8.self)
                }
                start = field.value.upperBound + 1
            }
            return nil
        }
        set {
            let name = Self.encoded(name, isName: true)
            var start = 0
            while let field = field(at: start) {
                if encoded[field.name].elementsEqual(name) {
                    encoded.removeSubrange(start...field.value.upperBound)
                } else {
                    start = field.value.upperBound + 1
                }
            }
            if let newValue { encoded += name + [0] + Self.encoded(newValue, isName: false) + [0] }
        }
    }

    /// Whether there are no fields.
    public var isEmpty: Bool { encoded.isEmpty }

    /// The fields in the order in which they were set, with their names in lower case.
    ///
    /// - Complexity: O(*n*) in the number of bytes of all fields.
    public var elements: [(name: String, value: String)] {
        var elements: [(name: String, value: String)] = []
        var start = 0
        while let field = field(at: start) {
            let value = String(decoding: encoded[field.value], as: UTF8.self)
            elements.append((String(decoding: encoded[field.name], as: UTF8.self), value))
            start = field.value.upperBound + 1
        }
        return elements
    }

    /// Where the field lies that begins at a position; `nil` at the end.
    private func field(at start: Int) -> (name: Range<Int>, value: Range<Int>)? {
        guard let nameEnd = encoded[start...].firstIndex(of: 0),
            let valueEnd = encoded[(nameEnd + 1)...].firstIndex(of: 0)
        else { return nil }
        return (start..<nameEnd, nameEnd + 1..<valueEnd)
    }

    /// A name or value in UTF-8. U+0000, which no field may have, ends it in ``encoded``: a line break takes its place, which the host
    /// refuses likewise.
    private static func encoded(_ text: String, isName: Bool) -> [UInt8] {
        Array(text.utf8).map { byte in
            if byte == 0 { return 0x0A }
            return isName && (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        }
    }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
    /// Creates fields of names and values. Of two with the same name the last one counts.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init()
        for (name, value) in elements { self[name] = value }
    }
}
