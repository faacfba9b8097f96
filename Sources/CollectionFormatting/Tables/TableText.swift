/// A part of a table of locales: bytes that live as long as the program.
///
/// A table is one text in which fields are divided by "|" and the parts of a field by "~". Fields are found by counting, so that a
/// program holds the bytes of the tables it uses and nothing that points into them.
struct TableText {
    let start: UnsafePointer<UInt8>
    let count: Int

    init(_ text: StaticString) {
        start = text.utf8Start
        count = text.utf8CodeUnitCount
    }

    private init(start: UnsafePointer<UInt8>, count: Int) {
        self.start = start
        self.count = count
    }
}

extension TableText {
    /// The bytes of the text.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    var isEmpty: Bool { count == 0 }

    /// The field at an index, or an empty text where there are fewer.
    ///
    /// - Complexity: O(length of the table).
    func field(_ index: Int) -> TableText { piece(index, separator: UInt8(ascii: "|")) }

    /// The number of fields.
    var fieldCount: Int { bytes.reduce(1) { $1 == UInt8(ascii: "|") ? $0 + 1 : $0 } }

    /// The part of a field at an index, or an empty text where there are fewer.
    func part(_ index: Int) -> TableText { piece(index, separator: UInt8(ascii: "~")) }

    /// What follows a prefix in the first part of the field that begins with it.
    func part(startingWith prefix: some Collection<UInt8>) -> TableText? {
        var rest = self
        while true {
            let end = rest.end(of: UInt8(ascii: "~"))
            if rest.starts(with: prefix, before: end) {
                return TableText(start: rest.start + prefix.count, count: end - prefix.count)
            }
            guard end < rest.count else { return nil }
            rest = rest.dropping(end + 1)
        }
    }

    /// The text without its first bytes.
    func dropping(_ length: Int) -> TableText { TableText(start: start + length, count: count - length) }

    /// The number that a text of digits stands for.
    var number: Int { bytes.reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) } }

    /// Whether codes of two letters, one after the other, contain a code.
    func containsPair(_ first: UInt8, _ second: UInt8) -> Bool {
        stride(from: 0, to: count - 1, by: 2).contains { start[$0] == first && start[$0 + 1] == second }
    }

    private func piece(_ index: Int, separator: UInt8) -> TableText {
        var rest = self
        for _ in 0..<index {
            let end = rest.end(of: separator)
            guard end < rest.count else { return rest.dropping(rest.count) }
            rest = rest.dropping(end + 1)
        }
        return TableText(start: rest.start, count: rest.end(of: separator))
    }

    private func end(of separator: UInt8) -> Int {
        var end = 0
        while end < count, start[end] != separator { end += 1 }
        return end
    }

    private func starts(with prefix: some Collection<UInt8>, before end: Int) -> Bool {
        guard prefix.count <= end else { return false }
        var offset = 0
        for byte in prefix {
            if start[offset] != byte { return false }
            offset += 1
        }
        return true
    }
}

extension [UInt8] {
    mutating func append(_ text: TableText) { append(contentsOf: text.bytes) }

    /// Adds a pattern, with other texts in place of the number ("#"), the sign ("-") and the currency ("¤").
    mutating func append(pattern: TableText, number: [UInt8], sign: TableText? = nil, currency: [UInt8] = []) {
        var index = 0
        while index < pattern.count {
            let byte = pattern.start[index]
            index += 1
            switch byte {
            case UInt8(ascii: "#"): append(contentsOf: number)
            case UInt8(ascii: "-"): if let sign { append(sign) } else { append(byte) }
            case 0xC2 where index < pattern.count && pattern.start[index] == 0xA4:
                append(contentsOf: currency)
                index += 1
            default: append(byte)
            }
        }
    }

    var text: String { String(decoding: self, as: UTF8.self) }
}
