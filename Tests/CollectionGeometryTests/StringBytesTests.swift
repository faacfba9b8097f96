import CollectionTestSupport
import Testing

@testable import CollectionGeometry

struct StringBytesTests {
    /// Short and long strings, with some that are canonically equivalent and no others that are equal.
    static let strings = [
        "", "a", "b", "ab", "e\u{301}", "\u{e9}", "section-header", "section-footer", "section-separator",
        "section-separatoe", String(repeating: "ü", count: 100), String(repeating: "ü", count: 99) + "é",
    ]

    @Test(arguments: StringBytesTests.strings)
    func `strings have equal bytes where their bytes are equal`(string: String) {
        let equal = Self.strings.filter { string.hasSameBytes(as: $0) }
        #expect(equal == Self.strings.filter { Array($0.utf8) == Array(string.utf8) })
    }

    @Test(arguments: StringBytesTests.strings)
    func `a string has the bytes of its copy in another storage`(string: String) {
        #expect(string.hasSameBytes(as: String(decoding: Array(string.utf8), as: UTF8.self)))
    }

    @Test(arguments: StringBytesTests.strings)
    func `a string begins with each string whose bytes are its first`(string: String) {
        let prefixes = Self.strings.filter { string.hasPrefix(bytesOf: $0) }
        #expect(prefixes == Self.strings.filter { Array(string.utf8).starts(with: Array($0.utf8)) })
    }

    @Test(arguments: StringBytesTests.strings)
    func `only strings with equal bytes have equal hashes`(string: String) {
        let equal = Self.strings.filter { hash(of: $0) == hash(of: string) }
        #expect(equal == Self.strings.filter { Array($0.utf8) == Array(string.utf8) })
    }

    private func hash(of string: String) -> Int {
        var hasher = Hasher()
        String(decoding: Array(string.utf8), as: UTF8.self).hashBytes(into: &hasher)
        return hasher.finalize()
    }

    @Test(arguments: 0..<100) func `strings that differ by one byte differ`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1..<40, using: &random)
        let bytes = (0..<count).map { _ in UInt8.random(in: 0x20..<0x7e, using: &random) }
        var changed = bytes
        changed[Int.random(in: 0..<count, using: &random)] += 1
        #expect(!String(decoding: bytes, as: UTF8.self).hasSameBytes(as: String(decoding: changed, as: UTF8.self)))
    }
}
