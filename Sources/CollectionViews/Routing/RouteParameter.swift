/// How a parameter of an address is read and written: a path component, or the value of a query.
///
/// ```swift
/// extension RouteParameter where Value == Segment {
///     static var segment: Self { RouteParameter(parse: { Segment(name: $0) }, print: { $0.name }) }
/// }
/// ```
public struct RouteParameter<Value>: Sendable {
    /// Returns the value of a text without escapes, or `nil` where the address does not belong to the app.
    public let parse: @Sendable (String) -> Value?
    /// Returns the text of a value, without escapes.
    public let print: @Sendable (Value) -> String

    /// Creates a parameter of two functions, of which each is the inverse of the other.
    ///
    /// - Parameters:
    ///   - parse: Returns the value of a text without escapes, or `nil` where the address does not belong to the app.
    ///   - print: Returns the text of a value. It need not escape anything.
    public init(
        parse: @escaping @Sendable (String) -> Value?, print: @escaping @Sendable (Value) -> String
    ) {
        self.parse = parse
        self.print = print
    }
}

extension RouteParameter where Value == String {
    /// A text that is not empty.
    public static var string: RouteParameter<String> {
        RouteParameter(parse: { $0.utf8.isEmpty ? nil : $0 }, print: { $0 })
    }

    /// A name of ASCII letters, digits, `-`, `_`, `.` and `:`, which is safe to put into the path of a request. It is not empty, and not of
    /// dots alone, which stand for folders there.
    public static var token: RouteParameter<String> {
        RouteParameter(parse: { isToken($0) ? $0 : nil }, print: { $0 })
    }

    private static func isToken(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.contains { $0 != UInt8(ascii: ".") } && bytes.allSatisfy { isTokenByte($0) }
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: ":"):
            true
        default: false
        }
    }
}

extension RouteParameter where Value == Int {
    /// A whole number, of up to nine digits and without a plus sign or leading zeros: each has one address.
    public static var int: RouteParameter<Int> {
        RouteParameter(parse: { number(of: $0) }, print: { "\($0)" })
    }

    /// A whole number above zero, such as an id of a database; otherwise as ``int``.
    public static var positiveInt: RouteParameter<Int> {
        RouteParameter(parse: { number(of: $0).flatMap { $0 > 0 ? $0 : nil } }, print: { "\($0)" })
    }

    private static func number(of text: String) -> Int? {
        var digits = Array(text.utf8)[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits = digits.dropFirst() }
        guard (1...9).contains(digits.count), digits.count == 1 || digits.first != UInt8(ascii: "0") else { return nil }
        var number = 0
        for byte in digits {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return isNegative ? (number == 0 ? nil : -number) : number
    }
}
