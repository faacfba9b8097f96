/// Numbers as readers know them.
enum NumberText {
    /// A whole number with its thousands apart, such as "12,345".
    static func grouped(_ number: Int) -> String {
        var digits = Array("\(number.magnitude)".utf8)
        var index = digits.count - 3
        while index > 0 {
            digits.insert(UInt8(ascii: ","), at: index)
            index -= 3
        }
        return (number < 0 ? "−" : "") + String(decoding: digits, as: UTF8.self)
    }

    /// A number with one decimal, such as "4.3".
    static func tenths(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// A length in minutes, or in hours where it is long.
    static func duration(seconds: Int) -> String {
        let minutes = (seconds + 30) / 60
        return minutes < 120 ? "\(minutes) min" : "\(grouped((minutes + 30) / 60)) h"
    }

    /// A number of things, with the word for one or several of them.
    static func count(_ number: Int, _ one: StaticString, _ several: StaticString) -> String {
        "\(grouped(number)) \(number == 1 ? one : several)"
    }
}
