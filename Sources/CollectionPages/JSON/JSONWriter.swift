/// Writes JSON in its canonical form: UTF-8, no white space, members in the order they are written, and only the
/// escapes that the grammar demands. Equal calls give equal bytes, so a hash of the bytes identifies the content.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { writer in
///     writer.member("title", "Coats")
///     writer.member("rows", 2)
/// }
/// // {"title":"Coats","rows":2}
/// ```
///
/// It does not check the order of calls: a value without a name in an object, a name without a value or a name that is there
/// twice gives text that readers refuse or read otherwise. ``bytes`` are complete when the outermost closure has returned.
public struct JSONWriter: Sendable {
    /// What has been written so far.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Creates an empty writer.
    public init() {}
}

extension JSONWriter {
    /// Writes an object whose members are written by a closure.
    public mutating func object(_ members: (inout JSONWriter) -> Void) {
        beginObject()
        members(&self)
        endObject()
    }

    /// Writes an array whose elements are written by a closure.
    public mutating func array(_ elements: (inout JSONWriter) -> Void) {
        beginArray()
        elements(&self)
        endArray()
    }

    /// Writes an array, one element for each value of a sequence.
    public mutating func array<Values: Sequence>(
        _ values: Values, _ element: (inout JSONWriter, Values.Element) -> Void
    ) {
        array { writer in
            for value in values { element(&writer, value) }
        }
    }

    /// Writes the name of a member; its value must follow.
    public mutating func name(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a string. Control characters, quotes and backslashes are escaped, everything else is written as it is.
    ///
    /// - Complexity: O(*n*) in the bytes of the text.
    @inline(never)  // Each member would have a copy of it.
    public mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in Array(text.utf8) {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            case 0x0D: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
            case 0x09: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
            case 0..<0x20:
                bytes += [UInt8(ascii: "\\"), UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0")]
                bytes += [Self.hexadecimal(byte >> 4), Self.hexadecimal(byte & 15)]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes an integer. Readers of the page format refuse magnitudes above 2⁵³ − 1.
    public mutating func integer(_ value: Int64) {
        separate()
        bytes += Array("\(value)".utf8)
    }

    /// Writes a number with a maximum of decimal places, without trailing zeros.
    ///
    /// - Parameters:
    ///   - value: A number of a magnitude below 10⁹. One that is not finite is written as `null`.
    ///   - places: The maximum number of decimal places, from 0 to 9.
    public mutating func number(_ value: Double, places: Int) {
        guard value.isFinite else { return null() }
        var scale: Int64 = 1
        for _ in 0..<places { scale *= 10 }
        let scaled = Int64((value * Double(scale)).rounded())
        let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: scale.magnitude)
        separate()
        if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes += Array("\(whole)".utf8)
        guard rest > 0 else { return }
        // A 1 in front keeps the zeros behind the point.
        var decimals = Array("\(scale.magnitude + rest)".utf8.dropFirst())
        while decimals.last == UInt8(ascii: "0") { decimals.removeLast() }
        bytes.append(UInt8(ascii: "."))
        bytes += decimals
    }

    /// Writes `null`.
    public mutating func null() {
        separate()
        bytes += Array("null".utf8)
    }

    /// Writes `true` or `false`.
    public mutating func boolean(_ value: Bool) {
        separate()
        bytes += Array((value ? "true" : "false").utf8)
    }
}

extension JSONWriter {
    /// Writes a member with a string, or nothing for `nil`.
    public mutating func member(_ name: String, _ text: String?) {
        guard let text else { return }
        self.name(name)
        string(text)
    }

    /// Writes a member with an integer, or nothing for `nil`.
    public mutating func member<Value: BinaryInteger>(_ name: String, _ value: Value?) {
        guard let value else { return }
        self.name(name)
        integer(Int64(clamping: value))
    }

    /// Writes a member with a number and a maximum of decimal places, or nothing for `nil`.
    public mutating func member(_ name: String, _ value: Double?, places: Int) {
        guard let value else { return }
        self.name(name)
        number(value, places: places)
    }

    /// Writes a member with a boolean, or nothing for `nil`.
    public mutating func member(_ name: String, _ value: Bool?) {
        guard let value else { return }
        self.name(name)
        boolean(value)
    }

    /// Writes a member with an array of strings, or nothing if there are none.
    public mutating func member(_ name: String, _ texts: [String]) {
        guard !texts.isEmpty else { return }
        self.name(name)
        array(texts) { writer, text in writer.string(text) }
    }

    mutating func beginObject() { begin(UInt8(ascii: "{")) }

    mutating func endObject() { end(UInt8(ascii: "}")) }

    mutating func beginArray() { begin(UInt8(ascii: "[")) }

    mutating func endArray() { end(UInt8(ascii: "]")) }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func end(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private static func hexadecimal(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
}
